"""What is served: the pages before and at a table, their forms, and who may see them."""
