"""What is true: every entry of every game goes in here, and every running game comes out of here."""
