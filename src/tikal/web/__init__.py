"""Tikal in the browser: the server that keeps the tables, and the page it serves."""
