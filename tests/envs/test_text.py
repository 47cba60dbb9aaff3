"""Games in words: all that a seat may know, nothing that it may not, in every language; and `hatoba text`."""

import json
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.cli import main
from hatoba.components import PACKAGED
from hatoba.engine.state import State
from hatoba.envs.text import TextGame
from hatoba.locales import Texts, languages
from hatoba.locales.telling import Teller, legal_actions, seat_names, table_text, why_not
from tests.cases import CASES, Case, random_actions

EVERY_GAME = pytest.mark.parametrize("name", PACKAGED)


def some_position(case: Case, actions: int = 80) -> State:
    state = case.new(3)
    random_actions(state, Random(3), actions)
    return state


@pytest.mark.parametrize("language", languages())
@EVERY_GAME
def test_every_table_is_told_in_every_language(name: str, language: str) -> None:
    texts = Texts(language)
    state = some_position(next(case for case in CASES if case.game == name))
    for viewer in (None, 0, 1):
        text = table_text(texts, state, viewer)
        assert "{" not in text
        assert "None" not in text
        assert "_" not in text, "an id or the name of a field"
        assert len(text) < 40_000, "some ten thousand tokens"
        assert len(table_text(texts, state, viewer, printed=False)) < len(text)
    for action in legal_actions(texts, state):
        assert state.parse(action.notation) == action.action
        assert action.text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_is_told_the_same_whatever_it_does_not_know(case: Case) -> None:
    texts = Texts()
    state = some_position(case)
    for viewer in range(case.players):
        other = state.resample(viewer, hatoba.make_rng(9))
        assert table_text(texts, state, viewer) == table_text(texts, other, viewer)


@EVERY_GAME
def test_every_card_that_a_seat_sees_is_told_with_what_it_does(name: str) -> None:
    texts = Texts()
    state = hatoba.new_game(name, players=2, seed=1)
    teller = Teller(texts, state.game, seat_names(2))
    list(teller.rows(state.view(0), ""))
    told = table_text(texts, state, 0)
    cards = dict(cards_of(teller, state.view(0)))
    assert cards
    for kind, number in cards:
        assert (kind, number) in teller.met
    assert told.count("\n  ") >= len(teller.met)


def cards_of(teller: Teller, part: Any) -> Any:
    """The cards that a view shows, found by another way than telling it."""
    if is_dataclass(part):
        for field in fields(part):
            value = getattr(part, field.name)
            words = teller.words
            kind = words.cards.get(f"{type(part).__name__}.{field.name}", words.cards.get(field.name))
            if field.name in words.untold:
                continue
            if kind is not None:
                yield from (((kind, number), None) for number in numbers(value))
            yield from cards_of(teller, value)
    elif isinstance(part, tuple):
        for one in part:
            yield from cards_of(teller, one)


def numbers(value: Any) -> list[int]:
    if isinstance(value, tuple):
        return [number for one in value for number in numbers(one)]
    return [value] if isinstance(value, int) else []


@EVERY_GAME
def test_a_whole_game_is_played_in_words(name: str) -> None:
    game = TextGame(name, players=3 if name != "duel" else 2, seat=1, opponents="random", seed=5, round_limit=2)
    rng = Random(1)
    log: list[str] = []
    while not game.over:
        assert game.state.to_move == 1
        legal = game.legal()
        assert game.question() in game.observe()
        assert game.why_not(legal[0].notation) is None
        chosen = rng.choice(legal).notation
        foreseen = game.preview(chosen)
        happened = game.act(chosen)
        assert happened[: len(foreseen)] == foreseen
        log += happened
    assert game.log[-len(log) :] == log
    assert game.observe().count("The game is over") == 1
    assert len(game.result()) == 1 + game.record.players
    assert hatoba.read_record(game.record.text()).replay().digest() == game.state.digest()


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    logs = []
    for _ in range(2):
        game = TextGame("nippon", opponents="merchant@sims=3", seed=2, round_limit=2)
        while not game.over:
            game.act(game.legal()[0].notation)
        logs.append(game.log)
    assert logs[0] == logs[1]


def test_what_cannot_be_played_is_explained_and_changes_nothing() -> None:
    game = TextGame("yokohama", seed=1)
    digest = game.state.digest()
    assert game.why_not("go moon") == "No action is written “go moon”."
    illegal = next(
        notation
        for notation in map(game.state.notation, range(len(game.state.game.catalogue)))
        if game.why_not(notation) is not None
    )
    assert game.why_not(illegal)
    for method in (game.act, game.preview):
        with pytest.raises(hatoba.IllegalAction):
            method(illegal)
    assert game.state.digest() == digest
    assert why_not(Texts("de"), game.state, illegal) != game.why_not(illegal)


def test_wrong_arguments_are_refused() -> None:
    wrongs: list[Any] = [{"opponents": ["random", "random"]}, {"seat": 2}, {"opponents": "nobody"}, {"colour": "red"}]
    for wrong in wrongs:
        with pytest.raises(hatoba.InvalidOption):
            TextGame("duel", **wrong)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[Any, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["text", *arguments])
    return left.value.code, *capsys.readouterr()


@EVERY_GAME
def test_the_command_shows_a_new_game_or_a_recorded_one(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    status, out, _ = run(capsys, name)
    assert status == 0
    assert "What A may do" in out or "B decides" in out
    _, brief, _ = run(capsys, name, "--brief")
    assert len(brief) < len(out)
    game = TextGame(name, opponents="random", seed=1)
    for _ in range(5):
        game.act(game.legal()[0].notation)
    file = tmp_path / "game.txt"
    file.write_text(game.record.text(), encoding="utf-8")
    _, shown, _ = run(capsys, name, "--record", str(file), "--json")
    told = json.loads(shown)
    assert told["table"] == game.observe()
    assert told["log"] == game.log
    assert [action["notation"] for action in told["legal"]] == [action.notation for action in game.legal()]
    _, spectator, _ = run(capsys, name, "--seat", "-", "--language", "pl")
    assert "Jesteś widzem." in spectator
    status, _, error = run(capsys, name, "--seat", "E")
    assert status == 2
    assert "seat" in error
