"""The database's history: one script for every change of its tables."""
