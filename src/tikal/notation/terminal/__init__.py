"""The board as plain text for terminals."""
