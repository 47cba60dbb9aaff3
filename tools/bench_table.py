"""Put results of the benchmark into the docs: `python -m tools.bench_table RESULTS.json [--learned RESULT.json]`."""

import argparse
import json
from pathlib import Path
from typing import Any

from hatoba.bench.reference import as_markdown, write_rows

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "benchmark.md"
PLACES = {"table": DOCS / "benchmark-v1.json", "learned": DOCS / "benchmark-v1-learned.json"}
"""By the name of its place in the page: where results are published."""


def read_rows(files: list[Path]) -> list[dict[str, Any]]:
    return [row for file in files for row in json.loads(file.read_text(encoding="utf-8"))]


def place(page: str, name: str, table: str) -> str:
    """The page with another table in a place."""
    first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = page.partition(first)
    _, _, after = rest.partition(last)
    return f"{before}{first}{table}{last}{after}"


def publish(name: str, files: list[Path]) -> None:
    """Write results beside the page, and their table into it."""
    rows = read_rows(files)
    write_rows(rows, PLACES[name])
    page = place(PAGE.read_text(encoding="utf-8"), name, as_markdown(rows))
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Put results of the benchmark into the docs.")
    parser.add_argument("results", type=Path, help="what `hatoba bench table` wrote")
    parser.add_argument("--learned", type=Path, nargs="*", default=[], help="what `hatoba bench run --json` wrote")
    arguments = parser.parse_args()
    publish("table", [arguments.results])
    if arguments.learned:
        publish("learned", arguments.learned)


if __name__ == "__main__":
    main()
