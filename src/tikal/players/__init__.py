"""Bots: players, their search, the exact scoring turn, and the arena."""
