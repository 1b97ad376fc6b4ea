"""Attacks on a running server that take longer than a test may, with counts tried and failed."""
