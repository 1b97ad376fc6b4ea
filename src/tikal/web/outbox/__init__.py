"""Notices to people: who is told what, when, and by which channel."""
