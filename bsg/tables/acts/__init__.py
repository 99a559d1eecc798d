"""What people do at a table besides answering: sitting down, talking, holding a window, claiming, noting, reporting."""
