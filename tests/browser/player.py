"""A player with a mouse: clicks only what the page shows as possible."""

import random
from typing import Any

Page = Any
SETTLED = """() => { const t = document.querySelector('.at-table');
    return document.querySelector('.end-screen') || (t && t.dataset.turn === 'true' && t.dataset.busy === 'false'); }"""
FONTS = "() => document.fonts.ready.then(() => true)"
UNTIL = """async (arg) => { const end = Date.now() + 20_000;
    while (!(await (%s)(arg))) {
        if (Date.now() > end) throw new Error("it did not become so");
        await new Promise((done) => setTimeout(done, 50));
    } }"""
# What is open (a list of several, the tapped thing) hides what lies below it: its buttons are the choices then.
CHOICES = """() => {
    const seen = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const all = choice => [...document.querySelectorAll(choice)].filter(seen);
    const open = all('.tip .pick button[data-action], .sheet button[data-of]:not([disabled])');
    const rest = all('[data-state="legal"], button[data-action]:not([disabled])');
    window.choices = [...open, ...rest.filter(one => !open.includes(one))];
    return [open.length, window.choices.length]; }"""
# Where a click would land on it: the middle, or another point of it if it is no rectangle; null if all are covered.
SPOT = """at => {
    const one = window.choices[at], parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    one.scrollIntoView({block: 'nearest'});
    const box = one.getBoundingClientRect();
    for (const across of parts) for (const down of parts) {
        const x = box.x + box.width * across, y = box.y + box.height * down, hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit) && hit.closest('[data-state="legal"], button') === one) return {x, y};
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2], above = document.elementFromPoint(x, y);
    return {covered: one.outerHTML.slice(0, 120), by: above && above.outerHTML.slice(0, 120)}; }"""
OFFERED = """() => [...document.querySelectorAll('[data-plays], button[data-action]')]
    .filter(one => one.checkVisibility()).flatMap(one => (one.dataset.plays ?? one.dataset.action).split('|'))"""


def wait_for_answer(page: Page, question: str, arg: Any = None) -> None:
    """Until a function that answers by a promise says yes: Playwright's own wait takes the promise itself for a yes."""
    page.evaluate(UNTIL % question, arg)


def start(page: Page, game: str, players: int, bots: str = "random", **options: Any) -> str:
    """A table against bots, made as the start page makes it."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": bots} for _ in range(players - 1))]
    made = page.request.post("/api/tables", data={"game": game, "players": players, "seats": seats, "options": options})
    assert made.ok, made.text()
    table = str(made.json()["table"]["id"])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".at-table")
    return table


def settle(page: Page) -> bool:
    """Waits for our turn and for the fonts that it needs; True when the game is over."""
    page.wait_for_function(SETTLED, timeout=60_000)
    page.evaluate(FONTS)
    return page.query_selector(".end-screen") is not None


def idle(page: Page) -> None:
    """Waits until the page has the answer to what was clicked."""
    page.wait_for_function("() => document.querySelector('.at-table').dataset.busy === 'false'")


def click_something(page: Page, rng: random.Random) -> None:
    """One click on something possible. What is shown as possible must not be covered, unless a list lies above it."""
    first, many = page.evaluate(CHOICES)
    assert many, f"nothing can be clicked: {page.inner_text('.say')}"
    spot = page.evaluate(SPOT, rng.randrange(first or many))
    assert "covered" not in spot, spot
    page.mouse.click(spot["x"], spot["y"])


def play(page: Page, rng: random.Random, clicks: int) -> bool:
    """Clicks until the game is over (True) or the clicks are used up."""
    for _ in range(clicks):
        if settle(page):
            return True
        click_something(page, rng)
    return settle(page)


def offered(page: Page) -> set[str]:
    """The notations of all that can be done by clicking: also in the other modes, and on the other
    pages of a phone."""
    if close := page.query_selector(".sheet [data-close]"):
        close.click()
    found = set(page.evaluate(OFFERED))
    here = page.query_selector(".tabbar [aria-current]")
    for button in page.query_selector_all(".prompt .actions .segmented button, .tabbar button"):
        button.click()
        found |= set(page.evaluate(OFFERED))
    if here:
        here.click()
    return found
