"""What the coach is asked where it thinks, in a server's worker or a device's: finished games as a whole, for a hint
only what its seat knows.
"""

from dataclasses import dataclass

from hatoba.bots.work import T, WorkQuestion
from hatoba.coach.analysing import judge_record, summarise
from hatoba.coach.judging import Effort, hint, judge_try
from hatoba.coach.lines import steps_of, stretches_of
from hatoba.coach.models import Analysis, Hint, JudgedTurn, Puzzle, Try
from hatoba.coach.packaged import judge_solution
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.record import parse_record


@dataclass(frozen=True)
class CoachQuestion(WorkQuestion[T]):
    """Base of what the coach is asked."""

    effort: Effort


@dataclass(frozen=True)
class JudgeNextTurn(CoachQuestion[Analysis]):
    """One turn more of a finished game: the analysis of those that are known and that one."""

    record: str
    known: tuple[JudgedTurn, ...]

    def think(self, game: Game) -> Analysis:
        record = parse_record(game, self.record)
        more = next(judge_record(record, effort=self.effort, known=self.known), None)
        return summarise(record, [*self.known, more] if more else self.known, effort=self.effort)


@dataclass(frozen=True)
class JudgeTry(CoachQuestion[Try]):
    """A turn of a finished game, tried again."""

    record: str
    mistake: JudgedTurn
    tried: str
    """The record of the practice table, where the turn was played again."""

    def think(self, game: Game) -> Try:
        stretches, _ = stretches_of(parse_record(game, self.record))
        steps = steps_of(parse_record(game, self.tried))[self.mistake.first :]
        tried = tuple(step for step in steps if isinstance(step, int))
        best = tuple(move.action for move in self.mistake.best.moves)
        return judge_try(stretches[self.mistake.number].start, tried, best, self.mistake.loss, self.effort)


@dataclass(frozen=True)
class JudgePuzzle(CoachQuestion[Try]):
    """A turn by which a puzzle is to be solved."""

    puzzle: Puzzle
    tried: str
    """The record of the table where it was played."""

    def think(self, game: Game) -> Try:
        return judge_solution(self.puzzle, parse_record(game, self.tried), self.effort)


@dataclass(frozen=True)
class GiveHint(CoachQuestion[Hint]):
    """Advice in a running game. The position is resampled for its seat: nothing in it that the seat does not know."""

    players: int
    options: dict[str, OptionValue]
    position: bytes

    def think(self, game: Game) -> Hint:
        return hint(game.from_bytes(self.players, self.options, self.position), self.effort)
