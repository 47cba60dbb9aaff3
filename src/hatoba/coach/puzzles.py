"""Puzzles: positions of strong bots' games in which one turn is clearly best and a greedy player misses it."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from hatoba.bots.base import Budget
from hatoba.bots.levels import Apprentice, Magnate, Merchant
from hatoba.coach.judging import USUAL_EFFORT, Effort, distinct, draw_until_clear, propose, value_line
from hatoba.coach.lines import Line, Stretch, find_line, is_forced, play_line, stretches_of
from hatoba.coach.models import Puzzle
from hatoba.coach.playing_on import Comparison, rounded
from hatoba.coach.reasons import CERTAIN, reasons_for
from hatoba.coach.stored import revive
from hatoba.engine.errors import InvalidRecord
from hatoba.engine.game import Game
from hatoba.engine.record import Record, new_record
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State

LEAST_LEAD = 0.06
"""The share by which a solution is ahead of every other turn that was proposed."""
DEEPER = 10
"""So many times deeper is the search that must find the solution too."""
EASIEST = 5
"""Simulations with which rating begins; they are doubled until a search finds the solution."""
RATERS = 3
"""Searches that must all find it."""
ROUND_LIMIT = 200
GREEDY = 0
"""The place of the greedy line among those that are compared."""
FIRST_LOOK = 4
"""After this part of the draws most positions can be seen to be no puzzle."""
FAR = 3.0
"""Standard errors by which a lead may still grow after the first look."""


@dataclass(frozen=True)
class PuzzlePlan:
    """Which games are searched, and how hard; each game depends on the plan and its number alone."""

    game: Game
    players: int = 2
    seed: str = "1"
    effort: Effort = USUAL_EFFORT
    strength: int = 400
    """Simulations a turn of the bots that play."""

    def identity(self) -> dict[str, Any]:
        """What makes two plans the same one; more games may be added later."""
        return {
            "plan": "puzzles",
            "game": self.game.name,
            "rules": self.game.rules_version,
            "sheet": self.game.sheet.id,
            "players": self.players,
            "seed": self.seed,
            "effort": asdict(self.effort),
            "strength": self.strength,
        }


def make_puzzles(
    plan: PuzzlePlan,
    games: int,
    file: Path,
    progress: Callable[[int, int], None] | None = None,
    processes: int = 1,
) -> list[Puzzle]:
    """Search so many games, some at the same time, and keep what is found in a file: run again to go on with it."""
    puzzles, done = _read(plan, file)
    with file.open("a", encoding="utf-8", newline="\n") as out:
        if file.stat().st_size == 0:
            out.write(json.dumps(plan.identity()) + "\n")
        for number, found in enumerate(_search(plan, range(done, games), processes), done):
            out.write("".join(json.dumps(asdict(puzzle)) + "\n" for puzzle in found))
            out.write(json.dumps({"searched": number + 1}) + "\n")
            out.flush()
            puzzles += found
            if progress is not None:
                progress(number + 1, games)
    return puzzles


def _search(plan: PuzzlePlan, numbers: range, processes: int) -> Iterator[list[Puzzle]]:
    """The puzzles of each game, in the order of the games."""
    if processes == 1:
        yield from (puzzles_of(plan, number) for number in numbers)
        return
    # Not at the top: browsers have no processes, and a start there should not load them.
    import multiprocessing
    import signal
    from concurrent.futures import ProcessPoolExecutor

    # Ctrl-C is told once, by the process that was asked; the others just end.
    at_once = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), at_once)
    try:
        yield from pool.map(partial(puzzles_of, plan), numbers)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def read_puzzles(file: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = [_row(file, number, line) for number, line in enumerate(lines, 1)]
    return [revive(Puzzle, row) for row in rows if "id" in row]


def _row(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        raise InvalidRecord(f"{file}, line {number}: no line of a file that `hatoba puzzles make` writes")
    return row


def _read(plan: PuzzlePlan, file: Path) -> tuple[list[Puzzle], int]:
    """What a file has of this plan, and how many games are done. What a stop left unfinished is cut off."""
    if not file.exists() or file.stat().st_size == 0:
        return [], 0
    lines = file.read_text(encoding="utf-8").split("\n")
    if _row(file, 1, lines[0]) != plan.identity():
        raise InvalidRecord(f"{file} has puzzles of another plan")
    ends = [at for at, line in enumerate(lines) if line.startswith('{"searched"') and line.endswith("}")]
    kept = lines[: ends[-1] + 1] if ends else lines[:1]
    file.write_text("\n".join([*kept, ""]), encoding="utf-8", newline="\n")
    return read_puzzles(file), json.loads(kept[-1]).get("searched", 0)


# ----------------------------------------------------------------------------------- finding them


def puzzles_of(plan: PuzzlePlan, number: int) -> list[Puzzle]:
    """The puzzles in one game."""
    record = play_strong(plan, f"{plan.seed}:{number}")
    puzzles: list[Puzzle] = []
    before: list[int] = []
    for at, stretch in enumerate(stretches_of(record)[0]):
        found = look_at(plan, record, stretch, tuple(before), f"{number}.{at}")
        if found is not None:
            puzzles.append(found)
        before += stretch.actions
    return puzzles


def play_strong(plan: PuzzlePlan, seed: str) -> Record:
    """A game of strong bots."""
    record = new_record(plan.game, plan.players, seed, round_limit=ROUND_LIMIT)
    state = record.first_state()
    rng = make_rng(f"{seed}|resample")
    bots = [Magnate(f"{seed}|{seat}") for seat in range(plan.players)]
    while (seat := state.to_move) is not None:
        record.play(state, bots[seat].choose(state.resample(seat, rng), Budget(simulations=plan.strength)))
    return record


def look_at(plan: PuzzlePlan, record: Record, stretch: Stretch, before: Line, name: str) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    start, seat = stretch.start, stretch.seat
    seed = f"{plan.seed}|{name}"
    known = start.resample(seat, make_rng(f"{seed}|known"))
    if is_forced(known, stretch.actions):
        return None
    greedy = find_line(known, Apprentice(seed), Budget(simulations=0))
    lines = distinct(known, [greedy, *propose(known, plan.effort, seed)])
    if len(lines) < 2:
        return None
    best = chosen_deeply(plan, known, lines, seed)
    if best is None or best == GREEDY:
        return None
    comparison = Comparison(start, seat, lines, f"{seed}|draws", plan.effort.simulations_on(plan.game))
    if not leads_clearly(comparison, best, plan.effort):
        return None
    lead, error = min(comparison.difference(best, other) for other in range(len(lines)) if other != best)
    reasons = reasons_for(plan.game, seat, comparison.ends[GREEDY], comparison.ends[best])
    if not (reasons.points or reasons.reaches or reasons.endings):
        return None
    return Puzzle(
        id=f"{plan.game.name}-{plan.players}-{plan.seed}-{name}",
        game=plan.game.name,
        rules=plan.game.rules_version,
        sheet=plan.game.sheet.id,
        players=plan.players,
        options=dict(record.options),
        seed=str(record.seed),
        actions=before,
        seat=seat,
        round=stretch.round,
        best=value_line(known, lines[best], comparison.ends[best]),
        greedy=value_line(known, lines[GREEDY], comparison.ends[GREEDY]),
        lead=rounded(lead),
        lead_error=rounded(error),
        reasons=reasons,
        rating=rating_of(plan, known, lines[best], seed),
    )


def chosen_deeply(plan: PuzzlePlan, known: State, lines: Sequence[Line], seed: str) -> int | None:
    """Which of the lines a much deeper search chooses: of all that makes a puzzle this is looked at most quickly."""
    deep = find_line(known, Merchant(f"{seed}|deep"), Budget(simulations=DEEPER * plan.effort.simulations))
    ends = [play_line(known, line).to_bytes() for line in lines]
    end = play_line(known, deep).to_bytes()
    return ends.index(end) if end in ends else None


def leads_clearly(comparison: Comparison, best: int, effort: Effort) -> bool:
    """Whether a line is ahead of all others by enough and beyond the error."""
    others = [other for other in range(len(comparison.lines)) if other != best]
    comparison.draw(max(2, effort.draws // FIRST_LOOK))
    leads = [comparison.difference(best, other) for other in others]
    if any(lead + FAR * error < LEAST_LEAD for lead, error in leads):
        return False
    draw_until_clear(comparison, GREEDY, effort)
    leads = [comparison.difference(best, other) for other in others]
    return all(lead >= max(LEAST_LEAD, CERTAIN * error) for lead, error in leads)


def finds(known: State, line: Line, simulations: int, seed: str) -> bool:
    """Whether a search comes to the same position as the line does."""
    found = find_line(known, Merchant(seed), Budget(simulations=simulations))
    return play_line(known, found).to_bytes() == play_line(known, line).to_bytes()


def rating_of(plan: PuzzlePlan, known: State, line: Line, seed: str) -> int:
    """With how many simulations searches find the line, up to the depth that confirmed it."""
    simulations = EASIEST
    while simulations < DEEPER * plan.effort.simulations:
        if all(finds(known, line, simulations, f"{seed}|rate {number}") for number in range(RATERS)):
            return simulations
        simulations *= 2
    return DEEPER * plan.effort.simulations


# ----------------------------------------------------------------------------------- using them


def position_of(puzzle: Puzzle, game: Game) -> State:
    """The position of a puzzle. InvalidRecord: it was made with other rules or another sheet."""
    if (puzzle.game, puzzle.rules, puzzle.sheet) != (game.name, game.rules_version, game.sheet.id):
        raise InvalidRecord(f"puzzle {puzzle.id} was made with other rules or another component sheet")
    state = game.new(puzzle.players, puzzle.seed, **puzzle.options)
    for action in puzzle.actions:
        state.apply(action)
    return state
