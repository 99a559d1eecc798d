"""Who sits where and who decides: acts that are entries of the journal, by consent of the people at the table."""
