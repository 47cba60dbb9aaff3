"""Reading a sheet: from the package, from a file, from text."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hatoba.components.errors import Fault, InvalidSheet
from hatoba.components.formats import format_of

SheetPart = Mapping[str, Any]
"""A whole sheet, a table of it, or a row."""

# The parsers, the hash and the structure are imported where they are needed: `import hatoba` must stay quick.


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed on the components of one game. Its structure has been checked.

    Two sheets are equal if their content is: comments, white space and the order of keys do not count. `data` is
    shared by all who load the sheet and must not be changed.
    """

    game: str
    text: str = field(compare=False, repr=False)
    id: str
    data: dict[str, Any] = field(compare=False, repr=False)


@cache
def load(game: str) -> Sheet:
    """The usual sheet of a game: the one that comes with it."""
    return parse(format_of(game).usual.read_text(encoding="utf-8"), game)


def packaged(game: str, sheet_id: str) -> Sheet:
    """The sheet with this id, if the game came with it once; otherwise the usual one."""
    usual = load(game)
    return usual if sheet_id == usual.id or sheet_id not in format_of(game).earlier else _earlier(game, sheet_id)


@cache
def _earlier(game: str, sheet_id: str) -> Sheet:
    return parse(format_of(game).earlier[sheet_id].read_text(encoding="utf-8"), game)


def read(source: str | os.PathLike[str] | Sheet, game: str | None = None) -> Sheet:
    """The sheet in a file. A sheet that is already one is only asked whether it is of this game."""
    if isinstance(source, Sheet):
        if game is not None and source.game != game:
            arguments = {"game": game, "value": source.game}
            raise InvalidSheet(Fault(game, None, None, "game", "other_game", arguments))
        return source
    from pathlib import Path

    try:
        text = Path(source).read_text(encoding="utf-8-sig")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        raise InvalidSheet(Fault(game, None, None, None, "not_utf8", {"reason": str(error)})) from error
    return parse(text, game)


def parse(text: str, game: str | None = None) -> Sheet:
    """The sheet with this TOML source; `game` says which game it must be of."""
    from hatoba.components import structure

    data = read_toml(text, game)
    return Sheet(structure.check(data, game), text, content_id(data), data)


def read_toml(text: str, game: str | None = None) -> dict[str, Any]:
    """What the text says, whether or not it can be played with."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also numbers and dates that Python cannot hold
        raise InvalidSheet(Fault(game, None, None, None, "not_toml", {"reason": str(error)})) from error


def content_id(data: dict[str, Any]) -> str:
    """The first 16 hex digits of SHA-256 over the content, written as JSON in one fixed way."""
    import hashlib
    import json

    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]
