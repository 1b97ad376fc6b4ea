"""The picture in the README."""

from tools.pictures import BOARD, shown_game


def test_the_picture_in_the_readme_is_the_one_we_draw() -> None:
    """`python -m tools.pictures` gives the stored picture: run it when pictures have changed."""
    assert BOARD.read_text(encoding="utf-8") == shown_game().svg()
