"""How two sheets differ, and a draft on a newer usual sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hatoba.components import Sheet, load, packaged
from hatoba.components.structure.schema import Data
from hatoba.workshop.checking import check_draft
from hatoba.workshop.edits import GONE, apply, covers, look, same
from hatoba.workshop.models import Conflict, Difference, Edit, MergedSheet
from hatoba.workshop.places import Place, places


def diff(before: Sheet, after: Sheet) -> list[Difference]:
    """What two sheets of a game say otherwise. Provenance is no content: who says it makes no difference."""
    return [found for place in places(before.game).values() for found in _at(place, before.data, after.data)]


def _at(place: Place, before: Data, after: Data) -> Iterator[Difference]:
    one, other = place.find(before) or {}, place.find(after) or {}
    for name in place.rules:
        if not same(one.get(name, GONE), other.get(name, GONE)):
            for path in _finest(name, one.get(name), other.get(name)):
                yield Difference(place.table, place.row, path, _or_none(look(one, path)), _or_none(look(other, path)))


def _finest(name: str, one: object, other: object) -> list[str]:
    """The parts that differ, if both are inline tables or lists of the same length; otherwise the whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [f"{name}.{part}" for part in {**one, **other} if not same(one.get(part), other.get(part))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [f"{name}.{i}" for i, pair in enumerate(zip(one, other, strict=True)) if not same(*pair)]
    return [name]


def _or_none(value: object) -> object:
    return None if value is GONE else value


def merge_draft(game: str, edits: Iterable[Edit], base: str | None = None, template: str | None = None) -> MergedSheet:
    """The draft on the usual sheet of today. What its owner said stays; conflicts tell what else was said there."""
    now = load(game)
    before = now if base is None else packaged(game, base)
    kept = apply(before, edits).edits
    news = diff(before, now)
    values = [_as_value(edit, before) for edit in kept]
    conflicts = [found for edit in values for found in _conflicts(edit, before, now, news)]
    return MergedSheet(check_draft(game, values, template=template), conflicts, news)


def _as_value(edit: Edit, before: Sheet) -> Edit:
    """What was confirmed is the owner's number, also if the usual sheet says another one by now."""
    if not edit.confirmed:
        return edit
    record = places(before.game)[edit.table, edit.row].find(before.data) or {}
    return Edit(edit.table, edit.row, edit.field, look(record, edit.field))


def _conflicts(edit: Edit, before: Sheet, now: Sheet, news: Iterable[Difference]) -> Iterator[Conflict]:
    place = places(now.game)[edit.table, edit.row]
    touched = any(
        (one.table, one.row) == (edit.table, edit.row)
        and (covers(edit.field, one.field) or covers(one.field, edit.field))
        for one in news
    )
    then, today = (_or_none(look(place.find(sheet.data) or {}, edit.field)) for sheet in (before, now))
    if touched and not same(today, edit.value):
        yield Conflict(edit.table, edit.row, edit.field, then, today, edit.value)
