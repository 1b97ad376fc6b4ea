"""Accounts: signing in, what is kept, what is given out, and what is refused."""
