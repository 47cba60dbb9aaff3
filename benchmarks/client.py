"""How long the web client takes: python benchmarks/client.py prints the medians, a line of JSON a game.

A table is usable when something can be clicked on it. Every visit is a browser's first: nothing is cached.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from measure import emit

GAMES = {"yokohama": 4, "duel": 2, "nippon": 4}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Notes the milliseconds since the page was asked for, with the first picture that has something to click.
WATCH = """const look = () => document.querySelector('[data-state="legal"]')
    ? (window.usable = performance.now()) : requestAnimationFrame(look);
    requestAnimationFrame(look);"""


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatoba", "serve", "--port", "0", "--log-level", "warning"]
        command += ["--database-url", f"sqlite:///{folder}/hatoba.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield next(line.split()[1] for line in process.stdout if line.startswith("hatoba: http"))
            finally:
                process.terminate()


def first_table(visits: int = 5) -> dict[str, float] | None:
    """Milliseconds from the address to a usable table, by game; None without Playwright or Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None or find_spec("playwright") is None:
        return None
    with serving() as address, import_module("playwright.sync_api").sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        found = {game: median(visit(browser, address, game) for _ in range(visits)) for game in GAMES}
        browser.close()
    return found


def visit(browser: Any, address: str, game: str) -> float:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(GAMES[game] - 1))]
    made = context.request.post("/api/tables", data={"game": game, "players": GAMES[game], "seats": seats}).json()
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"/t/{made['table']['id']}")
    page.wait_for_function("() => window.usable")
    usable = float(page.evaluate("() => window.usable"))
    context.close()
    return usable


if __name__ == "__main__":
    times = first_table()
    if times is None:
        print("no browser: the time to the first usable table is not measured", file=sys.stderr)
    else:
        for game, milliseconds in times.items():
            emit(f"first usable table, {game}", kind="client", milliseconds=milliseconds)
