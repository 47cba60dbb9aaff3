"""Games with a visitor's own component sheet."""

import asyncio
import re
from collections import OrderedDict
from functools import lru_cache
from typing import Any

from hatoba.components import Fault, InvalidSheet, Sheet, parse
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.games import game as packaged
from hatoba.games import game_maker
from hatoba.server.clerk import Clerk
from hatoba.server.problems import Problem, invalid

GAMES_KEPT = 64
LONGEST_KEY = 8
"""Parts of a dotted key: Python's parser needs time and memory with the square of them."""
DEEPEST = 16
"""Brackets in brackets."""
TEXTS = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*')
MARKS = re.compile(r"[\[\]{}.=,\n]")


def find_game(name: str, sheet: str | None) -> Game:
    """The game, with the sheet of this text if there is one. Not for the server's process, which others wait for."""
    return packaged(name) if sheet is None else game_with_own_sheet(name, sheet)


@lru_cache(maxsize=GAMES_KEPT)
def game_with_own_sheet(name: str, text: str) -> Game:
    """A game with this sheet, read here."""
    check_shape(name, text)
    return _make(parse(text, name))


def _make(sheet: Sheet) -> Game:
    return game_maker(sheet.game)(sheet)


class Sheets:
    """Reads sheets in the clerk's process, and keeps some games with them. Not many: anybody may send some."""

    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()

    async def game(self, name: str, text: str, sheet_id: str | None = None) -> Game:
        """The game with this sheet (and this id, if that is known); Problem says what is wrong with it."""
        kept = self._games.get((name, sheet_id)) if sheet_id is not None else None
        if kept is not None:
            self._games.move_to_end((name, kept.sheet.id))
            return kept
        found_id, data = await self._clerk.do(read_sheet, name, text)
        if (name, found_id) not in self._games:
            # Two texts with the same content have the same id, and are one game.
            self._games[name, found_id] = await asyncio.to_thread(_make, Sheet(name, text, found_id, data))
            while len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        return self._games[name, found_id]


def read_sheet(name: str, text: str) -> tuple[str, dict[str, Any]]:
    """The id and the content of a sheet with which the game can be played. Called in the clerk's process."""
    try:
        sheet = game_with_own_sheet(name, text).sheet
    except InvalidSheet as error:
        raise sheet_problem(error) from error
    except HatobaError as error:
        raise invalid(str(error), "game") from error
    return sheet.id, sheet.data


def sheet_problem(error: InvalidSheet) -> Problem:
    """What is wrong with a sheet, and where."""
    return Problem(422, "invalid_sheet", str(error), field=error.field, table=error.table, row=error.row)


def check_shape(name: str | None, text: str) -> None:
    """Whether the text may be given to the parser at all."""
    dots = depth = 0
    for mark in MARKS.findall(TEXTS.sub("x", text)):
        dots = dots + 1 if mark == "." else 0
        depth += (mark in "[{") - (mark in "]}")
        if dots >= LONGEST_KEY or depth > DEEPEST:
            raise InvalidSheet(Fault(name, None, None, None, "too_deep"))
