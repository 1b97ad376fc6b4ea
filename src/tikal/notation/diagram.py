"""Pictures of a position."""

from tikal.engine.position import Position


def svg(position: Position) -> str:
    return f"<svg>{position.ap}</svg>"


def unicode_board(position: Position) -> str:
    return f"{position.ap}"
