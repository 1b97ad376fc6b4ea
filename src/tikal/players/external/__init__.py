"""External bots: separate processes that speak the line protocol."""
