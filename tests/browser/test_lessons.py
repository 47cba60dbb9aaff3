"""Lessons in the browser: each is played to its end by clicking what is lit; nothing is missing, hidden or cut."""

from itertools import product
from pathlib import Path

import pytest

from hatoba.lessons import find_lesson, lesson_names
from tests.browser.conftest import Visit, require
from tests.browser.player import FONTS, Page
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_access import AXE
from tests.browser.test_profile import PASSPHRASE, lose, sign_up
from tests.conftest import LONG

LAPTOP = (1366, 657)
FIT = Path(__file__).with_name("fit.js").read_text(encoding="utf-8")
FIRST = [name for name in lesson_names() if name.endswith("-first")]
NEXT = "[data-next]:not([disabled])"
# A phone shows one page at a time: of several lit things, the one that is to be touched.
LIGHTS = """() => { const many = Number(document.querySelector('[data-next]').dataset.lights);
    return document.querySelector('.narrow-table') ? Math.min(1, many) : many; }"""
READY = f"""() => document.querySelector('.end-screen') || (document.querySelector('[data-next]:not([disabled])')
    && document.querySelectorAll('.lesson-light').length >= ({LIGHTS})())"""
# What is wrong with the step as it is shown.
FAULTS = """lights => {
    const faults = [], box = one => one.getBoundingClientRect(), all = choice => [...document.querySelectorAll(choice)];
    const inside = (a, b) => a.left >= b.left - 8 && a.right <= b.right + 8
        && a.top >= b.top - 8 && a.bottom <= b.bottom + 8;
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const text = document.querySelector('.lesson-text .told'), slip = document.querySelector('.lesson-slip');
    if (/lesson-|\\{|\\$/.test(text.textContent)) faults.push(['no text', text.textContent]);
    const lit = all('[data-lit]');
    if (lit.length < lights) faults.push(['not lit', lit.length, lights]);
    for (const one of lit) {
        if (!inside(box(one), screen)) faults.push(['off screen', one.outerHTML.slice(0, 80)]);
        if (slip && meet(box(one), box(slip))) faults.push(['under the slip', one.outerHTML.slice(0, 80)]);
    }
    for (const one of all('.lesson-slip, .lesson-text, .lesson-buttons .btn, .lesson-place'))
        if (!inside(box(one), screen)) faults.push(['off screen', one.className]);
    for (const one of all('.lesson-text p, .lesson-buttons .btn, .lesson-place *'))
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
            faults.push(['cut', one.textContent]);
    for (const one of all('.lesson-buttons .btn, .lesson-text p')) {
        const {left, top, width, height} = box(one);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || !(one.contains(hit) || hit.contains(one))) faults.push(['covered', one.textContent]);
    }
    if (slip && all('.lesson-buttons, .top-bar .btn').some(one => meet(box(one), box(slip))))
        faults.push(['buttons under the slip']);
    return faults; }"""
# Where to click to do what is wanted: a button, or the part of the lit thing that nothing lies on.
SPOT = """wanted => {
    const seen = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const picks = [...document.querySelectorAll(`.pick button, .sheet button[data-of]`)].filter(seen);
    const buttons = [...document.querySelectorAll('button[data-action]')].filter(seen);
    const things = [...document.querySelectorAll('[data-plays]')].filter(seen);
    const one = [...picks, ...buttons].find(one => one.dataset.action === wanted)
        ?? things.find(one => one.dataset.plays.split('|').includes(wanted)) ?? document.querySelector('[data-lit]');
    if (!one) return null;
    one.scrollIntoView({block: 'nearest'});
    const box = one.getBoundingClientRect(), parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    for (const across of parts) for (const down of parts) {
        const x = box.x + box.width * across, y = box.y + box.height * down, hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit)) return {x, y};
    }
    return null; }"""
DONE_OR_ASKED = """([before, wanted]) => {
    const asked = [...document.querySelectorAll('.pick button, .sheet button[data-of], .sheet [data-plays]')];
    const table = document.querySelector('.at-table');
    if (document.querySelector('.end-screen') || table.dataset.position !== before) return 'done';
    return asked.some(one => (one.dataset.action ?? one.dataset.plays) === wanted && !one.disabled) && 'asked'; }"""
CHANGED = """before => document.querySelector('.end-screen')
    || document.querySelector('.at-table').dataset.position !== before"""


def open_lesson(page: Page, name: str) -> None:
    page.goto("/learn")
    page.click(f'[data-start="{name}"]')
    page.wait_for_selector(NEXT)


def take_step(page: Page, *, by_hand: bool = True) -> bool:
    """Reads or does what the step asks for; False at the end."""
    page.wait_for_function(READY)
    button = page.query_selector("[data-next]")
    wanted, number = button.get_attribute("data-wanted"), int(button.get_attribute("data-next"))
    if number == int(page.get_attribute(".lesson-place progress", "max")):
        return False
    if wanted is None:
        button.click()
        return True
    before = page.get_attribute(".at-table", "data-position")
    if by_hand:
        for _ in range(3):  # a phone looks first, at an area and at its part; several actions are offered beside it
            spot = page.evaluate(SPOT, wanted)
            assert spot, f"step {number}: nowhere to click {wanted!r}"
            page.mouse.click(spot["x"], spot["y"])
            if page.wait_for_function(DONE_OR_ASKED, arg=[before, wanted]).json_value() == "done":
                break
    else:
        button.click()
    page.wait_for_function(CHANGED, arg=before)
    return True


def faults_of_step(page: Page) -> list[list[str]]:
    faults: list[list[str]] = page.evaluate(FAULTS, page.evaluate(LIGHTS))
    if page.query_selector(".lesson-slip"):  # it may lie on what the step is not about
        return faults
    # Who only reads is shown what it is about, and not yet what can be done.
    reading = page.get_attribute("[data-next]", "data-wanted") is None
    return faults + [fault for fault in page.evaluate(FIT) if not (reading and fault[0] == "out of sight")]


def take(page: Page, name: str, *, by_hand: bool) -> None:
    open_lesson(page, name)
    page.evaluate(FONTS)
    found, going = [], True
    while going:
        page.wait_for_function(READY)
        page.mouse.move(1, 1)
        number = page.get_attribute("[data-next]", "data-next")
        found += [(name, number, *fault) for fault in faults_of_step(page)]
        going = take_step(page, by_hand=by_hand)
    assert found == []
    assert int(page.get_attribute("[data-next]", "data-next")) == len(find_lesson(name).steps)
    page.click("[data-next]")
    page.wait_for_selector(".learn-page, .end-screen")
    page.goto("/learn")
    page.wait_for_selector(f'.done [data-start="{name}"]')


@pytest.mark.parametrize("name", lesson_names() if LONG else FIRST[:1])
def test_a_lesson_is_played_by_clicking_what_is_lit(visit: Visit, name: str) -> None:
    take(visit(LAPTOP), name, by_hand=True)


@pytest.mark.parametrize("name", lesson_names() if LONG else FIRST[1:2])
def test_a_lesson_is_played_on_a_phone(visit: Visit, name: str) -> None:
    take(visit(PHONE), name, by_hand=True)


LANGUAGES = ["de-DE", "pl-PL", "uk-UA", "ja-JP"]
SLICE = [("yokohama-agents", "ja-JP"), ("duel-bonus", "uk-UA"), ("nippon-workers", "pl-PL")]
"""A short lesson a game; the long run has all of them in all languages, on a laptop too."""
SPOKEN = list(product(lesson_names(), LANGUAGES)) if LONG else SLICE


@pytest.mark.parametrize("size", [LAPTOP, PHONE] if LONG else [PHONE], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize(("name", "locale"), SPOKEN)
def test_a_lesson_speaks_the_language(visit: Visit, name: str, locale: str, size: tuple[int, int]) -> None:
    take(visit(size, locale=locale), name, by_hand=False)


def test_a_wrong_answer_is_refused_kindly_and_one_can_go_back(visit: Visit) -> None:
    page = visit(LAPTOP, quiet=False)
    open_lesson(page, "duel-first")
    for _ in range(4):
        take_step(page)
    page.wait_for_selector('[data-next="5"]')
    page.click('[data-target="area:bank"]')
    page.wait_for_selector(".lesson-text .reply")
    assert "tea" in page.inner_text(".lesson-text .reply")
    for number in (4, 3):
        page.click(".lesson-buttons button:not([data-next])")
        page.wait_for_selector(f'[data-next="{number}"]')


def test_a_lesson_is_left_and_taken_up_with_keys(visit: Visit) -> None:
    page = visit(WIDE)
    page.goto("/")
    page.click('[data-learn="duel"]')
    page.wait_for_selector('[data-next="1"]')
    for number in (2, 3, 4):
        page.keyboard.press("c")
        page.wait_for_selector(f'[data-next="{number}"]:not([disabled])')
    page.goto("/learn")
    page.click('.now [data-start="duel-first"]')
    page.wait_for_selector(NEXT)
    assert page.get_attribute("[data-next]", "data-next") == "4"
    page.goto("/")
    page.wait_for_selector(".newcomer")
    assert page.query_selector(".your-tables .table-row, .your-tables li a[href^='/t/']") is None
    lose(page, "duel")  # who has finished a game is not new any more
    page.goto("/")
    page.wait_for_selector(".setup")
    assert page.query_selector(".newcomer") is None


def test_a_lesson_is_taken_up_on_another_device(visit: Visit) -> None:
    """Begun without an account, which is made then; ended on a phone that is signed in to it."""
    here, there = visit(LAPTOP), visit(PHONE)
    open_lesson(here, "duel-bonus")
    take_step(here)
    here.wait_for_selector('[data-next="2"]')
    sign_up(here, "Ada 24")
    with here.expect_response("**/api/me/lessons"):
        here.goto("/learn")
    assert there.request.post("/api/login", data={"name": "Ada 24", "passphrase": PASSPHRASE}).ok
    there.goto("/learn")
    there.click('.now [data-start="duel-bonus"]')
    there.wait_for_selector(NEXT)
    while take_step(there, by_hand=False):
        pass
    with there.expect_response("**/api/me/lessons/duel-bonus"):
        there.click("[data-next]")
    there.wait_for_selector('.done [data-start="duel-bonus"]')
    here.reload()
    here.wait_for_selector('.done [data-start="duel-bonus"]')


# In what a lesson brings; the boards have their own test.
UNREADABLE = """async () => { const parts = { include: [['.prompt'], ['.lesson-slip']] };
    const { violations } = await axe.run(parts, { resultTypes: ['violations'] });
    return violations.filter(one => ['serious', 'critical'].includes(one.impact)).map(one => one.id); }"""


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_a_lesson_can_be_read_by_all(visit: Visit, dark: bool) -> None:
    page = visit(LAPTOP, dark=dark)
    open_lesson(page, "duel-first")
    for _ in range(4):
        take_step(page)
    page.wait_for_selector('[data-next="5"]')
    require(AXE.is_file(), "axe-core is not installed (npm ci in web)")
    page.evaluate(AXE.read_text())
    assert page.evaluate(UNREADABLE) == []
    assert page.get_attribute(".lesson-text", "role") == "status"


HINT = ".first-hint"
# A sentence that is cut, off the screen, or over the thing it is about.
HIDDEN = """() => { const hint = document.querySelector('.first-hint'), met = document.querySelector('.met');
    const [a, b] = [hint, met].map(one => one.getBoundingClientRect()), text = hint.querySelector('p');
    const cut = text.scrollHeight > text.clientHeight + 1;
    return [a.left < 0, a.top < 0, a.right > innerWidth, a.bottom > innerHeight, cut,
        /ui-|\\{/.test(text.textContent), Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2]; }"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE] if LONG else [LAPTOP], ids=lambda size: f"{size[0]}")
def test_a_first_game_tells_of_each_thing_once_until_one_says_no(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    page.goto("/learn")
    page.click('[data-first-game="yokohama"]')
    page.wait_for_selector(".at-table")
    told = []
    for _ in range(2):  # the order to keep, and the lantern
        page.wait_for_selector(HINT)
        assert not any(page.evaluate(HIDDEN))
        told.append(page.get_attribute(HINT, "data-hint"))
        page.click(f"{HINT} .btn:not(.quiet)")
        page.wait_for_function("told => document.querySelector('.first-hint')?.dataset.hint !== told", arg=told[-1])
    assert told[0] == "ui-first-yokohama-keep"
    assert len(set(told)) == len(told)
    page.reload()
    page.wait_for_selector(".at-table")
    assert page.query_selector(f'[data-hint="{told[0]}"]') is None
    page.goto("/learn")
    page.wait_for_selector('[data-first-game="yokohama"] em')  # it goes on where it was left
