"""Tests of ratings: how they are worked out, kept and shown."""
