"""`tikal arena`: let bots play many games and rate them."""
