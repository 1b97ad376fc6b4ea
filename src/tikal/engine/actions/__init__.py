"""What a seat can do, one module for each kind of action."""
