"""Tikal Legend, solo: draft, items, cards, rounds, and Mutul in a package (L1 to L66)."""
