"""Variant 2: the Cylon Fleet."""
