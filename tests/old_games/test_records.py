"""Records of version 1 of the rules: they replay, and they can be gone on with by the rules of today."""

from pathlib import Path

import pytest

import hatoba
from hatoba.engine.course import Line, OldAction, Rules
from hatoba.table.records import table_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_an_old_record_replays_to_the_same_digests(file: Path) -> None:
    """At the end of every turn the position is the one of then; within one its numbers were others."""
    record = hatoba.read_record(file.read_text(encoding="utf-8"))
    ended = 0
    for entry, state in record.positions():
        if isinstance(entry, Line) and (state.turn, state.seat) != (entry.turn, entry.seat):
            assert state.digest().startswith(entry.digest)
            ended += 1
    assert ended > 20
    assert record.text() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_an_old_record_goes_on_by_todays_rules(file: Path) -> None:
    record = hatoba.read_record(file.read_text(encoding="utf-8"))
    del record.entries[len(record.entries) // 2 :]
    state = record.replay()
    for _ in range(20):
        record.play(state, state.legal_actions()[-1])
    assert [entry.version for entry in record.entries if isinstance(entry, Rules)] == [2]
    assert hatoba.read_record(record.text()).replay().digest() == state.digest()


def test_an_old_game_becomes_a_table_and_is_undone_across_the_change() -> None:
    text = next(file for file in RECORDS if file.stem == "nippon-2-1").read_text(encoding="utf-8")
    record = hatoba.read_record(text)
    del record.entries[9:]
    table, entries = table_of(record, "game", own_sheet=False, now=0.0)
    assert table.course.old and len(entries) == 9
    assert all(isinstance(step, OldAction) for step in record.course().follow(entries_line(record)).since)
    before = table.state.digest()
    later, _ = table.course.follow(Rules(2)).play([table.state.legal_actions()[0]])
    assert later.state_at(table.course.count).digest() == before


def entries_line(record: hatoba.Record) -> Line:
    first = record.entries[0]
    assert isinstance(first, Line)
    return first


def test_rules_change_only_once_and_only_to_those_of_today() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    for wrong in ("rules 3", "rules 1", "rules 2\nrules 2", "rules x"):
        with pytest.raises(hatoba.InvalidRecord, match="rules"):
            hatoba.read_record(text + wrong + "\n").replay()
    today = hatoba.record("duel", players=2, seed=1).text()
    with pytest.raises(hatoba.InvalidRecord, match="rules 2"):
        hatoba.read_record(today + "rules 2\n").replay()
    with pytest.raises(hatoba.InvalidRecord, match="header rules: '0', not '1' or '2'"):
        hatoba.read_record(today.replace("rules 2", "rules 0"))
