"""The rulebook: pictures by the table's own parts, numbers, search, paragraphs, a page to print, examples to play."""

import re
from typing import Any

import pytest

from hatoba.components import PACKAGED
from tests.browser.conftest import Visit
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_access import check
from tests.browser.test_lessons import NEXT, take_step
from tests.conftest import LONG

# What is wrong with the pictures of a page: nothing drawn, cut off, or a number that points at nothing.
FAULTS = """() => [...document.querySelectorAll('.plate')].flatMap(plate => {
    const faults = [], frame = plate.getBoundingClientRect(), things = [...plate.querySelectorAll('.thing > *')];
    if (!things.length) faults.push('nothing drawn');
    for (const one of things) {
        const box = one.getBoundingClientRect();
        if (box.height < 30 || box.left < frame.left || box.right > frame.right + 1)
            faults.push(one.outerHTML.slice(0, 80));
    }
    const [dots, names] = ['.drawing > i', ':scope > ol > li'].map(one => plate.querySelectorAll(one).length);
    if (dots !== names) faults.push(['numbers', dots, names]);
    return faults; })"""


@pytest.mark.parametrize("game", PACKAGED if LONG else ["yokohama"])
def test_chapters_are_drawn_and_every_example_is_played(visit: Visit, game: str) -> None:
    page = visit(WIDE)
    examples: list[dict[str, Any]] = page.request.get(f"/api/games/{game}/rulebook").json()["examples"]
    assert examples
    for example in examples:
        page.goto(f"/rules/{game}/{example['rule']}")
        page.wait_for_selector(f'[data-example="{example["lesson"]}"]')
        page.wait_for_selector(f"article#{example['rule']} .plate .thing > *")
        assert page.evaluate(FAULTS) == []
        page.click(f'[data-example="{example["lesson"]}"]')
        page.wait_for_selector(NEXT)
        while take_step(page):
            pass
        page.click("[data-next]")  # from here on it is a game
        page.wait_for_selector(".lesson-buttons", state="detached")
        assert "/t/" in page.url
    page.goto(f"/rules/{game}/turn")
    page.wait_for_selector(".turn-steps a")
    page.goto(f"/rules/{game}/crib")
    page.wait_for_selector(".crib table")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1


def test_words_are_found_in_their_paragraph_on_a_phone(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/rules/yokohama")
    page.wait_for_selector("main h2")
    page.fill("input[type=search]", "furthest to the right")
    page.click("main ol a")
    page.wait_for_selector('article#scoring [id="scoring/1"].meant')
    assert page.evaluate("document.querySelector('.meant').getBoundingClientRect().top < innerHeight")
    check(page)
