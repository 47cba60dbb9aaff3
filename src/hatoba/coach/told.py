"""The coach's findings as lines for a terminal."""

from collections.abc import Iterator

from hatoba.coach.models import Analysis, JudgedTurn, LineValue, Puzzle
from hatoba.coach.words import (
    amount_words,
    change_words,
    line_words,
    reason_words,
    seen_from_best,
    share_words,
    verdict_words,
)
from hatoba.engine.fields import SEATS
from hatoba.engine.game import Game
from hatoba.locales import Texts


def analysis_lines(found: Analysis, game: Game, texts: Texts) -> Iterator[str]:
    """Result, accuracy and turning points."""
    winners = texts.join(", ", (seat_words(texts, seat) for seat in found.winners))
    scores = texts.join(", ", (f"{SEATS.values[seat]} {points}" for seat, points in enumerate(found.scores)))
    yield texts("coach-title", game=texts(f"{game.name}-game"))
    yield texts("coach-result", winners=winners, scores=scores)
    yield texts("coach-judged", judged=found.judged, total=found.total)
    yield ""
    yield texts("coach-accuracy")
    for accuracy in found.accuracy:
        value = accuracy.accuracy
        words = texts("coach-accuracy-none") if value is None else share_words(texts, value / 100)
        yield f"  {seat_words(texts, accuracy.seat)}: {words}"
    yield ""
    yield texts("coach-turning-points" if found.turning_points else "coach-turning-points-none")
    turns = {turn.number: turn for turn in found.turns}
    for number, point in enumerate(found.turning_points, 1):
        turn = turns[point.number]
        place = texts.join(", ", (texts("coach-round", n=turn.round), seat_words(texts, point.seat)))
        yield f"{number}. {place}: {change_words(texts, point.change)} %"
        if point.kind == "draw":
            yield f"   {texts('coach-draw', seat=seat_words(texts, point.seat))}"
        else:
            yield from (f"   {line}" for line in turn_lines(turn, game, texts))


def turn_lines(turn: JudgedTurn, game: Game, texts: Texts) -> Iterator[str]:
    """Both lines of a judged turn, and why one is better."""
    yield (
        verdict_words(texts, turn.verdict)
        + ": "
        + texts(
            "coach-difference",
            share=change_words(texts, -turn.loss),
            points=amount_words(texts, -turn.points_loss),
            error=share_words(texts, turn.loss_error),
        )
    )
    yield headed_line(texts, game, "coach-played", turn.played)
    yield headed_line(texts, game, "coach-better", turn.best)
    if turn.reasons is not None:
        yield from (f"- {words}" for words in reason_words(texts, game, turn.reasons))


def puzzle_lines(puzzle: Puzzle, game: Game, texts: Texts) -> Iterator[str]:
    """A puzzle with its solution."""
    name, seat = texts(f"{game.name}-game"), seat_words(texts, puzzle.seat)
    yield texts("coach-puzzle", id=puzzle.id, game=name, round=puzzle.round, seat=seat)
    yield headed_line(texts, game, "coach-puzzle-solution", puzzle.best)
    yield headed_line(texts, game, "coach-puzzle-greedy", puzzle.greedy)
    yield from (f"- {words}" for words in reason_words(texts, game, seen_from_best(puzzle.reasons)))
    yield texts("coach-puzzle-rating", n=puzzle.rating)


def headed_line(texts: Texts, game: Game, head: str, line: LineValue) -> str:
    return texts.join(": ", (texts(head), texts.join(", ", line_words(texts, game, line))))


def seat_words(texts: Texts, seat: int) -> str:
    return texts("coach-seat", seat=SEATS.values[seat])
