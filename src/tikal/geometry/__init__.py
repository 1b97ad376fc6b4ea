"""Where things are: the 40 spaces, the six directions and what lies next to what."""
