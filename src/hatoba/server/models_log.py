"""What is told of a table's log: entries as a viewer may know them, and the messages of the stream."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from hatoba.engine.catalogue import Value
from hatoba.server.models import Position, TableInfo, Turn
from hatoba.server.vocabulary import Event


class ShownAction(msgspec.Struct):
    """An action as a viewer may know it: another seat's secret choice is a verb only."""

    verb: str
    action: int | None
    notation: str
    args: list[Value] | None
    events: list[Event]


class ShownEntry(msgspec.Struct, tag_field="kind", kw_only=True):
    """What happened, as a viewer may know it."""

    number: int
    at: float


class ActionsEntry(ShownEntry, tag="actions", kw_only=True):
    seat: int
    turn: int
    actions: list[ShownAction]


class UndoEntry(ShownEntry, tag="undo", kw_only=True):
    seat: int
    to: int


class RedrawEntry(ShownEntry, tag="redraw", kw_only=True):
    """What nobody knew was dealt anew, for the so-many-th time."""

    ordinal: int


class ResignEntry(ShownEntry, tag="resign", kw_only=True):
    seat: int


class SeatEntry(ShownEntry, tag="seat", kw_only=True):
    seat: int
    holder: Literal["person", "bot"]
    why: Literal["joined", "offered", "away", "back", "resigned"]
    level: str | None
    name: str | None


class AskEntry(ShownEntry, tag="ask", kw_only=True):
    seat: int
    to: int


class AnswerEntry(ShownEntry, tag="answer", kw_only=True):
    seat: int
    agreed: bool


class ChatEntry(ShownEntry, tag="chat", kw_only=True):
    seat: int | None
    name: str | None
    text: str


class NoticeEntry(ShownEntry, tag="notice", kw_only=True):
    expires_at: float


class RematchEntry(ShownEntry, tag="rematch", kw_only=True):
    table: str


AnyEntry = (
    ActionsEntry
    | UndoEntry
    | RedrawEntry
    | ResignEntry
    | SeatEntry
    | AskEntry
    | AnswerEntry
    | ChatEntry
    | NoticeEntry
    | RematchEntry
)


class Entries(msgspec.Struct):
    """Part of the log; `number` is the last entry there is."""

    table: str
    viewer: int | None
    number: int
    entries: list[AnyEntry]


class Done(msgspec.Struct):
    """Durable. `entries` are what the request did, as its seat may know it."""

    table: str
    number: int
    position: int | None
    """The new position, if the request changed it."""
    entries: list[AnyEntry]


# ------------------------------------------------------------------------------- messages of the stream


class StreamedTable(msgspec.Struct):
    table: str
    viewers: list[int | None]
    """With whose eyes you see it: your seats, or null for a spectator."""


class HelloMessage(msgspec.Struct):
    """`event: hello`: what this stream is about."""

    tables: list[StreamedTable]
    keep_alive: float
    """Seconds after which something is sent in any case: who hears nothing for longer has lost the connection."""


class EntryMessage(msgspec.Struct):
    """`event: entry`: something happened."""

    table: str
    viewer: int | None
    entry: AnyEntry


class GoneMessage(msgspec.Struct):
    """`event: gone`: the table was deleted, or is not yours to see."""

    table: str


@dataclass
class StreamMessages:
    """The data of each kind of message, by the name of its event."""

    hello: HelloMessage
    entry: EntryMessage
    turn: Turn
    position: Position
    listed: TableInfo
    gone: GoneMessage
