"""Finished games: seen again, told, taken away as files and verified."""
