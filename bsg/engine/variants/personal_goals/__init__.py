"""Variant 1, first half: the Personal Goals."""
