"""Two servers and a worker on one PostgreSQL: one of them is killed, again and again."""
