"""Nippon: the value model and the bands of the designed components."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from hatoba.components.checker.facts import by_id
from hatoba.components.checker.report import Report
from hatoba.components.checker.values import Offer, PriceLine, price_offers, show
from hatoba.components.structure.schema import Data

CONTRACTS: Final = PriceLine(1, 1.5, 1)
CUBE: Final = 3
FURTHER_GOOD: Final = 1.5
VP: Final = 2.5
CONSOLIDATIONS: Final = 2  # that a step on the money track still pays, on average
PAYING_YEN: Final = 4  # contracts
SECOND_SHARE: Final = (64, 72)  # percent of the VP of the first place
THIRD_SHARE: Final = (48, 52)
TILES_PER_GOOD: Final = 6
KNOWN_TILE: Final = ["lenses", "paper", "silk", "light_bulbs"]  # in the order of the book's sentence


def check(report: Report, s: Data) -> None:
    contracts(report, s)
    tracks(report, s)
    influence_tokens(report, s)
    city_tiles(report, s)
    region_scoring(report, s)


def contracts(report: Report, s: Data) -> None:
    money = s["tracks"]["money"]["spaces"]
    step = CONSOLIDATIONS * (money[1] - money[0])
    report.say(
        "NIPPON, in thousands of yen: VP, coal, blueprint 2.5 each (5 yen, 2 coal, 2 VP and 2 blueprints are equal "
        f"bonuses), cube 3, each further good 1.5, money step {step}"
    )
    rows = s["contracts"]["rows"]
    offers = [
        Offer(
            row["number"],
            " + ".join(map(str, row["goods"])) + " cubes",
            CUBE * sum(row["goods"]) + FURTHER_GOOD * (len(row["goods"]) - 1),
            show({kind: row[kind] for kind in ("yen", "vp") if row[kind]} | {"steps": row["money"]}),
            row["yen"] + VP * row["vp"] + step * row["money"],
            report.at("contracts", f"number {row['number']}"),
        )
        for row in rows
    ]
    price_offers(report, "Nippon contracts", offers, CONTRACTS)
    report.same("band", sum(row["yen"] > 0 for row in rows), PAYING_YEN, report.at("contracts", None, "yen"), "pay_yen")


def tracks(report: Report, s: Data) -> None:
    report.say("", "Tracks")
    for name in ("money", "coal", "knowledge"):
        track = s["tracks"][name]
        stars = f", {sum(track['stars'])} stars" if "stars" in track else ""
        spaces = track["spaces"]
        report.say(f"  {name}: {spaces[0]} to {max(spaces)} in {len(spaces) - 1} steps{stars}")


def influence_tokens(report: Report, s: Data) -> None:
    cells = Counter(token for row in s["influence"]["rows"] for token in row["tokens"])
    tokens = Counter(s["influence_tokens"]["values"])
    report.test("band", cells <= tokens, report.at("influence_tokens", None, "values"), "token_each_cell")


def city_tiles(report: Report, s: Data) -> None:
    levels = {good: row["level"] for good, row in by_id(s["goods"]["rows"]).items()}
    tiles = [row["goods"] for row in s["city_tiles"]["rows"]]
    on_tiles = Counter(good for tile in tiles for good in tile)
    spot = report.at("city_tiles", None, "goods")
    report.test("band", KNOWN_TILE in tiles, spot, "some_row", wanted=", ".join(KNOWN_TILE))
    report.same("band", set(on_tiles.values()), {TILES_PER_GOOD}, spot, "tiles_each_good")
    report.same("band", len({frozenset(tile) for tile in tiles}), len(tiles), spot, "tiles_differ")
    for i, tile in enumerate(tiles, 1):
        spot = report.at("city_tiles", f"tile {i}", "goods")
        report.test("band", {levels[good] for good in tile} == {1, 2, 3}, spot, "tile_levels")


def region_scoring(report: Report, s: Data) -> None:
    scorings = [row["vp"] for row in s["region_scoring"]["rows"]]
    for i, (first, second, third) in enumerate(scorings, 1):
        spot = report.at("region_scoring", f"scoring {i}")
        report.within(spot.inside("vp.1"), 100 * second / first, SECOND_SHARE, "share_outside", other="vp.0")
        report.within(spot.inside("vp.2"), 100 * third / first, THIRD_SHARE, "share_outside", other="vp.0")
    growth = [[b - a for a, b in zip(early, late, strict=True)] for early, late in pairwise(scorings)]
    report.test("band", growth[0] == growth[1], report.at("region_scoring", None, "vp"), "scoring_grows")
