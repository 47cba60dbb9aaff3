"""What is told of sheets, as the API publishes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

TakesKind = Literal["number", "half", "flag", "word", "name", "amounts", "fields", "list", "fixed"]
RemarkKind = Literal["structure", "provenance", "rulebook", "derived", "band"]


@dataclass(frozen=True)
class Takes:
    """What a value may be.

    `number` and `half` (in steps of 0.5): from `least` to `most`. `word`: one of `words`. `amounts`: how many of each
    of `words`, at least 1 of each that is named, `least` to `most` of them. `list`: `least` to `most` times `item`.
    `fields`: all `parts`, by name. `name`: letters, spaces and hyphens, at most `most`. `fixed`: the rules are built
    on it, so that it can only be `value`.
    """

    kind: TakesKind
    least: int = 0
    most: int = 0
    words: Sequence[str] = ()
    item: Takes | None = None
    parts: Mapping[str, Takes] = field(default_factory=dict)
    distinct: bool = False
    ascending: bool = False
    value: object = None
    optional: bool = False
    """It may be left out: its value is null then."""


@dataclass(frozen=True)
class FieldForm:
    """A field of a card: its name, what it says, and who says so.

    `sources` has the provenance of each part that counts as one number, by its path: `cost.silk`, or the field itself.
    What is fixed does not count.
    """

    field: str
    value: object
    sources: Mapping[str, str | None]
    takes: Takes


@dataclass(frozen=True)
class RowForm:
    """A card, tile, space or token; `row` names it in edits, faults and notes. Null: what the table itself says.

    `key` is the field that names it, if there is one, and `id` what that says.
    """

    row: str | None
    key: str | None
    id: str | int | None
    fields: Sequence[FieldForm]


@dataclass(frozen=True)
class KindForm:
    """All cards of one kind: a table of the sheet. `designed`: how many of its numbers are the project's own design."""

    table: str
    designed: int
    rows: Sequence[RowForm]


@dataclass(frozen=True)
class SheetForm:
    """The usual sheet of a game, as a page lays it out; `id` is what drafts are based on."""

    game: str
    id: str
    designed: int
    kinds: Sequence[KindForm]


@dataclass(frozen=True)
class Edit:
    """One change: the `value` of a field or of a part of one (`cost.silk`, `shophouses.2`), null to leave it out.

    `confirmed`: it is as the usual sheet says; then there is no value.
    """

    table: str
    row: str | None
    field: str
    value: object = None
    confirmed: bool = False


@dataclass(frozen=True)
class Remark:
    """A fault or a note: `problem` is the key of the message sheet-fault-PROBLEM, `text` the same in English.

    `arguments` are numbers, words of the sheet, and values as it has them; one that is too long to be repeated is told
    by what it is: `{"what": "list"}`, "table", "text" or "number".
    """

    kind: RemarkKind
    table: str | None
    row: str | None
    field: str | None
    problem: str
    arguments: Mapping[str, object]
    text: str


@dataclass(frozen=True)
class KindProgress:
    """`mine`: all numbers of the owner; `left`: the designed ones of the usual sheet that are not among them."""

    table: str
    designed: int
    left: int
    mine: int


@dataclass(frozen=True)
class CheckedSheet:
    """A draft, looked at. It can be used if there are no faults: then it has an `id` and a `text`.

    `edits` are the draft's in their normal form: one for each place, in the order of the sheet.
    """

    game: str
    base: str
    id: str | None
    text: str | None
    edits: Sequence[Edit]
    faults: Sequence[Remark]
    notes: Sequence[Remark]
    progress: Sequence[KindProgress]


@dataclass(frozen=True)
class ReadSheet(CheckedSheet):
    """A file as the draft that it is.

    `template` is the file's own text, for what is made of the draft to keep its comments and its order; null if the
    usual sheet has them all.
    """

    template: str | None


@dataclass(frozen=True)
class Difference:
    """A field that two sheets do not agree on; null: it is left out."""

    table: str
    row: str | None
    field: str
    before: object
    after: object


@dataclass(frozen=True)
class Conflict:
    """What the owner and the newer usual sheet both changed, and not to the same. The owner's stays."""

    table: str
    row: str | None
    field: str
    before: object
    now: object
    yours: object


@dataclass(frozen=True)
class MergedSheet:
    """A draft on a newer usual sheet, with what that changed besides."""

    sheet: CheckedSheet
    conflicts: Sequence[Conflict]
    news: Sequence[Difference]
