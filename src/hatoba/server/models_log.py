"""The messages of the stream."""

from dataclasses import dataclass

from hatoba.table.models import EntryMessage, Position, TableInfo, Turn


@dataclass(frozen=True)
class StreamedTable:
    table: str
    viewers: list[int | None]
    """With whose eyes you see it: your seats, or null for a spectator."""


@dataclass(frozen=True)
class HelloMessage:
    """`event: hello`: what this stream is about."""

    tables: list[StreamedTable]
    keep_alive: float
    """Seconds after which something is sent in any case: who hears nothing for longer has lost the connection."""


@dataclass(frozen=True)
class PresenceMessage:
    """`event: presence`: who looks at the table now; `watchers`: how many who play no seat."""

    table: str
    seats: list[int]
    watchers: int


@dataclass(frozen=True)
class GoneMessage:
    """`event: gone`: the table was deleted, or is not yours to see."""

    table: str


@dataclass(frozen=True)
class AnnouncedMessage:
    """`event: announced`: what the host says to everybody, at the start and when that changes; empty: nothing more."""

    text: str
    at: float


@dataclass(frozen=True)
class StreamMessages:
    """The data of each kind of message, by the name of its event."""

    hello: HelloMessage
    entry: EntryMessage
    turn: Turn
    position: Position
    listed: TableInfo
    presence: PresenceMessage
    gone: GoneMessage
    announced: AnnouncedMessage
