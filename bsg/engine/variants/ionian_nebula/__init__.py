"""Variant 3: the Ionian Nebula."""
