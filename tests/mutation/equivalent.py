"""Mutants that no test can notice, each with the reason: the game they make is the same game."""

EQUIVALENT: dict[str, str] = {}
