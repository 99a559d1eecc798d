"""Variant 1, second half: the Final Five."""
