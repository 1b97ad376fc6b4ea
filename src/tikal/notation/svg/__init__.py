"""Pictures of a position as SVG."""
