"""A challenge of the day to practise: the same shuffle on every device, and nothing of it counts."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from hatoba.browser.desk import Desk
from hatoba.table import daily
from hatoba.table.daily import DailyDay, DailyShown
from hatoba.table.models import Created

PRACTICE = b"hatoba practice"
"""In the place of a server's secret: everybody may know it, for there is nothing to win."""
Taken = Sequence[Mapping[str, Any]]
"""What lists show of the device's tables of this kind."""


def show_practice(desk: Desk, taken: Taken) -> DailyShown:
    today = daily.day_of(desk.now())
    yesterday, tomorrow = daily.days_after(today, -1), daily.days_after(today, 1)
    next_hash = daily.hash_of(daily.seed_of(PRACTICE, tomorrow))
    return DailyShown(_show_day(today, False, taken), _show_day(yesterday, True, taken), next_hash, counts=False)


def _show_day(day: str, over: bool, taken: Taken) -> DailyDay:
    shown = daily.untaken(day, daily.seed_of(PRACTICE, day), over)
    table = next((info for info in taken if info["daily"] == day), None)
    if table is None:
        return shown
    ended, gave_up = table["result"], table["seats"][daily.PERSON]["resigned"]
    result = None if ended is None else daily.result_from(ended["scores"], ended["ranks"], gave_up)
    return replace(shown, table=table["id"], result=result)


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
