"""Games that began with a sheet which was the usual one then go on with it."""

import pytest

import hatoba
from hatoba.components import PACKAGED, load, packaged
from hatoba.components.formats import format_of
from hatoba.games import game_of

EARLIER = [(game, sheet_id) for game in PACKAGED for sheet_id in format_of(game).earlier]


def test_there_are_some() -> None:
    assert ("yokohama", "110fac5c11ed9e23") in EARLIER


@pytest.mark.parametrize(("game", "sheet_id"), EARLIER)
def test_a_file_is_the_sheet_that_its_name_says(game: str, sheet_id: str) -> None:
    assert packaged(game, sheet_id).id == sheet_id != load(game).id


@pytest.mark.parametrize(("game", "sheet_id"), EARLIER)
def test_records_and_snapshots_are_read_with_the_sheet_that_they_name(game: str, sheet_id: str) -> None:
    played = game_of(game, sheet_id)
    record = hatoba.record(game, players=2, seed=5, components=played.sheet)
    state = record.first_state()
    for _ in range(30):
        record.play(state, state.legal_actions()[0])
    assert hatoba.restore(state.snapshot()).digest() == state.digest()
    again = hatoba.read_record(record.text())
    assert again.game.sheet.id == sheet_id
    assert again.replay().digest() == state.digest()


def test_the_sheet_of_an_owner_is_not_guessed() -> None:
    assert packaged("duel", "0123456789abcdef") is load("duel")
