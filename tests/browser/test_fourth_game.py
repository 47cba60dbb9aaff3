"""A game that the client has no table for: listed, set up and played by plain buttons, with its own texts."""

import random
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import offered, play, settle
from tests.browser.stage import PHONE, WIDE, serving
from tests.fourth_game import environment


@pytest.fixture(scope="module")
def server(stage: None) -> Iterator[str]:
    """A server of the plain source, with the fourth game installed beside it."""
    with serving(environment()) as address:
        yield address


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_is_played_by_plain_buttons(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    page.goto("/")
    page.click("[data-game=lanterns]")
    assert "Light lanterns, each higher than the last." in page.inner_text("[data-game=lanterns]")
    page.locator(".seats .seat-2 button", has_text="Merchant").click()
    page.click("[data-start]")
    page.wait_for_selector(".at-table")
    assert not settle(page)
    table = page.url.split("/")[-1]
    legal = page.request.get(f"/api/tables/{table}/position").json()["legal"]
    assert offered(page) == {action["notation"] for action in legal}
    assert page.inner_text(".say").strip() == "Light a lantern, or pass."
    assert page.locator("button[data-action]").first.inner_text().startswith("Light lantern ")
    assert "Lanterns in the deck" in page.inner_text(".plain")
    assert play(page, random.Random(1), 200)
    assert page.inner_text(".end-screen .won h1").split()[0].isdecimal()


def test_its_rules_are_shown(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/lanterns/turn")
    page.wait_for_selector("article#turn")
    assert "You hold 3 lanterns, of 20." in page.inner_text("article#turn")
    assert "Lanterns" in page.inner_text(".rules header nav")
