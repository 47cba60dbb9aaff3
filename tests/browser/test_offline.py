"""A site of plain files: loaded once, then played without any network, below a sub-path and with a strict policy."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hatoba
from hatoba import components
from tests.browser.player import Page, play, settle
from tests.browser.stage import PHONE, WIDE, serving
from tests.browser.test_coach import PATIENCE, ask_for_a_hint
from tests.browser.test_lessons import take_step
from tests.conftest import LONG
from tests.device.hosting import hosting

GAMES = ["yokohama", "duel", "nippon"] if LONG else ["duel"]
READY = "() => navigator.serviceWorker.controller !== null"
JUDGED = "[data-judged]:not([data-judged='0'])"
OFFLINE = "ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    with hosting(site) as found:
        yield found


@pytest.fixture
def device(browser: Any, address: str) -> Iterator[Callable[..., Any]]:
    """A browser with a storage of its own; fails on a console error and on a request to elsewhere."""
    contexts: list[Any] = []
    faults: list[str] = []

    def make(size: tuple[int, int] = WIDE) -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", locale="en-GB", base_url=address
        )
        context.set_default_timeout(60_000)
        contexts.append(context)

        def watch(page: Page) -> None:
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
            page.on(
                "request", lambda asked: None if asked.url.startswith((address, "blob:")) else faults.append(asked.url)
            )

        context.on("page", watch)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not [fault for fault in faults if OFFLINE not in fault]


def load(context: Any) -> Page:
    """The start page, when all of the site is kept."""
    page = context.new_page()
    page.goto("")
    page.wait_for_function(READY)
    return page


def begin(page: Page, game: str) -> str:
    """A table against an apprentice, made as people make it; its address."""
    page.click(f"[data-game={game}]")
    page.click("[data-start]")
    page.wait_for_selector(".at-table")
    return str(page.url)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(device: Callable[..., Any], game: str, tmp_path: Path) -> None:
    context, rng = device(PHONE if game == "nippon" else WIDE), random.Random(game)
    load(context).close()
    context.set_offline(True)
    page = context.new_page()
    page.goto("")
    table = begin(page, game)
    assert not play(page, rng, 3)
    seen = page.inner_text(".say")
    page.close()

    page = context.new_page()  # closed in the middle of a turn, and opened again
    page.goto(table)
    settle(page)
    assert page.inner_text(".say") == seen
    assert play(page, rng, 4000)
    points = [int(text) for text in page.locator(".end-screen .plaque strong").all_inner_texts()]
    page.wait_for_selector(".keep a[href^=blob]")
    with page.expect_download() as loading:
        page.click(".keep a[download]")
    loading.value.save_as(tmp_path / "record.txt")
    outcome = hatoba.read_record((tmp_path / "record.txt").read_text(encoding="utf-8")).replay().outcome()
    assert outcome is not None and sorted(outcome.scores) == sorted(points)

    page.goto("")
    page.set_input_files("input[type=file]", tmp_path / "record.txt")
    page.wait_for_selector(".end-screen .chart")
    if LONG:
        analyse_all(page, table)
        page.goto("#/learn")
        page.click(f'[data-start="{game}-first"]')
        while take_step(page, by_hand=False):
            pass


def analyse_all(page: Page, table: str) -> None:
    """A whole game takes the coach minutes here."""
    page.goto(f"{table}/analysis")
    page.click("[data-ask-analysis]")
    page.wait_for_selector('[data-analysis="complete"] .shares svg .layer', timeout=1_800_000)
    page.wait_for_selector(".turning [data-point]")


def test_games_of_server_and_device_stand_in_one_list(browser: Any, site: Path) -> None:
    with serving({**os.environ, "HATOBA_SITE": str(site)}) as server:
        context = browser.new_context(base_url=server, reduced_motion="reduce", locale="en-GB")
        context.set_default_timeout(60_000)
        page = context.new_page()
        faults: list[str] = []
        page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
        page.goto("/")
        begin(page, "duel")
        page.goto("/")
        page.click("[data-game=duel]")
        page.click("button:has-text('On this device')")
        page.click("[data-start]")
        page.wait_for_url("**/t/device-*")
        settle(page)
        assert not play(page, random.Random(1), 2)
        page.goto("/")
        page.wait_for_selector(".table-link:has-text('On this device')")
        assert page.locator(".table-link").count() == 2
        assert page.locator(".table-link:has-text('On this device')").count() == 1

        page.click(".table-link:has-text('On this device')")
        settle(page)
        said = page.inner_text(".say")
        page.click("button[aria-label='Settings']")
        page.click("[data-move]")
        assert "never rated" in page.inner_text(".field:has([data-move-now])")
        page.click("[data-move-now]")
        page.wait_for_url(lambda url: "/t/" in url and "device-" not in url)
        settle(page)
        assert page.inner_text(".say") == said, "the game goes on where it was"
        page.goto("/")
        page.wait_for_selector(".table-link")
        assert page.locator(".table-link:has-text('On this device')").count() == 0
        context.close()
    assert not faults


@pytest.mark.long
def test_the_coach_without_a_network(device: Callable[..., Any]) -> None:
    """A hint, and the analysis of a game, which goes on after its tab was closed."""
    context = device()
    load(context).close()
    context.set_offline(True)
    page = context.new_page()
    page.goto("")
    table = begin(page, "duel")
    ask_for_a_hint(page)
    assert not play(page, random.Random(3), 6)
    give_up(page)
    page.click(".after-tabs a:has-text('Analysis')")
    page.click("[data-ask-analysis]")
    page.wait_for_selector(JUDGED, timeout=PATIENCE)
    judged = int(page.get_attribute(JUDGED, "data-judged"))
    page.close()

    page = context.new_page()
    page.goto(f"{table}/analysis")
    page.wait_for_selector(JUDGED, timeout=PATIENCE)
    assert int(page.get_attribute(JUDGED, "data-judged")) >= judged
    page.wait_for_selector('[data-analysis="complete"] .shares svg .layer', timeout=PATIENCE)
    assert page.locator(".accuracy li").count() == 2


def give_up(page: Page) -> None:
    page.keyboard.press("Escape")
    page.click("button[aria-label='Settings']")
    page.click("button:has-text('Resign')")
    page.click("button:has-text('Really resign?')")
    page.wait_for_selector(".end-screen")
    page.keyboard.press("Escape")


def saved(page: Page, click: str, file: Path) -> str:
    """What the browser saves when this is clicked."""
    with page.expect_download() as loading:
        page.click(click)
    loading.value.save_as(file)
    return file.read_text(encoding="utf-8")


@pytest.mark.long
def test_own_cards_without_a_network(device: Callable[..., Any], tmp_path: Path) -> None:
    """A sheet typed here, out and in again with its owner's remark, at a table; its record opens elsewhere."""
    context = device()
    load(context).close()
    context.set_offline(True)
    page = context.new_page()
    page.goto("#/sheets/duel")
    page.click('[data-card="orders|number 1"]')
    page.keyboard.type("3s1f7")
    page.keyboard.press("Enter")
    page.click("[data-page=changed]")
    sheet, record = tmp_path / "box.toml", tmp_path / "record.txt"
    text = saved(page, "[data-export]:enabled", sheet)
    order = components.parse(text, "duel").data["orders"]["rows"][0]
    assert order["cost"] == {"silk": 3, "fish": 1} and order["vp"] == 7

    remarked = text.replace("[orders]", "[orders]  # second printing", 1)
    sheet.write_text(remarked, encoding="utf-8", newline="\n")
    page.goto("#/sheets")
    page.set_input_files("[data-import]", sheet)
    page.wait_for_selector("[data-card]")
    assert page.input_value("[data-name]") == "box"
    page.click("[data-page=changed]")
    assert saved(page, "[data-export]:enabled", tmp_path / "again.toml") == remarked

    page.click(".panel [data-use]")
    page.wait_for_selector('[data-cards] option:checked:has-text("box")', state="attached")
    page.click("[data-start]")
    page.wait_for_selector("[data-own-cards]:has-text('box')")
    settle(page)
    give_up(page)
    page.wait_for_selector(".keep a[href^=blob]")
    played = saved(page, ".keep a[download]", record)
    assert f"sheet {components.parse(text, 'duel').id}" in played

    other = load(device(PHONE))
    other.set_input_files(".record input", [record, sheet])
    other.wait_for_selector(".end-screen")


def test_of_two_tabs_one_holds_the_game(device: Callable[..., Any]) -> None:
    context = device()
    one, other = load(context), context.new_page()
    table = begin(one, "duel")
    settle(one)
    other.goto(table)
    assert "another tab" in other.inner_text(".message-page h1")
    one.goto("")
    one.wait_for_selector(".table-link")
    other.reload()
    settle(other)


def test_python_starts_by_itself_where_its_memory_is_damaged(browser: Any, site: Path, tmp_path: Path) -> None:
    damaged = Path(shutil.copytree(site, tmp_path / "site"))
    (damaged / "device" / "memory.bin").write_bytes(b"nothing")
    with hosting(damaged) as address:
        page = browser.new_page(base_url=address, locale="en-GB")
        page.set_default_timeout(60_000)
        page.goto("")
        begin(page, "duel")
        settle(page)
        page.close()
