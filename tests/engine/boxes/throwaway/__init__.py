"""Black Market, a variant that exists only in the tests: one folder, and all that a variant may bring.

A title (the Quartermaster), a location (the Mess Hall), a deck (errands), tokens with a hidden face (crates), a
response window (before an errand) and a step at the end of a turn (taking stock).
"""
