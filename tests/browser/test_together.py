"""Two people at two browsers, over links; several at one screen; somebody who looks on."""

import random

from tests.browser.conftest import Visit
from tests.browser.player import Page, click_something, idle, settle, start
from tests.browser.stage import WIDE

POSITION = "() => Number(document.querySelector('.at-table').dataset.position)"
TURN = "() => document.querySelector('.at-table').dataset.turn === 'true'"


def later(page: Page, position: int) -> None:
    """Waits for news of a later position."""
    page.wait_for_function(
        "than => Number(document.querySelector('.at-table').dataset.position) > than", arg=position, timeout=30_000
    )


def sit_down(visit: Visit) -> tuple[Page, Page]:
    """Ada makes a table on the start page, Bo opens its link."""
    ada, bo = visit(WIDE), visit(WIDE, quiet=False)
    ada.goto("/")
    ada.click('[data-game="duel"]')
    ada.click('.seats .segmented button:has-text("By link")')
    ada.click("[data-start]")
    link = ada.input_value(".invite input")
    bo.goto(link)
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    assert "/s/" not in bo.url
    return ada, bo


def whose_turn(ada: Page, bo: Page) -> tuple[Page, Page]:
    """The one to move, and the other: both have heard of the last action."""
    late = max(page.evaluate(POSITION) for page in (ada, bo))
    for page in (ada, bo):
        idle(page)
        later(page, late - 1)
    return (ada, bo) if ada.evaluate(TURN) else (bo, ada)


def act(one: Page, rng: random.Random) -> int:
    """Clicks until something has been played; the position before it."""
    before: int = one.evaluate(POSITION)
    for _ in range(20):
        click_something(one, rng)
        idle(one)
        if one.evaluate(POSITION) != before:
            return before
    raise AssertionError("nothing happens")


def test_two_people_over_links(visit: Visit) -> None:
    ada, bo = sit_down(visit)
    rng = random.Random(1)
    for _ in range(6):
        one, other = whose_turn(ada, bo)
        later(other, act(one, rng))
    reload_in_mid_turn(ada, bo)
    take_back(ada, bo, rng)
    chat(ada, bo)
    lose_the_connection(ada, bo, rng)


def reload_in_mid_turn(ada: Page, bo: Page) -> None:
    one, _ = whose_turn(ada, bo)
    asked = one.inner_text(".say")
    one.reload()
    one.wait_for_selector(".at-table")
    settle(one)
    assert one.inner_text(".say") == asked


def take_back(ada: Page, bo: Page, rng: random.Random) -> None:
    """What can be taken back alone is; for the rest the other is asked."""
    ways = set()
    for _ in range(30):
        one, other = whose_turn(ada, bo)
        before = act(one, rng)
        later(other, before)
        one, other = whose_turn(ada, bo)
        button = one.query_selector("[data-undo]")
        if button is None or button.get_attribute("data-undo") in ways:
            continue
        way = button.get_attribute("data-undo")
        now = one.evaluate(POSITION)
        button.click()
        if way == "ask":
            other.click(".ask-box .btn.primary")
        for page in (one, other):
            later(page, now)
        ways.add(way)
        if len(ways) == 2:
            return
    raise AssertionError(f"only {ways}")


def chat(ada: Page, bo: Page) -> None:
    for page in (ada, bo):
        page.click('[role="tab"]:has-text("Chat")')
    ada.fill(".chat-box input", "Good luck! <b>")
    ada.keyboard.press("Enter")
    bo.wait_for_selector('.chat p:has-text("Good luck! <b>")')


def lose_the_connection(ada: Page, bo: Page, rng: random.Random) -> None:
    """Who was away sees what happened meanwhile."""
    one, other = whose_turn(ada, bo)
    other.context.set_offline(True)
    before = act(one, rng)
    other.context.set_offline(False)
    later(other, before)
    assert ".problem" not in other.inner_text(".say")


def test_undo_takes_an_action_back(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "yokohama", 2)
    settle(page)
    page.click('.order[data-state="legal"]')
    page.wait_for_selector('.area[data-state="legal"]')
    settle(page)
    asked = page.inner_text(".say")
    page.click('.area[data-state="legal"]')
    page.wait_for_selector('[data-undo="free"]')
    assert page.inner_text(".say") != asked
    page.keyboard.press("u")
    page.wait_for_function("asked => document.querySelector('.say').innerText === asked", arg=asked)


def test_a_hotseat_hides_hands_between_turns(visit: Visit) -> None:
    page = visit(WIDE)
    seats = [{"kind": "hotseat", "name": "Ada"}, {"kind": "hotseat", "name": "Bo"}]
    made = page.request.post("/api/tables", data={"game": "yokohama", "players": 2, "seats": seats})
    page.goto(f"/t/{made.json()['table']['id']}")
    page.wait_for_selector('.curtain:has-text("Ada")')
    assert page.query_selector('[data-state="legal"]') is None
    page.click(".curtain .btn")
    page.click('.order[data-state="legal"]')
    page.wait_for_selector('.curtain:has-text("Bo")')
    covered = page.evaluate(
        "() => document.elementFromPoint(innerWidth / 2, innerHeight - 60).closest('.curtain') !== null"
    )
    assert covered


def test_somebody_looks_on(visit: Visit) -> None:
    """Over the link that the maker can copy: the table, no hand, nothing to click, and what happens as it happens."""
    ada, guest = visit(WIDE), visit(WIDE)
    ada.goto("/")
    ada.click("[data-start]")
    ada.wait_for_selector(".at-table")
    settle(ada)
    ada.click('button[aria-label="Settings"]')
    guest.goto(ada.get_attribute("[data-watch]", "data-watch"))
    ada.keyboard.press("Escape")
    guest.click("[data-open-link]")
    guest.wait_for_selector(".at-table")
    assert guest.query_selector('[data-state="legal"]') is None
    later(guest, act(ada, random.Random(2)))
    assert guest.query_selector(".order.big .need") is None
