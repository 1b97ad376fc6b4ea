"""Tables in play: games with the people and bots around them."""
