"""The geometry of the board: 40 spaces, six directions, neighbours, the compass."""
