"""What the clerk's process hands over of a table: a position is its bytes, so nothing is replayed here."""

from dataclasses import dataclass, replace

from hatoba.engine.game import Game
from hatoba.server.course import Course
from hatoba.server.header import Header, decode_meta
from hatoba.server.table import Table


@dataclass(frozen=True)
class Place:
    """A table after one of its entries."""

    meta: bytes
    state: bytes
    count: int
    free: int

    def course(self, game: Game, header: Header) -> Course:
        """A line of play that begins here."""
        return replace(
            Course.at(game.from_bytes(header.players, header.options, self.state), self.count), free=self.free
        )


@dataclass(frozen=True)
class ReadRecord:
    """An uploaded record that replays, with its entries as they are stored."""

    header: bytes
    record_header: str
    entries: list[str]
    place: Place


def at_place(table: Table, place: Place) -> Table:
    """A copy of the table as it is there."""
    return replace(table, course=place.course(table.game, table.header), meta=decode_meta(place.meta), shown={})
