"""What a sheet is made of, for a page: kinds, cards, fields, and what each may be. It follows from the structure."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hatoba.components import Sheet
from hatoba.components.structure.provenance import source_of
from hatoba.components.structure.schema import (
    MOST,
    Amounts,
    Data,
    Exactly,
    Fields,
    Flag,
    Halves,
    Int,
    ListOf,
    Maybe,
    OneOf,
    Rule,
    ShownName,
)
from hatoba.components.telling import SHOWN
from hatoba.workshop.models import FieldForm, KindForm, RowForm, SheetForm, Takes
from hatoba.workshop.places import Place, places

OURS = "designed"


@lru_cache(maxsize=16)
def form_of(sheet: Sheet) -> SheetForm:
    """A sheet as a page lays it out."""
    rows: dict[str, list[RowForm]] = {}
    for place in places(sheet.game).values():
        row = _row(place, sheet.data)
        if row.fields:
            rows.setdefault(place.table, []).append(row)
    kinds = [KindForm(table, sum(map(count_designed, cards)), cards) for table, cards in rows.items()]
    return SheetForm(sheet.game, sheet.id, sum(kind.designed for kind in kinds), kinds)


def count_designed(row: RowForm) -> int:
    """The numbers of a card that are the project's own design."""
    return sum(source == OURS for field in row.fields for source in field.sources.values())


def _row(place: Place, data: Data) -> RowForm:
    record, table = place.find(data), place.parent(data)
    assert record is not None, "a sheet has all rows of its game"
    fields = []
    for name, rule in place.rules.items():
        chosen = rule.beside(record)
        if chosen is not None:
            may_be = takes(chosen)
            paths = opened(name, record[name]) if name in record and may_be.kind != "fixed" else []
            sources = {path: source_of(path, record, table) for path in paths}
            fields.append(FieldForm(name, record.get(name), sources, may_be))
    named = record[place.key] if place.key else None
    return RowForm(place.row, place.key, named, fields)


def opened(name: str, value: object) -> list[str]:
    """What counts as one number each: inline tables are opened, lists are not."""
    return ([f"{name}.{part}" for part in value] if isinstance(value, dict) else []) or [name]


def takes(rule: Rule) -> Takes:
    """What a rule allows, as data."""
    if isinstance(rule, Maybe):
        return replace(takes(rule.rule), optional=True)
    if isinstance(rule, Int):
        return Takes("number", rule.min, rule.max)
    if isinstance(rule, Halves):
        return Takes("half", 0, MOST)
    if isinstance(rule, Flag):
        return Takes("flag")
    if isinstance(rule, OneOf):
        return Takes("word", words=tuple(rule.words))
    if isinstance(rule, ShownName):
        return Takes("name", 1, SHOWN)
    if isinstance(rule, Amounts):
        return Takes("amounts", rule.least, rule.most, tuple(rule.kinds))
    if isinstance(rule, Fields):
        return Takes("fields", parts={name: takes(part) for name, part in rule.fields.items()})
    if isinstance(rule, ListOf):
        least, most = (rule.least, rule.most) if rule.length is None else (rule.length, rule.length)
        return Takes("list", least, most, item=takes(rule.item), distinct=rule.distinct, ascending=rule.ascending)
    assert isinstance(rule, Exactly), f"a rule that no page can show: {rule}"
    return Takes("fixed", value=rule.wanted)
