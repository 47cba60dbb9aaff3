"""Nippon: what the rulebook states, and what follows from it."""

from __future__ import annotations

from typing import Final

from hatoba.components.checker.facts import KnownFacts, check_facts
from hatoba.components.checker.report import CheckKind, Report
from hatoba.components.structure.schema import Data
from hatoba.components.telling import tell

FACTORIES: Final[dict[str, dict[str, object]]] = {
    "silk": {
        "consolidation_yen": {"yen": 2},
        "keep_coal": {"coal": 1},
        "money_marks": {"steps": 2},
        "once_yen": {"yen": 6},
    },
    "paper": {
        "knowledge_further": {"steps": 1},
        "knowledge_cheaper": {"costs": [0, 2, 4], "stars": 1},
        "once_knowledge": {"steps": 2},
        "once_blueprints": {"blueprints": 2},
    },
    "bento": {
        "less_coal": {"coal": 2},
        "mines_cheaper": {"costs": [0, 2, 4], "stars": 1},
        "mines_further": {"steps": 1},
        "once_coal_track": {"steps": 2},
    },
    "lenses": {
        "less_coal": {"coal": 2},
        "once_turn_ships": {},
        "once_ships": {"pieces": 2},
        "ships_cheaper": {"costs": [2, 7, 12]},
    },
    "clocks": {
        "less_coal": {"coal": 3},
        "once_turn_trains": {},
        "once_trains": {"pieces": 2},
        "trains_cheaper": {"costs": [2, 7, 12]},
    },
    "light_bulbs": {
        "less_coal": {"coal": 3},
        "once_machinery": {"upgrades": 2},
        "more_cubes": {"cubes": 1},
        "machinery_cheaper": {"costs": [2, 7, 12]},
    },
}
GOODS: Final = tuple(FACTORIES)


def of_goods(field: str, *numbers: int) -> dict[str, object]:
    return {f"goods.rows.{good}.{field}": n for good, n in zip(GOODS, numbers, strict=True)}


RULEBOOK: Final[KnownFacts] = {
    "start.vp": [10, 11, 12, 13],
    "start.yen": 12,
    "start.coal": 2,
    "start.blueprints": 1,
    "workers.removed": [2, 1, 0],
    "workers.per_space": 3,
    "workers.row_count.0": 2,
    "workers.row_count.1": 3,
    "workers.row_size": [2, 3, 3],
    "workers.on_board": 6,
    "action_spaces.rows.4.actions": ["local_market"],
    "tracks.money.spaces.0": 12,
    "tracks.coal.spaces.0": 2,
    "tracks.knowledge.spaces.0": 1,
    "ships.pieces": 6,
    "ships.vp": 2,
    "ships.vp_turned": 3,
    "trains.pieces": 6,
    "trains.influence": 2,
    "trains.influence_turned": 3,
    "achievements.rows.contracts.per": 2,
    "achievements.rows.yen.per": 6,
    **of_goods("level", 1, 1, 2, 2, 3, 3),
    **of_goods("knowledge", 2, 2, 4, 4, 6, 6),
    "goods.rows.silk.coal": 2,
    "goods.rows.silk.capacity": 4,  # an example: 2 goods in the store, 2 spaces left
    "goods.rows.bento.coal": 3,
    "goods.rows.lenses.coal": 3,
    "goods.rows.clocks.coal": 4,
    "goods.rows.light_bulbs.coal": 4,
    "costs.invest": 6,
    "costs.machinery": [5, 10, 15],
    "costs.trains": [5, 10, 15],
    "costs.ships": [5, 10, 15],
    "costs.knowledge": [1, 3, 6],
    "costs.mines": [1, 3, 6],
    "costs.blueprints": 3,
    "costs.wage": 3,
    "costs.unpaid_vp": 2,
    "actions.factories_run": 3,
    "actions.contracts": 3,
    "actions.influence": 3,
    "actions.cubes_per_token": 3,
    "actions.factory_cubes": 1,
    "actions.machine_max": 2,
    "actions.money_mark": 1,
    "influence.rows.0.tokens.2": 3,
    "influence.rows.2.tokens": [5, 6, 7],
    "regions.transport": [4, 6, 8],
    "regions.city_max": [2, 3, 4],
    "reward_tokens.removed": [2, 1, 0],
    "multiplier_tokens.multiplier": 2,
    "scoring_track.start": 1,
    "scoring_track.final_turns": 3,
    "region_scoring.rows.0.vp": [10, 7, 5],
    "region_scoring.rows.1.vp.1": 11,
    "region_scoring.rows.1.vp.2": 8,
}

DERIVED: Final[KnownFacts] = {
    "workers.row_count.2": 4,
    "action_spaces.rows.0.actions": ["knowledge", "production"],
    "action_spaces.rows.1.actions": ["export", "invest"],
    "action_spaces.rows.2.actions": ["mines", "ships"],
    "action_spaces.rows.3.actions": ["machinery", "trains"],
    "emperor.multipliers": [0, 0, 2, 3, 4, 5],
    "goods.rows.paper.coal": 2,
    **of_goods("capacity", 4, 4, 4, 4, 4, 4),
    "influence.rows.0.tokens": [1, 2, 3],
    "influence.rows.1.tokens": [3, 4, 5],
    "multiplier_tokens.copies": 4,
    "scoring_track.spaces": 8,
    "scoring_track.marks_after": [2, 4],
    "scoring_track.golden": [6, 7, 8],
}

WORKERS: Final = 48
INFLUENCE_TOKENS: Final = 10
STARS_MIN: Final = 4
KNOWN_SPACES: Final[tuple[tuple[str, CheckKind, int], ...]] = (
    ("money", "rulebook", 16),
    ("coal", "rulebook", 5),
    ("coal", "derived", 8),
    ("knowledge", "rulebook", 3),
    ("knowledge", "rulebook", 4),
)
KNOWN_TILE: Final = {"lenses", "paper", "silk", "light_bulbs"}
REGION_BONUSES: Final = [{"coal": 2}, {"vp": 2}, {"yen": 5}]
REWARD_BONUSES: Final = {"blueprints": 2, "coal": 2, "yen": 5}
MONEY_STEPS_MAX: Final = 3


def check(report: Report, s: Data) -> None:
    check_facts(report, s, "rulebook", RULEBOOK)
    check_facts(report, s, "derived", DERIVED)
    workers = s["workers"]["colours"] * s["workers"]["per_colour"]
    report.same("rulebook", workers, WORKERS, report.at("workers", None, "per_colour"), "in_all")
    tracks(report, s)
    rows_of_pieces(report, s)
    achievements(report, s)
    factories(report, s)
    map_and_tokens(report, s)
    contracts(report, s)
    first, second, _ = s["region_scoring"]["rows"][0]["vp"]
    report.same("rulebook", (first + second) // 2, 8, report.at("region_scoring", "scoring 1", "vp"), "example")


def tracks(report: Report, s: Data) -> None:
    for name, kind, number in KNOWN_SPACES:
        spot = report.at(f"tracks.{name}", None, "spaces")
        report.test(kind, number in s["tracks"][name]["spaces"], spot, "some_row", wanted=number)
    knowledge, money = (report.at(f"tracks.{name}", None, "spaces") for name in ("knowledge", "money"))
    between = space_between(s["tracks"]["knowledge"]["spaces"], 3, 4)
    report.test("rulebook", between, knowledge, "space_between", least=3, most=4)
    report.test("derived", 0 not in s["tracks"]["money"]["spaces"], money, "all_numbered")
    for name in ("coal", "knowledge"):
        stars = s["tracks"][name]["stars"]
        spot = report.at(f"tracks.{name}")
        report.test("derived", 0 in s["tracks"][name]["spaces"], spot.inside("spaces"), "some_empty")
        enough = sum(stars) >= STARS_MIN and not stars[0]
        report.test("derived", enough, spot.inside("stars"), "stars_least", least=STARS_MIN)


def space_between(spaces: list[int], low: int, high: int) -> bool:
    """Whether a track has both numbers and a space without one between them."""
    if low not in spaces or high not in spaces:
        return False
    return 0 in spaces[spaces.index(low) : spaces.index(high)]


def rows_of_pieces(report: Report, s: Data) -> None:
    report.same("rulebook", sum(s["ships"]["stars"][:5]), 3, report.at("ships", None, "stars"), "example")
    report.same("rulebook", sum(s["trains"]["stars"][:3]), 1, report.at("trains", None, "stars"), "example")
    for name in ("ships", "trains"):
        pairs = all(mark == [mark[0], mark[0] + 1] for mark in s[name]["money_marks"])
        report.test("derived", pairs, report.at(name, None, "money_marks"), "marks_of_two")


def achievements(report: Report, s: Data) -> None:
    printed = {row["id"]: row["printed"] for row in s["achievements"]["rows"] if row["printed"]}
    report.same("rulebook", sum(printed.values()), 2, report.at("achievements", None, "printed"), "in_all")
    report.same("derived", set(printed), {"knowledge_stars", "yen"}, report.at("achievements", None, "printed"))


def factories(report: Report, s: Data) -> None:
    for row in s["factories"]["rows"]:
        wanted = FACTORIES[row["good"]][row["bonus"]]
        report.same("rulebook", row["effect"], wanted, report.at("factories", f"number {row['number']}", "effect"))


def map_and_tokens(report: Report, s: Data) -> None:
    values = s["influence_tokens"]["values"]
    ten = len(values) == INFLUENCE_TOKENS and set(values) == set(range(1, 8))
    spot = report.at("influence_tokens", None, "values")
    report.test("rulebook", ten, spot, "tokens_each", count=INFLUENCE_TOKENS, most=7)
    report.same("derived", sorted(s["regions"]["foreign"]), [0, 1, 2, 3], report.at("regions", None, "foreign"))
    bonuses = sorted({item for row in s["regions"]["rows"] for item in row["bonus"].items()})
    found = [{kind: amount} for kind, amount in bonuses]
    report.same("rulebook", found, REGION_BONUSES, report.at("regions", None, "bonus"))
    tiles = [set(row["goods"]) for row in s["city_tiles"]["rows"]]
    spot = report.at("city_tiles", None, "goods")
    report.test("rulebook", KNOWN_TILE in tiles, spot, "some_row", wanted=tell(KNOWN_TILE))
    for i, row in enumerate(s["reward_tokens"]["rows"], 1):
        ((kind, amount),) = row["bonus"].items()
        spot = report.at("reward_tokens", str(i))
        report.same("rulebook", amount, REWARD_BONUSES[kind], spot.inside(f"bonus.{kind}"))
        report.same("derived", row["copies"], 2, spot.inside("copies"))


def contracts(report: Report, s: Data) -> None:
    rows = s["contracts"]["rows"]
    example = any(sorted(row["goods"]) == [1, 2] for row in rows)
    report.test("rulebook", example, report.at("contracts", None, "goods"), "some_row", wanted=[2, 1])
    for row in rows:
        either = (row["yen"] > 0) != (row["vp"] > 0)
        steps = 0 <= row["money"] <= MONEY_STEPS_MAX
        spot = report.at("contracts", f"number {row['number']}")
        report.test("rulebook", either and steps, spot, "yen_or_vp", most=MONEY_STEPS_MAX)
