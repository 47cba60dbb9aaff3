"""A scene painted by Pillow, whose wheels bring a font along: no other library, and no font of the system."""

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

from hatoba.engine.game import Game
from hatoba.extras import missing_extra
from hatoba.pictures.scene import HEIGHT, WIDTH, Box, Mark, Words
from hatoba.pictures.schematic import make_scene

if TYPE_CHECKING:
    from PIL.Image import Image


def paint(game: Game, view: Any, names: Sequence[str | None] = ()) -> "Image":
    """A view that everybody may see."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise missing_extra("pictures", "Pillow") from error
    image = Image.new("RGB", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(image)
    for shape in make_scene(game, view, names):
        if isinstance(shape, Box):
            corner = (shape.left + shape.width, shape.top + shape.height)
            draw.rectangle(((shape.left, shape.top), corner), shape.fill, shape.edge, 2 if shape.edge else 0)
        elif isinstance(shape, Words):
            font, anchor = ImageFont.load_default(shape.size), "ra" if shape.to_right else "la"
            draw.text((shape.left, shape.top), shape.text, shape.fill, font, anchor)
        else:
            _mark(draw, shape)
    return image


def _mark(draw: Any, mark: Mark) -> None:
    if mark.corners is None:
        draw.ellipse((mark.left, mark.top, mark.left + mark.size, mark.top + mark.size), mark.fill)
    else:
        draw.polygon(mark.corners, mark.fill)


def png(game: Game, view: Any, names: Sequence[str | None] = ()) -> bytes:
    """The picture as a file."""
    file = BytesIO()
    paint(game, view, names).save(file, "PNG", optimize=True)
    return file.getvalue()


def pixels(game: Game, view: Any) -> Any:
    """The picture as an array of height, width and colour, as environments give it."""
    import numpy as np

    return np.asarray(paint(game, view))
