"""Drafts and files, looked at by the package's own checker."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from hatoba.components import Fault, InvalidSheet, Sheet, load, packaged, parse, structure
from hatoba.components.checker import check_sheet
from hatoba.components.sheets import read_toml
from hatoba.components.structure.schema import Data
from hatoba.workshop.edits import Draft, apply, edits_of, owned_fields
from hatoba.workshop.form import OURS, form_of
from hatoba.workshop.models import CheckedSheet, Edit, KindProgress, ReadSheet, Remark, RemarkKind
from hatoba.workshop.places import places
from hatoba.workshop.writing import write


def check_draft(game: str, edits: Iterable[Edit], base: str | None = None, template: str | None = None) -> CheckedSheet:
    """A draft on the usual sheet with the id `base`, or on the one of today; it is written on a file's `template`."""
    draft = apply(load(game) if base is None else packaged(game, base), edits)
    faults = [*draft.faults, *structure.faults(draft.data, game)]
    return _told(draft, faults, None if faults else parse(write(draft, template), game))


def check_text(text: str, game: str | None = None) -> ReadSheet:
    """A sheet's text, and the edits of a draft that says the same. Only what is no TOML of a known game raises."""
    data = read_toml(text, game)
    faults = structure.faults(data, game)
    if faults and faults[0].field == "game":
        raise InvalidSheet(faults[0])
    draft = apply(base_of(data), edits_of(data, base_of(data)))
    checked = _told(draft, faults, None if faults else parse(text, game))
    told = {one.name: getattr(checked, one.name) for one in fields(checked)}
    return ReadSheet(**told, template=None if not faults and write(draft) == text else text)


def base_of(data: Data) -> Sheet:
    """The usual sheet that an owner's was made from, as far as that is known."""
    return packaged(str(data["game"]), str(data.get("base")))


def _told(draft: Draft, faults: Iterable[Fault], sheet: Sheet | None) -> CheckedSheet:
    told = [remark("structure", fault) for fault in faults]
    notes: list[Remark] = []
    if sheet is not None:
        report = check_sheet(sheet, own=True)
        told = [remark(kind, fault) for kind, fault in report.failed]
        notes = [remark(kind, fault) for kind, fault in report.noted]
    usable = sheet if not told else None
    return CheckedSheet(
        draft.base.game,
        draft.base.id,
        usable.id if usable else None,
        usable.text if usable else None,
        draft.edits,
        told,
        notes,
        progress(draft),
    )


def remark(kind: RemarkKind, fault: Fault) -> Remark:
    """A fault or note as it is told."""
    return Remark(kind, fault.table, fault.row, fault.field, fault.problem, dict(fault.arguments), fault.sentence())


def progress(draft: Draft) -> list[KindProgress]:
    """How many numbers of the usual sheet are the owner's by now, kind by kind."""
    known = places(draft.base.game)
    told = []
    for kind in form_of(draft.base).kinds:
        left = mine = 0
        for row in kind.rows:
            place = known[kind.table, row.row]
            sources = {path: source for field in row.fields for path, source in field.sources.items()}
            ours = [path for path, source in sources.items() if source == OURS]
            left += len(ours) - owned_fields(draft, place, ours)
            mine += owned_fields(draft, place, list(sources))
        told.append(KindProgress(kind.table, kind.designed, left, mine))
    return told
