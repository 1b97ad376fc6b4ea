"""The scripts, in order of their numbers."""
