"""Everything has its place: nothing needed is off screen, nothing overflows, in every language."""

import gzip
import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import FONTS, Page, play, settle, start
from tests.browser.stage import CLIENT, PHONE, WIDE
from tests.conftest import LONG

FEW = [("yokohama", 4), ("duel", 2), ("nippon", 4)]
GAMES = [*FEW, ("yokohama", 2), ("yokohama", 3), ("nippon", 2), ("nippon", 3)] if LONG else FEW
TABLETS = [(820, 1180), (1024, 768), (1366, 768)]
LANGUAGES = ["de-DE", "uk-UA", "pl-PL"] if LONG else ["de-DE", "uk-UA"]
OFF_SCREEN = """() => [...document.querySelectorAll('[data-target], .prompt .btn, .steps li, .say, .seat-panel, .talk')]
    .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
    .filter(([, b]) => b.width && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1))
    .map(([one, b]) => [one.outerHTML.slice(0, 90), b.left, b.top, b.right, b.bottom])"""
SIDEWAYS = """() => [document.documentElement,
    ...document.querySelectorAll('.narrow-table > .page, .sheet > .content, .narrow-table > .prompt')]
    .map(one => one.scrollWidth - one.clientWidth)"""
SMALL = """() => [...document.querySelectorAll('button, a.btn, [role=button]')].filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()]).filter(([, b]) => b.width && (b.width < 32 || b.height < 38))
    .map(([one, b]) => [one.outerHTML.slice(0, 90), b.width, b.height])"""
# A word that is longer than its button is cut or lies over its neighbour.
WORDS = ".btn, .segmented button, .chip, .tabbar span, .steps li, .caption, .question-column, .top-bar"
CUT = f"""() => [...document.querySelectorAll('{WORDS}')]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && !one.matches('.icon-only'))
    .map(one => [one.textContent.trim(), one.scrollWidth, one.clientWidth])"""
# Without the client's fonts the browser takes its own, which are wider on Debian (DejaVu) and on many other machines.
BOTH_FONTS = pytest.mark.parametrize("fonts", [True, False], ids=["own-fonts", "other-fonts"])
LONG_WORDS = [(language, True) for language in LANGUAGES] + [("de-DE", False)]


def no_overflow(page: Page) -> None:
    assert max(page.evaluate(SIDEWAYS)) <= 0


@BOTH_FONTS
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_on_a_wide_screen_everything_is_in_sight(visit: Visit, game: str, players: int, fonts: bool) -> None:
    page, rng = visit(WIDE, fonts=fonts), random.Random(game)
    start(page, game, players)
    for _ in range(4):
        settle(page)
        assert page.evaluate(OFF_SCREEN) == []
        play(page, rng, 8)


@BOTH_FONTS
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_on_a_phone_all_fits_and_can_be_tapped(visit: Visit, game: str, players: int, fonts: bool) -> None:
    page = visit(PHONE, fonts=fonts)
    start(page, game, players)
    settle(page)
    play(page, random.Random(game), 12)
    for tab in page.query_selector_all(".tabbar button"):
        tab.click()
        no_overflow(page)
        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("language", "fonts"), LONG_WORDS)
@pytest.mark.parametrize(("game", "players"), FEW)
def test_long_words_break_nothing(
    visit: Visit, game: str, players: int, language: str, fonts: bool, size: tuple[int, int]
) -> None:
    page, rng = visit(size, locale=language, fonts=fonts), random.Random(game)
    start(page, game, players)
    for _ in range(3):
        settle(page)
        assert page.evaluate(CUT) == []
        if size == WIDE:
            assert page.evaluate(OFF_SCREEN) == []
        no_overflow(page)
        play(page, rng, 5)


@BOTH_FONTS
@pytest.mark.parametrize("size", TABLETS)
def test_widths_between(visit: Visit, size: tuple[int, int], fonts: bool) -> None:
    page = visit(size, fonts=fonts)
    start(page, "nippon", 4)
    settle(page)
    no_overflow(page)
    play(page, random.Random(1), 6)
    no_overflow(page)


@pytest.mark.parametrize("path", ["/", "/rules/nippon"])
@pytest.mark.parametrize("size", [PHONE, *TABLETS, WIDE])
@pytest.mark.parametrize("language", ["en-GB", *LANGUAGES])
def test_pages_do_not_overflow(visit: Visit, path: str, size: tuple[int, int], language: str) -> None:
    page = visit(size, locale=language)
    page.goto(path)
    page.wait_for_selector("main h2")
    page.evaluate(FONTS)
    no_overflow(page)
    assert page.evaluate(CUT) == []


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


def test_the_javascript_is_small(stage: None) -> None:
    sizes = [len(gzip.compress(file.read_bytes())) for file in CLIENT.parent.rglob("*.js")]
    assert sizes
    assert sum(sizes) <= 200_000
