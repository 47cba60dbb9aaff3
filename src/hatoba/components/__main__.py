"""Test component sheets and print their value model.

    python -m hatoba.components                      the sheets of the package: everything must hold
    python -m hatoba.components --own my.toml ...    an owner's sheet: structure, provenance and rulebook facts must
                                                     hold; the project's own readings and price bands are only noted

The exit status is 1 if something that must hold does not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from hatoba.components import PACKAGED, InvalidSheet, load, read
from hatoba.components.checker import check_sheet
from hatoba.components.checker.report import Report, line
from hatoba.components.names import SOURCES


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m hatoba.components", description="Test component sheets and print their value model."
    )
    parser.add_argument(
        "--own",
        nargs="+",
        metavar="FILE",
        help="test these sheets instead of the package's; only structure, provenance and rulebook facts must hold",
    )
    files = parser.parse_args(arguments).own
    summaries: list[str] = []
    failed = False
    for name in files or PACKAGED:
        try:
            report = check_sheet(read(name) if files else load(name), own=bool(files))
        except (InvalidSheet, OSError) as error:
            summaries += [f"{name}: cannot be used", f"  FAILED: {error}"]
            failed = True
            continue
        print("\n".join([*report.lines, ""]))
        summaries += summary(name, report)
        failed = failed or bool(report.failed)
    print("\n".join(summaries))
    return int(failed)


def summary(name: str, report: Report) -> list[str]:
    kinds = ", ".join(f"{kind} {n}" for kind, n in report.done.items())
    sources = ", ".join(f"{word} {report.sources[word]}" for word in SOURCES)
    return [
        f"{name}: structure holds; {sum(report.done.values())} tests, {len(report.failed)} failed ({kinds}); "
        f"fields: {sources}",
        *(f"  note: {line(found)}" for found in report.noted),
        *(f"  FAILED: {line(found)}" for found in report.failed),
    ]


if __name__ == "__main__":
    sys.exit(main())
