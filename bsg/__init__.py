"""An online table for a hidden-role space fleet board game."""
