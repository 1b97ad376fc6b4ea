"""`tikal play`: a game at the terminal."""
