"""Every printed thing on the three tables has a tip that teaches: a sentence of its own, and more than its button."""

import re
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import settle
from tests.browser.positions import make_table
from tests.browser.stage import WIDE
from tests.browser.windows import LAPTOP, open_table
from tests.conftest import LONG

FEWEST_WORDS = 4
MOST_WORDS = 45
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PLAYERS = {"yokohama": 4, "duel": 2, "nippon": 3}
LOCALES = ["en-GB", "de-DE", "pl-PL", "uk-UA", "ja-JP"] if LONG else ["en-GB"]
# What is printed on each table at any moment; an agent is there when somebody has one.
KINDS = {
    "yokohama": "area token build order tech church customs goal good piece board",
    "duel": "area build church bonus tech good card need shelf about",
    "nippon": "worker rows track factory contract tile reward achievement region city space scoring consolidate about",
}
SOMETIMES = {
    ("yokohama", "middle"): {"agent"},
    ("yokohama", "late"): {"spent"},
    ("duel", "start"): {"order", "extra"},
    ("duel", "middle"): {"mytech"},
}
POINT = "() => document.querySelector('[data-state=legal]').dispatchEvent(new MouseEvent('mouseover', {bubbles: true}))"
# The tip of each thing, one after the other: its head, its sentence, all of it, and the buttons of what it can do.
# It is there in the next task; nobody waits until it is painted.
WALK = """async () => {
    const seen = new Map();
    for (const one of document.querySelectorAll('[data-target]')) {
        if (!one.checkVisibility() || seen.has(one.dataset.target)) continue;
        one.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
        await new Promise(done => setTimeout(done));
        const tip = document.querySelector('.tip');
        const text = part => tip?.querySelector(part)?.innerText.trim() ?? '';
        seen.set(one.dataset.target, {
            head: text('h4'), about: text('.about'), all: tip?.innerText ?? '',
            rule: Boolean(tip?.querySelector('a[href]')),
            buttons: [...(tip?.querySelectorAll('dd:first-of-type, .several li') ?? [])].map(part => part.innerText),
        });
    }
    return [...seen]; }"""


def words(text: str) -> int:
    """How much there is to read; bare numbers, as in a table of strengths, are looked at. Two Japanese letters count as
    a word, for there are no spaces."""
    japanese = len(JAPANESE.findall(text))
    return japanese // 2 + sum(any(letter.isalpha() for letter in part) for part in JAPANESE.sub("", text).split())


def walk(page: Any, path: str) -> dict[str, dict[str, Any]]:
    # The first tip or button that needs it asks what all actions would do; from then on all is known.
    with page.expect_response("**/tips?*", timeout=60_000):
        page.goto(path)
        page.wait_for_selector(".at-table")
        page.click(".curtain .btn")
        assert not settle(page)
        page.evaluate(POINT)
        page.wait_for_selector(".tip")
        page.evaluate(WALK)
    return dict(page.evaluate(WALK))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", ["start", "middle", "late"])
@pytest.mark.parametrize("game", PLAYERS)
def test_every_thing_has_a_tip_that_teaches(visit: Visit, game: str, moment: str, locale: str) -> None:
    page = visit(WIDE, locale=locale)
    tips = walk(page, make_table(page, game, PLAYERS[game], moment))
    kinds = {target.split(":")[0] for target in tips}
    assert {*KINDS[game].split(), *SOMETIMES.get((game, moment), ())} - kinds == set()
    assert {target for target, tip in tips.items() if not tip["head"] or words(tip["about"]) < FEWEST_WORDS} == set()
    assert {target: tip["all"] for target, tip in tips.items() if words(tip["all"]) > MOST_WORDS} == {}
    assert {target for target, tip in tips.items() if tip["about"] in (tip["head"], *tip["buttons"])} == set()
    assert {target for target, tip in tips.items() if not tip["rule"]} == set()
    assert {
        target: tip["all"] for target, tip in tips.items() if set(tip["all"]) & set("{$}") or "ui-" in tip["all"]
    } == {}


# The things that the tip about them hides.
HIDDEN = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const hidden = [];
    for (const one of document.querySelectorAll('[data-target]')) {
        const box = one.getBoundingClientRect();
        if (!one.checkVisibility() || !box.width) continue;
        one.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
        for (let i = 0; i < 4; i += 1) await frame();
        const tip = document.querySelector('.tip')?.getBoundingClientRect();
        const beside = tip && (tip.right <= box.left || tip.left >= box.right);
        if (!beside && !(tip?.bottom <= box.top || tip?.top >= box.bottom)) hidden.push(one.dataset.target);
    }
    return hidden; }"""


@pytest.mark.parametrize("size", [LAPTOP, (1920, 1080)], ids=["smaller", "larger"])
def test_a_tip_hides_nothing_that_it_is_about(visit: Visit, size: tuple[int, int]) -> None:
    """Also where the whole table is drawn smaller or larger than it was designed."""
    page = visit(size)
    open_table(page, make_table(page, "yokohama", 3, "late"), "en")
    assert not settle(page)
    assert page.evaluate(HIDDEN) == []
