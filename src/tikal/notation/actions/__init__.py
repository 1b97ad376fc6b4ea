"""Actions as people write, read, list and pay them."""
