"""Put results of the benchmark into the docs.

python -m tools.bench_table [RESULTS.json] [--learned FOLDER]
"""

import argparse
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatoba.bench.reference import as_markdown, as_means, write_rows

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "benchmark.md"
Rows = list[dict[str, Any]]


def place(page: str, name: str, table: str) -> str:
    """The page with another table in a place."""
    first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = page.partition(first)
    _, _, after = rest.partition(last)
    return f"{before}{first}{table}{last}{after}"


def publish(name: str, results: Path, published: str, as_table: Callable[[Rows], str]) -> None:
    """Write results beside the page, and their table into it."""
    rows: Rows = json.loads(results.read_text(encoding="utf-8"))
    write_rows(rows, DOCS / published)
    page = place(PAGE.read_text(encoding="utf-8"), name, as_table(rows))
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Put results of the benchmark into the docs.")
    parser.add_argument("results", type=Path, nargs="?", help="what `hatoba bench table` wrote")
    parser.add_argument("--learned", type=Path, help="the folder of tools.bench_learned")
    arguments = parser.parse_args()
    if not (arguments.results or arguments.learned):
        parser.error("nothing to put there: give results, --learned, or both")
    if arguments.results:
        publish("table", arguments.results, "benchmark-v1.json", as_markdown)
    if arguments.learned:
        publish("learned", arguments.learned / "learned.json", "benchmark-v1-learned.json", as_means)
        shutil.copy(arguments.learned / "learned.svg", DOCS / "pictures" / "learned.svg")


if __name__ == "__main__":
    main()
