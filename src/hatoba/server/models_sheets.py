"""What is received about sheets; what is told of them is in `hatoba.workshop.models`."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hatoba.server.models import Name, Request, SheetText
from hatoba.workshop.models import Edit

Game = Annotated[str, Meta(max_length=40)]
SheetId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Path = Annotated[str, Meta(min_length=1, max_length=80)]


class EditWish(Request):
    """A change of a field, or of a part of one: its `value`, null to leave it out, or that it is `confirmed`."""

    table: Path
    row: Path | None
    field: Path
    value: Any = None
    confirmed: bool = False


Edits = Annotated[list[EditWish], Meta(max_length=2000)]


def edits_of(wishes: list[EditWish]) -> list[Edit]:
    return [Edit(one.table, one.row, one.field, one.value, one.confirmed) for one in wishes]


class DraftWish(Request):
    """A draft: what was changed on the usual sheet with the id `base`; without one, on that of today.

    `template`: the text of the file that it came from, whose comments and order are kept.
    """

    game: Game
    base: SheetId | None = None
    template: SheetText | None = None
    edits: Edits = msgspec.field(default_factory=list)


class SheetWish(Request):
    """A sheet as a file has it."""

    text: SheetText
    game: Game | None = None


class DiffWish(Request):
    """Two sheets of one game; null is the usual one."""

    game: Game
    before: SheetText | None = None
    after: SheetText | None = None


class EffectWish(Request):
    """Bot games with two sheets of one game, null the usual one: what does the change do?"""

    game: Game
    after: SheetText
    before: SheetText | None = None
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    games: Annotated[int, Meta(ge=2, le=400)] = 200


class NewSheet(Request):
    """A sheet to be shared by link, with what it is called: "Yuki's box"."""

    name: Name
    game: Game
    text: SheetText


@dataclass(frozen=True)
class SharedSheet:
    """A sheet that whoever has its link may read and play with; `mine`: you are signed in as who shared it."""

    name: str
    game: str
    id: str
    text: str
    made_at: float
    mine: bool


@dataclass(frozen=True)
class SharedLink:
    """`token` is what tables take as `shared_sheet`; the link is told only now."""

    token: str
    link: str
    sheet: SharedSheet


class DraftToKeep(DraftWish, kw_only=True):
    """A draft to be kept with your account, instead of that of the same game and name."""

    name: Name


@dataclass(frozen=True)
class KeptDraft:
    """A draft that is kept with your account."""

    id: str
    name: str
    game: str
    base: str | None
    edits: list[Edit]
    saved_at: float
    template: str | None


@dataclass(frozen=True)
class OwnSheets:
    """What is kept with your account: drafts, the last one first, and sheets that you share."""

    drafts: list[KeptDraft]
    shared: list[SharedSheet]
