"""What the browser's board shows, worked out here so that the browser needs no rules.

Everything is taken from what is public in a position: the state of a game is the same as that of
any world that agrees with it (a property test holds it to that).
"""
