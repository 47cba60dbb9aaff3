"""Facts that are a value at a path of the sheet. Rows with an id are found by it: `areas.rows.bank.by_power`.

Sizes and ids that the structure fixes are not listed again as facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hatoba.components.checker.report import CheckKind, Report
from hatoba.components.formats import format_of
from hatoba.components.names import GOODS
from hatoba.components.structure.schema import Data, Rows, Rule, Spot, TableRule

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
        report.same(kind, look_up(sheet, path), wanted, spot_of(report.game, sheet, path))


def spot_of(game: str, sheet: Data, path: str) -> Spot:
    """The place of a path, as a fault names it."""
    rule: Rule | None = None
    fields: Mapping[str, Rule] = format_of(game).schema.fields
    spot, steps = Spot(game), path.split(".")
    while steps and not isinstance(rule, Rows):
        rule = fields.get(steps[0])
        if isinstance(rule, TableRule):
            spot, fields = rule.place(spot, steps.pop(0)), rule.fields
        elif isinstance(rule, Rows):
            rows = look_up(sheet, path[: path.index(f".{steps[1]}")])
            number = _place(rows, steps[1])
            spot, steps = rule.spot(spot, number, rows[number]), steps[2:]
        else:
            break
    return spot.inside(".".join(steps)) if steps else spot


def _place(rows: Sequence[Data], step: str) -> int:
    return int(step) if step.isdecimal() else next(i for i, row in enumerate(rows) if row["id"] == step)


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


def check_no_copper(report: Report, rewards: Iterable[tuple[Spot, Data]]) -> None:
    """Mining Technology lists all sources of copper; these are not among them."""
    for spot, reward in rewards:
        report.test("derived", not {"copper", "any_good"} & set(reward), spot, "no_copper")
