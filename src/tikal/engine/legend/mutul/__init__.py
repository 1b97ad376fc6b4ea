"""Legend's Mutul: what he takes, plays and does, one module for each part (L22 to L61)."""
