"""axe-core finds nothing serious on any screen, by day and by night."""

import random
from pathlib import Path

import pytest

from tests.browser.conftest import Visit, require
from tests.browser.player import Page, play, settle, start
from tests.browser.stage import PHONE, WIDE
from tests.conftest import LONG

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run({ resultTypes: ['violations'] })).violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => `${one.id}: ${one.nodes.length} ${one.nodes.slice(0, 3).map(n => n.html.slice(0, 140)).join(' | ')}`)"""

FEW = [("yokohama", False, WIDE), ("duel", True, WIDE), ("nippon", True, PHONE)]
ALL = [(game, dark, size) for game, _, _ in FEW for dark in (False, True) for size in (WIDE, PHONE)]


def check(page: Page) -> None:
    require(AXE.is_file(), "axe-core is not installed (npm ci in web)")
    page.evaluate(AXE.read_text())
    assert page.evaluate(FOUND) == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("path", ["/", "/learn", "/rules/yokohama/turn"])
def test_pages(visit: Visit, path: str, dark: bool) -> None:
    page = visit(WIDE, dark=dark)
    page.goto(path)
    page.wait_for_selector("main h2")
    check(page)


@pytest.mark.parametrize(("game", "dark", "size"), ALL if LONG else FEW)
def test_tables(visit: Visit, game: str, dark: bool, size: tuple[int, int]) -> None:
    page = visit(size, dark=dark)
    start(page, game, 2)
    settle(page)
    check(page)
    play(page, random.Random(3), 14)
    check(page)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_the_end_and_the_settings(visit: Visit, dark: bool) -> None:
    page = visit(WIDE, dark=dark)
    start(page, "yokohama", 2, round_limit=2)
    assert play(page, random.Random(5), 300)
    page.wait_for_selector(".chart", timeout=60_000)  # a process of its own replays the game, and has to start first
    check(page)
    page.goto("/")
    page.wait_for_selector("[data-start]")
    page.click('button[aria-label="Settings"]')
    page.wait_for_selector("dialog[open]")
    check(page)
