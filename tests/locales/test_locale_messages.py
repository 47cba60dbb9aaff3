"""The English files: every id has its texts, every message formats, none is unused."""

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from tests.locales.files import nodes, patterns
from tests.locales.needed import needed

from hatoba.cli.rules import rules_text, topics
from hatoba.components import PACKAGED, load
from hatoba.games import game as find_game
from hatoba.locales import Texts
from hatoba.locales.arguments import arguments
from hatoba.locales.book import dashed
from hatoba.locales.things import cards, things


def sheet_names(game: str) -> Iterator[str]:
    """Ids of names that come from the sheet, beyond the things that have a text of their own."""
    data = load(game).data
    if game == "yokohama":
        yield from (f"edition-{edition}" for edition in data["editions"])
        yield from (f"option-{option}" for option in ("rival", *data["mini_expansions"]))
        yield from (f"category-{row['category']}" for row in data["areas"]["rows"])
        yield from (f"level-{level}" for level in data["port"]["slots"])
    if game == "duel":
        yield from (f"need-{need}" for need in data["agents"]["needs"])
        yield from (f"score-{name}" for name in data["scoring"] if name.startswith("most"))
    if game == "nippon":
        yield from (f"city-{city.lower()}" for row in data["regions"]["rows"] for city in row["cities"])
    for row in data.get("areas", {}).get("rows", ()):
        yield f"gives-{row['gives']}"
    yield from (f"amount-{kind}" for kind in amounts(game, data))


def amounts(game: str, data: dict[str, Any]) -> set[str]:
    """Everything that a cost or reward of the sheet counts."""
    found: set[str] = set()
    fields = {"cost", "reward", "bonus", "trading_house", "at_5", "at_6", "at_7"}
    tables = [data.get(name, {}).get("spaces", []) for name in ("church", "customs")]
    tables += [[*rows.values()] for rows in cards(find_game(game).facts, data).values()]
    tables += [data[name]["rows"] for name in ("regions", "reward_tokens") if name in data]
    for row in (row for rows in tables for row in rows):
        parts = [row[field] for field in fields & row.keys()] + row.get("shophouses", [])
        found |= {kind for part in parts if isinstance(part, dict) for kind in part}
    return found


@pytest.mark.parametrize("game", PACKAGED)
def test_every_id_has_a_name(game: str) -> None:
    texts = Texts()
    wanted = [
        f"{kind}-{thing}" for kind, rows in things(find_game(game).facts, load(game).data).items() for thing in rows
    ]
    missing = [name for name in (*wanted, *sheet_names(game)) if dashed(f"{game}-{name}") not in texts]
    assert not missing


@pytest.mark.parametrize("game", PACKAGED)
def test_every_thing_has_a_text(game: str) -> None:
    texts = Texts()
    for kind, rows in things(find_game(game).facts, load(game).data).items():
        for thing in rows:
            own = dashed(f"rules-{game}-{kind}-{thing}")
            assert own in texts or f"rules-{game}-{kind}" in texts, own


@pytest.mark.usefixtures("quick_rules")
def test_every_message_is_used_and_formats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Printing everything asks for every message of the rules. A message that fails to format raises.

    Interface messages (ui-) are the web client's: its own tests look for unused ones.
    """
    asked: set[str] = set()
    ask = Texts.__call__

    def note(self: Texts, message_id: str, /, **args: object) -> str:
        asked.add(message_id.partition(".")[0])
        return ask(self, message_id, **args)

    monkeypatch.setattr(Texts, "__call__", note)
    for game in PACKAGED:
        rules_text(game)
        for topic in topics(game):
            rules_text(game, topic)
        asked |= {dashed(f"{game}-{name}") for name in sheet_names(game)}
    asked |= references() | {name.partition(".")[0] for name in needed(Texts())}
    unused = [message_id for message_id in Texts().ids if message_id not in asked and not message_id.startswith("ui-")]
    assert not unused


@pytest.mark.parametrize("game", PACKAGED)
def test_names_format_without_arguments_and_amounts_with_a_number(game: str) -> None:
    texts = Texts()
    for message_id in texts.ids:
        if message_id.startswith(f"{game}-amount-"):
            for n in (0, 1, 2, 5, 22):
                assert texts(message_id, n=n)
        elif message_id.startswith(f"{game}-"):
            assert texts(message_id)


def references() -> set[str]:
    """Messages that other messages include."""
    found = (node for pattern in patterns("en").values() for node in nodes(pattern))
    return {node.id.name for node in found if isinstance(node, ast.MessageReference)}


def test_arguments_are_the_paths_of_the_sheet() -> None:
    found = arguments(find_game("yokohama").facts, load("yokohama").data)
    assert found["hiring_shophouse"] == 2
    assert found["hiring_trading_house"] == "4, 5, 6, 7"
    assert found["hiring_trading_house_4"] == 7
    assert found["editions_second_church_end_2p"] == 5
    assert found["map_pyramid_3p"] == "5, 4, 3, 2"
    assert found["achievements_copper_first"] == 10
    assert found["orders_count"] == 36
    assert found["editions_second_rival"] == "yes"
    assert (found["agents_count"], found["technology_names_count"], found["boards_count_4p"]) == (10, 20, 18)
    assert not any("source" in name or name.endswith("_rulebook") for name in found)
