"""What decisions and chance did: the ledger of each seat, turning points, accuracy.

A seat's share before a turn is what it could expect on its own knowledge if all played on in the usual way. A turn
changes it in parts that add up:

- gained: what the best turn found is worth more than usual play, on the mover's knowledge;
- missed: what the turn played is worth less than that;
- the rest is chance where something was drawn or shown, and otherwise the coach's own uncertainty.

Differences within the error count as nothing: of many turns their noise would add up, whereas the noise of shares
before the turns cancels out from one turn to the next.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from hatoba.bots.network import exponential
from hatoba.coach.lines import Stretch
from hatoba.coach.models import Accuracy, Decisions, JudgedTurn, Ledger, LedgerEntry, Point, Skill, TurningPoint
from hatoba.coach.playing_on import mean, rounded
from hatoba.coach.reasons import CERTAIN
from hatoba.engine.outcome import Outcome
from hatoba.engine.state import State

MOST_TURNING_POINTS = 6
LEAST_TURNING_POINTS = 3
LEAST_DRAW = 0.10
"""The change of a share from which on a draw is a turning point."""
ACCURACY_SCALE = 0.2
"""The share whose loss leaves a turn an accuracy of 37."""
LEAST_TURNS = 2
"""About one subject, before anything is said of how good somebody is at it."""
NOTHING = Decisions(0.0, 0.0)


# ----------------------------------------------------------------------------------- ledgers


def ledgers_of(turns: Sequence[JudgedTurn], stretches: Sequence[Stretch], outcome: Outcome) -> tuple[Ledger, ...]:
    """The ledger of every seat, from all turns of a game."""
    return tuple(_ledger(seat, turns, stretches, outcome) for seat in range(len(outcome.scores)))


def _ledger(seat: int, turns: Sequence[JudgedTurn], stretches: Sequence[Stretch], outcome: Outcome) -> Ledger:
    result = result_of(outcome, seat)
    afters = [*(turn.before[seat] for turn in turns[1:]), result]
    entries = tuple(
        entry_of(seat, turn, after, stretches[turn.number].resigned) for turn, after in zip(turns, afters, strict=True)
    )
    start = turns[0].before[seat] if turns else result
    own, others = _sum(entry.own for entry in entries), _sum(entry.others for entry in entries)
    chance = rounded(math.fsum(entry.chance for entry in entries))
    known = math.fsum((start, own.gained, own.missed, others.gained, others.missed, chance))
    return Ledger(seat, start, own, others, chance, rounded(result - known), result, entries)


def entry_of(seat: int, turn: JudgedTurn, after: float, resigned: int | None) -> LedgerEntry:
    """What a turn changed for a seat, whose share was `after` when the next one began."""
    best = turn.best if turn.loss > 0.0 else turn.played
    is_certain = abs(best.share - turn.usual[turn.seat]) >= CERTAIN * turn.usual_error
    decided = Decisions(
        rounded(best.shares[seat] - turn.usual[seat]) if is_certain else 0.0,
        rounded(turn.played.shares[seat] - best.shares[seat]),
    )
    rest = after - turn.before[seat] - decided.gained - decided.missed
    if resigned is not None:  # giving up is a decision too, and there is nothing better to compare it with
        decided = Decisions(decided.gained, rounded(decided.missed + rest))
        rest = 0.0
    is_own = seat == (turn.seat if resigned is None else resigned)
    return LedgerEntry(
        turn.number,
        decided if is_own else NOTHING,
        NOTHING if is_own else decided,
        rounded(rest) if turn.revealed else 0.0,
        0.0 if turn.revealed else rounded(rest),
    )


def _sum(parts: Iterable[Decisions]) -> Decisions:
    found = list(parts)
    return Decisions(
        rounded(math.fsum(part.gained for part in found)), rounded(math.fsum(part.missed for part in found))
    )


def result_of(outcome: Outcome, seat: int) -> float:
    """The part of the win that a seat got."""
    return rounded(1 / len(outcome.winners)) if seat in outcome.winners else 0.0


# ----------------------------------------------------------------------------------- the chart


def points_of(turns: Sequence[JudgedTurn], end: State, outcome: Outcome) -> tuple[Point, ...]:
    """Shares before each turn and at the end. Each seat has its own knowledge, so they are made to add up."""
    points = [Point(turn.first, turn.turn, turn.round, _level(turn.before)) for turn in turns]
    results = tuple(result_of(outcome, seat) for seat in range(len(outcome.scores)))
    last = turns[-1].last + 1 if turns else 0
    return (*points, Point(last, int(end.turn), int(end.round), results))


def _level(shares: Sequence[float]) -> tuple[float, ...]:
    total = math.fsum(shares)
    return tuple(rounded(share / total) if total else rounded(1 / len(shares)) for share in shares)


# ----------------------------------------------------------------------------------- turning points


def turning_points_of(turns: Sequence[JudgedTurn], ledgers: Sequence[Ledger]) -> tuple[TurningPoint, ...]:
    """The turns and draws that changed most, in the order of the game: the largest ones, mistakes before slips."""
    decisions = [TurningPoint(turn.number, "decision", turn.seat, -turn.loss) for turn in turns if turn.loss > 0.0]
    found = sorted([*decisions, *_draws(ledgers)], key=lambda point: -abs(point.change))
    large = [point for point in found if point.kind == "draw" or turns_by_number(turns)[point.number].verdict != "slip"]
    chosen = large[:MOST_TURNING_POINTS] if len(large) >= LEAST_TURNING_POINTS else found[:LEAST_TURNING_POINTS]
    return tuple(sorted(chosen, key=lambda point: point.number))


def turns_by_number(turns: Sequence[JudgedTurn]) -> dict[int, JudgedTurn]:
    return {turn.number: turn for turn in turns}


def _draws(ledgers: Sequence[Ledger]) -> list[TurningPoint]:
    """Draws that changed a share much, each told of the seat that it changed most."""
    largest: dict[int, TurningPoint] = {}
    for ledger in ledgers:
        for entry in ledger.entries:
            before = largest.get(entry.number)
            if abs(entry.chance) >= LEAST_DRAW and (before is None or abs(before.change) < abs(entry.chance)):
                largest[entry.number] = TurningPoint(entry.number, "draw", ledger.seat, entry.chance)
    return list(largest.values())


# ----------------------------------------------------------------------------------- accuracy


def accuracy_of(turns: Sequence[JudgedTurn], players: int) -> tuple[Accuracy, ...]:
    """By seat, of those that were judged at all."""
    return tuple(_accuracy(seat, own) for seat in range(players) if (own := [t for t in turns if t.seat == seat]))


def _accuracy(seat: int, turns: Sequence[JudgedTurn]) -> Accuracy:
    opening, middle, ending = (
        _mean_accuracy([turn for turn in turns if turn.phase == phase]) for phase in ("opening", "middle", "ending")
    )
    verdicts = [turn.verdict for turn in turns]
    return Accuracy(
        seat,
        _mean_accuracy(turns),
        (opening, middle, ending),
        sum(verdict != "forced" for verdict in verdicts),
        verdicts.count("slip"),
        verdicts.count("mistake"),
        verdicts.count("blunder"),
    )


def _mean_accuracy(turns: Sequence[JudgedTurn]) -> float | None:
    """Of turns with a choice; None if there was none."""
    values = [100.0 * exponential(-turn.loss / ACCURACY_SCALE) for turn in turns if turn.verdict != "forced"]
    return rounded(mean(values), 1) if values else None


def skills_of(turns: Sequence[JudgedTurn]) -> tuple[Skill, ...]:
    """How each seat did in turns that were best about one subject, the best first."""
    groups: dict[tuple[int, str | None, str | None], list[JudgedTurn]] = defaultdict(list)
    for turn in turns:
        if turn.best.about is not None and turn.verdict != "forced":
            groups[turn.seat, turn.best.about.kind, turn.best.about.thing].append(turn)
    skills: list[Skill] = []
    for (seat, kind, thing), group in groups.items():
        accuracy = _mean_accuracy(group)
        about = group[0].best.about
        if len(group) >= LEAST_TURNS and accuracy is not None and about is not None:
            skills.append(Skill(seat, about.verb, kind, thing, len(group), accuracy))
    return tuple(sorted(skills, key=lambda skill: (skill.seat, -skill.accuracy, -skill.turns)))
