"""Clients that do their worst, each in a process of its own and from an address of its own."""
