"""`rules_text`: topics, cards, provenance, refusals."""

import copy
import re

import pytest

from hatoba.cli.rules import Topic, rules_text, topics
from hatoba.components import PACKAGED, load


@pytest.mark.parametrize("game", PACKAGED)
def test_without_a_topic(game: str) -> None:
    text = rules_text(game)
    for title in ("Overview", "The turn", "Topics"):
        assert re.search(rf"^{title}\n-+$", text, re.MULTILINE)
    assert "Sections: overview, setup, turn" in text


@pytest.mark.usefixtures("quick_rules")
@pytest.mark.parametrize("game", PACKAGED)
def test_every_topic_prints_and_fits(game: str) -> None:
    for topic in topics(game):
        text = rules_text(game, topic)
        assert text.strip(), topic
        assert not re.search(r"[\u2068\u2069{}$]", text), topic
        assert all(len(line) <= 88 for line in text.splitlines()), topic


@pytest.mark.parametrize("game", PACKAGED)
@pytest.mark.parametrize(
    "section", ["overview", "setup", "turn", "scoring", "end", "rewards", "rulings", "options", "numbers"]
)
def test_every_game_has_the_sections(game: str, section: str) -> None:
    assert topics(game)[section][0] == Topic("section", "", section)


def test_an_area_has_its_table() -> None:
    text = rules_text("yokohama", "silk_mill")
    assert "Power         1  2  3  4  5\nSilk you get  0  1  2  3  4\n" in text
    assert "5+" in rules_text("duel", "bank")
    assert "Space 3, faith 6: 5 VP and 2 move rewards" in rules_text("yokohama", "church")


def test_an_order_with_derived_numbers() -> None:
    text = rules_text("yokohama", "order 36")
    assert "Country: British\nCost: 2 copper, 2 silk and 1 fish\nReward: 5 VP, 2 yen and 2 imports\n" in text
    assert "Worked out from the rulebooks: 5 VP of the reward and 2 yen of the reward." in text
    assert "Our own design, not what is printed in the box: country, cost" in text


def test_a_technology_by_number_and_by_id() -> None:
    card = rules_text("yokohama", "card 62")
    assert "Technology card 62: Tram" in card
    assert "From a rulebook: production value." in card
    assert "Cards of this name: 62 (German, value 5)" in rules_text("yokohama", "tram")


def test_a_number_shows_all_its_cards() -> None:
    text = rules_text("duel", "7")
    for title in ("Order 7", "Technology card 7: Letterpress Printing", "Strength-bonus card 7", "Church card 7"):
        assert title in text


def test_several_meanings_are_all_shown() -> None:
    text = rules_text("yokohama", "copper")
    assert "Copper stock" in text
    assert "A trade good from the copper mine." in text
    assert "Port A" in (text := rules_text("yokohama", "port"))
    assert "Port B" in text


def test_a_bonus_that_differs_from_factory_to_factory() -> None:
    text = rules_text("nippon", "less_coal")
    assert text.count("This factory needs") == 2
    assert "3 coal to run instead of 4" in rules_text("nippon", "factory 17")


@pytest.mark.parametrize("topic", ["tea_plantation", "Tea Plantation", " tea-plantation ", "tea_plantation_2"])
def test_ways_to_write_a_topic(topic: str) -> None:
    assert rules_text("yokohama", topic) == rules_text("yokohama", "tea_plantation")


def test_names_are_topics_too() -> None:
    assert rules_text("yokohama", "Letterpress Printing") == rules_text("yokohama", "letterpress")


@pytest.mark.parametrize(
    ("topic", "close"), [("bnak", "bank"), ("tramm", "tram"), ("ordr 17", "order 17"), ("scorring", "scoring")]
)
def test_a_wrong_topic_is_refused_with_a_hint(topic: str, close: str) -> None:
    with pytest.raises(ValueError, match=rf"no topic '{topic}' in the rules of yokohama; did you mean .*{close}"):
        rules_text("yokohama", topic)


@pytest.mark.parametrize("topic", ["xyzzy", "order 99", "67", "", "bank_x_2"])
def test_a_topic_like_no_other_is_refused(topic: str) -> None:
    with pytest.raises(ValueError, match="no topic"):
        rules_text("yokohama", topic)


def test_an_unknown_game_or_language_is_refused() -> None:
    with pytest.raises(ValueError, match="chess"):
        rules_text("chess")
    with pytest.raises(ValueError, match="language"):
        rules_text("duel", language="tlh")


def test_another_sheet_changes_the_texts() -> None:
    data = copy.deepcopy(load("yokohama").data)
    data["hiring"]["shophouse"] = 9
    data["turn"]["agents_per_turn"] = 2
    assert "A shophouse costs 9 yen." in rules_text("yokohama", "employment_agency", data=data)
    assert "up to 2 agents a turn" in rules_text("yokohama", "agents", data=data)
