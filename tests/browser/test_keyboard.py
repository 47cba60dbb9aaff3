"""A full turn without a mouse."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, idle, settle, start
from tests.browser.stage import WIDE

FOCUSED = "() => document.activeElement.dataset.target"
PLACE = """() => { const box = document.activeElement.getBoundingClientRect(); return box.x + box.width / 2; }"""
TURN = "() => Number(document.querySelector('.at-table').dataset.position)"


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_a_turn_by_keys_only(visit: Visit, game: str) -> None:
    page = visit(WIDE)
    table = start(page, game, 2)
    for _ in range(60):
        if settle(page) or turns_ended(page, table):
            break
        press_on(page)
    assert turns_ended(page, table)


def turns_ended(page: Page, table: str) -> bool:
    """Whether a whole turn of ours lies behind us: the other seat has had one since."""
    entries = page.request.get(f"/api/tables/{table}/entries?after=0").json()["entries"]
    played = [(entry["seat"], entry["turn"]) for entry in entries if entry["kind"] == "actions" and entry["turn"]]
    return len({turn for seat, turn in played if seat == 0}) > 1 or any(seat == 1 for seat, _ in played)


def press_on(page: Page) -> None:
    """The next possible thing, then Enter; if that opened a list, its first; if all is done, on with the turn."""
    before = page.evaluate(TURN)
    for keys in (("n", "Enter"), ("n", "Enter"), ("d", "d")):
        for key in keys:
            page.keyboard.press(key)
        idle(page)
        if page.evaluate(TURN) != before:
            return


def walk(page: Page, key: str) -> list[float]:
    """Presses an arrow until it leads no further; how far from the left edge the targets on the way are."""
    targets, places = [], []
    while (target := page.evaluate(FOCUSED)) not in targets:
        targets.append(target)
        places.append(page.evaluate(PLACE))
        page.keyboard.press(key)
    return places


def test_arrows_walk_and_escape_closes(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "yokohama", 2)
    settle(page)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED)
    leftwards, rightwards = walk(page, "ArrowLeft"), walk(page, "ArrowRight")
    assert leftwards == sorted(leftwards, reverse=True)
    assert rightwards == sorted(rightwards)
    assert len(rightwards) > 3
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
