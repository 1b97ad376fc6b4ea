"""Bots at the server's tables: processes of their own, driven by what happens there."""
