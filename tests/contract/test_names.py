"""The numbers that compiled rules give to things are those of the sheets' ids: a card renumbered is noticed here."""

from types import ModuleType

import pytest

from hatoba.components.names import TECHNOLOGIES
from hatoba.components.structure import nippon as nippon_structure
from hatoba.games.duel import sheet as duel_sheet
from hatoba.games.duel import tables as duel_tables
from hatoba.games.nippon import evaluate_weights as nippon_weights
from hatoba.games.nippon import sheet as nippon_sheet
from hatoba.games.nippon import tables as nippon_tables
from hatoba.games.yokohama import tables as yokohama_tables

KINDS = [
    (duel_tables, duel_sheet.TECHNOLOGIES, 1),
    (nippon_tables, nippon_sheet.BONUSES, 0),
    (nippon_tables, nippon_structure.ACTIONS, 0),
    (yokohama_tables, TECHNOLOGIES, 0),
]


@pytest.mark.parametrize(("tables", "ids", "first"), KINDS)
def test_a_thing_has_the_number_of_its_id(tables: ModuleType, ids: tuple[str, ...], first: int) -> None:
    assert {name: vars(tables)[name.upper()] for name in ids} == {name: first + at for at, name in enumerate(ids)}


def test_the_lasting_bonuses_of_nippon() -> None:
    lasting = {name for at, name in enumerate(nippon_sheet.BONUSES) if nippon_weights.LASTING >> at & 1}
    assert lasting == {
        name for name in nippon_sheet.BONUSES if name.endswith(("cheaper", "further", "_marks")) or name == "keep_coal"
    } | {"consolidation_yen"}
