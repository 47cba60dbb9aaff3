"""After the game: why it was won, when, again, and whether the shuffle was fair."""

import random
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, play, settle, start
from tests.browser.stage import PHONE, WIDE

SUMS = """() => { const rows = [...document.querySelectorAll('.end-screen .score-table tbody tr:not(.subtotal)')];
    const numbers = row => [...row.querySelectorAll('td b')].map(cell => Number(cell.textContent) || 0);
    const sums = numbers(rows.at(-1)).map(() => 0);
    for (const row of rows.slice(0, -1)) numbers(row).forEach((points, seat) => (sums[seat] += points));
    return [sums, numbers(rows.at(-1))]; }"""


def finish(visit: Visit, game: str = "yokohama", size: tuple[int, int] = WIDE) -> Page:
    """A short game, played to its end."""
    page = visit(size)
    start(page, game, 2, round_limit=2)
    assert play(page, random.Random(game), 1000)
    page.wait_for_selector(".end-screen .chart")
    return page


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_the_categories_add_up_to_the_score(visit: Visit, game: str) -> None:
    page = finish(visit, game)
    sums, totals = page.evaluate(SUMS)
    assert sums == totals
    told = page.locator(".end-screen .score-table tbody th[scope=row][title]")
    assert told.count() >= page.locator(".end-screen .category").count() - 1  # nobody has to be told what Start is
    assert all(len(title) > 20 for title in told.evaluate_all("all => all.map(one => one.title)"))
    subtotals = page.locator(".end-screen .subtotal td b").all_inner_texts()
    if game != "duel":  # which scores nothing before its end
        assert [int(a) + int(b) for a, b in zip(subtotals[:2], subtotals[2:], strict=True)] == totals
    assert [int(text) for text in page.locator(".end-screen .plaque strong").all_inner_texts()] == totals


def test_the_slider_leads_back_to_any_action(visit: Visit) -> None:
    page = finish(visit)
    page.focus(".end-screen .range")
    page.keyboard.press("Home")
    assert "Action 1 of" in page.inner_text(".end-screen .where")
    page.click(".end-screen .controls .btn:has-text('Replay')")
    page.wait_for_selector(".replay")
    assert "look back" in page.inner_text(".say")
    slider = page.locator(".replay input[type=range]")
    assert slider.input_value() == "0"
    page.click('.replay [aria-label="One action on"]')
    page.wait_for_function("() => document.querySelector('.replay input').value === '1'")
    page.click(".replay .btn.primary")
    page.wait_for_selector(".replay", state="detached")


def test_a_record_is_taken_home_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    page = finish(visit)
    with page.expect_download() as loading:
        page.click(".keep a")
    file = tmp_path / "record.txt"
    loading.value.save_as(file)
    page.goto("/")
    page.set_input_files(".record input", file)
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".end-screen .chart")


def test_the_shuffle_is_verified_by_the_browser(visit: Visit) -> None:
    page = finish(visit)
    page.click(".keep button")
    page.wait_for_selector('.keep .said:has-text("promise was kept")')


def test_a_rematch(visit: Visit) -> None:
    page = finish(visit, size=PHONE)
    before = page.url
    page.click(".end-screen .actions .btn.primary")
    page.wait_for_function("before => location.href !== before", arg=before)
    assert not settle(page)
