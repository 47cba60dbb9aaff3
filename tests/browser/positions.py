"""Tables at the start, in the middle, late and at the end of a whole game between bots."""

from functools import cache
from typing import Any

import hatoba
from hatoba.bots import LEVELS, Budget, make_bot
from hatoba.engine.course import Line
from hatoba.engine.record import Record, new_record

SEED = 1
MOMENTS = {"start": (0.0, 0.05), "middle": (0.4, 0.6), "late": (0.9, 1.0), "end": None}
"""The part of the game to look in, as a share of its actions."""
Page = Any


def make_table(page: Page, game: str, players: int, moment: str) -> str:
    """The path of a table in that position, where it is the first seat's turn and bots have the others."""
    mode = "look" if moment == "end" else "continue"
    made = page.request.post("/api/records", data={"text": record_up_to(game, players, moment), "mode": mode})
    assert made.ok, made.text()
    table = made.json()["table"]["id"]
    if mode == "continue":
        for seat, level in zip(range(1, players), LEVELS, strict=False):
            given = page.request.post(f"/api/tables/{table}/seats/{seat}/bot", data={"key": f"{seat}", "level": level})
            assert given.ok, given.text()
    return f"/t/{table}"


@cache
def record_up_to(game: str, players: int, moment: str) -> str:
    """Up to where the first seat has most to choose from in that part of the game: there most is shown."""
    record, choices = whole_game(game, players)
    part = MOMENTS[moment]
    if part is None:
        return record.text()
    begin, end = (int(share * len(choices)) for share in part)
    count = max(range(begin, end), key=choices.__getitem__)
    short = new_record(record.game, players, SEED)
    state = short.first_state()
    played = [action for line in record.entries if isinstance(line, Line) for action in line.actions]
    for action in played[:count]:
        short.play(state, action)
    return short.text()


@cache
def whole_game(game: str, players: int) -> tuple[Record, list[int]]:
    """A game between apprentices, and how many actions the first seat could choose from before each."""
    record = new_record(hatoba.game(game), players, SEED)
    state, bot = record.first_state(), make_bot("apprentice", SEED)
    choices: list[int] = []
    while state.to_move is not None:
        choices.append(len(state.legal_actions()) if state.seat == 0 else 0)
        record.play(state, bot.choose(state, Budget(simulations=0)))
    return record, choices
