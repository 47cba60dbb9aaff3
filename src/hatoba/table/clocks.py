"""Time to think. Clocks follow from the times in the log; nothing ticks, and what time it is now is told."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hatoba.table.table import Table


def is_running(table: "Table") -> bool:
    """A clock runs once everybody has come, for people only."""
    seat = table.to_move
    if table.header.clock.kind == "none" or seat is None or table.free_seats:
        return False
    return table.meta.seats[seat].holder == "person"


def deadline(table: "Table") -> float | None:
    """When the seat to move runs out of time."""
    if not is_running(table):
        return None
    seat = table.to_move
    assert seat is not None
    return table.meta.since + table.header.clock.seconds - _used_before(table, seat)


def remaining(table: "Table", now: float) -> list[float] | None:
    """Seconds left by seat: of this turn, or of the game."""
    clock = table.header.clock
    if clock.kind == "none":
        return None
    left = [clock.seconds - _used_before(table, seat) for seat in range(table.header.players)]
    seat = table.to_move
    if seat is not None and is_running(table):
        left[seat] -= now - table.meta.since
    return [max(0.0, round(seconds, 3)) for seconds in left]


def may_return(table: "Table", seat: int) -> bool:
    """Whether somebody whose time ran out may play on."""
    return table.header.clock.kind != "game" or _used_before(table, seat) < table.header.clock.seconds


def _used_before(table: "Table", seat: int) -> float:
    """What the seat has used of its time before the current turn."""
    return table.meta.used[seat] if table.header.clock.kind == "game" else 0.0
