"""`tikal bench`: measure how fast the engine is on this machine."""
