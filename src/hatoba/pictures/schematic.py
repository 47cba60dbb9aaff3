"""A view as a scene. What stands for what comes from the game's facts, so that every game has a picture."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from hatoba.engine.facts import ViewWords
from hatoba.engine.game import Game
from hatoba.pictures.scene import CARD, DIM, HEIGHT, INK, PAPER, SEA, WIDTH, Box, Mark, Scene, Shape, Words, fitted

HEAD, GAP, SIDE = 70, 12, 380
FEW_TILES, MOST_TILES = 6, 24


@dataclass
class Tile:
    """A place of the board: how much of what each seat has there."""

    name: str
    rows: dict[str, list[int]]


def make_scene(game: Game, view: Any, names: Sequence[str | None] = ()) -> Scene:
    """The scene of a view that everybody may see."""
    shapes: list[Shape] = [Box(0, 0, WIDTH, HEIGHT, PAPER), Box(0, 0, WIDTH, HEAD, SEA)]
    shapes.append(Words(_words(game.name), 24, 18, 34, CARD))
    shapes.append(Words(f"round {view.round}", WIDTH - 24, 24, 24, CARD, to_right=True))
    shapes += _seats(view.seats, names)
    shapes += _board(list(_tiles(view, game.facts.view, len(view.seats)))[:MOST_TILES])
    return shapes


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _seats(seats: Sequence[Any], names: Sequence[str | None]) -> Iterator[Shape]:
    height = (HEIGHT - HEAD - GAP * (len(seats) + 1)) / max(2, len(seats))
    for at, seat in enumerate(seats):
        top = HEAD + GAP + at * (height + GAP)
        name = (names[at] if at < len(names) else None) or f"Player {at + 1}"
        yield Box(GAP, top, SIDE, height, CARD, INK)
        yield Mark(at, GAP + 16, top + 16, 34)
        yield Words(fitted(name, SIDE - 190, 26), GAP + 62, top + 18, 26)
        yield Words(str(seat.score), GAP + SIDE - 16, top + 12, 40, to_right=True)
        yield Words(f"{seat.score_if_ended_now} if it ended now", GAP + SIDE - 16, top + 58, 16, DIM, to_right=True)
        stock = getattr(seat, "stock", None)
        if isinstance(stock, dict) and height > 110:
            held = ", ".join(f"{count} {_words(kind).lower()}" for kind, count in stock.items() if count)
            yield Words(fitted(held, SIDE - 32, 16), GAP + 16, top + 88, 16, DIM)


def _tiles(view: Any, words: ViewWords, seats: int) -> Iterator[Tile]:
    """The places of a view: its rows that have a name, and on which somebody may have something."""
    for field in fields(view):
        rows = getattr(view, field.name)
        if field.name == "seats" or not isinstance(rows, list | tuple):
            continue
        for row in rows:
            if is_dataclass(row) and (name := _name(row, words)) is not None:
                held: dict[str, list[int]] = {}
                _count(row, words, seats, held)
                yield Tile(name, {what: counts for what, counts in held.items() if len(set(counts)) > 1})


def _name(row: Any, words: ViewWords) -> str | None:
    named = [getattr(row, field.name) for field in fields(row) if field.name in words.names]
    return next((_words(name) for name in named if isinstance(name, str)), None)


def _count(row: Any, words: ViewWords, seats: int, held: dict[str, list[int]]) -> None:
    """Add up what each seat has in a row, and in the rows that it has itself."""
    for field in fields(row):
        value, what = getattr(row, field.name), field.name
        if what in words.by_seat and isinstance(value, list | tuple) and all(isinstance(one, int) for one in value):
            counts = held.setdefault(what, [0] * seats)
            for seat, count in enumerate(value[:seats]):
                counts[seat] += count
        elif what in words.seats or f"{type(row).__name__}.{what}" in words.seats:
            for seat in _owners(value, seats):
                held.setdefault(what, [0] * seats)[seat] += 1
        elif isinstance(value, list | tuple):
            for part in value:
                if is_dataclass(part):
                    _count(part, words, seats, held)


def _owners(value: Any, seats: int) -> Iterator[int]:
    """The seats in a field: one, a list, or the keys or values of a mapping; neutral pieces are nobody's."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _owners(part, seats)
    elif isinstance(value, dict):
        yield from _owners(list(value.values()), seats)


def _board(tiles: Sequence[Tile]) -> Iterator[Shape]:
    left, width = GAP * 2 + SIDE, WIDTH - SIDE - GAP * 3
    yield Box(left, HEAD + GAP, width, HEIGHT - HEAD - 2 * GAP, SEA, INK)
    if not tiles:
        return
    columns = 2 if len(tiles) <= FEW_TILES else 4
    down = -(-len(tiles) // columns)
    wide = (width - GAP) / columns - GAP
    high = (HEIGHT - HEAD - 3 * GAP) / down - GAP
    unit = 4 / columns
    for at, tile in enumerate(tiles):
        x = left + GAP + at % columns * (wide + GAP)
        y = HEAD + 2 * GAP + at // columns * (high + GAP)
        yield Box(x, y, wide, high, CARD, INK)
        yield Words(fitted(tile.name, wide - 16, 17 * unit), x + 8, y + 6, 17 * unit)
        room = int((high - 30 * unit) // (22 * unit))
        for line, (what, counts) in enumerate(list(tile.rows.items())[:room]):
            yield from _row(x + 8, y + (32 + 22 * line) * unit, unit, what, counts)


def _row(left: float, top: float, unit: float, what: str, counts: Sequence[int]) -> Iterator[Shape]:
    yield Words(fitted(what.replace("_", " "), 64 * unit, 12 * unit), left, top + 2 * unit, 12 * unit, DIM)
    for at, (seat, count) in enumerate((seat, count) for seat, count in enumerate(counts) if count):
        yield Mark(seat, left + (62 + 27 * at) * unit, top, 14 * unit)
        yield Words(str(count), left + (78 + 27 * at) * unit, top + unit, 13 * unit)
