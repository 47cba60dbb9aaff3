"""What the coach says. The API publishes these as they are, and Fluent words them: no sentence is in here.

Shares are parts of the win from 0 to 1, points are final points, and every error is one standard error. Numbers are
rounded, so that the same seed and effort give the same bytes everywhere.
"""

from dataclasses import dataclass
from typing import Literal

from hatoba.engine.catalogue import Value
from hatoba.engine.game import OptionValue

Verdict = Literal["forced", "best", "as_good", "slip", "mistake", "blunder"]
"""Of a turn: nothing to decide, the best one found, not to be told apart from it, or worse by more than the error."""
Phase = Literal["opening", "middle", "ending"]
"""Thirds of a game, by turns."""

# ----------------------------------------------------------------------------------- lines and reasons


@dataclass(frozen=True)
class Move:
    """An action of a line; `step` is the pending step that it answers, as texts about actions need it."""

    action: int
    notation: str
    verb: str
    args: tuple[Value, ...]
    step: str


@dataclass(frozen=True)
class Subject:
    """What a line is about: the verb of its telling action, and the place or thing it names, if it names one.

    `kind` and `thing` are as texts name things (`name_text`): `area` and `church`, say.
    """

    action: int
    verb: str
    kind: str | None
    thing: str | None


@dataclass(frozen=True)
class LineValue:
    """A way through a turn, up to its end or to the first draw or reveal, and what it comes to when all play on.

    `share` and `points` are the mover's own; `shares` are those of all seats, as far as the mover can know.
    """

    moves: tuple[Move, ...]
    about: Subject | None
    share: float
    points: float
    shares: tuple[float, ...]


@dataclass(frozen=True)
class PointsReason:
    """Expected final points of the mover in a scoring category: played minus best."""

    category: str
    difference: float
    error: float


@dataclass(frozen=True)
class ReachReason:
    """How often the mover has points of a category at the end after either line."""

    category: str
    played: float
    best: float
    error: float


@dataclass(frozen=True)
class EndingReason:
    """How often the game ends in a way after either line."""

    ending: str
    played: float
    best: float
    error: float


@dataclass(frozen=True)
class Reasons:
    """Why one line is worth more than the other: only what is beyond its error, the largest first.

    `others` is by how much the expected points of the best other seat differ, played minus best.
    """

    points: tuple[PointsReason, ...]
    reaches: tuple[ReachReason, ...]
    endings: tuple[EndingReason, ...]
    others: float
    others_error: float


# ----------------------------------------------------------------------------------- a judged turn


@dataclass(frozen=True)
class JudgedTurn:
    """A seat's turn, or its part of one between two draws or reveals, on what the seat knew when it began.

    `first` and `last` are steps of the line of play, counted from 0; `number` counts the judged turns.
    `loss` is the share that the best line has more (0 where it cannot be told), `points_loss` the same in points.
    """

    number: int
    seat: int
    turn: int
    round: int
    phase: Phase
    first: int
    last: int
    verdict: Verdict
    loss: float
    loss_error: float
    points_loss: float
    points_error: float
    played: LineValue
    best: LineValue
    reasons: Reasons | None
    """Where the verdict is worse than as good."""
    draws: int
    """So many times both lines were played on."""
    before: tuple[float, ...]
    """By seat: its share before the turn, each on its own knowledge, when all play on in the usual way."""
    usual: tuple[float, ...]
    """The same of all seats on the mover's knowledge."""
    usual_error: float
    """Of the difference between this and what the better of the two lines gives the mover."""
    revealed: bool
    """Whether something was drawn or shown at its end."""


# ----------------------------------------------------------------------------------- a game


@dataclass(frozen=True)
class Point:
    """The share of each seat, on its own knowledge, after so many steps of the line of play; they add up to 1."""

    step: int
    turn: int
    round: int
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Decisions:
    """What decisions changed beyond the error: best turns against usual play, and turns worse than the best."""

    gained: float
    missed: float


@dataclass(frozen=True)
class LedgerEntry:
    """What one judged turn changed for a seat."""

    number: int
    own: Decisions
    others: Decisions
    chance: float
    unsure: float


@dataclass(frozen=True)
class Ledger:
    """A seat's way from its share at the start to its result; start and the sums add up to it exactly.

    `chance` is what draws and reveals changed; `unsure` what changed though nothing was drawn, and is not beyond the
    coach's error.
    """

    seat: int
    start: float
    own: Decisions
    others: Decisions
    chance: float
    unsure: float
    result: float
    entries: tuple[LedgerEntry, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A judged turn that cost its seat much, or a draw that changed the share of a seat much.

    `change` is the change of the share of `seat`: the mover of a decision, the seat that a draw moved most.
    """

    number: int
    kind: Literal["decision", "draw"]
    seat: int
    change: float


@dataclass(frozen=True)
class Accuracy:
    """How well a seat decided: 100 is the best found in every turn. `phases` in order; None where it had no turn."""

    seat: int
    accuracy: float | None
    phases: tuple[float | None, float | None, float | None]
    turns: int
    slips: int
    mistakes: int
    blunders: int


@dataclass(frozen=True)
class Skill:
    """How a seat did in turns that were best about one subject (`Subject`), and how many there were."""

    seat: int
    verb: str
    kind: str | None
    thing: str | None
    turns: int
    accuracy: float


@dataclass(frozen=True)
class Analysis:
    """A whole game, or what is judged of it so far."""

    game: str
    players: int
    seats: tuple[int, ...]
    """Whose turns are judged."""
    simulations: int
    draws: int
    playing_on: int
    """Simulations a turn in the games played on."""
    seed: str
    judged: int
    total: int
    complete: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    points: tuple[Point, ...]
    turns: tuple[JudgedTurn, ...]
    turning_points: tuple[TurningPoint, ...]
    accuracy: tuple[Accuracy, ...]
    skills: tuple[Skill, ...]
    ledgers: tuple[Ledger, ...]
    """Once all of a finished game is judged, for all seats."""

    def find_turn(self, number: int) -> JudgedTurn | None:
        return next((turn for turn in self.turns if turn.number == number), None)


AnalysisState = Literal["off", "none", "waiting", "complete", "failed"]


@dataclass(frozen=True)
class AnalysisShown:
    """What the coach says of a finished game. `off`: this server has no coach; `none`: nobody has asked for it."""

    state: AnalysisState
    judged: int
    total: int
    """Turns; 0 while that is not known."""
    analysis: Analysis | None
    """As far as it is; none if there is nothing that you do not know."""


def show_analysis(state: AnalysisState, found: Analysis | None, known: int) -> AnalysisShown:
    """For whoever knows so many judged turns already."""
    if found is None:
        return AnalysisShown(state, 0, 0, None)
    return AnalysisShown(state, found.judged, found.total, found if found.judged > known else None)


# ----------------------------------------------------------------------------------- hints, tries, puzzles


@dataclass(frozen=True)
class Hint:
    """Advice for the seat to move: first what to look at, then the line, with what it has over the second best.

    `unsure`: two ways about different things cannot be told apart; then `line` and `other` are as good. Without an
    `other` the lead and the reasons are against usual play; in the reasons, `played` is that other line.
    """

    seat: int
    nudge: Subject
    line: LineValue
    other: LineValue | None
    lead: float
    lead_error: float
    reasons: Reasons | None
    unsure: bool
    draws: int


@dataclass(frozen=True)
class Try:
    """A turn tried again: found (as good as the best known), almost (less than half of the loss is left), or worse.

    `share` and `points` are those of the tried line, `loss` what the best line has more.
    """

    band: Literal["found", "almost", "worse"]
    tried: LineValue
    best: LineValue
    loss: float
    loss_error: float
    reasons: Reasons | None


@dataclass(frozen=True)
class Puzzle:
    """A position of a game in which one turn is clearly best. The seed and the actions lead to it.

    `rating` is how many simulations a search needs to find it; `lead` is over the second best turn proposed.
    """

    id: str
    game: str
    rules: int
    sheet: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    actions: tuple[int, ...]
    seat: int
    round: int
    best: LineValue
    greedy: LineValue
    lead: float
    lead_error: float
    reasons: Reasons
    rating: int


@dataclass(frozen=True)
class PuzzleInfo:
    """A puzzle without its solution; `share` and `points` are what that has more than what looks good at first."""

    id: str
    game: str
    players: int
    round: int
    seat: int
    rating: int
    share: float
    points: float


@dataclass(frozen=True)
class PuzzleSolution:
    """The turn that is clearly best, and what looks good at first; in the reasons that is `played`."""

    best: LineValue
    greedy: LineValue
    reasons: Reasons
