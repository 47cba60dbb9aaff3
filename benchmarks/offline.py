"""A site in Chromium: what is sent, how soon one can play, and how fast bots think beside the native build.

    python benchmarks/offline.py build/site

Needs Playwright and Chromium. Prints a Markdown table; run it on a quiet machine.
"""

import gzip
import sys
import time
from pathlib import Path
from typing import Any

from tests.browser.stage import chromium
from tests.device.bot_games import simulations_a_second
from tests.device.hosting import SUB_PATH, hosting

GAMES = (("yokohama", 2), ("duel", 2), ("nippon", 2))
TIMES = 3
"""The best of so many counts, here and there."""
ENGINE = ("/device/pyodide/", ".whl")
"""What is loaded while the start page can be used already."""
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


def start(context: Any, address: str) -> tuple[float, float, set[str]]:
    """Seconds until the start page can be used, and until a game can be played; what was asked for before the first."""
    asked: set[str] = set()
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
    page.close()
    return usable, playable, first


def speed_there(page: Any, game: str, players: int) -> float:
    source = Path("tests/device/bot_games.py").read_text(encoding="utf-8").partition('if __name__ == "__main__"')[0]
    code = f"{source}\nmax(simulations_a_second({game!r}, {players}) for _ in range({TIMES}))"
    return float(page.evaluate("code => window.python.runPython(code)", code))


def main(site: Path) -> None:
    with hosting(site) as address, chromium() as browser:
        context = browser.new_context()
        usable, playable, asked = start(context, address)
        again, warm, _ = start(context, address)
        first = [site / (url.partition(SUB_PATH)[2].partition("#")[0] or "index.html") for url in asked]
        everything = [path for path in site.rglob("*") if path.is_file()]
        print("| | |\n| --- | ---: |")
        print(f"| sent before the start page can be used | {sent([path for path in first if path.is_file()])} |")
        print(f"| everything | {sent(everything)} |")
        print(f"| start page, cold and warm | {usable:.1f} s, {again:.1f} s |")
        print(f"| first table, cold and warm | {playable:.1f} s, {warm:.1f} s |")
        page = browser.new_context(bypass_csp=True).new_page()
        page.goto(address)
        page.evaluate(LOAD, address)
        for game, players in GAMES:
            there = speed_there(page, game, players)
            here = max(simulations_a_second(game, players) for _ in range(TIMES))
            print(f"| simulations a second, {game} | {there:,.0f} of {here:,.0f} native ({there / here:.2f}) |")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
