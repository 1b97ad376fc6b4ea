"""What is in the box: tiles, pieces and the published editions, as data."""
