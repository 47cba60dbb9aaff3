"""A whole game, turn by turn. Each turn is judged by itself, so that an analysis can be stopped, kept and gone on with.

for judged in judge_record(record, known=kept): ...    # yields those that are not known yet
analysis = summarise(record, [*kept, *new])            # also of an unfinished one
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace

from hatoba.coach.judging import USUAL, USUAL_EFFORT, Effort, judge_turn
from hatoba.coach.ledger import accuracy_of, ledgers_of, points_of, skills_of, turning_points_of
from hatoba.coach.lines import Stretch, is_over, stretches_of
from hatoba.coach.models import Analysis, JudgedTurn, Phase
from hatoba.coach.playing_on import Comparison, rounded
from hatoba.engine.errors import InvalidRecord
from hatoba.engine.record import Record
from hatoba.engine.state import State

PHASES: tuple[Phase, ...] = ("opening", "middle", "ending")
USUAL_SEED = "1"
LONG_GAME = 52
"""Where there are more turns to judge, each gets fewer draws, so that an analysis takes about as long as others."""


def analyse(
    record: Record,
    *,
    seats: Collection[int] | None = None,
    effort: Effort = USUAL_EFFORT,
    seed: str = USUAL_SEED,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """All of a finished game at once. `seats`: whose turns are judged (None: all); `progress` hears done and total."""
    judged: list[JudgedTurn] = []
    total = len(chosen_stretches(record, seats))
    for turn in judge_record(record, seats=seats, effort=effort, seed=seed):
        judged.append(turn)
        if progress is not None:
            progress(len(judged), total)
    return summarise(record, judged, seats=seats, effort=effort, seed=seed)


def judge_record(
    record: Record,
    *,
    seats: Collection[int] | None = None,
    effort: Effort = USUAL_EFFORT,
    seed: str = USUAL_SEED,
    known: Sequence[JudgedTurn] = (),
) -> Iterator[JudgedTurn]:
    """The turns of a finished game that are not known yet, each as soon as it is judged.

    InvalidRecord, at once: the game is not over, was played by older rules, or does not replay.
    """
    chosen = chosen_stretches(record, seats)
    done = {turn.number for turn in known}
    count = len(stretches_of(record)[0])
    return (
        judge_stretch(number, stretch, count, effort_a_turn(effort, count), f"{seed}|{number}")
        for number, stretch in chosen
        if number not in done
    )


def effort_a_turn(effort: Effort, count: int) -> Effort:
    """What each of so many turns gets: with twice as many, games played on are twice as long too."""
    return replace(effort, draws=max(2, effort.draws * LONG_GAME**2 // max(count, LONG_GAME) ** 2))


def chosen_stretches(record: Record, seats: Collection[int] | None) -> list[tuple[int, Stretch]]:
    """The stretches to judge, numbered among all of the game. InvalidRecord: it is not over."""
    stretches, end = stretches_of(record)
    if not is_over(end):
        raise InvalidRecord("the game is not over: the coach looks at finished games only")
    return [(number, each) for number, each in enumerate(stretches) if seats is None or each.seat in seats]


def judge_stretch(number: int, stretch: Stretch, count: int, effort: Effort, seed: str) -> JudgedTurn:
    """One stretch, and how its beginning looked to each seat."""
    found = judge_turn(stretch.start, stretch.actions, effort, seed)
    before = [
        found.usual[seat] if seat == stretch.seat else share_before(stretch.start, seat, effort, seed)
        for seat in range(int(stretch.start.players))
    ]
    return JudgedTurn(
        number=number,
        seat=stretch.seat,
        turn=stretch.turn,
        round=stretch.round,
        phase=PHASES[number * len(PHASES) // count],
        first=stretch.first,
        last=stretch.first + len(stretch.actions) - 1,
        verdict=found.verdict,
        loss=found.loss,
        loss_error=found.loss_error,
        points_loss=found.points_loss,
        points_error=found.points_error,
        played=found.played,
        best=found.best,
        reasons=found.reasons,
        draws=found.draws,
        before=tuple(before),
        usual=found.usual,
        usual_error=found.usual_error,
        revealed=stretch.revealed,
    )


def share_before(position: State, seat: int, effort: Effort, seed: str) -> float:
    """What a seat can expect in a position, on what it knows itself, when all play on in the usual way."""
    comparison = Comparison(position, seat, [USUAL], f"{seed}|before {seat}", effort.simulations_on(position.game))
    comparison.draw(max(2, effort.draws // 2))
    return rounded(comparison.ends[0].share(seat))


def summarise(
    record: Record,
    judged: Sequence[JudgedTurn],
    *,
    seats: Collection[int] | None = None,
    effort: Effort = USUAL_EFFORT,
    seed: str = USUAL_SEED,
) -> Analysis:
    """What the turns judged so far say together."""
    stretches, end = stretches_of(record)
    total = len(chosen_stretches(record, seats))
    outcome = end.outcome()
    assert outcome is not None  # chosen_stretches looked
    turns = sorted(judged, key=lambda turn: turn.number)
    ledgers = ledgers_of(turns, stretches, outcome) if len(turns) == len(stretches) else ()
    return Analysis(
        game=record.game.name,
        players=record.players,
        seats=tuple(range(record.players)) if seats is None else tuple(sorted(seats)),
        simulations=effort.simulations,
        draws=effort_a_turn(effort, len(stretches)).draws,
        playing_on=effort.simulations_on(record.game),
        seed=seed,
        judged=len(turns),
        total=total,
        complete=len(turns) == total,
        winners=outcome.winners,
        scores=outcome.scores,
        points=points_of(turns, end, outcome),
        turns=tuple(turns),
        turning_points=turning_points_of(turns, ledgers),
        accuracy=accuracy_of(turns, record.players),
        skills=skills_of(turns),
        ledgers=ledgers,
    )
