"""What is in the box, as data: tiles, pieces, solo cards and the published editions."""
