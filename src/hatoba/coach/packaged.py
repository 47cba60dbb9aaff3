"""Puzzles to be solved: those that come with the package, or lie in another folder, a file of puzzles a game."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from hatoba.coach.judging import Effort, judge_try
from hatoba.coach.lines import steps_of
from hatoba.coach.models import Puzzle, PuzzleInfo, PuzzleSolution, Try
from hatoba.coach.playing_on import rounded
from hatoba.coach.puzzles import position_of, read_puzzles
from hatoba.components import PACKAGED
from hatoba.engine.game import Game
from hatoba.engine.record import Record, new_record
from hatoba.games import game as find_game

FOLDER = Path(__file__).parent / "found"


@cache
def find_puzzles(folder: Path = FOLDER) -> Mapping[str, Puzzle]:
    """The puzzles of a folder by id: game after game, the easiest first.

    What was made with other rules or another component sheet is left out. InvalidRecord: a file has something else.
    """
    files = [folder / f"{game}.jsonl" for game in PACKAGED]
    found = [puzzle for file in files if file.exists() for puzzle in by_rating(read_puzzles(file))]
    return {puzzle.id: puzzle for puzzle in found if _is_of_today(puzzle)}


def by_rating(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    return sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


def _is_of_today(puzzle: Puzzle) -> bool:
    game = find_game(puzzle.game)
    return (puzzle.rules, puzzle.sheet) == (game.rules_version, game.sheet.id)


def info_of(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        puzzle.id,
        puzzle.game,
        puzzle.players,
        puzzle.round,
        puzzle.seat,
        puzzle.rating,
        rounded(puzzle.best.share - puzzle.greedy.share),
        rounded(puzzle.best.points - puzzle.greedy.points, 2),
    )


def solution_of(puzzle: Puzzle) -> PuzzleSolution:
    return PuzzleSolution(puzzle.best, puzzle.greedy, puzzle.reasons)


def record_of_puzzle(puzzle: Puzzle, game: Game) -> Record:
    """The game up to the position of the puzzle."""
    record = new_record(game, puzzle.players, puzzle.seed, **puzzle.options)
    state = record.first_state()
    for action in puzzle.actions:
        record.play(state, action)
    return record


def judge_solution(puzzle: Puzzle, tried: Record, effort: Effort) -> Try:
    """How good the turn is that was played from the puzzle's position on."""
    steps = steps_of(tried)[len(puzzle.actions) :]
    line = tuple(step for step in steps if isinstance(step, int))
    best = tuple(move.action for move in puzzle.best.moves)
    return judge_try(position_of(puzzle, tried.game), line, best, puzzle.best.share - puzzle.greedy.share, effort)
