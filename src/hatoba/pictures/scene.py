"""What a picture shows, as shapes: whoever draws them knows no game, and who makes them draws nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 1200, 630
"""What programs that show links like best."""
PAPER, CARD, INK, DIM, SEA = "#f4ecd8", "#fbf6e8", "#23211f", "#5c5448", "#2b4a72"
SEATS = ("#2c5488", "#cb472e", "#2f6b5a", "#b98512")


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    width: float
    height: float
    fill: str
    edge: str | None = None


@dataclass(frozen=True)
class Mark:
    """The sign of a seat, as the client has it: a triangle, a circle, a square or a diamond. Colour is never alone."""

    seat: int
    left: float
    top: float
    size: float

    @property
    def fill(self) -> str:
        return SEATS[self.seat % len(SEATS)]

    @property
    def corners(self) -> list[tuple[float, float]] | None:
        """None: it is round."""
        left, top, size = self.left, self.top, self.size
        right, bottom, middle = left + size, top + size, left + size / 2
        shapes: list[list[tuple[float, float]] | None] = [
            [(middle, top), (right, bottom), (left, bottom)],
            None,
            [(left, top), (right, top), (right, bottom), (left, bottom)],
            [(middle, top), (right, top + size / 2), (middle, bottom), (left, top + size / 2)],
        ]
        return shapes[self.seat % len(shapes)]


@dataclass(frozen=True)
class Words:
    """A line of text; `top` is where its letters begin. With `to_right` it ends at `left`."""

    text: str
    left: float
    top: float
    size: float
    fill: str = INK
    to_right: bool = False


Shape = Box | Mark | Words
LETTER = 0.56
"""How wide a letter is, of its size, in the widest of usual fonts."""


def fitted(text: str, width: float, size: float) -> str:
    """The text, without its end if it is too long for the place."""
    room = max(1, int(width / (size * LETTER)))
    return text if len(text) <= room else text[: room - 1] + "…"


Scene = Sequence[Shape]
