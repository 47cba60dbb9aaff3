"""Puzzles to test with: a position of a short game, and two turns of which one is called the solution."""

import json
from dataclasses import asdict
from pathlib import Path

from hatoba.bots import Budget, make_bot
from hatoba.coach.judging import distinct, value_line
from hatoba.coach.lines import find_line, is_over, play_line, stretches_of
from hatoba.coach.models import Puzzle
from hatoba.coach.playing_on import Comparison
from hatoba.coach.reasons import reasons_for
from hatoba.engine.rng import make_rng
from tests.coach.games import short_game

FREE = Budget(simulations=0)


def pose(game: str, count: int) -> list[Puzzle]:
    """So many of them, of different turns; that their solutions are best is not said."""
    record = short_game(game)
    found: list[Puzzle] = []
    before: tuple[int, ...] = ()
    for stretch in stretches_of(record)[0]:
        known = stretch.start.resample(stretch.seat, make_rng(1))
        lines = distinct(known, [find_line(known, make_bot(bot, 1), FREE) for bot in ("apprentice", "random")])
        if len(lines) == 2 and not is_over(play_line(known, lines[1])) and len(found) < count:
            comparison = Comparison(stretch.start, stretch.seat, lines, "x", 0)
            comparison.draw(2)
            greedy, best = (value_line(known, line, ends) for line, ends in zip(lines, comparison.ends, strict=True))
            reasons = reasons_for(record.game, stretch.seat, *comparison.ends)
            rules, sheet = record.game.rules_version, record.game.sheet.id
            where = (record.players, dict(record.options), str(record.seed), before, stretch.seat, stretch.round)
            name = f"{game}-2-1-0.{len(found)}"
            found.append(Puzzle(name, game, rules, sheet, *where, best, greedy, 0.1, 0.01, reasons, 10 - len(found)))
        before += stretch.actions
    assert len(found) == count
    return found


def write_puzzles(folder: Path, game: str, count: int = 2) -> list[Puzzle]:
    """A file as `hatoba puzzles make` writes it, and its puzzles."""
    puzzles = pose(game, count)
    rows = [{"plan": "puzzles", "game": game}, *map(asdict, puzzles), {"searched": 1}]
    (folder / f"{game}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return puzzles
