"""What is sent, as bytes."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from hatoba.lessons.driving import show_lesson_position
from hatoba.server.table import ServedTable
from hatoba.table.entries import Entry
from hatoba.table.models import AnyEntry, Done
from hatoba.table.show import Viewer, show_done, show_entry, show_tips, show_turn

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


def message(event: str, data: bytes) -> bytes:
    """A message of a stream."""
    return b"event: %s\ndata: %s\n\n" % (event.encode(), data)


def position_bytes(table: ServedTable, viewer: Viewer) -> bytes:
    """The position as JSON, made once for all who look."""
    return _kept(table, ("position", viewer), lambda: encode(show_lesson_position(table, viewer)))


def tips_bytes(table: ServedTable, seat: int) -> bytes:
    """All that the seat to move may ask of the position, made once."""
    return _kept(table, ("tips", seat), lambda: encode(show_tips(table, seat)))


def position_message(table: ServedTable, viewer: Viewer) -> bytes:
    return message("position", position_bytes(table, viewer))


def turn_message(table: ServedTable, viewer: Viewer) -> bytes:
    """Who is to move, and for that seat the numbers of its legal actions."""
    return _kept(table, ("turn", viewer), lambda: message("turn", encode(show_turn(table, viewer))))


def shown_entry(table: ServedTable, entry: Entry, viewer: Viewer) -> AnyEntry:
    """An entry as the viewer may know it: the same for the answer to whoever did it as for the streams."""
    return _kept(table, (entry.number, viewer), lambda: show_entry(table.game, entry, viewer))


def shown_done(table: ServedTable, entries: Sequence[Entry], seat: Viewer) -> Done:
    """The answer to a command."""
    return show_done(table, entries, [shown_entry(table, entry, seat) for entry in entries])


def _kept(table: ServedTable, key: Any, make: Callable[[], T]) -> T:
    """What was made before at this number of the log."""
    if table.shown_at != table.meta.number:
        table.shown, table.shown_at = {}, table.meta.number
    if key not in table.shown:
        table.shown[key] = make()
    made: T = table.shown[key]
    return made
