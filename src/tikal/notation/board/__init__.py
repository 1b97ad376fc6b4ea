"""What pictures and terminals tell about a position, as plain data and short sentences."""
