"""What can happen at a table: the entries of its log. Some are the game's, the others the server's."""

from typing import Literal

import msgspec

SeatChange = Literal["joined", "offered", "away", "back", "resigned"]


class Played(msgspec.Struct, tag="actions", frozen=True):
    """Actions of one seat in one turn, applied all or none; their events as the rules logged them."""

    seat: int
    turn: int
    actions: list[int]
    events: list[list[int]]
    digest: str


class Undone(msgspec.Struct, tag="undo", frozen=True):
    """Back to the position after so many actions."""

    seat: int
    to: int


class Redrawn(msgspec.Struct, tag="redraw", frozen=True):
    """What nobody knows was dealt anew, for the so-many-th time: whoever went back must not know what comes."""

    ordinal: int


class Resigned(msgspec.Struct, tag="resign", frozen=True):
    seat: int


class SeatChanged(msgspec.Struct, tag="seat", frozen=True):
    """Who plays a seat from here on."""

    seat: int
    holder: Literal["person", "bot"]
    why: SeatChange
    level: str | None = None
    name: str | None = None


class UndoAsked(msgspec.Struct, tag="ask", frozen=True):
    """Someone would like to go back further than they may alone."""

    seat: int
    to: int


class UndoAnswered(msgspec.Struct, tag="answer", frozen=True):
    seat: int
    agreed: bool


class Said(msgspec.Struct, tag="chat", frozen=True):
    """Text, never markup. Without a seat: a spectator."""

    seat: int | None
    name: str | None
    text: str


class Noticed(msgspec.Struct, tag="notice", frozen=True):
    """The table will be deleted unless it is used."""

    expires_at: float


class Rematched(msgspec.Struct, tag="rematch", frozen=True):
    """The same people go on at another table."""

    table: str


Entry = Played | Undone | Redrawn | Resigned | SeatChanged | UndoAsked | UndoAnswered | Said | Noticed | Rematched
CHANGES_POSITION = (Played, Undone, Redrawn, Resigned)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode


class Row(msgspec.Struct, frozen=True):
    """An entry in the log of a table."""

    number: int
    at: float
    entry: Entry
    key: str | None = None
