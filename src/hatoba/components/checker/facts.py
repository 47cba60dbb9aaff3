"""Facts that are a value at a path of the sheet. Rows with an id are found by it: `areas.rows.bank.by_power`.

Sizes and ids that the structure fixes are not listed again as facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hatoba.components.checker.report import CheckKind, Report
from hatoba.components.names import GOODS
from hatoba.components.structure.schema import Data

KnownFacts = Mapping[str, object]

# Values that the games share
ONE_OF_EACH: Final = dict.fromkeys(GOODS, 1)
EITHER: Final = {"yen": 2, "imports": 1}
SELL: Final = {"copper": 2, "silk": 2, "tea": 1, "fish": 1}
FROM_1: Final = [1, 2, 3, 4, 5]  # by power: from which on there is something
FROM_2: Final = [0, 1, 2, 3, 4]
FROM_3: Final = [0, 0, 1, 2, 3]


def each(template: str, names: Iterable[str], value: object) -> dict[str, object]:
    """One fact for several names; `*` in the template stands for the name."""
    return {template.replace("*", name): value for name in names}


def check_facts(report: Report, sheet: Data, kind: CheckKind, facts: KnownFacts) -> None:
    for path, wanted in facts.items():
        report.test(kind, look_up(sheet, path) == wanted, f"{path} is not {wanted!r}")


def look_up(sheet: Data, path: str) -> Any:
    """Follow a dotted path; in a list a number is an index, a word the id of a row. None if there is nothing."""
    node: Any = sheet
    for step in path.split("."):
        if isinstance(node, dict):
            node = node.get(step)
        elif isinstance(node, list) and step.isdecimal():
            node = node[int(step)] if int(step) < len(node) else None
        elif isinstance(node, list):
            node = next((row for row in node if row["id"] == step), None)
        else:
            return None
    return node


def by_id(rows: Sequence[Data]) -> dict[str, Data]:
    return {row["id"]: row for row in rows}


def check_no_copper(report: Report, rewards: Mapping[str, Data]) -> None:
    """Mining Technology lists all sources of copper; these, by name, are not among them."""
    for name, reward in rewards.items():
        report.test("derived", not {"copper", "any_good"} & set(reward), f"{name}: Mining does not name it")
