"""Whole games by keyboard and accessibility tree alone: what is read out is enough to choose from."""

import random
import re
from dataclasses import dataclass

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, idle, settle, start
from tests.browser.stage import WIDE
from tests.conftest import LONG

WORD = re.compile(r"[^\W\d_]{2,}")
NUMBER = re.compile(r"\d")
PLAYS = "() => document.activeElement.dataset.plays ?? document.activeElement.dataset.action"
MOST_DECISIONS = 4000


@dataclass(frozen=True)
class Heard:
    """What a screen reader says about the thing that has the focus."""

    node: int
    role: str
    name: str
    plays: str
    """What it does, which nobody hears: what sounds alike must do the same."""


class Listener:
    """Somebody who sees nothing: keys in, the names of the accessibility tree out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools = page.context.new_cdp_session(page)

    def focused(self) -> Heard:
        found = self.devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        asked = {"objectId": found, "fetchRelatives": False}
        node = self.devtools.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        name = node.get("name", {}).get("value", "")
        return Heard(node["backendDOMNodeId"], node["role"]["value"], name, self.page.evaluate(PLAYS))

    def choices(self) -> list[Heard]:
        """All that can be done: the next one until the first comes again."""
        heard: list[Heard] = []
        while True:
            self.page.keyboard.press("n")
            one = self.focused()
            if heard and one.node == heard[0].node:
                return heard
            assert one.node not in {other.node for other in heard}, f"the walk does not come round: {one}"
            heard.append(one)


def bare_numbers(name: str) -> list[str]:
    """Numbers with no noun beside them: nobody can tell what they count."""
    parts = re.sub(r"(\d), (?=\d)", r"\1/", name).split()  # "0, 2, 4 yen" has its noun
    known = [bool(WORD.search(part)) for part in parts]
    return [
        part
        for at, part in enumerate(parts)
        if NUMBER.search(part) and not known[at] and not any(known[max(0, at - 1) : at + 2])
    ]


def check_names(heard: list[Heard]) -> None:
    for one in heard:
        assert one.role == "button", one
        assert WORD.search(one.name), one
        assert not bare_numbers(one.name), one
    apart = {(one.name, one.plays) for one in heard}
    assert len({name for name, _ in apart}) == len(apart), f"different choices sound alike: {sorted(apart)}"


def test_bare_numbers_are_found() -> None:
    assert bare_numbers("Fulfil order 22: 1 copper, 2 silk; reward 5 points and 1 import") == []
    assert bare_numbers("Copper mine 1 2 3") == ["2", "3"]
    assert bare_numbers("4") == ["4"]


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_a_whole_game_unseen(visit: Visit, game: str) -> None:
    """In the long tests all choices are heard before each decision; else now and then, and the one taken always."""
    page, rng = visit(WIDE), random.Random(game)
    start(page, game, 2, round_limit=0 if LONG or game == "duel" else 4)
    listener = Listener(page)
    for decision in range(MOST_DECISIONS):
        if settle(page):
            break
        if LONG or decision % 8 == 0:
            check_names(listener.choices())
        for _ in range(rng.randint(1, 8)):
            page.keyboard.press("n")
        check_names([listener.focused()])
        page.keyboard.press("Enter")
        idle(page)
    assert settle(page)
    assert page.locator(".end-screen .plaque").count() == 2


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_events_are_told(visit: Visit, game: str) -> None:
    """Each new thing that happens is a sentence in a live region."""
    page = visit(WIDE)
    start(page, game, 2)
    settle(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=log] p", state="attached")
    told = page.locator("[role=log] p").all_text_contents()
    assert all(WORD.search(line) and not bare_numbers(line) for line in told), told


def test_the_command_line_plays_and_says_why_not(visit: Visit) -> None:
    page = visit(WIDE)
    table = start(page, "yokohama", 2)
    settle(page)
    page.keyboard.press("/")
    line = page.get_by_role("combobox", name="Command")
    line.wait_for()  # it is fetched in a moment of its own
    said = page.locator(".command-line [role=status]")
    legal = page.request.get(f"/api/tables/{table}/position").json()["legal"]
    assert page.get_by_role("option").count() == len(legal)
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => !document.querySelector('.command-line [role=status]').textContent.includes('possible')"
    )
    assert WORD.search(said.inner_text())
    line.fill(legal[0]["notation"][:-1])
    page.keyboard.press("Tab")
    assert line.input_value().startswith(legal[0]["notation"][:-1])
    line.fill(legal[0]["notation"])
    page.keyboard.press("Enter")
    idle(page)
    entries = page.request.get(f"/api/tables/{table}/entries?after=0").json()["entries"]
    assert any(a["notation"] == legal[0]["notation"] for e in entries if e["kind"] == "actions" for a in e["actions"])
    page.keyboard.press("Escape")
    assert line.count() == 0
