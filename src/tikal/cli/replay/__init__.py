"""`tikal replay`: show a recorded game again."""
