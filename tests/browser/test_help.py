"""What helps people: hints, reasons, what happened meanwhile, settings."""

import random
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import play, settle, start
from tests.browser.stage import PHONE, WIDE

LOST = {
    "en-GB": "There is nothing here.",
    "de-DE": "Hier ist nichts.",
    "pl-PL": "Nic tu nie ma.",
    "uk-UA": "Тут нічого немає.",
}
AWAY = "() => document.querySelector('.away') !== null"


def test_a_first_game_is_guided_until_one_says_no(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "yokohama", 2)
    settle(page)
    first = page.inner_text(".hint")
    page.click('.hint [aria-label="Understood"]')
    page.wait_for_selector(".hint", state="detached")
    page.click('.order[data-state="legal"]')
    page.wait_for_selector(".hint")
    assert page.inner_text(".hint") != first
    page.click(".hint footer button")
    page.reload()
    page.wait_for_selector(".at-table")
    assert not settle(page)
    assert page.query_selector(".hint") is None


@pytest.mark.parametrize(("language", "said"), LOST.items())
@pytest.mark.parametrize("path", ["/nowhere", "/rules", "/t/table/nowhere"])
def test_an_unknown_address_says_so_and_leads_home(visit: Visit, path: str, language: str, said: str) -> None:
    page = visit(WIDE, locale=language)
    page.goto(path)
    assert page.inner_text("main h1") == said
    page.click("main a")
    page.wait_for_selector("[data-start]")


def test_a_command_drops_the_questions_that_it_would_overtake(visit: Visit) -> None:
    """What an action would do is asked when the pointer is on it, and the position may be another when that arrives."""
    page = visit(WIDE)
    start(page, "yokohama", 2)
    settle(page)
    held: list[Any] = []
    page.route("**/tips?*", lambda route: held.append(route))
    with page.expect_request("**/tips?*"):
        page.hover('.order[data-state="legal"]')
    with page.expect_event("requestfailed", lambda asked: "/tips?" in asked.url):
        page.click('.order[data-state="legal"]')
    page.unroute("**/tips?*")
    assert not settle(page)
    page.hover('.area[data-state="legal"]')
    page.wait_for_selector(".tip dd")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    """By the pointer on a wide screen, by a tap on a phone."""
    page = visit(WIDE)
    table = start(page, "yokohama", 2)
    settle(page)
    page.click('.order[data-state="legal"]')
    page.wait_for_selector('.area[data-state="legal"]')
    settle(page)
    page.hover('.own-things .order[data-state="off"]')
    page.wait_for_selector(".tip.refused .reason")
    why = page.inner_text(".tip.refused .reason")
    assert len(why) > 10
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(f"/t/{table}")
    page.click('[data-open="yours"]')
    page.click('.order[data-state="off"]')
    page.wait_for_selector(".sheet .reason")
    assert page.inner_text(".sheet .reason") == why


def test_a_target_says_what_it_does_and_costs(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "nippon", 2)
    settle(page)
    page.hover('[data-target^="worker:"][data-state="legal"]')
    page.wait_for_selector(".tip h4")
    assert "Worker" in page.inner_text(".tip")


def test_what_happened_since_the_last_turn_is_replayed(visit: Visit) -> None:
    page = visit(WIDE)
    start(page, "nippon", 3)
    rng = random.Random(4)
    for _ in range(40):
        assert not play(page, rng, 1)
        if page.evaluate(AWAY):
            break
    page.click(".away .btn")
    page.click('.replay [aria-label="One action back"]')
    page.wait_for_function("() => document.querySelector('.say').textContent.includes('look back')")
    assert page.query_selector('[data-state="legal"]') is None
    page.keyboard.press("Escape")
    settle(page)
    assert page.query_selector('[data-state="legal"]') is not None


def test_settings_stay(visit: Visit) -> None:
    page = visit(WIDE)
    page.goto("/")
    page.click('button[aria-label="Settings"]')
    page.click('dialog .segmented button:has-text("Deutsch")')
    page.wait_for_selector('dialog h2:has-text("Einstellungen")')
    page.click('dialog .segmented button:has-text("Nacht")')
    page.reload()
    page.wait_for_selector("[data-start]")
    assert page.get_attribute("html", "lang") == "de"
    assert page.get_attribute("html", "data-theme") == "dark"
