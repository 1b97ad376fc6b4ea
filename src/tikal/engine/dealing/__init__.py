"""What is agreed before a game, and what chance makes of it."""
