"""A challenge of the day to practise: the same shuffle on every device, and nothing of it counts."""

from collections.abc import Mapping, Sequence
from typing import Any

from hatoba.browser.desk import Desk
from hatoba.table import daily
from hatoba.table.daily import DailyDay, DailyShown
from hatoba.table.models import Created
from hatoba.table.records import default_level

PRACTICE = b"hatoba practice"
"""In the place of a server's secret: everybody may know it, for there is nothing to win."""
Taken = Sequence[Mapping[str, Any]]
"""What lists show of the device's tables of this kind."""


def show_practice(desk: Desk, taken: Taken) -> DailyShown:
    today = daily.day_of(desk.now())
    yesterday, tomorrow = daily.days_after(today, -1), daily.days_after(today, 1)
    next_hash = daily.hash_of(daily.seed_of(PRACTICE, tomorrow))
    return DailyShown(_show_day(today, None, taken), _show_day(yesterday, today, taken), next_hash, counts=False)


def _show_day(day: str, over: str | None, taken: Taken) -> DailyDay:
    """`over`: the day that came after it."""
    seed = daily.seed_of(PRACTICE, day)
    table = next((info for info in taken if info["daily"] == day), None)
    result = None
    if table is not None and table["result"] is not None:
        ended = table["result"]
        result = daily.result_from(ended["scores"], ended["ranks"], table["seats"][daily.PERSON]["resigned"])
    return DailyDay(
        day=day,
        ends_at=daily.ends_at(day),
        game=daily.game_of(day),
        players=daily.PLAYERS,
        level=default_level(),
        simulations=daily.SIMULATIONS,
        hash=daily.hash_of(seed),
        seed=None if over is None else seed.hex(),
        table=None if table is None else table["id"],
        result=result,
        percentile=None,
        against="bots",
        margins=[],
        people=0,
    )


def start_practice(desk: Desk, taken: Taken) -> Created | None:
    """Today's table: the one that was begun, or a new one."""
    now = desk.now()
    today = daily.day_of(now)
    begun = next((info["id"] for info in taken if info["daily"] == today), None)
    if begun is None:
        return desk.welcome(daily.daily_table(PRACTICE, today, now), [])
    if begun not in desk.tables:
        desk.reply.need = begun
        return None
    return Created(desk.find(begun).info(), [], None, None, "")
