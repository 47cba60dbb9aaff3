"""Own cards on a device: the same answers as the server's, to the same questions."""

from collections.abc import Mapping
from typing import Any

from hatoba.workshop import checking, comparing
from hatoba.workshop.models import CheckedSheet, Edit, MergedSheet, ReadSheet


def check_draft(draft: Mapping[str, Any]) -> CheckedSheet:
    """A draft, with all its faults and notes; without faults also as a file."""
    return checking.check_draft(draft["game"], _edits(draft), draft.get("base"), draft.get("template"))


def read_sheet(wish: Mapping[str, Any]) -> ReadSheet:
    """A file, as the draft that it is."""
    return checking.check_text(wish["text"], wish.get("game"))


def merge_draft(draft: Mapping[str, Any]) -> MergedSheet:
    """A draft on the usual sheet of today."""
    return comparing.merge_draft(draft["game"], _edits(draft), draft.get("base"), draft.get("template"))


def _edits(draft: Mapping[str, Any]) -> list[Edit]:
    return [Edit(**edit) for edit in draft.get("edits") or ()]
