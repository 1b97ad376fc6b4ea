"""Reading a picture back: what its layers show on a space."""

import re
from xml.etree import ElementTree as ET

import tikal
from tests.tables import Data

SVG = "{http://www.w3.org/2000/svg}"
Node = ET.Element


def game_of(document: Data) -> tikal.Game:
    """Return the game that begins with a position."""
    return tikal.Game.from_document(document)


def root_of(game: tikal.Game, *, compass: bool = False) -> Node:
    """Return a game's picture as a tree."""
    return tree_of(game.svg(compass=compass))


def tree_of(picture: str) -> Node:
    """Return a picture as a tree."""
    return ET.fromstring(picture)  # noqa: S314 - our own text


def layers_of(root: Node) -> list[str | None]:
    """Return the names of a picture's layers, bottom to top."""
    return [node.get("data-layer") for node in root.findall(f"{SVG}g")]


def layer_of(game: tikal.Game, name: str, *, compass: bool = False) -> Node:
    """Return a layer by its name."""
    return layer_in(root_of(game, compass=compass), name)


def layer_in(root: Node, name: str) -> Node:
    """Return a layer of a tree."""
    (found,) = root.findall(f"{SVG}g[@data-layer='{name}']")
    return found


def at(layer: Node, space: str) -> Node | None:
    """Return what a layer shows on a space, None where it shows nothing there."""
    return layer.find(f"{SVG}g[@data-space='{space}']")


def on_space(game: tikal.Game, layer: str, space: str) -> Node | None:
    """Return what a layer of a game's picture shows on a space."""
    return at(layer_of(game, layer), space)


def words(node: Node | None) -> list[str]:
    """Return the texts below a node, in order."""
    assert node is not None
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def styles(node: Node | None) -> list[str]:
    """Return the classes of everything below a node, in order."""
    assert node is not None
    return [style for item in node.iter() for style in item.get("class", "").split()]


def hue_shapes(node: Node | None) -> list[tuple[str, str]]:
    """Return the kind of element and the seat's digit of every coloured shape below a node."""
    assert node is not None
    found: list[tuple[str, str]] = []
    for item in node.iter():
        match = re.fullmatch(r"hue(\d)", item.get("class", ""))
        if match:
            found.append((item.tag.removeprefix(SVG), match[1]))
    return found


def centre_of(game: tikal.Game, space: str) -> tuple[float, float]:
    """Return where the ground of a space is drawn."""
    node = on_space(game, "ground", space)
    assert node is not None
    return place_of(node)


def place_of(node: Node) -> tuple[float, float]:
    """Return where a group has been moved to."""
    match = re.match(r"translate\((\S+) (\S+)\)", node.get("transform", ""))
    assert match is not None
    return float(match[1]), float(match[2])
