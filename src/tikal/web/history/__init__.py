"""The history of games: their moves, any moment of them, how they ended, and statistics."""
