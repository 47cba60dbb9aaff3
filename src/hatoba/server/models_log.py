"""The messages of the stream."""

from dataclasses import dataclass

from hatoba.table.models import AnyEntry, Position, Turn


@dataclass(frozen=True)
class StreamedTable:
    table: str
    viewers: list[int | None]
    """With whose eyes you see it: your seats, or null for a spectator."""


@dataclass(frozen=True)
class HelloMessage:
    """`event: hello`: what this stream is about."""

    tables: list[StreamedTable]


@dataclass(frozen=True)
class EntryMessage:
    """`event: entry`: something happened."""

    table: str
    viewer: int | None
    entry: AnyEntry


@dataclass(frozen=True)
class GoneMessage:
    """`event: gone`: the table was deleted."""

    table: str


@dataclass(frozen=True)
class StreamMessages:
    """The data of each kind of message, by the name of its event."""

    hello: HelloMessage
    entry: EntryMessage
    turn: Turn
    position: Position
    gone: GoneMessage
