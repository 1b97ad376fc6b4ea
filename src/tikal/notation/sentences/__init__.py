"""Codes with parameters, and the sentences that say them."""
