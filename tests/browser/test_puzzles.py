"""Puzzles and the challenge of the day in the browser."""

import os
from collections.abc import Iterator

import pytest

from hatoba.coach.packaged import find_puzzles
from hatoba.components import PACKAGED
from tests.browser.conftest import Visit
from tests.browser.player import Page
from tests.browser.stage import PHONE, WIDE, serving
from tests.browser.test_access import check
from tests.conftest import LONG

PATIENCE = 60_000
GAMES = PACKAGED if LONG else ["duel"]


@pytest.fixture(scope="module")
def server(stage: None) -> Iterator[str]:
    """With a coach who thinks little; the bots leave the challenge alone."""
    with serving({**os.environ, "HATOBA_COACH_SIMULATIONS": "160", "HATOBA_DAILY_BOTS": "0"}) as address:
        yield address


def solve_by_command(page: Page, table: str, game: str) -> None:
    """The solution of the game's easiest puzzle, and whatever ends the turn, as a program would."""
    posed = next(puzzle for puzzle in find_puzzles().values() if puzzle.game == game)
    actions: list[int] = [move.action for move in posed.best.moves]
    while (position := page.request.get(f"/api/tables/{table}/position").json())["to_move"] == posed.seat:
        body = {"seat": posed.seat, "position": position["position"], "key": str(position["number"])}
        chosen = actions or [position["legal"][0]["action"]]
        assert page.request.post(f"/api/tables/{table}/actions", data={**body, "actions": chosen}).ok
        actions = []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_lights_a_lantern(visit: Visit, game: str) -> None:
    page = visit(WIDE)
    page.goto("/")
    page.click("nav a[href='/puzzles']")
    page.wait_for_selector('[data-streak="0"]')
    page.wait_for_selector("main h2")
    check(page)
    page.click(f"[data-next={game}]")
    page.wait_for_selector('.tried[data-try="open"] h2')
    solve_by_command(page, page.url.rpartition("/")[2], game)
    page.wait_for_selector('.tried[data-try="found"]', timeout=PATIENCE)
    page.wait_for_selector('.tried [data-streak="1"]')
    assert page.evaluate("async () => (await axe.run('.tried')).violations.map(one => one.help)") == []
    assert page.locator(".tried .line.better li").count() >= 1
    page.click("[data-next-puzzle]")
    page.wait_for_selector('.tried[data-try="open"] h2')
    page.click("[data-show-best]")
    page.wait_for_selector(".tried .line.better li")
    page.click("[data-leave]")
    page.wait_for_selector("[data-puzzle]")
    assert page.locator(".of-game li.done").count() == 1
    assert page.locator(".puzzles-page [data-streak='1']").count() == 1


def test_the_challenge_of_the_day_is_taken_once(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/daily")
    page.wait_for_selector('[data-result="none"] [data-start-daily]')
    page.click("[data-check]")
    page.wait_for_selector("text=Your browser finds the same hash.")
    page.click("[data-start-daily]")
    page.wait_for_selector(".at-table")
    table = page.url.rpartition("/")[2]
    assert page.request.post(f"/api/tables/{table}/resign", data={"seat": 0, "key": "enough"}).ok
    page.wait_for_selector(".end-screen .sealed")
    page.click(".end-screen a[href='/daily']")
    page.wait_for_selector('[data-result="counted"]')
    check(page)
    assert page.locator("[data-start-daily]").count() == 0
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
