"""Search inside one turn; compiled together with the engine."""
