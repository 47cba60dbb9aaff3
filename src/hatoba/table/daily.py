"""The daily challenge: one shuffle a day for everybody, one attempt each. What follows from the day and the secret."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Literal

from hatoba.components import PACKAGED
from hatoba.engine.state import State
from hatoba.games import game
from hatoba.table.header import SeatPlan
from hatoba.table.records import default_level, new_table
from hatoba.table.table import Table

PLAYERS = 2
PERSON = 0
"""The seat of whoever takes the challenge; bots have the others."""
SIMULATIONS = 400
"""Of each turn of the bots, so that nobody has stronger ones than others."""
OPTIONS: dict[str, Any] = {}
DAY = 86_400.0


@dataclass(frozen=True)
class DailyResult:
    """How an attempt ended: the points of its seat, and by how many it was ahead of the best other one.

    Who has given up has no margin, and is behind all others.
    """

    won: bool
    margin: int | None
    score: int


@dataclass(frozen=True)
class DailyDay:
    """The challenge of a day: the same shuffle and bots for everybody, one attempt that counts."""

    day: str
    ends_at: float
    game: str
    players: int
    level: str
    simulations: int
    """Of each turn of the bots."""
    hash: str
    """SHA-256 of the 32 bytes of the shuffle's seed."""
    seed: str | None
    """As hex digits, once the day is over."""
    table: str | None
    """Where you have taken it."""
    result: DailyResult | None
    """Yours, if you have finished within the day."""
    percentile: float | None
    """Which part of those that you are compared with did worse."""
    against: Literal["people", "bots"]
    """With bots that played the same shuffle, as long as few people have finished."""
    margins: list[int]
    """Theirs, in ascending order; told to who has finished, and to all when the day is over."""
    people: int
    """Who have finished, you included."""


@dataclass(frozen=True)
class DailyShown:
    today: DailyDay
    before: DailyDay
    next_hash: str
    """Of tomorrow's seed."""
    counts: bool = True
    """False: a practice on a device, of which nobody else hears."""


def day_of(now: float) -> str:
    """The day of UTC as 2026-11-17."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def days_after(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def ends_at(day: str) -> float:
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return begin.timestamp() + DAY


def game_of(day: str) -> str:
    """Each of the games in its turn."""
    return PACKAGED[date.fromisoformat(day).toordinal() % len(PACKAGED)]


def seed_of(secret: bytes, day: str) -> bytes:
    return hmac.new(secret, f"hatoba daily {day}".encode(), sha256).digest()


def hash_of(seed: bytes) -> str:
    """What is published before the day: SHA-256 of the seed's 32 bytes."""
    return sha256(seed).hexdigest()


def untaken(day: str, seed: bytes, over: bool) -> DailyDay:
    """The challenge of a day as everybody sees it who has not taken it, and of which nobody has been told."""
    return DailyDay(
        day=day,
        ends_at=ends_at(day),
        game=game_of(day),
        players=PLAYERS,
        level=default_level(),
        simulations=SIMULATIONS,
        hash=hash_of(seed),
        seed=seed.hex() if over else None,
        table=None,
        result=None,
        percentile=None,
        against="bots",
        margins=[],
        people=0,
    )


def daily_table(secret: bytes, day: str, now: float, table_id: str = "") -> Table:
    """The table of an attempt, or of a game that bots play to compare with."""
    person, bot = SeatPlan("person", claimed=True), SeatPlan("bot", level=default_level(), claimed=True)
    seats = [person if at == PERSON else bot for at in range(PLAYERS)]
    seed, chosen = seed_of(secret, day), game(game_of(day))
    return new_table(chosen, seats, seed, now, table_id=table_id, options=OPTIONS, spectators=False, daily=day)


def result_of(table: Table) -> DailyResult | None:
    """How the game ended for the person's seat; None while it goes on."""
    return result_at(table.state, table.meta.seats[PERSON].resigned)


def result_at(state: State, gave_up: bool) -> DailyResult | None:
    outcome = state.outcome()
    return None if outcome is None else result_from(outcome.scores, outcome.ranks, gave_up)


def result_from(scores: Sequence[int], ranks: Sequence[int], gave_up: bool) -> DailyResult:
    margin = scores[PERSON] - max(score for seat, score in enumerate(scores) if seat != PERSON)
    return DailyResult(ranks[PERSON] == 1, None if gave_up else margin, scores[PERSON])


def percentile(result: DailyResult, others: Sequence[DailyResult]) -> float | None:
    """Which part of the others did worse, those that did the same by half; None: there are none."""
    if not others:
        return None
    mine, theirs = _order(result), [_order(other) for other in others]
    return round((sum(other < mine for other in theirs) + theirs.count(mine) / 2) / len(theirs), 4)


def _order(result: DailyResult) -> tuple[bool, bool, int]:
    return result.won, result.margin is not None, result.margin or 0
