"""Where tables are kept: an append-only log of commands, on SQLite or PostgreSQL."""
