"""The coach in the browser: a hint, the analysis after the game, and a turn tried again."""

import os
import random
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, click_something, idle, play, settle, start
from tests.browser.stage import PHONE, WIDE, serving
from tests.conftest import LONG

GAMES = ["yokohama", "duel", "nippon"] if LONG else ["yokohama"]
ROUNDS = {"yokohama": 4, "duel": 2, "nippon": 7}
PATIENCE = 170_000
MY_TURN = "() => document.querySelector('.at-table')?.dataset.turn === 'true'"


@pytest.fixture(scope="module")
def server(stage: None) -> Iterator[str]:
    """With a coach who thinks little: it says something, and how true that is is not looked at here."""
    with serving({**os.environ, "HATOBA_COACH_SIMULATIONS": "160"}) as address:
        yield address


def ask_for_a_hint(page: Page) -> None:
    """First what to look at, then the turn; played on, it goes away or goes on."""
    assert not settle(page)
    page.keyboard.press("h")
    page.wait_for_selector('[data-hint="nudge"]', timeout=PATIENCE)
    page.keyboard.press("h")
    page.wait_for_selector('[data-hint="line"] li')
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint]", state="detached")


def finished(page: Page, game: str) -> str:
    """A short game of ours that is over; a bot without any plan has played our turns, so there are mistakes."""
    table = start(page, game, 2, round_limit=ROUNDS[game])
    ask_for_a_hint(page)
    assert page.request.post(f"/api/tables/{table}/seats/0/bot", data={"key": "bot", "level": "random"}).ok
    page.wait_for_selector(".end-screen")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_from_hint_to_retry(visit: Visit, game: str) -> None:
    page = visit(WIDE)
    table = finished(page, game)
    assert "\nhint A\n" in page.request.get(f"/api/tables/{table}/record").text()

    page.click(".after-tabs a:has-text('Analysis')")
    page.click("[data-ask-analysis]")
    page.wait_for_selector('[data-analysis="waiting"]')
    page.goto("/")  # leaving stops nothing
    page.goto(f"/t/{table}/analysis")
    page.wait_for_selector('[data-analysis="complete"] .shares svg .layer', timeout=PATIENCE)
    shares = page.locator(".shares .layer")
    assert shares.count() == 2
    assert page.locator(".accuracy li").count() == 2
    page.click(".turning [data-point] >> nth=0")
    assert page.locator(".point .line").count() >= 1
    page.wait_for_selector(".point .marks g")  # and where it was, on the board as it was then

    page.click("[data-show-point]")
    page.wait_for_selector(".replay")
    assert page.url.endswith("/table")
    page.go_back()
    page.wait_for_selector(".turning")

    page.click("[data-learn]")
    page.wait_for_selector('[data-try="open"]')
    page.click("[data-show-best]")
    assert page.locator(".tried .line.better li").count() >= 1
    try_a_turn(page, random.Random(1))
    page.click("[data-again]")
    page.wait_for_selector('[data-try="open"]')
    page.wait_for_function(MY_TURN)
    page.click("[data-leave]")
    page.wait_for_selector(".turning")
    assert page.url.endswith(f"/t/{table}/analysis")


def try_a_turn(page: Page, rng: random.Random) -> None:
    """Play until the turn is over; then the coach says how good it was."""
    page.wait_for_function(MY_TURN)
    while page.evaluate(MY_TURN):
        click_something(page, rng)
        idle(page)
    page.wait_for_selector('[data-try="found"], [data-try="almost"], [data-try="worse"]', timeout=PATIENCE)


def test_the_analysis_fits_a_phone(visit: Visit) -> None:
    page = visit(PHONE)
    table = start(page, "duel", 2, round_limit=1)
    assert play(page, random.Random("phone"), 1000)
    page.request.post(f"/api/tables/{table}/analysis", data={})
    page.goto(f"/t/{table}/analysis")
    page.wait_for_selector('[data-analysis="complete"] .shares svg', timeout=PATIENCE)
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
