"""A site in Chromium: what is sent, how soon one can play, and how fast bots think beside the native build.

    python benchmarks/offline.py build/site

Needs Playwright and Chromium. Prints a Markdown table; run it on a quiet machine.
"""

import gzip
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.stage import CHROMIUM, FLAGS
from tests.device.bot_games import simulations_a_second
from tests.device.hosting import SUB_PATH, hosting

GAMES = (("yokohama", 2), ("duel", 2), ("nippon", 2))
STARTS = 5
"""Warm ones, of which the middle is told."""
COUNTS = 7
SIMULATIONS = 3000
"""Of each count, here and there in turns; the middle ones are told. The first is left out: a browser compiles anew what
runs often."""
ENGINE = ("/device/pyodide/", ".whl", ".zip", ".bin")
"""What is loaded while the start page can be used already."""
SETTLING = 5.0
"""Seconds after a start in which the browser keeps what it has fetched and compiled, as it does for whoever plays."""
LOAD = """async base => {
  const parts = await (await fetch(base + "device/parts.json")).json();
  const { loadPyodide } = await import(base + "device/pyodide/pyodide.mjs");
  const python = window.python = await loadPyodide();
  for (const name of parts.packages)
    python.unpackArchive(await (await fetch(base + "device/" + name)).arrayBuffer(), "wheel");
}"""


def sent(files: list[Path]) -> str:
    """Their size as gzip makes it, which every host has."""
    return f"{sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / 1000:,.0f} kB"


@contextmanager
def browser_of(profile: str) -> Iterator[Any]:
    """A browser with a profile, as people have one: without it nothing that was compiled is kept."""
    with sync_playwright() as driver:
        flags = [flag for flag in FLAGS.split() if flag != "--headless"]
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=flags, bypass_csp=True
        )
        yield context
        context.close()


def start(profile: str, address: str) -> tuple[float, float, set[str]]:
    """Seconds until the start page can be used, and until a game can be played; what was asked for before the first."""
    asked: set[str] = set()
    with browser_of(profile) as context:
        page = context.new_page()
        page.on("request", lambda request: asked.add(request.url))
        began = time.perf_counter()
        page.goto(address)
        page.wait_for_selector("[data-start]")
        usable, first = time.perf_counter() - began, {url for url in asked if not any(part in url for part in ENGINE)}
        page.click("[data-start]")
        page.wait_for_selector(".at-table", timeout=120_000)
        playable = time.perf_counter() - began
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        time.sleep(SETTLING)
    return usable, playable, first


def speed_there(page: Any, game: str, players: int) -> float:
    source = Path("tests/device/bot_games.py").read_text(encoding="utf-8").partition('if __name__ == "__main__"')[0]
    code = f"{source}\nsimulations_a_second({game!r}, {players}, {SIMULATIONS})"
    return float(page.evaluate("code => window.python.runPython(code)", code))


def middle(numbers: Sequence[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def seconds(numbers: Sequence[float]) -> str:
    return f"{middle(numbers):.1f} s ({min(numbers):.1f} to {max(numbers):.1f})"


def tell_starts(site: Path, address: str) -> None:
    with tempfile.TemporaryDirectory() as profile:
        usable, playable, asked = start(profile, address)
        start(profile, address)  # the first one with the service worker: compiled code is kept after it
        warm = [start(profile, address) for _ in range(STARTS)]
    first = [site / (url.partition(SUB_PATH)[2].partition("#")[0] or "index.html") for url in asked]
    everything = [path for path in site.rglob("*") if path.is_file()]
    print("| | |\n| --- | ---: |")
    print(f"| sent before the start page can be used | {sent([path for path in first if path.is_file()])} |")
    print(f"| everything | {sent(everything)} |")
    print(f"| start page, cold and warm | {usable:.1f} s, {seconds([each[0] for each in warm])} |")
    print(f"| first table, cold and warm | {playable:.1f} s, {seconds([each[1] for each in warm])} |")


def tell_speeds(address: str) -> None:
    with tempfile.TemporaryDirectory() as profile, browser_of(profile) as context:
        page = context.new_page()
        page.goto(address)
        page.evaluate(LOAD, address)
        for game, players in GAMES:
            speed_there(page, game, players)
            pairs = [
                (speed_there(page, game, players), simulations_a_second(game, players, SIMULATIONS))
                for _ in range(COUNTS)
            ]
            there, here = map(middle, zip(*pairs, strict=True))
            print(f"| simulations a second, {game} | {there:,.0f} of {here:,.0f} native ({there / here:.2f}) |")


def main(site: Path) -> None:
    with hosting(site) as address:
        tell_starts(site, address)
        tell_speeds(address)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
