"""One connection a browser: whatever is closed, cut or restarted, all its tabs show what the server has."""

import random
import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, click_something, idle, settle
from tests.browser.stage import WIDE
from tests.browser.wire import Wire
from tests.server.support import ServerProcess, sqlite_url

PATIENCE = 60.0
"""Seconds until a test gives up. Nothing is measured by it."""
POSITION = "() => Number(document.querySelector('.at-table')?.dataset.position)"
SHOWN = "than => Number(document.querySelector('.at-table').dataset.position) === than"
TEXT = """() => [...document.querySelector('.at-table').children]
  .filter((part) => !part.matches('.narrator')).map((part) => part.innerText).join('\\n')"""
"""All that is shown. What is told to those who listen begins when a page is opened."""
LOG = "() => [...document.querySelectorAll('.log-line')].map(one => one.innerText)"


class Place:
    """A server that can be restarted, the network before it, and one browser."""

    def __init__(self, folder: Path, browser: Any) -> None:
        with closing(Wire(0)) as free:
            port = free.port
        self.server = ServerProcess(sqlite_url(folder), "--port", str(port), HATOBA_KEEP_ALIVE_SECONDS="1").start()
        self.wire = Wire(port)
        self.address = f"http://127.0.0.1:{self.wire.port}"
        size = {"width": WIDE[0], "height": WIDE[1]}
        self.context = browser.new_context(
            viewport=size, base_url=self.address, reduced_motion="reduce", locale="en-GB"
        )
        self.context.set_default_timeout(PATIENCE * 1000)

    def close(self) -> None:
        self.context.close()
        self.wire.close()
        self.server.stop()

    def create(self, game: str = "duel", **wish: Any) -> str:
        seats = wish.pop("seats", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
        made = self.context.request.post("/api/tables", data={"game": game, "players": 2, "seats": seats, **wish})
        assert made.ok, made.text()
        return str(made.json()["table"]["id"])

    def tab(self, table: str) -> Page:
        page = self.context.new_page()
        page.goto(f"/t/{table}")
        page.wait_for_selector(".at-table")
        return page

    def position(self, table: str) -> dict[str, Any]:
        """As the server has it, asked past the network."""
        cookies = {one["name"]: one["value"] for one in self.context.cookies()}
        found: dict[str, Any] = httpx.get(f"{self.server.url}/api/tables/{table}/position", cookies=cookies).json()
        return found

    def act(self, table: str) -> None:
        """Something happens at the table that this browser hears of only by its stream."""
        cookies = {one["name"]: one["value"] for one in self.context.cookies()}
        at = self.position(table)
        body = {"seat": 0, "position": at["position"], "key": str(at["number"]), "actions": [at["legal"][0]["action"]]}
        done = httpx.post(f"{self.server.url}/api/tables/{table}/actions", json=body, cookies=cookies)
        assert done.status_code == 200, done.text

    def streams(self) -> int:
        """How many the server has open."""
        said = httpx.get(f"{self.server.url}/metrics").text
        found = re.search(r"^hatoba_streams (\S+)$", said, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    def agree(self, table: str, tabs: list[Page]) -> None:
        """Waits until the server waits for us, and all tabs of the table show that."""
        until(lambda: self.position(table)["to_move"] in (0, None))
        position = self.position(table)["position"]
        for tab in tabs:
            tab.wait_for_function(SHOWN, arg=position)

    def agree_with_a_fresh_one(self, table: str, tabs: list[Page]) -> None:
        """What a tab has heard of is what one that is opened now is told, to the last line of the log."""
        fresh = self.tab(table)
        self.agree(table, [fresh, *tabs])
        for tab in tabs:
            tab.mouse.move(0, 0)  # no tip is open
            assert tab.evaluate(LOG) == fresh.evaluate(LOG)
            assert tab.evaluate(TEXT) == fresh.evaluate(TEXT)
        fresh.close()


def until(holds: Any) -> None:
    give_up = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.02)


@pytest.fixture
def place(browser: Any, tmp_path: Path) -> Iterator[Place]:
    with closing(Place(tmp_path, browser)) as found:
        yield found


def play(tab: Page, rng: random.Random) -> None:
    """One click in this tab, and its answer."""
    if not settle(tab):
        click_something(tab, rng)
        idle(tab)


@pytest.mark.parametrize(("count", "at"), [(8, 4), pytest.param(20, 8, marks=pytest.mark.long)])
def test_many_tabs_on_some_tables(place: Place, count: int, at: int) -> None:
    """The first tab, which began it all, is closed in mid-turn; the server is killed; the next one takes its place."""
    rng = random.Random(3)
    tables = [place.create() for _ in range(at)]
    tabs: dict[str, list[Page]] = {table: [] for table in tables}
    for number in range(count):
        table = tables[number % len(tables)]
        tabs[table].append(place.tab(table))
    until(lambda: place.streams() == 1)
    for table in tables:
        play(tabs[table][0], rng)
        place.agree(table, tabs[table])

    table = tables[0]
    first, second, *_ = tabs[table]
    play(first, rng)
    first.close()
    tabs[table].remove(first)
    play(second, rng)
    place.agree(table, tabs[table])
    place.act(table)
    place.agree(table, tabs[table])
    until(lambda: place.streams() == 1)

    place.server.kill()
    place.server.start()
    for table in tables:
        place.act(table)
    for table in tables:
        place.agree(table, tabs[table])
    until(lambda: place.streams() == 1)
    for table in tables:
        place.agree_with_a_fresh_one(table, tabs[table])


def test_the_network_is_away(place: Place) -> None:
    """It is cut, falls silent as after a sleep, and the page is loaded again: nothing is lost, nothing comes twice."""
    table = place.create()
    one, other = place.tab(table), place.tab(table)
    place.agree(table, [one, other])
    place.wire.cut()
    one.wait_for_selector(".problem")
    place.act(table)
    place.wire.mend()
    place.agree(table, [one, other])
    one.wait_for_selector(".problem", state="detached")
    until(lambda: place.streams() == 1)
    place.wire.fall_silent()
    place.act(table)
    place.agree(table, [one, other])
    one.reload()
    place.act(table)
    place.agree_with_a_fresh_one(table, [one, other])


def test_the_process_of_the_stream_dies(place: Place) -> None:
    """A shared worker lives in the process of the tab that began it: when that crashes, the others begin another."""
    tables = [place.create(), place.create()]
    first = place.tab(tables[0])
    tabs = {table: [place.tab(table)] for table in tables}
    until(lambda: place.streams() == 1)
    with pytest.raises(Exception, match="chrome://crash"):
        first.goto("chrome://crash")
    for table in tables:
        place.act(table)
    for table in tables:
        place.agree_with_a_fresh_one(table, tabs[table])
    until(lambda: place.streams() == 1)


HIDE = """hidden => { Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange')); }"""


def test_without_shared_workers_only_what_is_visible_is_connected(place: Place) -> None:
    place.context.add_init_script("delete window.SharedWorker")
    table = place.create()
    tabs = [place.tab(table) for _ in range(3)]
    until(lambda: place.streams() == 3)
    for tab in tabs[1:]:
        tab.evaluate(HIDE, True)
    until(lambda: place.streams() == 1)
    place.act(table)
    place.agree(table, tabs[:1])
    tabs[1].evaluate(HIDE, False)
    place.agree(table, tabs[:2])
    tabs[2].evaluate(HIDE, False)
    place.agree_with_a_fresh_one(table, tabs)


def test_the_start_page_is_live(visit: Visit) -> None:
    """A table turns up while it waits for somebody, and goes; at one's own it says whose turn it is."""
    ada, bo = visit(WIDE), visit(WIDE)
    for page in (ada, bo):
        page.goto("/")
        page.wait_for_selector("[data-start]")
    wish = {
        "game": "duel",
        "players": 2,
        "open": True,
        "name": "Harbour",
        "seats": [{"kind": "me"}, {"kind": "person"}],
    }
    made = ada.request.post("/api/tables", data=wish).json()["table"]["id"]
    bo.wait_for_selector('button.table-link:has-text("Harbour")')
    own = ada.context.new_page()
    own.goto("/")
    row = own.locator(f'a[href="/t/{made}"]')
    row.wait_for()
    guest = visit(WIDE)
    guest.request.post(f"/api/tables/{made}/join", data={})
    bo.wait_for_selector('button.table-link:has-text("Harbour")', state="detached")
    chip = row.locator(".chip.now")
    for seat, shown in ((1, "detached"), (0, "visible"), (1, "detached")):
        play_until(made, (ada, guest), seat)
        chip.wait_for(state=shown)


def play_until(table: str, pages: tuple[Page, Page], seat: int) -> None:
    """Both play, past their pages, until a seat is to move."""
    path = f"/api/tables/{table}"
    while (mover := pages[0].request.get(f"{path}/position").json()["to_move"]) != seat:
        at = pages[mover].request.get(f"{path}/position").json()
        body = {"seat": mover, "position": at["position"], "key": str(at["number"])}
        done = pages[mover].request.post(f"{path}/actions", data={**body, "actions": [at["legal"][0]["action"]]})
        assert done.ok, done.text()
