"""Who sits where at a new table: what was wished for becomes a plan."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from hatoba.table.commands import Refusal, require_level
from hatoba.table.header import Called, SeatPlan
from hatoba.table.names import clean_name
from hatoba.table.records import default_level
from hatoba.table.table import Table

SeatKind = Literal["me", "person", "bot", "hotseat"]


class WishedSeat(Protocol):
    """Who is to play a seat: you, somebody with a link or from the list of open tables, a bot, or hotseat."""

    @property
    def kind(self) -> SeatKind: ...
    @property
    def level(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...
    @property
    def recorded(self) -> bool: ...


@dataclass(frozen=True)
class SeatWish:
    """The plainest wish."""

    kind: SeatKind
    level: str | None = None
    name: str | None = None
    recorded: bool = True


def usual_wishes(players: int) -> list[WishedSeat]:
    """You and bots."""
    return [SeatWish("me"), *(SeatWish("bot") for _ in range(players - 1))]


def plan_seats(players: int, wishes: Sequence[WishedSeat] | None) -> list[SeatPlan]:
    """The seats of a new table; without wishes, you and bots. Refusal says what cannot be."""
    if wishes is None:
        wishes = usual_wishes(players)
    if len(wishes) != players:
        raise Refusal(f"{players} players need as many seats, not {len(wishes)}", "seats")
    hotseat = any(seat.kind == "hotseat" for seat in wishes)
    return [_plan(seat, f"seats[{at}].name", hotseat) for at, seat in enumerate(wishes)]


def _plan(wish: WishedSeat, field: str, hotseat: bool) -> SeatPlan:
    if wish.kind == "bot":
        name = None if wish.name is None else clean_name(wish.name, field)
        return SeatPlan("bot", level=require_level(wish.level or default_level()), name=name, claimed=True)
    here = wish.kind != "person"
    return SeatPlan("person", claimed=here, hotseat=here and hotseat)


def plan_alone(wishes: Sequence[WishedSeat]) -> list[SeatPlan]:
    """The seats of a game whose shuffle its player may know: one person, and bots."""
    kinds = [wish.kind for wish in wishes]
    if kinds.count("me") != 1 or set(kinds) - {"me", "bot"}:
        raise Refusal("one person goes on with a running game, against bots", "seats")
    return plan_seats(len(wishes), wishes)


def names_of(wishes: Sequence[WishedSeat]) -> dict[int, Called]:
    """What the people of a new table are called; bots' names are part of the plan."""
    return {
        at: Called(clean_name(seat.name, f"seats[{at}].name"), seat.recorded)
        for at, seat in enumerate(wishes)
        if seat.name is not None and seat.kind != "bot"
    }


def own_seats(seats: Sequence[SeatPlan]) -> tuple[int, ...]:
    """The seats of whoever makes the table."""
    return tuple(at for at, seat in enumerate(seats) if seat.holder == "person" and seat.claimed)


def seats_again(table: Table) -> list[SeatWish]:
    """The wishes for the same table once more."""
    return [
        SeatWish("bot", plan.level, plan.name)
        if plan.holder == "bot"
        else SeatWish(
            "hotseat" if plan.hotseat else "person",
            name=table.name_of(at),
            recorded=at not in table.names or table.names[at].recorded,
        )
        for at, plan in enumerate(table.header.seats)
    ]
