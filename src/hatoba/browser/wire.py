"""What goes in and out as JSON, written as the server writes it."""

import json
from dataclasses import dataclass, field
from typing import Any

from hatoba.coach.models import Analysis, AnalysisState
from hatoba.engine.reasons import Reason
from hatoba.table.commands import Refusal
from hatoba.table.making import SeatWish
from hatoba.table.models import EntryMessage, Position, TableInfo


def encode(value: Any) -> str:
    """JSON of dataclasses: all that they tell stands in the instance. Bytes are written as hex."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else vars(value)


@dataclass(frozen=True)
class Trouble:
    """Why a request is refused, with the status that HTTP would give it."""

    status: int
    code: str
    detail: str
    field: str | None = None
    reason: Reason | None = None

    @staticmethod
    def of(refusal: Refusal) -> "Trouble":
        status = {"forbidden": 403, "late": 409, "not_found": 404}.get(refusal.code, 422)
        return Trouble(status, refusal.code, str(refusal), refusal.field, refusal.reason)


@dataclass(frozen=True)
class KeptEntry:
    """An entry of a table's log, as `hatoba.table.entries` stores it."""

    table: str
    number: int
    at: float
    entry: dict[str, Any]


@dataclass(frozen=True)
class KeptTable:
    """All of a table but its log, and what lists show of it."""

    id: str
    header: dict[str, Any]
    record_header: str
    made_at: float
    names: dict[int, dict[str, Any]]
    """What people are called, by seat."""
    info: TableInfo
    sheet: str | None
    """The text of the component sheet, where it is not the usual one."""


@dataclass(frozen=True)
class KeptAnalysis:
    """What the coach was asked of a table, as far as it is."""

    table: str
    state: AnalysisState
    analysis: Analysis | None


@dataclass(frozen=True)
class Kept:
    """What one request changes: written together or not at all."""

    table: KeptTable
    entries: list[KeptEntry]
    analysis: KeptAnalysis | None = None


@dataclass(frozen=True)
class HandedOver:
    """A running game as its record, who goes on with it, and the sheet of its cards where they are own ones."""

    text: str
    seats: list[SeatWish]
    sheet: str | None


@dataclass(frozen=True)
class EntryNews:
    message: EntryMessage
    say: str = field(default_factory=lambda: "entry", init=False)


@dataclass(frozen=True)
class PositionNews:
    position: Position
    say: str = field(default_factory=lambda: "position", init=False)


@dataclass(frozen=True)
class ListedNews:
    table: TableInfo
    say: str = field(default_factory=lambda: "listed", init=False)


News = EntryNews | PositionNews | ListedNews
"""The same messages as the server's stream has."""


@dataclass(frozen=True)
class Thought:
    """A question for a Mind. Its answer is the request `then`, with this table and position.

    `awaited`: the answer to that is the answer to the request that led here. `background`: bots go first.
    """

    table: str
    position: int
    question: str
    then: str
    awaited: bool = False
    background: bool = False


@dataclass
class Reply:
    """What a request leads to, in the order in which it is to be done: keep, tell, think."""

    answer: Any = None
    problem: Trouble | None = None
    keep: list[Kept] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    think: Thought | None = None
    need: str | None = None
    """A kept table that has to be open for this: open it, and ask again."""
