"""A position and what it consists of, in flat arrays."""
