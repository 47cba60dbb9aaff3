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
    """The path of a table in that position: the first seat has the turn and bots the others, or all is over."""
    record, last = record_up_to(game, players, moment)
    made = page.request.post("/api/records", data={"text": record, "mode": "continue"})
    assert made.ok, made.text()
    table = made.json()["table"]["id"]
    if last is None:
        give_to_bots(page, f"/api/tables/{table}", players)
    else:  # who has played a game to its end is offered more than who looks at a record of it
        play_last(page, f"/api/tables/{table}", last)
    return f"/t/{table}"


def give_to_bots(page: Page, own: str, players: int) -> None:
    for seat, level in zip(range(1, players), LEVELS, strict=False):
        given = page.request.post(f"{own}/seats/{seat}/bot", data={"key": f"{seat}", "level": level})
        assert given.ok, given.text()


def play_last(page: Page, own: str, action: int) -> None:
    now = page.request.get(f"{own}/position").json()
    body = {"key": "last", "seat": now["to_move"], "position": now["position"], "actions": [action]}
    played = page.request.post(f"{own}/actions", data=body)
    assert played.ok, played.text()


@cache
def record_up_to(game: str, players: int, moment: str) -> tuple[str, int | None]:
    """Up to where the first seat has most to choose from in that part of the game: there most is shown.

    The end is the record up to the last action, and that action.
    """
    record, choices = whole_game(game, players)
    part = MOMENTS[moment]
    begin, end = (int(share * len(choices)) for share in part or (0, 1))
    count = max(range(begin, end), key=choices.__getitem__) if part else end - 1
    short = new_record(record.game, players, SEED)
    state = short.first_state()
    played = [action for line in record.entries if isinstance(line, Line) for action in line.actions]
    for action in played[:count]:
        short.play(state, action)
    return short.text(), None if part else played[-1]


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
