"""Following a game: a line a turn, bots at a pace, nothing ends unasked, a result in words."""

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import CHOICES, SPOT, Page, idle, play, settle, start
from tests.browser.stage import PHONE, WIDE

ENDS = ".at-table [data-ends]:not([disabled])"
SHOWN = "() => Number(document.querySelector('.at-table').dataset.position)"
FOLLOWING = "() => document.querySelector('.at-table').dataset.following === 'true'"
MAY_CLICK = "() => ['turn', 'busy'].map(x => document.querySelector('.at-table').dataset[x]).join() === 'true,false'"
# At most one more than before: 6.8, 4.6 and 2.6.
CLICKS = {"yokohama": 7.8, "duel": 5.6, "nippon": 3.6}


def turns_of(page: Page, table: str) -> int:
    turns = page.request.get(f"/api/tables/{table}/turns").json()["turns"]
    return len({turn["turn"] for turn in turns if turn["seat"] == 0})


def click(page: Page, rng: random.Random) -> None:
    """The button that ends the turn, if it is lit; otherwise something that is possible."""
    if (end := page.query_selector(ENDS)) and end.get_attribute("data-ends") == "true":
        end.click()
        return
    first, many = page.evaluate(CHOICES)
    spot = page.evaluate(SPOT, rng.randrange(first or many))
    page.mouse.click(spot["x"], spot["y"])


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_a_turn_takes_few_clicks(visit: Visit, game: str) -> None:
    page, rng = visit(WIDE), random.Random(5)
    table = start(page, game, 2)
    clicks = 0
    while not settle(page) and turns_of(page, table) < 9:
        click(page, rng)
        clicks += 1
    assert clicks / turns_of(page, table) <= CLICKS[game]


def test_the_log_has_a_line_a_turn(visit: Visit) -> None:
    page = visit(WIDE)
    table = start(page, "yokohama", 2)
    play(page, random.Random(3), 30)
    turns = page.request.get(f"/api/tables/{table}/turns").json()["turns"]
    lines = page.locator(".log-turn")
    lines.nth(len(turns) - 1).wait_for()
    assert lines.count() == len(turns)
    acted = next(at for at, turn in enumerate(turns) if "yokohama.acted" in str(turn["about"]))
    lines.nth(acted).locator(".line").hover()
    page.wait_for_selector(".spotlight rect")
    lines.nth(acted).locator(".fold").click()
    assert page.locator(".log-line.step").count() > 0
    lines.nth(acted).locator(".line").click()
    page.wait_for_selector(".replay")
    assert "look back" in page.inner_text(".say")


def test_bots_are_shown_at_a_pace_that_a_key_skips(visit: Visit) -> None:
    page = visit(WIDE, still=False)
    page.add_init_script("localStorage.setItem('hatoba', JSON.stringify({pace: 'slow', hints: false}))")
    table = start(page, "nippon", 4)
    settle(page)
    rng, before = random.Random(2), page.evaluate(SHOWN)
    while not page.evaluate(FOLLOWING):
        if page.evaluate(MAY_CLICK):
            click(page, rng)
        page.wait_for_timeout(50)
    page.wait_for_selector(".spotlight rect")
    page.wait_for_function(
        "before => Number(document.querySelector('.at-table').dataset.position) > before", arg=before
    )
    latest = f"/api/tables/{table}/position"
    page.keyboard.press("s")
    assert not settle(page)
    assert page.evaluate(SHOWN) == page.request.get(latest).json()["position"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_turn_ends_without_its_button(visit: Visit, size: tuple[int, int]) -> None:
    """Nippon's rules end a turn by themselves; here the last action waits for the button."""
    page = visit(size)
    table = start(page, "nippon", 2)
    settle(page)
    seen = page.request.get(f"/api/tables/{table}/tips?seat=0").json()["previews"]
    legal = {one["action"]: one for one in page.request.get(f"/api/tables/{table}/position").json()["legal"]}
    ending = next(
        legal[one["action"]]["notation"]
        for one in seen
        if any(event["type"] == "nippon.turn_started" for event in one["events"])
    )
    before = page.evaluate(SHOWN)
    page.locator(f'[data-plays*="{ending}"]:visible, [data-action="{ending}"]:visible').first.click()
    while not page.query_selector(".at-table [data-ends=true]"):  # of several, or on a phone, the second click plays
        page.wait_for_selector(f'[data-ends=true], [data-of][data-action="{ending}"], .pick [data-action="{ending}"]')
        if again := page.query_selector(f'[data-of][data-action="{ending}"], .pick [data-action="{ending}"]'):
            again.click()
            idle(page)
    page.wait_for_selector(".at-table [data-ends=true]")
    assert "ends your turn" in page.inner_text(".say")
    assert page.evaluate(SHOWN) == before
    page.click(".at-table [data-ends=true]")
    page.wait_for_function(
        "before => Number(document.querySelector('.at-table').dataset.position) > before", arg=before
    )


def test_a_finished_turn_is_taken_back_where_only_bots_sit(visit: Visit) -> None:
    page, rng = visit(WIDE), random.Random(1)
    table = start(page, "duel", 2)
    while not settle(page) and turns_of(page, table) < 3:
        click(page, rng)
    while not page.query_selector('[data-undo="turn"]'):
        page.keyboard.press("Shift+U")
        settle(page)
    turns = turns_of(page, table)
    page.click('[data-undo="turn"]')
    page.wait_for_selector(".log-line:has-text('shuffled anew')")
    settle(page)
    assert turns_of(page, table) == turns - 1


# Every place at which the replay is shown, from before it begins: a slow machine may look when it has ended.
WATCH_REPLAY = """() => { window.shown = []; (function look() {
    const at = document.querySelector('.replay input[type=range]')?.valueAsNumber;
    if (at !== undefined && at !== window.shown.at(-1)) window.shown.push(at);
    requestAnimationFrame(look); })(); }"""


def test_what_happened_since_ones_turn_plays_at_once(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "nippon", 3)
    rng = random.Random(4)
    while not settle(page) and not page.query_selector(".away .btn"):
        click(page, rng)
    page.evaluate(WATCH_REPLAY)
    page.click(".away .btn")
    page.wait_for_function("() => window.shown.some((at, number) => at > window.shown[number - 1])")


def test_the_list_of_tables_tells_the_result(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "duel", 2, round_limit=1)
    assert play(page, random.Random(7), 400)
    page.goto("/")
    told = page.locator(".table-link .state-line").first.inner_text()
    assert "won, " in told or "A tie at " in told
