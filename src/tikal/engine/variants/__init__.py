"""The variants: how turns follow each other, how a game scores and ends."""
