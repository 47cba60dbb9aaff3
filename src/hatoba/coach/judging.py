"""Judging a turn: the best one found and the one played are both played on with the same draws."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from hatoba.bots.base import Budget
from hatoba.bots.levels import Apprentice, Merchant
from hatoba.coach.lines import Line, find_line, is_forced, play_line, subject_of, tell_moves, until_barrier
from hatoba.coach.models import Hint, LineValue, Reasons, Subject, Try, Verdict
from hatoba.coach.playing_on import Comparison, Ends, mean, paired, rounded
from hatoba.coach.reasons import CERTAIN, reasons_for
from hatoba.engine.errors import IllegalAction
from hatoba.engine.game import Game
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State

SLIP = 0.02
"""Shares of the win from which on a loss is a slip, a mistake, a blunder; below, two lines are as good."""
MISTAKE = 0.05
BLUNDER = 0.10
CLEAR = 4.0
"""Standard errors from which on more draws would change nothing."""
BATCHES = 4
"""A comparison is looked at so many times while it is drawn, from the half on: the shares are shown too."""
CLOCK_BATCH = 2
"""Draws at once when there is a clock to look at."""
PROPOSALS = 3
"""Searches that propose a line for a hint or a puzzle, so that there is a second one to compare with."""
USUAL: Line = ()
"""The line of no actions: playing on at once, as the games after a line are."""


@dataclass(frozen=True)
class Effort:
    """How hard the coach thinks about a turn: simulations of the search and most draws of the comparison (repeatable).

    `playing_on` are simulations a turn in the games played on (0: as apprentices play; None: what suits the game).
    With `seconds` the search gets a half of them, and draws go on until they are over: for live use. A search costs
    little beside the games that are played on, so it may be deep.
    """

    simulations: int = 4000
    draws: int = 64
    playing_on: int | None = None
    seconds: float | None = None

    def simulations_on(self, game: Game) -> int:
        """Simulations a turn in the games played on."""
        return game.facts.playing_on if self.playing_on is None else self.playing_on

    def budget(self, parts: int = 1) -> Budget:
        """What each of so many searches may think."""
        if self.seconds is None:
            return Budget(simulations=max(1, self.simulations // parts))
        return Budget(seconds=self.seconds / 2 / parts)


USUAL_EFFORT = Effort()


@dataclass(frozen=True)
class Judgement:
    """What was found about the lines of one position: the best of them, and the one that it is compared with.

    `usual` are the shares of all seats when the mover plays on at once, on what the mover knows.
    """

    seat: int
    verdict: Verdict
    loss: float
    loss_error: float
    points_loss: float
    points_error: float
    played: LineValue
    best: LineValue
    reasons: Reasons | None
    draws: int
    usual: tuple[float, ...]
    usual_error: float


# ----------------------------------------------------------------------------------- a turn


def judge_turn(start: State, played: Line, effort: Effort = USUAL_EFFORT, seed: str = "1") -> Judgement:
    """Judge what the seat to move did in this position, up to the end of its turn or its first draw or reveal."""
    seat = int(start.seat)
    known = start.resample(seat, make_rng(f"{seed}|known"))
    if is_forced(known, played):
        return judge_lines(start, played, [], effort, seed)
    return judge_lines(start, played, [find_line(known, Merchant(f"{seed}|search"), effort.budget())], effort, seed)


def judge_lines(start: State, played: Line, others: Sequence[Line], effort: Effort, seed: str) -> Judgement:
    """Judge a line against others that were found before."""
    seat = int(start.seat)
    known = start.resample(seat, make_rng(f"{seed}|known"))
    lines = distinct(known, [played, *others])
    comparison = Comparison(start, seat, [USUAL, *lines], f"{seed}|draws", effort.simulations_on(start.game))
    draw_until_clear(comparison, 1, effort)
    at = max(range(1, len(lines) + 1), key=lambda line: comparison.ends[line].share(seat))
    loss, error = comparison.difference(at, 1)
    verdict = verdict_of(loss, error) if not is_forced(known, played) else "forced"
    if at == 1 and verdict == "as_good":
        verdict = "best"
    ends, best_ends = comparison.ends[1], comparison.ends[at]
    points_loss, points_error = paired(best_ends.totals(seat), ends.totals(seat))
    is_worse = verdict in ("slip", "mistake", "blunder")
    return Judgement(
        seat,
        verdict,
        rounded(loss) if is_worse else 0.0,
        rounded(error),
        rounded(points_loss, 2),
        rounded(points_error, 2),
        value_line(known, lines[0], ends),
        value_line(known, lines[at - 1], best_ends),
        reasons_for(start.game, seat, ends, best_ends) if is_worse else None,
        len(ends),
        shares_after(comparison.ends[0]),
        rounded(comparison.difference(at if is_worse else 1, 0)[1]),
    )


def verdict_of(loss: float, error: float) -> Verdict:
    """By the share that is lost, if that can be told."""
    if loss < max(SLIP, CERTAIN * error):
        return "as_good"
    if loss >= BLUNDER:
        return "blunder"
    return "mistake" if loss >= MISTAKE else "slip"


def distinct(known: State, lines: Sequence[Line]) -> list[Line]:
    """The lines without those that lead to the same position as one before."""
    found: dict[bytes, Line] = {}
    for line in lines:
        found.setdefault(play_line(known, line).to_bytes(), line)
    return list(found.values())


def draw_until_clear(comparison: Comparison, line: int, effort: Effort) -> None:
    """Draw in batches, until it is clear whether another line is better than this one, or the effort is spent."""
    deadline = None if effort.seconds is None else time.monotonic() + effort.seconds / 2
    batch = max(2, effort.draws // BATCHES) if deadline is None else CLOCK_BATCH
    rivals = [other for other in range(1, len(comparison.lines)) if other != line]
    done = len(comparison.ends[0])
    while True:
        comparison.draw(min(batch, effort.draws - done) if deadline is None else batch)
        done = len(comparison.ends[0])
        if done >= effort.draws if deadline is None else time.monotonic() >= deadline:
            return
        if 2 * done >= effort.draws and all(is_clear(*comparison.difference(other, line)) for other in rivals):
            return


def is_clear(loss: float, error: float) -> bool:
    """Whether more draws would not change the verdict: the loss is far beyond its error, or too small to matter."""
    return loss > max(SLIP, CLEAR * error) or loss + CERTAIN * error < SLIP


def value_line(known: State, line: Line, ends: Ends) -> LineValue:
    seat = int(known.seat)
    return LineValue(
        tell_moves(known, line),
        subject_of(known, line),
        rounded(ends.share(seat)),
        rounded(ends.total(seat), 2),
        shares_after(ends),
    )


def shares_after(ends: Ends) -> tuple[float, ...]:
    """What each seat can expect."""
    return tuple(rounded(mean(shares)) for shares in zip(*ends.shares, strict=True))


# ----------------------------------------------------------------------------------- a turn tried again


def judge_try(
    start: State, tried: Line, best: Line, lost: float, effort: Effort = USUAL_EFFORT, seed: str = "1"
) -> Try:
    """Judge a turn that somebody tries instead of one that `lost` so much; `best` is the best one known.

    IllegalAction, InvalidAction: it cannot be played. It is judged up to its first draw or reveal; a turn that is not
    at its end is played on.
    """
    if not tried:
        raise IllegalAction("a turn has at least one action")
    known = start.resample(int(start.seat), make_rng(f"{seed}|known"))
    found = judge_lines(start, until_barrier(known, tried), [best], effort, f"{seed}|try")
    almost = found.loss < lost / 2
    return Try(
        "found" if found.loss == 0.0 else "almost" if almost else "worse",
        found.played,
        found.best,
        found.loss,
        found.loss_error,
        found.reasons,
    )


# ----------------------------------------------------------------------------------- hints


def hint(position: State, effort: Effort = USUAL_EFFORT, seed: str = "1") -> Hint:
    """Advice for the seat to move, on what it knows. `position` may be the true one or one resampled for the seat."""
    seat = int(position.seat)
    known = position.resample(seat, make_rng(f"{seed}|known"))
    lines = distinct(known, propose(known, effort, seed))
    comparison = Comparison(position, seat, [USUAL, *lines], f"{seed}|draws", effort.simulations_on(position.game))
    draw_until_clear(comparison, 1, effort)
    order = sorted(range(1, len(lines) + 1), key=lambda line: -comparison.ends[line].share(seat))
    abouts = {line: subject_of(known, lines[line - 1]) for line in order}
    best = order[0]
    rival = next((line for line in order if not is_same(abouts[line], abouts[best])), None)
    lead, error = comparison.difference(best, 0 if rival is None else rival)
    nudge = abouts[best]
    assert nudge is not None  # a line has an action
    return Hint(
        seat,
        nudge,
        value_line(known, lines[best - 1], comparison.ends[best]),
        None if rival is None else value_line(known, lines[rival - 1], comparison.ends[rival]),
        rounded(lead),
        rounded(error),
        reasons_for(position.game, seat, comparison.ends[0 if rival is None else rival], comparison.ends[best]),
        rival is not None and lead < max(SLIP, CERTAIN * error),
        len(comparison.ends[0]),
    )


def propose(known: State, effort: Effort, seed: str) -> list[Line]:
    """Lines that are worth a look: of several searches, and what an apprentice would do."""
    searches = [Merchant(f"{seed}|search {number}") for number in range(PROPOSALS)]
    found = [find_line(known, search, effort.budget(PROPOSALS)) for search in searches]
    return [*found, find_line(known, Apprentice(seed), Budget(simulations=0))]


def is_same(one: Subject | None, other: Subject | None) -> bool:
    """Whether two lines are about the same thing."""
    return one is not None and other is not None and (one.kind, one.thing) == (other.kind, other.thing)
