"""The pages and the table in a real Chromium, against a real server."""
