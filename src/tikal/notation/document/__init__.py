"""Position documents: a position as plain JSON-safe data, and back."""
