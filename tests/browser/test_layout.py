"""Everything has its place: nothing is cut, covered, off screen or outside its frame, in every size and language."""

import gzip
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import windows
from tests.browser.conftest import Visit, require
from tests.browser.player import Page, play, start
from tests.browser.positions import make_table
from tests.browser.stage import CLIENT, PHONE, WIDE
from tests.browser.test_profile import lose, sign_up
from tests.browser.windows import FEW_WINDOWS, LAPTOP, WINDOWS, open_table, resize, speak
from tests.conftest import LONG

FIT = Path(__file__).with_name("fit.js").read_text(encoding="utf-8")
SIZES = WINDOWS if LONG else FEW_WINDOWS
LANGUAGES = windows.LANGUAGES if LONG else windows.FEW_LANGUAGES
SEEN = ["start", "late", "end"]
GAMES = [("yokohama", 4), ("duel", 2), ("nippon", 4)]
if LONG:
    GAMES += [("yokohama", 2), ("yokohama", 3), ("nippon", 2), ("nippon", 3)]
Fault = tuple[str, ...]


def faults(page: Page) -> Iterator[Fault]:
    """What does not fit, on every page that a phone has."""
    for tab in page.query_selector_all(".tabbar button") or [None]:
        if tab:
            tab.click()
        for fault in page.evaluate(FIT):
            yield (tab.get_attribute("data-open") if tab else "", *fault)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_table_fits(visit: Visit, game: str, players: int, language: str) -> None:
    page = visit(WIDE)
    assert [(moment, *fault) for moment in SEEN for fault in at_moment(page, game, players, moment, language)] == []


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["uk"])
@pytest.mark.parametrize(("game", "players"), GAMES[:3])
def test_the_table_fits_with_other_fonts(visit: Visit, game: str, players: int, language: str) -> None:
    """Without the client's fonts the browser takes its own, wider on Debian (DejaVu) and on many other machines."""
    page = visit(WIDE, fonts=False)
    assert list(at_moment(page, game, players, "late", language)) == []


def at_moment(page: Page, game: str, players: int, moment: str, language: str) -> Iterator[tuple[object, ...]]:
    """What does not fit at a table in that position, in every window."""
    open_table(page, make_table(page, game, players, moment), language)
    for size in SIZES:
        resize(page, size)
        yield from ((size, *fault) for fault in faults(page))


@pytest.mark.parametrize(("game", "players"), GAMES[:3])
def test_the_table_fits_in_japanese(visit: Visit, game: str, players: int) -> None:
    """Where lines may break between any two letters, and all letters are as wide."""
    if listing := shutil.which("fc-list"):  # other systems have the letters in any case
        require(bool(subprocess.run([listing, ":lang=ja"], capture_output=True).stdout), "there is no Japanese font")
    page, found = visit(WIDE), []
    open_table(page, make_table(page, game, players, "late"), "ja")
    for size in (LAPTOP, PHONE):
        resize(page, size)
        found += [(size, *fault) for fault in faults(page)]
    assert found == []


@pytest.mark.parametrize("size", SIZES if LONG else [LAPTOP, PHONE], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_it_fits_in_the_middle_of_a_turn(visit: Visit, game: str, players: int, size: tuple[int, int]) -> None:
    page, rng, found = visit(size, locale="uk-UA"), random.Random(game), []
    start(page, game, players)
    for _ in range(8 if LONG else 3):
        play(page, rng, 4)
        page.keyboard.press("Escape")  # what was opened to choose from lies over the board, as it should
        page.mouse.move(0, 0)
        found += page.evaluate(FIT)
    assert found == []


# What each page shows when it is there.
PAGES = {
    "/": "[data-start]",
    "/learn": "main h2",
    "/rules/nippon/turn": "main h2",
    "/ladder": "main tbody tr",
    "/daily": "[data-start-daily]",
    "/match": "form",
    "/puzzles": "[data-next]",
    "/sheets": "[data-start-sheet]",
    "/sheets/yokohama": "main.sea",
    "/me": "[data-account]",
}


def found_on_pages(page: Page, pages: dict[str, str]) -> list[Fault]:
    found: list[Fault] = []
    for language in LANGUAGES:
        speak(page, language)
        for path, there in pages.items():
            page.goto(path)
            page.wait_for_selector(there)
            for size in SIZES:
                resize(page, size)
                found += [(path, language, *map(str, size), *fault) for fault in page.evaluate(FIT)]
    return found


def test_pages_fit(visit: Visit) -> None:
    assert found_on_pages(visit(WIDE), PAGES) == []


def test_the_pages_of_somebody_known_fit(visit: Visit) -> None:
    """Who has played: a table to go on with, a profile, a place among the best."""
    page = visit(WIDE)
    sign_up(page, "Wilhelmina-Konstanze")
    lose(page, "nippon", rated=True)
    start(page, "yokohama", 4)
    assert found_on_pages(page, {"/": ".table-link", "/me": "[data-games]", "/ladder/nippon": "main tbody tr"}) == []


def test_a_game_starts_in_two_clicks(visit: Visit) -> None:
    page = visit(WIDE)
    page.goto("/")
    page.click('[data-game="duel"]')
    page.click("[data-start]")
    page.wait_for_selector(".at-table .prompt")
    assert "/t/" in page.url


def test_seats_differ_by_shape_and_letter(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "yokohama", 4)
    marks = page.query_selector_all(".seat-panel header .seat-mark")
    shapes = {mark.query_selector("use").get_attribute("href") for mark in marks}
    assert len(shapes) == len({mark.inner_text() for mark in marks}) == len(marks) == 4


LOADED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
BUSY = "window.requestIdleCallback = () => 0"
"""A browser that never has nothing else to do, so that what can wait is not fetched."""
SCRIPTS = 95_000
"""Bytes, packed: those of Nippon, the largest, and some room."""
FILES = 22


@pytest.mark.parametrize(("game", "players"), [("yokohama", 4), ("duel", 2), ("nippon", 3)])
def test_a_table_needs_little_before_it_can_be_used(visit: Visit, game: str, players: int) -> None:
    """Opened by its address. Version 0.1 sent 70 to 79 kB of packed scripts for a table, in 32 or 33 requests."""
    page = visit(WIDE)
    start(page, game, players)
    page.add_init_script(BUSY)
    page.goto(page.url)
    page.wait_for_selector('[data-state="legal"]')
    loaded = page.evaluate(LOADED)
    scripts = {path for path in loaded if path.endswith(".js")}
    sizes = [len(gzip.compress((CLIENT.parent / path.lstrip("/")).read_bytes())) for path in scripts]
    assert len(sizes) > 1
    assert sum(sizes) <= SCRIPTS
    assert len([path for path in loaded if path.startswith("/assets/")]) <= FILES
