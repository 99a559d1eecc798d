"""The cards, as declarations."""
