"""A scene as SVG."""

from collections.abc import Sequence
from html import escape
from typing import Any

from hatoba.engine.game import Game
from hatoba.pictures.scene import HEIGHT, WIDTH, Box, Mark, Shape, Words
from hatoba.pictures.schematic import make_scene


def svg(game: Game, view: Any, names: Sequence[str | None] = ()) -> str:
    """A view that everybody may see, as the text of a picture that needs nothing else."""
    shapes = "\n".join(_element(shape) for shape in make_scene(game, view, names))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif">\n{shapes}\n</svg>\n'
    )


def _element(shape: Shape) -> str:
    if isinstance(shape, Box):
        edge = f' stroke="{shape.edge}" stroke-width="2"' if shape.edge else ""
        where = f'x="{shape.left:g}" y="{shape.top:g}" width="{shape.width:g}" height="{shape.height:g}"'
        return f'<rect {where} fill="{shape.fill}"{edge}/>'
    if isinstance(shape, Words):
        anchor = ' text-anchor="end"' if shape.to_right else ""
        base = shape.top + shape.size * 0.8
        where = f'x="{shape.left:g}" y="{base:g}" font-size="{shape.size:g}" fill="{shape.fill}"{anchor}'
        return f"<text {where}>{escape(shape.text)}</text>"
    return _mark(shape)


def _mark(mark: Mark) -> str:
    if mark.corners is None:
        half = mark.size / 2
        return f'<circle cx="{mark.left + half:g}" cy="{mark.top + half:g}" r="{half:g}" fill="{mark.fill}"/>'
    points = " ".join(f"{x:g},{y:g}" for x, y in mark.corners)
    return f'<polygon points="{points}" fill="{mark.fill}"/>'
