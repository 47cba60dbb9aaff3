"""The README's moving picture: a turn of Nippon at the real table, by the coach's hint, and what the bots do then.

    python -m tests.browser.moving_picture [file]

Into docs/pictures/turn.webp unless told otherwise.
"""

import base64
import io
import os
import random
import sys
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.browser.player import Page, idle, settle
from tests.browser.screenshots import HINTS, new_table, play_turns
from tests.browser.stage import ROOT, chromium, missing, serving

GAME, PLAYERS, TURNS = "nippon", 2, 4
SIZE = (1280, 720)
SHOWN_WIDTH = 960
SHORTEST, LONGEST = 0.12, 1.6
"""Seconds that a picture stands: what changes faster is one, and nobody waits for the coach to have thought."""
BOTS_TURN = 20_000
# A headless page has no pointer to be seen.
POINTER = """() => {
    const arrow = document.createElement('div');
    arrow.innerHTML = '<svg width="22" height="26" viewBox="0 0 11 13"><path fill="#fff" stroke="#222"'
        + ' d="M1 1v10l2.6-2.3 1.6 3.6 1.8-.8-1.6-3.5h3.5z"/></svg>';
    Object.assign(arrow.style, {position: 'fixed', zIndex: 9999, pointerEvents: 'none'});
    document.addEventListener('mousemove', ({clientX, clientY}) =>
        Object.assign(arrow.style, {left: `${clientX}px`, top: `${clientY}px`}));
    document.body.append(arrow); }"""
# The button that plays it comes before the thing at which there are several to choose from.
WHERE = """notation => {
    const all = [...document.querySelectorAll('button[data-action], [data-plays]')];
    const seen = all.filter(one => one.checkVisibility());
    const one = seen.find(one => one.dataset.action === notation)
        ?? seen.find(one => one.dataset.plays?.split('|').includes(notation));
    if (!one) return null;
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2]; }"""
PLAYED = """before => document.querySelector('.at-table').dataset.position !== before
    || document.querySelector('.pick button[data-action]')"""


@dataclass
class Film:
    """Pictures as the browser has painted them, and when. `waits`: what is painted now is not worth one."""

    pictures: list[tuple[float, bytes]] = field(default_factory=list)
    waits: bool = False

    def shoot(self, page: Page) -> Any:
        """From now on; the session through which it can be stopped."""
        session = page.context.new_cdp_session(page)

        def take(frame: Any) -> None:
            if not self.waits:
                self.pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        session.on("Page.screencastFrame", take)
        session.send("Page.startScreencast", {"format": "png"})
        return session

    def save(self, path: Path) -> None:
        image = import_module("PIL.Image")
        kept: list[tuple[float, bytes]] = []
        for at, picture in self.pictures:
            if kept and at - kept[-1][0] < SHORTEST:
                kept[-1] = (kept[-1][0], picture)
            else:
                kept.append((at, picture))
        ends = [at for at, _ in kept[1:]] + [kept[-1][0] + LONGEST]
        stand = [round(1000 * min(LONGEST, end - at)) for (at, _), end in zip(kept, ends, strict=True)]
        size = (SHOWN_WIDTH, SHOWN_WIDTH * SIZE[1] // SIZE[0])
        shown = [image.open(io.BytesIO(picture)).convert("RGB").resize(size) for _, picture in kept]
        shown[0].save(path, save_all=True, append_images=shown[1:], duration=stand, loop=0, quality=62, method=6)
        print(f"{path}: {len(shown)} pictures, {sum(stand) / 1000:.1f} s, {path.stat().st_size // 1000} kB")


def main() -> None:
    if reason := missing() or (None if find_spec("PIL") else "Pillow is not installed"):
        sys.exit(f"no picture: {reason}")
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures" / "turn.webp"
    film = Film()
    with serving({**os.environ, "HATOBA_COACH_SIMULATIONS": "1200"}) as base, chromium() as browser:
        size = {"width": SIZE[0], "height": SIZE[1]}
        page = browser.new_context(base_url=base, locale="en-GB", viewport=size, color_scheme="light").new_page()
        table = new_table(page, GAME, PLAYERS)
        play_turns(page, table, TURNS, random.Random(GAME))
        page.goto("/")
        page.evaluate(HINTS, False)
        page.goto(f"/t/{table}")
        settle(page)
        page.evaluate(POINTER)
        session = film.shoot(page)
        play_a_turn(page, table, film)
        session.send("Page.stopScreencast")
    film.save(path)


def play_a_turn(page: Page, table: str, film: Film) -> None:
    """Ask the coach, do what it says, and watch the others."""
    page.mouse.move(SIZE[0] / 2, SIZE[1] / 2)
    page.wait_for_timeout(800)
    page.keyboard.press("h")
    page.wait_for_timeout(800)
    film.waits = True
    page.wait_for_selector('[data-hint="nudge"]', timeout=60_000)
    film.waits = False
    page.wait_for_timeout(1500)
    page.keyboard.press("h")
    page.wait_for_selector('[data-hint="line"] li')
    page.wait_for_timeout(2500)
    position = page.request.get(f"/api/tables/{table}/position").json()["position"]
    hint = page.request.post(f"/api/tables/{table}/hint", data={"seat": 0, "position": position}).json()
    page.keyboard.press("h")
    for move in hint["line"]["moves"]:
        click(page, move["notation"])
    click(page, "end")
    page.mouse.move(SIZE[0] / 2, SIZE[1] / 2, steps=5)
    page.wait_for_function("() => document.querySelector('.at-table').dataset.turn === 'true'", timeout=BOTS_TURN)
    page.wait_for_timeout(1000)


def click(page: Page, notation: str) -> None:
    """On the thing, and then on the button beside it if there is more to do with it; nothing if it was done unasked."""
    before = page.get_attribute(".at-table", "data-position")
    while page.get_attribute(".at-table", "data-position") == before:
        spot = page.evaluate(WHERE, notation)
        if spot is None:
            return
        page.mouse.move(*spot, steps=8)
        page.wait_for_timeout(700)
        page.mouse.click(*spot)
        page.wait_for_function(PLAYED, arg=before)
        idle(page)
        page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
