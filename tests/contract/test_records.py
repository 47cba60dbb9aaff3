"""Records: text and back, replay, undo, and precise errors, for every game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatoba
from hatoba.engine.course import Line, Redraw
from hatoba.engine.record import Bot, Record, new_record
from hatoba.engine.state import State
from tests.cases import CASES, Case, random_position

cases = st.sampled_from(CASES)
seeds = st.integers(0, 2**32)


def played(case: Case, seed: int, count: int) -> tuple[Record, State]:
    """A record of so many random actions, and the position after them."""
    record = new_record(hatoba.game(case.game), case.players, seed, **dict(case.options))
    state = record.first_state()
    rng = Random(seed)
    for _ in range(count):
        legal = state.legal_actions()
        if not legal:
            break
        record.play(state, rng.choice(legal))
    return record, state


def actions_of(record: Record) -> list[int]:
    return [action for entry in record.entries if isinstance(entry, Line) for action in entry.actions]


@given(case=cases, seed=seeds, count=st.integers(0, 120))
def test_a_record_round_trips_through_its_text(case: Case, seed: int, count: int) -> None:
    record, state = played(case, seed, count)
    again = hatoba.read_record(record.text())
    assert again.text() == record.text()
    assert again.entries == record.entries
    assert again.replay().digest() == state.digest()


@given(case=cases, seed=seeds, count=st.integers(1, 60), back=st.integers(0, 60))
def test_undo_goes_back_to_exactly_that_position(case: Case, seed: int, count: int, back: int) -> None:
    record, _ = played(case, seed, count)
    actions = actions_of(record)
    to = max(0, len(actions) - back)
    state = record.undo(to)
    straight = record.first_state()
    for action in actions[:to]:
        straight.apply(action)
    assert state.digest() == straight.digest()
    record.play(state, state.legal_actions()[-1])
    again = hatoba.read_record(record.text())
    assert again.replay().digest() == state.digest()


@given(case=cases, seed=seeds, count=st.integers(0, 60), back=st.integers(1, 60))
def test_a_redraw_follows_from_the_seed_and_its_number(case: Case, seed: int, count: int, back: int) -> None:
    """The record replays, also back across a redraw; no deal comes twice; a number out of turn is refused."""
    record, before = played(case, seed, count)
    steps = len(actions_of(record))
    state = record.undo(max(0, steps - back))
    keys = [list(before.key)]
    for _ in range(2):
        record.redraw(state)
        keys.append(list(state.key))
        record.play(state, state.legal_actions()[-1])
        assert hatoba.read_record(record.text()).replay().digest() == state.digest()
        state = record.undo(max(0, steps - back))
        assert list(state.key) == keys[0]
    assert len(keys) == len(set(map(tuple, keys)))
    record.entries.append(Redraw(2))
    with pytest.raises(hatoba.InvalidRecord, match="must be redraw 3, not 2"):
        record.replay()


@given(case=cases, seed=seeds)
def test_a_record_can_start_from_a_snapshot(case: Case, seed: int) -> None:
    start = random_position(case, seed)
    record = Record(start.game, case.players, dict(start.options), start=start.snapshot())
    state = record.first_state()
    record.play(state, state.legal_actions()[0])
    assert hatoba.read_record(record.text()).replay().digest() == state.digest()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_resigning_and_bots_are_entries(case: Case) -> None:
    record, state = played(case, 3, 20)
    record.entries.append(Bot(1, "merchant"))
    record.resign(state, 1)
    again = hatoba.read_record(record.text())
    assert again.entries == record.entries
    assert again.replay().digest() == state.digest()
    actions = sum(len(entry.actions) for entry in again.entries if isinstance(entry, Line))
    assert again.undo(actions).resigned == 0


def test_bytes_are_seeds_too() -> None:
    record = hatoba.record("yokohama", players=2, seed=bytes(range(32)))
    assert f"seed 0x{bytes(range(32)).hex()}" in record.text()
    assert hatoba.read_record(record.text()).replay().digest() == record.first_state().digest()


@pytest.mark.parametrize(
    ("find", "replacement", "message"),
    [
        ("hatoba 1", "hatoba 9", "format '9' is not known"),
        ("game yokohama", "game chess", "no game 'chess'"),
        ("players 2", "players many", "'many' is no number"),
        ("players 2", "players 2\ncolour red", "line 6: no header 'colour red'"),
        ("seed 3\n", "", "a seed or a start"),
        ("seed 3", "seed 3\nstart {}", "a seed or a start, and not both"),
        ("rules 2", "rules 0", "header rules: '0', not '1' or '2'"),
        ("0 A keep", "0 E keep", "no seat 'E'"),
        ("0 A keep", "0 A kepp", "no action 'kepp"),
        ("0 A keep", "0 B keep", "entry 1: turn 0 of B, but it is turn 0 of A"),
        ("0 A keep", "shout A", "line 13: no entry"),
        ("0 A keep", "undo 5\n0 A keep", "line 13: must be 'undo to NUMBER'"),
        ("0 A keep", "undo to 5\n0 A keep", "entry 1: undo to 5, but there are 0 actions"),
        ("= ", "= 00000000 ", "line 13: must end in"),
    ],
)
def test_a_bad_record_is_refused_with_the_line_at_fault(find: str, replacement: str, message: str) -> None:
    record, _ = played(Case("yokohama", 2, ()), 3, 8)
    text = record.text()
    assert find in text
    with pytest.raises(ValueError, match=message.replace("(", "\\(")):
        hatoba.read_record(text.replace(find, replacement, 1)).replay()


def test_a_wrong_digest_is_noticed() -> None:
    record, _ = played(CASES[0], 3, 8)
    lines = record.text().rstrip().split("\n")
    lines[-1] = lines[-1][:-4] + "0000"
    with pytest.raises(hatoba.InvalidRecord, match="the digest is"):
        hatoba.read_record("\n".join(lines)).replay()


STRANGE_SEEDS: list[str | bytes | int] = [
    "0x0a",
    "0x",
    "0xzz",
    "a\nb",
    "a\n\nb",
    "a\r\nb",
    "7 ",
    "7\n",
    " 7",
    "",
    "a\u2028b",
    b"",
    b"\n",
    -7,
]


@given(seed=st.one_of(st.sampled_from(STRANGE_SEEDS), st.text(), st.binary(), st.integers()))
def test_a_record_starts_the_same_game_as_a_new_game(seed: str | bytes | int) -> None:
    record = hatoba.record("duel", players=2, seed=seed)
    again = hatoba.read_record(record.text())
    assert again.text() == record.text()
    wanted = hatoba.new_game("duel", players=2, seed=seed).digest()
    assert record.first_state().digest() == again.first_state().digest() == wanted


@pytest.mark.parametrize("seed", ["\ud800", 10**5000], ids=["half a letter", "thousands of digits"])
def test_what_cannot_be_a_seed_is_refused_clearly(seed: str | int) -> None:
    with pytest.raises(hatoba.InvalidOption, match="cannot be a seed"):
        hatoba.record("duel", players=2, seed=seed)
    with pytest.raises(hatoba.InvalidOption, match="cannot be a seed"):
        hatoba.new_game("duel", players=2, seed=seed)


def test_seeds_in_old_records_read_as_before() -> None:
    """0.1 wrote bytes as hex digits and every text as it was."""
    text = hatoba.record("duel", players=2, seed="7").text()
    seeds: dict[str, str | bytes | int] = {"0x0a": b"\n", "0x": b"", "a\tb": "a\tb", "7": 7, "0x 0a": b"\n"}
    for written, seed in seeds.items():
        old = hatoba.read_record(text.replace("seed 7", f"seed {written}"))
        assert old.first_state().digest() == hatoba.new_game("duel", players=2, seed=seed).digest()
    with pytest.raises(hatoba.InvalidRecord, match="header seed"):
        hatoba.read_record(text.replace("seed 7", "seed 0xzz")).first_state()
