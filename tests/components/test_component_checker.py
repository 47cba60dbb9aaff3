"""The checker: facts, provenance and pricing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hatoba.components import PACKAGED, InvalidSheet, Sheet, load, parse, structure
from hatoba.components.__main__ import main
from hatoba.components.checker import check_sheet
from hatoba.components.checker.report import line
from hatoba.components.checker.values import faith_cost, good_prices, order_cost, worth

Data = dict[str, Any]
Fresh = Callable[[str], Data]


def spoiled(game: str, old: str, new: str) -> Sheet:
    text = load(game).text
    assert old in text
    return parse(text.replace(old, new, 1), game)


@pytest.mark.parametrize(
    ("game", "sources"),
    [
        ("yokohama", {"rulebook": 237, "derived": 152, "designed": 391}),
        ("duel", {"rulebook": 154, "derived": 13, "designed": 322}),
        ("nippon", {"rulebook": 210, "derived": 51, "designed": 83}),
    ],
)
def test_packaged_sheets_pass(game: str, sources: dict[str, int]) -> None:
    report = check_sheet(load(game))
    assert report.failed == report.noted == []
    assert report.sources == sources
    assert all(report.done[kind] for kind in report.must)


FAILURES = [
    # rulebook: must hold of any sheet
    ("yokohama", "yen_others       = 4", "yen_others       = 5", "rulebook: [player], field yen_others: is 5, not 4"),
    (
        "yokohama",
        "need = { copper = 5 }",
        "need = { copper = 6 }",
        "rulebook: [achievements] row id copper, field need: is copper 6, not copper 5",
    ),
    ("yokohama", 'id = "spinning_mill", ', 'id = "stock",', "rulebook: [technologies], field id: is "),
    (
        "yokohama",
        '"british",  agents = 3',
        '"british",  agents = 4',
        "rulebook: [countries], field agents: is british 4, ",
    ),
    (
        "yokohama",
        "country_sets     = [0, 2",
        "country_sets     = [1, 2",
        "rulebook: [scoring], field country_sets: is ",
    ),
    ("duel", "most_orders     = 6", "most_orders     = 7", "rulebook: [scoring], field most_orders: is 7, not 6"),
    (
        "duel",
        "effect = { vp = 8 }",
        "effect = { vp = 9 }",
        "rulebook: [technologies] row number 1, field effect: is vp 9",
    ),
    (
        "duel",
        "faith =  8, vp =  5",
        "faith =  7, vp =  5",
        "rulebook: [church_cards]: must have a row with faith 8, plus_2 1",
    ),
    (
        "nippon",
        "effect = { yen = 6 }",
        "effect = { yen = 7 }",
        "rulebook: [factories] row number 4, field effect: is yen 7, not yen 6",
    ),
    (
        "nippon",
        "[1, 2, 0, 3, 0, 4, 0, 5, 0, 6]",
        "[1, 2, 3, 4, 0, 5, 0, 6, 0, 0]",
        "rulebook: [tracks.knowledge], field spaces: must have a space without",
    ),
    (
        "nippon",
        "[1, 2, 0, 3, 0, 4, 0, 5, 0, 6]",
        "[1, 2, 0, 0, 0, 4, 0, 5, 0, 6]",
        "rulebook: [tracks.knowledge], field spaces: must have a row with 3",
    ),
    (
        "nippon",
        "goods = [2, 1],    yen =  0",
        "goods = [2, 1],    yen =  1",
        "rulebook: [contracts] row number 4: must pay yen or VP",
    ),
    # our own readings and prices: only noted of an owner's sheet
    ("yokohama", "slots          = [0, 0, 1", "slots          = [0, 1, 1", "derived: [laboratory], field slots: is "),
    (
        "yokohama",
        "reward = { vp = 1, imports = 1 }, ",
        "reward = { vp = 2, imports = 1 }, ",
        "derived: [orders] row number 1, field reward: is [2], not [1]",
    ),
    (
        "yokohama",
        "reward = { vp = 2, yen = 4 }",
        "reward = { copper = 2, yen = 4 }",
        "derived: [orders] row number 3, field reward: gives copper: Mining does not",
    ),
    (
        "yokohama",
        "faith = 11, reward = { vp = 11 }",
        "faith = 11, reward = { vp = 20 }",
        "band: [church] row 7: is off the line of its kind by +",
    ),
    (
        "yokohama",
        "reward = { copper = 2 }",
        "reward = { copper = 3 }",
        "band: [five_power_tokens] row token 4, field reward: is worth 6.9 yen",
    ),
    (
        "yokohama",
        "trading_house = { vp = 9 }, ",
        "trading_house = { vp = 19 }, ",
        "band: [sites] row site 1, field trading_house: is worth 38 yen; 16 to 22",
    ),
    ("duel", "{ before = 4,", "{ before = 5,", "derived: [strength_cards], field before: is "),
    ("duel", "after = 3, cost = 3", "after = 3, cost = 9", "band: [strength_cards] row 1, field cost: costs 4.5 yen"),
    ("duel", "at_6 = { tea = 2 }", "at_6 = { tea = 9 }", "band: [bonus_cards] row card 1, field at_6: is worth 9 yen"),
    ("nippon", "multipliers = [0, 0, 2", "multipliers = [0, 1, 2", "derived: [emperor], field multipliers: is "),
    ("nippon", "copies     = 4", "copies     = 5", "derived: [multiplier_tokens], field copies: is 5, not 4"),
    (
        "nippon",
        "vp = [22, 15, 11]",
        "vp = [22, 21, 11]",
        "band: [region_scoring] row scoring 3, field vp.1: is 95.5 % of vp.0; 64 to 72 %",
    ),
]


@pytest.mark.parametrize(("game", "old", "new", "failure"), FAILURES)
def test_changed_fact_or_price(game: str, old: str, new: str, failure: str) -> None:
    sheet = spoiled(game, old, new)
    report = check_sheet(sheet)
    assert any(text.startswith(failure) for text in map(line, report.failed)), report.failed
    assert report.noted == []
    as_own = check_sheet(sheet, own=True)
    assert sorted(map(line, as_own.failed + as_own.noted)) == sorted(map(line, report.failed))
    assert any(text.startswith(failure) for text in map(line, as_own.failed)) == failure.startswith("rulebook")


def test_every_field_needs_a_source() -> None:
    sheet = spoiled("nippon", '[start]\nsource     = "rulebook"', "[start]")
    report = check_sheet(sheet, own=True)
    assert [*map(line, report.failed)] == [
        f"provenance: [start], field {f}: has no source" for f in ("vp", "yen", "coal", "blueprints")
    ]
    row = check_sheet(spoiled("nippon", 'vp = [22, 15, 11], source = "designed"', "vp = [22, 15, 11]"), own=True)
    assert [*map(line, row.failed)] == [
        f"provenance: [region_scoring] row scoring 3, field {f}: has no source" for f in ("scoring", "vp")
    ]


def numbers(node: Any) -> list[tuple[Any, Any]]:
    """Where whole numbers stand in a sheet: the table or list, and the key."""
    inner = list(node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else [])
    own = [(node, key) for key, value in inner if type(value) is int]
    return own + [place for _, value in inner for place in numbers(value)]


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data(), st.sampled_from(PACKAGED), st.sampled_from([0, 1, 2, 7, 999]))
def test_any_valid_sheet_can_be_checked(fresh: Fresh, draw: st.DataObject, game: str, number: int) -> None:
    """An owner's numbers may be far from ours; the checker then notes it and does not break."""
    data = fresh(game)
    node, key = draw.draw(st.sampled_from(numbers(data)))
    node[key] = number
    try:
        structure.check(data)
    except InvalidSheet:
        return
    check_sheet(Sheet(game, "", "", data), own=True)


# ---------------------------------------------------------------------------------------------- the value model
def test_values() -> None:
    made = {"copper": [0, 0, 1, 2, 3], "silk": [0, 1, 2, 3, 4], "tea": [1, 2, 3, 4, 5], "fish": [1, 2, 0, 0, 5]}
    prices = good_prices(made, {"copper": 2, "silk": 2, "tea": 1, "fish": 1})
    assert prices == {"copper": 2.3, "silk": 1.6, "tea": 1, "fish": 1}
    prices |= {"imports": 4}
    assert worth(prices, {"copper": 2, "tea": 3}) == 7.6
    assert order_cost(prices, {"copper": 2, "tea": 3}) == 8.1
    assert [faith_cost(prices, 2, faith) for faith in (4, 5, 7, 11)] == [4, 5, 7, 16.9]


# ---------------------------------------------------------------------------------------------- the command
def test_command_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    assert "YOKOHAMA, in yen: copper 2.3, silk 1.6, tea 1, fish 1, any_good 2.3" in out
    assert [line.split(";")[0] for line in out.splitlines()[-3:]] == [f"{game}: structure holds" for game in PACKAGED]


def test_command_with_own_sheets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, fact, broken, missing = (tmp_path / f"{name}.toml" for name in ("good", "fact", "broken", "missing"))
    good.write_text(spoiled("duel", "after = 3, cost = 3", "after = 3, cost = 9").text, encoding="utf-8")
    fact.write_text(spoiled("duel", "most_orders     = 6", "most_orders     = 7").text, encoding="utf-8")
    broken.write_text("game = 'duel'", encoding="utf-8")
    assert main(["--own", str(good)]) == 0
    assert "  note: band: [strength_cards] row 1, field cost: costs 4.5 yen" in capsys.readouterr().out
    assert main(["--own", str(good), str(fact)]) == 1
    assert "  FAILED: rulebook: [scoring], field most_orders: is 7, not 6" in capsys.readouterr().out
    assert main(["--own", str(broken), str(missing)]) == 1
    out = capsys.readouterr().out
    assert f"{broken}: cannot be used\n  FAILED: duel sheet, field format: is missing" in out
    assert f"{missing}: cannot be used" in out
