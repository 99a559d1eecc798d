"""What goes through all boxes alike, and a variant that exists only here."""
