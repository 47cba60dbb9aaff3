"""Accounts, profiles and quick match, as people use them."""

import random
from typing import Any

from tests.browser.conftest import Visit
from tests.browser.player import Page, play, start
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_access import check

PASSPHRASE = "correct horse battery"


def sign_up(page: Page, name: str) -> None:
    page.goto("/me")
    page.fill("[data-account]", name)
    page.fill("[data-passphrase]", PASSPHRASE)
    page.click("[data-sign]")
    page.wait_for_selector("[data-profile]")


def lose(page: Page, game: str, **more: Any) -> None:
    """A game against a bot that is given up at once."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "merchant"}]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert made.ok, made.text()
    table = made.json()["table"]
    path = f"/api/tables/{table['id']}"
    done = page.request.post(f"{path}/resign", data={"seat": table["mine"][0], "key": "r"})
    assert done.ok, done.text()


def test_a_profile_after_three_games(visit: Visit) -> None:
    """One was played before there was an account, two are rated; then all of it is taken along, and deleted."""
    ada = visit(WIDE)
    start(ada, "duel", 2)
    table = ada.url.rpartition("/")[2]
    assert ada.request.post(f"/api/tables/{table}/resign", data={"seat": 0, "key": "r"}).ok
    ada.goto("/me")
    ada.wait_for_selector("[data-account]")
    check(ada)
    sign_up(ada, "Ada 99")
    for _ in range(2):
        lose(ada, "nippon", rated=True)
    ada.reload()
    ada.wait_for_selector("[data-games]")
    assert (ada.inner_text("[data-games]"), ada.inner_text("[data-won]")) == ("3", "0")
    assert ada.locator("[data-history] li").count() == 3
    ada.wait_for_selector('[data-opponents] tr:has-text("Merchant")')
    ada.wait_for_selector('.chip:has-text("provisional")')
    ada.wait_for_selector("text.bot-name")
    check(ada)
    ada.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ada.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    ada.emulate_media(color_scheme="dark")
    ada.wait_for_selector('[data-theme="dark"] text.bot-name')
    check(ada)
    with ada.expect_download() as kept:
        ada.click("[data-export]")
    assert "Ada 99" in kept.value.path().read_text()
    ada.click("[data-delete]")
    ada.click("[data-delete-all]")
    ada.wait_for_selector("[data-account]")
    ada.goto("/ladder/nippon")
    ada.wait_for_selector('tr:has-text("Merchant")')
    check(ada)


def test_two_people_find_each_other_by_quick_match(visit: Visit) -> None:
    """The first waits and sees when bots would come; the second, at a phone, wants the same, and both sit down."""
    ada, bo = visit(WIDE), visit(PHONE, dark=True)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        page.goto("/")
        page.click(".match")
        page.fill("[data-name]", name)
    check(bo)
    ada.click("[data-match]")
    ada.wait_for_selector('[data-waiting]:has-text("Bots take the free seats in")')
    check(ada)
    bo.wait_for_selector('[data-lobby] li:has-text("Ada")')  # the lobby is live
    check(bo)
    bo.click("[data-match]")
    bo.wait_for_selector(".at-table")
    ada.wait_for_selector("[data-waiting]", state="detached")
    assert ada.url == bo.url
    ada.wait_for_selector('.seat-panel:has-text("Bo")')
    cleo = visit(WIDE)
    cleo.goto("/match")
    cleo.click("[data-match]")
    cleo.wait_for_selector("[data-waiting]")
    assert cleo.url != ada.url
    cleo.click('[data-waiting] button:has-text("Stop waiting")')
    cleo.wait_for_selector("[data-match]")


def test_who_is_invited_to_a_rated_game_is_told_that_it_needs_an_account(visit: Visit) -> None:
    ada, bo = visit(WIDE), visit(PHONE, locale="de-DE")
    sign_up(ada, "Ada rated")
    ada.goto("/")
    ada.click('.seats .segmented button:has-text("By link")')
    ada.click('.setup .segmented button:has-text("Quick")')
    ada.check("[data-rated]")
    ada.wait_for_selector('.means:has-text("Whoever is out of time has lost a minute later.")')
    ada.click('.setup button:has-text("bots after a day")')
    ada.click("[data-start]")
    ada.wait_for_selector('[data-waiting]:has-text("Bots take the free seats in")', state="attached")
    bo.goto(ada.input_value(".invite input"))
    bo.wait_for_selector("[data-needs-account]")
    assert bo.query_selector("[data-open-link]") is None
    check(bo)
    assert bo.evaluate("() => document.querySelector('.who').scrollWidth") <= PHONE[0]
    link = bo.url
    sign_up(bo, "Bo rated")
    bo.goto(link)
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")


def test_a_shared_game_is_seen_by_everybody_at_any_action(visit: Visit) -> None:
    ada, stranger = visit(WIDE), visit(PHONE)
    table = start(ada, "yokohama", 2, round_limit=1)
    assert play(ada, random.Random(5), 200)
    ada.wait_for_selector(".chart")
    ada.click('button[aria-label="One action back"]')
    ada.click("[data-share]")
    ada.wait_for_selector("[data-unshare]")
    check(ada)
    link = ada.input_value('input[aria-label="Share this game"]')
    assert f"/g/{table}/at/" in link
    stranger.goto(link)
    stranger.wait_for_selector(".at-table")
    assert stranger.query_selector(".end-screen") is None  # the moment, not the end
    stranger.goto(f"/g/{table}")
    stranger.wait_for_selector(".end-screen")
    assert stranger.query_selector("[data-share]") is None
    check(stranger)
    picture = stranger.request.get(f"{link}/picture.png")
    assert picture.ok and picture.headers["content-type"] == "image/png"
