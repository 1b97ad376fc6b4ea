"""How bots think about Tikal Legend: its own points, items, cards and draft."""
