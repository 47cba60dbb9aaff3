"""Whole games against bots, by clicking what the page shows as possible."""

import random
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import offered, play, settle, start
from tests.browser.stage import PHONE, WIDE
from tests.conftest import LONG

SIZES = {"wide": WIDE, "phone": PHONE}
NOW = [("yokohama", 2, "phone"), ("duel", 2, "wide"), ("nippon", 2, "wide")]
ROUNDS: dict[str, dict[str, Any]] = {} if LONG else {"yokohama": {"round_limit": 7}}
"""Random clicks take twenty rounds in Yokohama to what ends a game by itself."""
ALL = [(game, 2, size) for game in ("yokohama", "duel", "nippon") for size in SIZES]
ALL += [(game, players, size) for game in ("yokohama", "nippon") for players in (3, 4) for size in SIZES]


@pytest.mark.parametrize(("game", "players", "size"), ALL if LONG else NOW)
def test_a_whole_game_is_played_to_its_end(visit: Visit, game: str, players: int, size: str) -> None:
    page = visit(SIZES[size])
    start(page, game, players, **ROUNDS.get(game, {}))
    assert play(page, random.Random(game + size), 4000)
    assert page.inner_text(".end-screen .won h1").split()[0].isdecimal()
    assert page.locator(".end-screen .plaque").count() == players


@pytest.mark.parametrize(("game", "players"), [("yokohama", 3), ("duel", 2), ("nippon", 3)])
@pytest.mark.parametrize("size", SIZES)
def test_every_legal_action_is_offered(visit: Visit, game: str, players: int, size: str) -> None:
    """On the board, in the prompt, or on another page of a phone."""
    page, rng = visit(SIZES[size]), random.Random(game)
    table = start(page, game, players)
    for _ in range(200 if LONG else 12):
        if settle(page):
            break
        position = page.request.get(f"/api/tables/{table}/position").json()
        assert offered(page) == {action["notation"] for action in position["legal"]}
        play(page, rng, 4)
