"""The cheapest ways of members, and the moves they consist of."""
