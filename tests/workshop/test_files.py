"""A file of somebody's own: what it says beside the numbers stays, and only what was changed is written anew."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from random import Random

import pytest

from hatoba.components import PACKAGED, load, packaged
from hatoba.workshop.checking import check_draft, check_text
from hatoba.workshop.comparing import diff, merge_draft
from hatoba.workshop.models import CheckedSheet, Edit, ReadSheet
from hatoba.workshop.places import Place, places
from hatoba.workshop.spans import Spans
from hatoba.workshop.writing import toml
from tests.conftest import LONG
from tests.workshop.test_edits import some_edits

games = pytest.mark.parametrize("game", PACKAGED)
FILES = 60 if LONG else 4


def sent(edits: Iterable[Edit]) -> list[Edit]:
    """Edits as they come back from a page."""
    return [Edit(**edit) for edit in json.loads(json.dumps([asdict(edit) for edit in edits]))]


def exported(read: ReadSheet, more: list[Edit] | None = None) -> CheckedSheet:
    return check_draft(read.game, [*sent(read.edits), *(more or [])], read.base, read.template)


def usable(game: str, chance: Random) -> list[Edit]:
    """Edits with which a game can be played."""
    while True:
        edits = some_edits(game, chance)
        if check_draft(game, edits).text is not None:
            return edits


def annotated(text: str, chance: Random) -> str:
    """With remarks of its owner's above and beside the cards, and its own spaces."""
    lines = []
    for number, line in enumerate(text.splitlines()):
        is_card = line.startswith("  {")
        if (is_card or line.startswith("[")) and chance.random() < 0.3:
            lines.append(f"# the owner's remark {number}")
        if is_card and line.endswith("},") and chance.random() < 0.3:
            line = f"    {line.strip()}   # seen {number}"
        lines.append(line)
    return chance.choice(["\n", "\r\n"]).join([*lines, "# the end"])


def remarks(text: str) -> list[str]:
    return [line.partition("#")[2] for line in text.splitlines() if "# the owner" in line or "# seen" in line]


def places_in(text: str, game: str) -> dict[Place, str]:
    """How each card stands there."""
    spans = Spans(text)
    found = {place: spans.find(place.steps) for place in places(game).values() if place.row is not None}
    return {place: text[span[0] : span[1]] for place, span in found.items() if span is not None}


# ------------------------------------------------------------------------------- the properties
@games
def test_a_file_comes_back_letter_by_letter_and_only_changed_cards_differ(game: str) -> None:
    compared = 0
    for seed in range(FILES):
        chance = Random(f"{game} {seed}")
        own = check_draft(game, usable(game, chance)).text
        assert own is not None
        assert check_text(own).template is None  # the usual sheet has all its comments: there is nothing to keep
        text = annotated(own, chance)
        read = check_text(text)
        again = exported(read)
        assert (again.text, again.id) == (text, read.id)

        changed = exported(read, usable(game, chance))
        if changed.text is None:
            continue  # both together are against the rules
        compared += 1
        assert check_text(changed.text).edits == changed.edits
        assert remarks(changed.text) == remarks(text)
        assert ("\r\n" in text) == ("\r\n" in changed.text)
        touched = {(edit.table, edit.row) for edit in changed.edits if edit not in read.edits}
        touched |= {(edit.table, edit.row) for edit in read.edits if edit not in changed.edits}
        before, after = places_in(text, game), places_in(changed.text, game)
        assert [
            place for place in before if before[place] != after[place] and (place.table, place.row) not in touched
        ] == []
    assert compared >= FILES // 3


# ------------------------------------------------------------------------------- ways in which people write
DUEL = load("duel").text
CHURCH = DUEL[DUEL.index("[church_cards]") : DUEL.index("[scoring]")]
HEADS = '[church_cards]\nsource = "designed"\n' + "".join(
    f"\n[[church_cards.rows]]  # card {row['card']}\n"
    + "".join(f"{name} = {toml(value)}\n" for name, value in row.items())
    for row in load("duel").data["church_cards"]["rows"]
)
MINE = CHURCH.replace('source = "designed"', 'source = "owner"  # all of my box', 1)
WRITTEN = {
    "rows under heads of their own": HEADS + "\n",
    "a table that is all its owner's": MINE,
    "a name in quotes": CHURCH.replace("[church_cards]", '["church_c\\u0061rds"] # as printed'),
    "a card with a word of another source": CHURCH.replace("{ card = 2,", '{ rulebook = ["faith"], card = 2,'),
}


@pytest.mark.parametrize("way", WRITTEN)
def test_however_it_is_written(way: str) -> None:
    text = DUEL.replace(CHURCH, WRITTEN[way]).replace("[orders]", "[orders]  # mine", 1)
    read = check_text(text)
    assert read.faults == [] and exported(read).text == text
    changed = exported(read, [Edit("church_cards", "card 2", "vp", 9)])
    assert changed.text is not None and "# mine" in changed.text
    assert check_text(changed.text).edits == changed.edits
    assert [
        line for line in ("# all of my box", "# as printed", "# card 2") if line in text and line not in changed.text
    ] == []
    if way == "a card with a word of another source":
        assert "{ card = 2, faith =" in changed.text and 'rulebook = ["faith"]' in changed.text
    # rubbing out: what the owner does not say any more is ours again
    rubbed = check_draft("duel", [one for one in read.edits if one.row != "card 2"], read.base, read.template)
    assert rubbed.text is not None and check_text(rubbed.text).edits == rubbed.edits and "# mine" in rubbed.text


def test_what_cannot_be_followed_is_written_on_the_usual_sheet() -> None:
    """Never wrong: rather without its comments. Unchanged, it still comes back as it was."""
    scoring = load("duel").data["scoring"]
    dotted = "".join(f"scoring.{name} = {toml(value)}  # mine\n" for name, value in scoring.items())
    text = DUEL[: DUEL.index("[scoring]")].replace("format = 1\n", f"format = 1\n{dotted}", 1)
    read = check_text(text)
    assert read.faults == [] and exported(read).text == text
    changed = exported(read, [Edit("scoring", None, "shop", confirmed=True)])
    assert changed.text is not None and "# mine" not in changed.text
    assert check_text(changed.text).edits == changed.edits == [Edit("scoring", None, "shop", confirmed=True)]


def test_a_file_with_a_fault_is_mended_with_its_comments() -> None:
    text = DUEL.replace("faith =  3, vp =  2", "faith =  0, vp =  2", 1).replace("[orders]", "[orders]  # mine", 1)
    read = check_text(text)
    assert [fault.row for fault in read.faults] == ["card 1"] and read.text is None
    mended = exported(read, [Edit("church_cards", "card 1", "faith", 3)])
    assert mended.faults == [] and mended.text is not None and "[orders]  # mine" in mended.text


def test_comments_go_along_onto_a_newer_sheet() -> None:
    old = packaged("yokohama", "110fac5c11ed9e23")
    text = check_draft("yokohama", [Edit("orders", "number 9", "reward.vp", 9)], old.id).text
    assert text is not None
    read = check_text(text.replace("[sites]", "[sites]  # from the second printing", 1))
    merged = merge_draft("yokohama", read.edits, read.base, read.template).sheet
    assert merged.text is not None and "# from the second printing" in merged.text
    assert f'base   = "{load("yokohama").id}"' in merged.text and check_text(merged.text).edits == merged.edits


def test_a_file_that_has_all_news_already_is_of_the_newer_sheet() -> None:
    old, now = packaged("yokohama", "110fac5c11ed9e23"), load("yokohama")
    news = [Edit(one.table, one.row, one.field, one.after) for one in diff(old, now)]
    text = check_draft("yokohama", news, old.id).text
    assert text is not None
    read = check_text(f"{text}# mine\n")
    assert exported(read).text == f"{text}# mine\n" and read.base == old.id
    merged = merge_draft("yokohama", read.edits, read.base, read.template).sheet
    assert merged.text == f"{text}# mine\n".replace(old.id, now.id)


def test_a_date_is_a_fault_like_others() -> None:
    text = DUEL.replace("faith =  3, vp =  2", "faith = 1884-05-01, vp =  2", 1)
    assert [(fault.row, fault.field) for fault in check_text(text).faults] == [("card 1", "faith")]


def test_what_is_left_out_needs_no_source() -> None:
    """Order 4 says where its points come from; without points it is a card like others."""
    checked = check_draft("yokohama", [Edit("orders", "number 4", "reward", {"yen": 3})])
    assert checked.faults == [] and checked.text is not None
    assert check_text(checked.text).edits == checked.edits
