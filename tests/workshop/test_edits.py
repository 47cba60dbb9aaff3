"""Whatever can be typed on the page of own cards: it is used, or refused at a card; and it comes back as it was."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hatoba.components import PACKAGED, InvalidSheet, Sheet, load, packaged, parse, structure
from hatoba.components.sheets import content_id
from hatoba.components.structure.schema import MOST
from hatoba.games import game_maker
from hatoba.server.sheets import read_sheet
from hatoba.workshop.checking import check_draft, check_text
from hatoba.workshop.comparing import diff, merge_draft
from hatoba.workshop.edits import apply
from hatoba.workshop.form import form_of
from hatoba.workshop.models import CheckedSheet, Edit, FieldForm, Takes
from hatoba.workshop.places import places
from hatoba.workshop.writing import write
from tests.conftest import LONG

games = pytest.mark.parametrize("game", PACKAGED)
DRAFTS = 340 if LONG else 12
MOST_EDITS = 6


# ------------------------------------------------------------------------------- what a page can make of a field
def number(takes: Takes, chance: Random) -> int:
    """Mostly small, as printed ones are."""
    most = min(takes.most, takes.least + 8) if chance.random() < 0.9 else takes.most
    return chance.randint(takes.least, most)


def typed(takes: Takes, chance: Random) -> Any:
    """A value that the field takes."""
    if takes.kind == "number":
        return number(takes, chance)
    if takes.kind == "half":
        return chance.randint(0, 40) / 2
    if takes.kind == "flag":
        return chance.random() < 0.5
    if takes.kind == "word":
        return chance.choice(takes.words)
    if takes.kind == "name":
        return chance.choice(["Otaru", "Hida Takayama", "Aizu-Wakamatsu"])
    if takes.kind == "amounts":
        kinds = chance.sample(list(takes.words), chance.randint(takes.least, min(takes.most, takes.least + 2)))
        return {kind: chance.randint(1, 9) for kind in kinds}
    if takes.kind == "fixed":
        return takes.value
    if takes.kind == "fields":
        return {name: typed(part, chance) for name, part in takes.parts.items()}
    assert takes.item is not None
    items = [typed(takes.item, chance) for _ in range(chance.randint(takes.least, min(takes.most, takes.least + 3)))]
    return sorted(items) if takes.ascending else items


def edit_of(table: str, row: str | None, field: FieldForm, chance: Random) -> Edit:
    takes, value = field.takes, field.value
    if value is not None and (takes.kind == "fixed" or chance.random() < 0.3):
        return Edit(table, row, chance.choice(list(field.sources) or [field.field]), confirmed=True)
    if takes.optional and chance.random() < 0.4:
        return Edit(table, row, field.field)
    if takes.kind == "amounts" and chance.random() < 0.4:  # plus and minus
        part = chance.choice(takes.words)
        return Edit(table, row, f"{field.field}.{part}", chance.choice([None, 1, 2, 7]))
    if takes.kind == "list" and isinstance(value, list) and value and chance.random() < 0.5:
        assert takes.item is not None
        return Edit(table, row, f"{field.field}.{chance.randrange(len(value))}", typed(takes.item, chance))
    return Edit(table, row, field.field, typed(takes, chance))


def some_edits(game: str, chance: Random) -> list[Edit]:
    form = form_of(load(game))
    chosen = []
    for _ in range(chance.randint(1, MOST_EDITS)):
        kind = chance.choice(form.kinds)
        row = chance.choice(kind.rows)
        chosen.append(edit_of(kind.table, row.row, chance.choice(row.fields), chance))
    return chosen


# ------------------------------------------------------------------------------- the properties
@games
def test_every_draft_is_used_or_refused_at_a_card(game: str) -> None:
    used = 0
    for seed in range(DRAFTS):
        edits = some_edits(game, Random(f"{game} {seed}"))
        checked = check_draft(game, edits)
        assert check_draft(game, checked.edits).edits == checked.edits, edits
        elsewhere = [fault for fault in checked.faults if (fault.table, fault.row) not in places(game)]
        assert elsewhere == [], edits
        if not any(fault.kind == "structure" for fault in checked.faults):
            used += 1
            must_come_back(game, checked)
    assert used >= DRAFTS // 10


@pytest.mark.long
@games
def test_the_largest_numbers_make_a_game(game: str) -> None:
    """One number after the other as large as its field takes it: the structure refuses it, or the game begins."""
    for kind in form_of(load(game)).kinds:
        for row in kind.rows:
            for field in row.fields:
                for path, most in largest(field.takes, field.value, field.field):
                    draft = apply(load(game), [Edit(kind.table, row.row, path, most)])
                    if not structure.faults(draft.data, game):
                        own = game_maker(game)(Sheet(game, "", "", draft.data))
                        own.new(own.player_counts[-1], 1)


def largest(takes: Takes, value: Any, path: str) -> Iterator[tuple[str, int]]:
    """Every number of a field, and the largest that it may be."""
    if value is not None and takes.kind == "number":
        yield path, takes.most
    elif takes.kind == "amounts":
        yield from ((f"{path}.{word}", MOST) for word in takes.words)
    elif takes.kind == "fields":
        for name, part in takes.parts.items():
            yield from largest(part, value[name], f"{path}.{name}")
    elif takes.kind == "list" and takes.item is not None:
        for i, item in enumerate(value):
            yield from largest(takes.item, item, f"{path}.{i}")


def must_come_back(game: str, checked: CheckedSheet) -> None:
    text = write(apply(load(game), checked.edits))
    sheet = parse(text, game)  # the reader takes it
    assert read_sheet(game, text)[0] == sheet.id  # and so does the server, with a game made of it
    again = check_text(text)
    assert again.edits == checked.edits
    assert write(apply(load(game), again.edits)) == text
    assert comments(text) == comments(load(game).text)


def comments(text: str) -> list[str]:
    return [line.partition("#")[2] for line in text.splitlines() if "#" in line]


@games
def test_a_draft_without_edits_is_the_usual_sheet(game: str) -> None:
    usual = load(game)
    checked = check_draft(game, [])
    assert (checked.id, checked.text, checked.edits, checked.faults) == (usual.id, usual.text, [], [])
    assert all(one.left == one.designed and one.mine == 0 for one in checked.progress)
    everything = [
        Edit(kind.table, row.row, field.field, confirmed=True)
        for kind in form_of(usual).kinds
        for row in kind.rows
        for field in row.fields
        if field.value is not None and field.takes.kind != "fixed"
    ]
    confirmed = check_draft(game, everything)
    assert confirmed.faults == [] and all(one.left == 0 for one in confirmed.progress)
    assert confirmed.id != usual.id  # who says a number is part of the id, though not of the game
    assert confirmed.text is not None and diff(usual, parse(confirmed.text, game)) == []


def test_all_faults_are_told_and_nothing_unknown_is_taken() -> None:
    wrong = [Edit("orders", f"number {number}", "cost", {}) for number in (4, 9)]
    faults = check_draft("yokohama", [*wrong, Edit("scoring", None, "yen_per_vp", 0)]).faults
    assert [(fault.table, fault.row, fault.problem) for fault in faults] == [
        ("orders", "number 4", "amounts_least"),
        ("orders", "number 9", "amounts_least"),
        ("scoring", None, "number_least"),
    ]
    for edit in (Edit("orders", "number 99", "cost", {}), Edit("cards", None, "x", 1), Edit("orders", "number 4", "x")):
        (fault,) = check_draft("yokohama", [edit]).faults
        assert (fault.table, fault.row, fault.problem) == (edit.table, edit.row, "unknown")
    with pytest.raises(InvalidSheet, match="is not TOML"):
        check_text("game = ")


def test_the_usual_sheet_is_never_touched() -> None:
    usual = content_id(load("yokohama").data)
    order = ("orders", "number 4")
    checked = check_draft("yokohama", [Edit(*order, "cost", confirmed=True), Edit(*order, "cost.silk", 9)])
    assert checked.edits == [Edit(*order, "cost", {"tea": 2, "fish": 2, "silk": 9})]
    assert content_id(load("yokohama").data) == usual


def test_a_file_of_ones_own_is_read_as_a_draft() -> None:
    """Also with its own way of marking, and with faults: these are told, and what it says is not lost."""
    text = load("duel").text.replace('[church_cards]\nsource = "designed"', '[church_cards]\nsource = "owner"')
    text = text.replace("card = 1, faith =  3, vp =  2", "card = 1, faith =  3, vp =  4")
    checked = check_text(text)
    church = next(one for one in checked.progress if one.table == "church_cards")
    assert checked.faults == [] and church.left == 0
    assert Edit("church_cards", "card 1", "vp", 4) in checked.edits
    broken = check_text(text.replace("faith =  4", "faith = 0", 1))
    assert [(fault.row, fault.field) for fault in broken.faults] == [("card 2", "faith")]
    assert Edit("church_cards", "card 1", "vp", 4) in broken.edits


def test_changes_are_brought_onto_a_newer_sheet() -> None:
    old, now = packaged("yokohama", "110fac5c11ed9e23"), load("yokohama")
    news = diff(old, now)
    changed = news[0]
    mine = [
        Edit(changed.table, changed.row, changed.field, confirmed=True),
        Edit("orders", "number 9", "reward.vp", 9),
    ]
    merged = merge_draft("yokohama", mine, old.id)
    assert merged.news == news and merged.sheet.base == now.id and merged.sheet.faults == []
    assert [(one.before, one.now, one.yours) for one in merged.conflicts] == [
        (changed.before, changed.after, changed.before)
    ]
    assert Edit("orders", "number 9", "reward.vp", 9) in merged.sheet.edits
