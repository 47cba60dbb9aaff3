"""What is done with sheets in the clerk's process: whatever visitors send, it costs nobody else anything."""

from collections.abc import Iterator
from contextlib import contextmanager

from hatoba.components import InvalidSheet, Sheet, load, parse
from hatoba.server.problems import Problem
from hatoba.server.sheets import check_shape, sheet_problem
from hatoba.workshop import checking, comparing
from hatoba.workshop.models import CheckedSheet, Difference, Edit, MergedSheet, ReadSheet


def draft_checked(game: str, edits: list[Edit], base: str | None, template: str | None) -> CheckedSheet:
    with problems_told():
        check_shape(game, template or "")
        return checking.check_draft(game, edits, base, template)


def text_checked(text: str, game: str | None) -> ReadSheet:
    with problems_told():
        check_shape(game, text)
        return checking.check_text(text, game)


def usable_sheet(game: str, text: str) -> str:
    """The id of a sheet that keeps to the structure and to the rulebooks; Problem says what it does not keep to."""
    checked = text_checked(text, game)
    if checked.id is None:
        first = checked.faults[0]
        raise Problem(422, "invalid_sheet", first.text, table=first.table, row=first.row, field=first.field)
    return checked.id


def draft_merged(game: str, edits: list[Edit], base: str | None, template: str | None) -> MergedSheet:
    with problems_told():
        check_shape(game, template or "")
        return comparing.merge_draft(game, edits, base, template)


def sheets_compared(game: str, before: str | None, after: str | None) -> list[Difference]:
    return comparing.diff(_read(game, before), _read(game, after))


def _read(game: str, text: str | None) -> Sheet:
    if text is None:
        return load(game)
    with problems_told():
        check_shape(game, text)
        return parse(text, game)


@contextmanager
def problems_told() -> Iterator[None]:
    """What is wrong with a text is the visitor's to know."""
    try:
        yield
    except InvalidSheet as error:
        raise sheet_problem(error) from error
