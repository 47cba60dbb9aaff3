"""Time to think. Clocks follow from the times in the log; nothing ticks, and what time it is now is told.

`turn`: so many seconds a turn. `game`: for the whole game. `fischer`: for the game, and more with every turn.
`days`: a budget that every turn fills up again; it rests while its person sleeps or is on vacation.
"""

from typing import TYPE_CHECKING

from hatoba.table.header import AWAKE, Rest

if TYPE_CHECKING:
    from hatoba.table.table import Table

MINUTE = 60.0
DAY = 86_400.0
LONGEST_SLEEP = 12 * 60
"""Minutes: a clock that hardly ever runs is none."""


# ----------------------------------------------------------------------------------- whose clock runs


def is_running(table: "Table") -> bool:
    """A clock runs once everybody has come, for people only."""
    if table.header.clock.kind == "none" or table.free_seats:
        return False
    seat = table.to_move
    return seat is not None and table.meta.seats[seat].holder == "person"


def deadline(table: "Table") -> float | None:
    """When the seat to move runs out of time."""
    if not is_running(table):
        return None
    seat = table.to_move
    assert seat is not None
    left = table.header.clock.seconds - _used_before(table, seat)
    return after_waking(rest_of(table, seat), table.meta.since, max(0.0, left))


def due(table: "Table") -> float | None:
    """When a bot steps in, or the seat has resigned: a little later."""
    end = deadline(table)
    return None if end is None else end + table.header.clock.grace


def remaining(table: "Table", now: float) -> list[float] | None:
    """Seconds left by seat: of this turn, or of the game."""
    clock = table.header.clock
    if clock.kind == "none":
        return None
    left = [clock.seconds - _used_before(table, seat) for seat in range(table.header.players)]
    seat = table.to_move
    if seat is not None and is_running(table):
        left[seat] -= waking(rest_of(table, seat), table.meta.since, now)
    return [max(0.0, round(seconds, 3)) for seconds in left]


def used_after(table: "Table", seat: int, now: float, turn_over: bool) -> float:
    """What the seat has used of its time when its clock stops; the end of its turn gives some back."""
    clock = table.header.clock
    used = table.meta.used[seat] + waking(rest_of(table, seat), table.meta.since, now)
    if clock.kind not in ("fischer", "days"):
        return used
    used = min(used, clock.seconds) - (clock.increment if turn_over else 0.0)
    return max(0.0, used) if clock.kind == "days" else used


def may_return(table: "Table", seat: int) -> bool:
    """Whether somebody whose time ran out may play on."""
    return table.header.clock.kind != "game" or _used_before(table, seat) < table.header.clock.seconds


def _used_before(table: "Table", seat: int) -> float:
    """What the seat has used of its time before the current turn."""
    return 0.0 if table.header.clock.kind == "turn" else table.meta.used[seat]


# ----------------------------------------------------------------------------------- when it rests


def rest_of(table: "Table", seat: int) -> Rest:
    """When the clock of a seat rests; only slow ones do."""
    return table.meta.rests.get(seat, AWAKE) if table.header.clock.kind == "days" else AWAKE


def vacation_left(table: "Table", seat: int) -> int:
    return table.header.clock.vacation - rest_of(table, seat).vacation


def pauses(table: "Table") -> list[tuple[float, float]]:
    """From when to when the clock that runs rests, up to its deadline."""
    end, seat = deadline(table), table.to_move
    if end is None or seat is None:
        return []
    rest, now = rest_of(table, seat), table.meta.since
    found = []
    while now < end:
        wakes = _wakes(rest, now)
        if wakes > now:
            found.append((now, wakes))
        now = _sleeps(rest, wakes)
    return found


def waking(rest: Rest, start: float, end: float) -> float:
    """How many seconds between two times somebody is awake."""
    total, now = 0.0, start
    while now < end:
        now = _wakes(rest, now)
        sleeps = min(end, _sleeps(rest, now))
        total += max(0.0, sleeps - now)
        now = sleeps if sleeps > now else end
    return total


def after_waking(rest: Rest, start: float, seconds: float) -> float:
    """When somebody has been awake for so many seconds."""
    now = _wakes(rest, start)
    while now + seconds > (sleeps := _sleeps(rest, now)):
        seconds -= sleeps - now
        now = _wakes(rest, sleeps)
    return now + seconds


def _wakes(rest: Rest, now: float) -> float:
    """When somebody is next awake: now, unless they are on vacation or sleep."""
    now = max(now, rest.away_until)
    if rest.sleep is None:
        return now
    since, length = in_sleep(rest.sleep, now)
    return now + length - since if since < length else now


def _sleeps(rest: Rest, now: float) -> float:
    """When somebody who is awake next goes to sleep."""
    if rest.sleep is None:
        return float("inf")
    since, _ = in_sleep(rest.sleep, now)
    return now + DAY - since


def in_sleep(sleep: tuple[int, int], now: float) -> tuple[float, float]:
    """How long ago sleep last began, and how long it lasts."""
    begins, ends = sleep
    return (now - begins * MINUTE) % DAY, (ends - begins) % (24 * 60) * MINUTE
