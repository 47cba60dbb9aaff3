"""Plain schematic pictures of what everybody may see of a position: SVG by itself, PNG and pixels by Pillow.

svg(game, state.view(None))
png(game, state.view(None), names=["Ada", "Merchant"])      # pip install "hatoba[pictures]"
"""

from hatoba.pictures.paint import pixels, png
from hatoba.pictures.vector import svg

__all__ = ["pixels", "png", "svg"]
