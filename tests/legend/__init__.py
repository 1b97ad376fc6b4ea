"""Tikal Legend beyond its single rules: decks, documents, views, bad input."""
