"""The arena: many games between bots, and their results."""
