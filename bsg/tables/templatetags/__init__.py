"""Tags and filters of the tables' pages."""
