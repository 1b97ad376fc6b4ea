"""Connections: how many there may be, how long they may take, and how they end."""
