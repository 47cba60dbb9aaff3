"""A draft: the usual sheet of a game and what its owner changed or confirmed. Edits become data, and edits again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from hatoba.components import Fault, Sheet
from hatoba.components.formats import format_of
from hatoba.components.names import SOURCES
from hatoba.components.structure.provenance import exists, source_of
from hatoba.components.structure.schema import Data
from hatoba.workshop.form import opened
from hatoba.workshop.models import Edit
from hatoba.workshop.places import Place, places

OWNER: Final = "owner"
GONE: Final = object()  # what is left out


@dataclass
class Draft:
    """A sheet with its owner's changes. `owned`: the paths that are the owner's, by place; `faults`: of the edits."""

    base: Sheet
    data: Data
    owned: dict[Place, list[str]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def edits(self) -> list[Edit]:
        """One for each place that is the owner's, in the order of the sheet."""
        return [edit for place in places(self.base.game).values() for edit in self._edits_at(place)]

    def _edits_at(self, place: Place) -> Iterator[Edit]:
        before, after = place.find(self.base.data) or {}, place.find(self.data) or {}
        owned = self.owned.get(place, [])
        for name in place.rules:
            paths = sorted((path for path in owned if covers(name, path)), key=_natural)
            for path in paths:
                value = look(after, path)
                confirmed = same(value, look(before, path))
                yield Edit(place.table, place.row, path, None if confirmed else value, confirmed)
            if not paths and name in before and name not in after:
                yield Edit(place.table, place.row, name)


def apply(base: Sheet, edits: Iterable[Edit]) -> Draft:
    """The usual sheet with these edits, one after the other."""
    draft = Draft(base, deepcopy(base.data))
    known = places(base.game)
    for edit in edits:
        place = known.get((edit.table, edit.row))
        if place is None or not _put_edit(draft, place, edit):
            draft.faults.append(Fault(base.game, edit.table, edit.row, edit.field, "unknown"))
    for owned, paths in draft.owned.items():
        if paths:
            _record(owned, draft.data)[OWNER] = sorted(paths, key=partial(_order, owned))
    _forget_gone(draft.data, base.game)
    if not same(draft.data, base.data):
        draft.data["base"] = base.id
    return draft


def _forget_gone(data: Data, game: str) -> None:
    """What its owner left out has no source: our lists do not name it any more."""
    for record in format_of(game).schema.records(data):
        fields = [{name: record.data[name] for name in record.names}, *record.rows]
        for word in SOURCES:
            named = record.data.get(word, [])
            there = named_there(named, fields)
            if there:
                record.data[word] = there
            elif named:
                del record.data[word]


def named_there(named: Iterable[str], records: Sequence[Data]) -> list[str]:
    """The paths that one of these records has."""
    return [path for path in named if any(exists(path, record) for record in records)]


def edits_of(data: Data, base: Sheet) -> list[Edit]:
    """What a sheet says otherwise than the usual one, and what it says to be its owner's. It need not be sound."""
    told = json.loads(json.dumps(data, default=str))  # dates, which TOML has and no sheet, are texts
    found = [edit for place in places(base.game).values() for edit in _edits_from(place, told, base)]
    return apply(base, found).edits


def _edits_from(place: Place, data: Data, base: Sheet) -> Iterator[Edit]:
    own, trial = place.find(data), deepcopy(_record(place, base.data))
    if own is None:
        return
    for path in _marked(place, own, place.parent(data)):
        value = look(own, path)
        if put(trial, path, deepcopy(value)):
            yield Edit(place.table, place.row, path, value)
    for name in place.rules:
        if not same(trial.get(name, GONE), own.get(name, GONE)):
            yield Edit(place.table, place.row, name, own.get(name))


def _marked(place: Place, own: Data, table: Data) -> list[str]:
    """The paths that a record, or its table for it, says to be the owner's."""
    words = [own.get(OWNER, []), table.get(OWNER, [])]
    named = [path for word in words if isinstance(word, list) for path in word if isinstance(path, str)]
    paths = [path for path in named if path.split(".")[0] in place.rules and exists(path, own)]
    if OWNER in (own.get("source"), table.get("source")):
        fields = [path for name in place.rules if name in own for path in opened(name, own[name])]
        paths += [path for path in fields if source_of(path, own, table) == OWNER]
    return [path for i, path in enumerate(paths) if not any(covers(other, path) for other in paths[:i])]


def _put_edit(draft: Draft, place: Place, edit: Edit) -> bool:
    """Whether there is such a place; then the edit is made."""
    name = edit.field.partition(".")[0]
    before, after = _record(place, draft.base.data), _record(place, draft.data)
    value = look(before, edit.field) if edit.confirmed else edit.value
    if name not in place.rules or value is GONE or not put(after, edit.field, deepcopy(value)):
        return False
    path = edit.field if value is not None else edit.field.rpartition(".")[0]
    owned = draft.owned.setdefault(place, [])
    if not path or not any(covers(other, path) for other in owned):
        # what is left out altogether cannot be named, and what is inside is no place of its own any more
        owned[:] = [other for other in owned if not covers(path or name, other)] + ([path] if path else [])
    return True


# ---------------------------------------------------------------------------------------------- paths
def covers(path: str, other: str) -> bool:
    """Whether a path is another one or has it inside."""
    return path == other or other.startswith(f"{path}.")


def look(record: Data, path: str) -> Any:
    """What stands at a path; GONE if nothing does."""
    node: Any = record
    for step in path.split("."):
        if isinstance(node, dict) and step in node:
            node = node[step]
        elif isinstance(node, list) and step.isdecimal() and int(step) < len(node):
            node = node[int(step)]
        else:
            return GONE
    return node


def put(record: Data, path: str, value: object) -> bool:
    """Write at a path, or leave out what stands there (None); whether that was possible."""
    above, _, last = path.rpartition(".")
    node = look(record, above) if above else record
    if isinstance(node, dict) and last:
        if value is None:
            node.pop(last, None)
        else:
            node[last] = value
        return True
    if isinstance(node, list) and last.isdecimal() and int(last) < len(node) and value is not None:
        node[int(last)] = value
        return True
    return False


def same(one: object, other: object) -> bool:
    """Equal, and written alike: 1 is not true."""
    if one is GONE or other is GONE:
        return one is other
    return _told(one) == _told(other)


def _told(value: object) -> str:
    """As JSON, whatever the order; a date is told as text."""
    return json.dumps(value, sort_keys=True, default=str)


def _record(place: Place, data: Data) -> Data:
    found = place.find(data)
    assert found is not None, "a usual sheet has all its rows"
    return found


def _order(place: Place, path: str) -> tuple[int, list[tuple[int, str]]]:
    return list(place.rules).index(path.split(".")[0]), _natural(path)


def _natural(path: str) -> list[tuple[int, str]]:
    """Numbers by their size."""
    return [(int(step), "") if step.isdecimal() else (-1, step) for step in path.split(".")]


def owned_fields(draft: Draft, place: Place, fields: Sequence[str]) -> int:
    """How many of a card's numbers are the owner's: named, inside what is named, or a list of which every item is."""
    owned, record = draft.owned.get(place, []), _record(place, draft.base.data)
    return sum(any(covers(path, one) for path in owned) or _each_item(one, record, owned) for one in fields)


def _each_item(path: str, record: Data, owned: Sequence[str]) -> bool:
    value = look(record, path)
    items = [f"{path}.{i}" for i in range(len(value))] if isinstance(value, list) else []
    return bool(items) and all(any(covers(mark, item) for mark in owned) for item in items)
