"""What is said between a table and its readers: commands, sections, words, and who is told that something moved."""
