"""How Legend's piles and positions are written, and read back."""
