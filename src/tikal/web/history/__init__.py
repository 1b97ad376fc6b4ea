"""Looking back: the moves of a game, any moment of it, how it ended, and one's statistics."""
