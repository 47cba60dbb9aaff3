"""Pictures of every game's table: the looks, and every window and language that it has to fit.

    python -m tests.browser.screenshots [--folder F] [--games G ...] [--languages L ...] [--windows 1366x657 ...]

Into build/screenshots unless told otherwise. GAME-PLAYERS-MOMENT-LOOK.png is a table by day, by night and on a phone,
from the start page to the end; GAME-MOMENT-LANGUAGE-WINDOW.png is the same position in each window and language.
A run of everything also makes the README's own three, in docs/pictures.
"""

import argparse
import random
import shutil
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.browser.player import FONTS
from tests.browser.positions import make_table
from tests.browser.stage import PHONE, ROOT, WIDE, chromium, missing, serving
from tests.browser.windows import LANGUAGES, WINDOWS, open_table, resize

TABLES = {"yokohama": (4, 3, 2), "duel": (2,), "nippon": (4, 3, 2)}
BOTS = ("apprentice", "merchant", "magnate")
LOOKS = {"day": (WIDE, "light"), "night": (WIDE, "dark"), "phone": (PHONE, "light")}
FITTED = ("start", "late", "end")
MIDDLE = {"yokohama": 6, "duel": 9, "nippon": 18}
CHOICES = 6
DRAWN = ".wide-table, .narrow-table, .chart, [data-start], .rules article"
HINTS = "on => localStorage.setItem('hatoba', JSON.stringify({hints: on}))"
Page = Any


def main() -> None:
    if reason := missing():
        sys.exit(f"no pictures: {reason}")
    windows = ["{}x{}".format(*size) for size in WINDOWS]
    parser = argparse.ArgumentParser(description="pictures of every game's table")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--games", nargs="*", choices=[*TABLES], default=[*TABLES])
    parser.add_argument("--languages", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--windows", nargs="*", choices=windows, default=windows)
    parser.add_argument("--looks", action=argparse.BooleanOptionalAction, default=True, help="by day, night and phone")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with serving() as base, chromium() as browser:
        page = browser.new_context(base_url=base, locale="en-GB", reduced_motion="reduce").new_page()
        if asked.looks:
            shoot_looks(page, asked.folder, asked.games)
        for game in asked.games:
            for moment in FITTED:
                shoot_windows(page, asked.folder / f"{game}-{moment}", game, moment, asked.languages, asked.windows)
    if len(sys.argv) == 1:
        show(asked.folder)


def shoot_looks(page: Page, out: Path, games: list[str]) -> None:
    shoot(page, out / "home", "/")
    shoot(page, out / "rules", "/rules/yokohama")
    for game in games:
        for players in TABLES[game]:
            draw(page, out, game, players)


def shoot_windows(page: Page, name: Path, game: str, moment: str, languages: list[str], windows: list[str]) -> None:
    """The position of the layout test, without the hints of a first game."""
    path = make_table(page, game, TABLES[game][0], moment)
    page.emulate_media(color_scheme="light")
    for language in languages:
        open_table(page, path, language, hints=False)
        for window in windows:
            width, height = map(int, window.split("x"))
            resize(page, (width, height))
            page.screenshot(path=f"{name}-{language}-{window}.png")


def show(out: Path) -> None:
    """The README's three: 256 colours are enough for flat drawings; without Pillow they stay as large as they are."""
    for game, players in TABLES.items():
        picture = shutil.copy(out / f"{game}-{players[0]}-middle-day.png", ROOT / "docs" / "pictures" / f"{game}.png")
        if find_spec("PIL"):
            whole = import_module("PIL.Image").open(picture).convert("RGB")
            whole.quantize(256, method=1, kmeans=3, dither=0).save(picture, optimize=True)  # rare colours count too


def draw(page: Page, out: Path, game: str, players: int) -> None:
    table, rng = new_table(page, game, players), random.Random(game)
    for moment, turns in (("start", 0), ("middle", MIDDLE[game]), ("end", 1000)):
        play_turns(page, table, turns, rng)
        page.evaluate(HINTS, moment == "start")
        shoot(page, out / f"{game}-{players}-{moment}", f"/t/{table}")


def new_table(page: Page, game: str, players: int) -> str:
    """Against quick bots under the names of the slow ones."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": BOTS[0], "name": name.title()} for name in BOTS[: players - 1])]
    made = page.request.post("/api/tables", data={"game": game, "players": players, "seats": seats})
    return str(made.json()["table"]["id"])


def play_turns(page: Page, table: str, turns: int, rng: random.Random) -> None:
    """So many of our turns over the API, played by a bot in our place; then up to our next decision, or to the end."""
    own = f"/api/tables/{table}"
    before = page.request.get(f"{own}/position").json()
    if turns == 0 or before["to_move"] is None:
        return
    page.request.post(f"{own}/seats/0/bot", data={"key": f"{rng.random()}", "level": BOTS[0]})
    while True:
        entries = page.request.get(f"{own}/entries?after={before['number']}").json()["entries"]
        ours = {entry["turn"] for entry in entries if entry["kind"] == "actions" and entry["seat"] == 0}
        over = page.request.get(f"{own}/position").json()["to_move"] is None
        if over or len(ours) > turns:
            break
        page.wait_for_timeout(100)
    page.request.post(f"{own}/seats/0/back", data={"key": f"{rng.random()}"})
    find_a_choice(page, own, rng)


def find_a_choice(page: Page, own: str, rng: random.Random) -> None:
    """On, to a decision of ours between several things, or to the end."""
    while (position := page.request.get(f"{own}/position").json())["to_move"] is not None:
        legal = position["legal"] or []
        if len(legal) >= CHOICES:
            return
        if legal:
            body = {"seat": 0, "position": position["position"], "key": f"{rng.random()}"}
            page.request.post(f"{own}/actions", data={**body, "actions": [rng.choice(legal)["action"]]})
        else:
            page.wait_for_timeout(100)


def shoot(page: Page, name: Path, path: str) -> None:
    for look, (size, scheme) in LOOKS.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=scheme)
        page.goto(path)
        page.wait_for_selector(DRAWN)
        page.evaluate(FONTS)
        page.screenshot(path=f"{name}-{look}.png")


if __name__ == "__main__":
    main()
