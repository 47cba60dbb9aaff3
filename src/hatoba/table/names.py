"""Names that people type: shown to others, so nothing invisible in them, and nobody passes for somebody else."""

import unicodedata
from typing import Protocol

from hatoba.table.commands import Refusal
from hatoba.table.header import Called
from hatoba.table.table import Table

LONGEST = 40
# Letters of other alphabets that look like Latin ones; then Latin letters and digits that look like each other.
CAPITALS = str.maketrans("АВЕЅІЈКМНОРСТУХ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIJKMHOPCTYX" + "ABEZHIKMNOPTYX")  # noqa: RUF001
SMALL = str.maketrans(
    "авеѕіјкмнорстухԁһӏг" + "αβγεικνορτυχω" + "ıłøđħ", "abesijkmhopctyxdhlr" + "abyeikvoptuxw" + "ilodh"
)
ALIKE = str.maketrans("01i|", "olll")


def clean_name(text: str, field: str = "name") -> str:
    """The name without controls, marks of direction and other invisible letters, in one way of writing it."""
    letters = [" " if letter.isspace() else letter for letter in unicodedata.normalize("NFKC", text)]
    name = " ".join("".join(letter for letter in letters if unicodedata.category(letter)[0] != "C").split())
    if not name or len(name) > LONGEST:
        raise Refusal(f"must have from 1 to {LONGEST} letters that can be seen", field)
    return name


def name_key(name: str) -> str:
    """Names of accounts that differ in capitals only are one."""
    return clean_name(name).casefold()[:80]


def look_of(name: str) -> str:
    """The same for names that look alike."""
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold().translate(SMALL).translate(ALIKE)
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w") or plain


def require_own_name(table: Table, name: str, seat: int | None = None) -> str:
    """A cleaned name that does not look like that of another seat of the table."""
    cleaned = clean_name(name)
    others = [table.name_of(at) for at in range(table.header.players) if at != seat]
    if look_of(cleaned) in [look_of(other) for other in others if other is not None]:
        raise Refusal("somebody at this table has that name, or one that looks like it", "name", "name_taken")
    return cleaned


class NameWished(Protocol):
    """What somebody wants to be called, and whether the record may say so."""

    @property
    def name(self) -> str | None: ...
    @property
    def recorded(self) -> bool: ...


def read_called(table: Table, wish: NameWished, seat: int | None) -> Called | None:
    """What somebody will be called on a seat."""
    return None if wish.name is None else Called(require_own_name(table, wish.name, seat), wish.recorded)
