"""Ratings: how strong somebody is, worked out from rated games."""
