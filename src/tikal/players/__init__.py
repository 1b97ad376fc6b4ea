"""Who decides: bots, their search, and the exact scoring turn."""
