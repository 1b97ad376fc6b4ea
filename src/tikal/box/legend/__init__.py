"""What is in the box of Tikal Legend: Action cards, AP tokens, Solo cards, as data."""
