"""Own cards on a device: the same answers as the server's, to the same questions. Loaded when one is first asked."""

from collections.abc import Callable, Mapping
from typing import Any

from hatoba.engine.game import Game
from hatoba.games import game
from hatoba.workshop import checking, comparing
from hatoba.workshop.form import form_of
from hatoba.workshop.models import CheckedSheet, Difference, Edit, MergedSheet, ReadSheet


def check_draft(draft: Mapping[str, Any]) -> CheckedSheet:
    """A draft, with all its faults and notes; without faults also as a file."""
    return checking.check_draft(draft["game"], _edits(draft), draft.get("base"), draft.get("template"))


def read_sheet(wish: Mapping[str, Any]) -> ReadSheet:
    """A file, as the draft that it is."""
    return checking.check_text(wish["text"], wish.get("game"))


def merge_draft(draft: Mapping[str, Any]) -> MergedSheet:
    """A draft on the usual sheet of today."""
    return comparing.merge_draft(draft["game"], _edits(draft), draft.get("base"), draft.get("template"))


def differences(own: Game) -> list[Difference]:
    """What the components of a game say otherwise than the usual ones."""
    return comparing.diff(game(own.name).sheet, own.sheet)


def _edits(draft: Mapping[str, Any]) -> list[Edit]:
    return [Edit(**edit) for edit in draft.get("edits") or ()]


REQUESTS: Mapping[str, Callable[..., Any]] = {
    "sheetForm": lambda name: form_of(game(name).sheet),
    "checkDraft": check_draft,
    "readSheet": read_sheet,
    "mergeDraft": merge_draft,
}
