"""The terminal: playing, replaying, checking and counting from the command line."""
