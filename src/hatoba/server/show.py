"""What is sent, as bytes."""

from collections.abc import Callable
from typing import Any

import msgspec

from hatoba.lessons.driving import show_lesson_position
from hatoba.server.table import ServedTable
from hatoba.table.show import Viewer, show_tips, show_turn

encode = msgspec.json.Encoder().encode


def position_bytes(table: ServedTable, viewer: Viewer) -> bytes:
    """The position as JSON, made once for all who look."""
    return _kept(table, ("position", viewer), lambda: encode(show_lesson_position(table, viewer)))


def tips_bytes(table: ServedTable, seat: int) -> bytes:
    """All that the seat to move may ask of the position, made once."""
    return _kept(table, ("tips", seat), lambda: encode(show_tips(table, seat)))


def turn_bytes(table: ServedTable, viewer: Viewer) -> bytes:
    """Who is to move, and for that seat the numbers of its legal actions."""
    return _kept(table, ("turn", viewer), lambda: encode(show_turn(table, viewer)))


def _kept(table: ServedTable, key: Any, make: Callable[[], bytes]) -> bytes:
    """What was made before at this number of the log."""
    if table.shown_at != table.meta.number:
        table.shown, table.shown_at = {}, table.meta.number
    if key not in table.shown:
        table.shown[key] = make()
    return table.shown[key]
