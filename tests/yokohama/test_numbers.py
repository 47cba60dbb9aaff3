"""The numbers that the compiled rules name stand for the same things as in the component sheet."""

import pytest

import hatoba
from hatoba.components.names import TECHNOLOGIES
from hatoba.games import trade
from hatoba.games.trade_sheet import KINDS
from hatoba.games.yokohama import evaluate_worths, sheet, tables
from hatoba.games.yokohama.game import YokohamaGame


@pytest.fixture(scope="module")
def game() -> YokohamaGame:
    own = hatoba.new_game("yokohama", players=2, seed=1).game
    assert isinstance(own, YokohamaGame)
    return own


def test_every_technology_has_its_number(game: YokohamaGame) -> None:
    numbers = {name: getattr(tables, name.upper()) for name in TECHNOLOGIES}
    assert numbers == {name: number for number, name in enumerate(TECHNOLOGIES)}
    assert {row["id"] for row in game.data["technologies"]["rows"]} == set(TECHNOLOGIES)


@pytest.mark.parametrize(
    ("things", "numbers"),
    [
        (KINDS, {"copper": trade.COPPER, "silk": trade.SILK, "tea": trade.TEA, "fish": trade.FISH}),
        (KINDS, {"imports": trade.IMPORTS, "yen": trade.YEN}),
        (sheet.GIVES, {"yen": tables.GIVES_YEN, "exchanges": tables.GIVES_EXCHANGES, "pieces": tables.GIVES_PIECES}),
        (sheet.GIVES, {"imports_paid": tables.GIVES_CUSTOMS, "faith": tables.GIVES_FAITH}),
        (sheet.GIVES, {"production": tables.GIVES_PRODUCTION, "order_levels": tables.GIVES_ORDERS}),
        (sheet.GIVES, {"nothing": tables.GIVES_NOTHING}),
        (sheet.CLASSES, {"production": tables.PRODUCTION_AREA, "commercial": tables.COMMERCIAL_AREA}),
        (sheet.PIECE_NAMES, {"assistant": tables.ASSISTANT, "shophouse": tables.SHOPHOUSE}),
        (sheet.PIECE_NAMES, {"trading_house": tables.TRADING_HOUSE}),
        (sheet.REWARDS, {"vp": tables.REWARD_VP, "any_good": tables.REWARD_ANY_GOOD}),
        (sheet.REWARDS, {"warehouse": tables.REWARD_WAREHOUSE, "move": tables.REWARD_MOVE}),
        (sheet.NEED_NAMES, {"tokens": tables.NEED_TOKENS, "orders": tables.NEED_ORDERS}),
        (sheet.NEED_NAMES, {"technologies": tables.NEED_TECHNOLOGIES, "production": tables.NEED_PRODUCTION}),
        (sheet.NEED_NAMES, {"commercial": tables.NEED_COMMERCIAL}),
    ],
)
def test_the_lists_of_the_sheet_have_the_order_of_the_numbers(things: tuple[str, ...], numbers: dict[str, int]) -> None:
    assert {name: things.index(name) for name in numbers} == numbers


def test_the_sizes_of_rows_fit(game: YokohamaGame) -> None:
    assert len(sheet.REWARDS) == tables.REWARD
    assert len(sheet.PIECE_NAMES) == tables.PIECES
    assert len(sheet.country_names(game.data)) == tables.COUNTRIES
    assert len(game.names.agent.values) == tables.AGENT_KINDS
    assert game.names.agent.value(tables.FREE_AGENT) == "free"


def test_bots_price_technologies_by_name() -> None:
    scoring = {name for number, name in enumerate(TECHNOLOGIES) if evaluate_worths.SCORING_EFFECTS >> number & 1}
    at_every_building_card_or_board = {"ball", "brickyard", "electric_light", "gaslight", "patent", "winery"}
    saving_placements = {"newspaper", "station", "telegram", "telephone", "tram"}
    assert scoring == at_every_building_card_or_board | saving_placements


def test_bots_pay_the_church_with_what_is_cheapest_first(game: YokohamaGame) -> None:
    order = [KINDS[kind] for kind in game.tables.worths.cheap_first]
    assert order == ["tea", "fish", "silk", "copper", "yen", "imports"]
