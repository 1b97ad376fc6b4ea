"""Two servers on one PostgreSQL beside a bare pair: how soon the other's socket has a move."""
