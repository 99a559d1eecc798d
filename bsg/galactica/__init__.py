"""This game at the tables: its read models with their admin, and the commands that are about it."""
