"""How true the coach is: shares against results, and whether planted blunders are found.

    python -m benchmarks.coach calibration duel --games 100
    python -m benchmarks.coach blunders duel --games 20

Bots play; their games are looked at afterwards. Everything depends on the seed alone, so that more games add to fewer.
"""

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.levels import Merchant
from hatoba.coach import Effort, judge_turn
from hatoba.coach.analysing import share_before
from hatoba.coach.lines import Line, Stretch, find_line, is_forced, stretches_of
from hatoba.coach.playing_on import mean
from hatoba.engine.record import Record
from hatoba.engine.state import State

SCALES = (1.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0, 40.0)
"""Points of lead; the forecast gets the one that suits it best afterwards, which flatters it."""
DEEPER = 20
"""How much deeper the search is that says what a planted turn truly cost."""
MORE_DRAWS = 4
LARGE = 0.10
"""A true loss that must be found."""
NONE_LOST = 0.01
"""A true loss below which a mistake is a false alarm."""


@dataclass(frozen=True)
class Guess:
    """A share that was foretold, the lead that was forecast, and what came."""

    share: float
    lead: float
    won: float


def play(game: str, seed: str, simulations: int) -> Record:
    """A game of two merchants."""
    record = hatoba.record(game, players=2, seed=seed, round_limit=200)
    state = record.first_state()
    rng = hatoba.make_rng(f"{seed} resample")
    bots = [Merchant(f"{seed} {seat}") for seat in range(2)]
    while (seat := state.to_move) is not None:
        record.play(state, bots[seat].choose(state.resample(seat, rng), Budget(simulations=simulations)))
    return record


# ----------------------------------------------------------------------------------- calibration


def guesses(record: Record, seed: str, positions: int, effort: Effort) -> Iterator[Guess]:
    """What was foretold at some turns of a game, of one seat at each."""
    stretches, end = stretches_of(record)
    outcome = end.outcome()
    assert outcome is not None
    for number in range(positions):
        start = stretches[len(stretches) * (2 * number + 1) // (2 * positions)].start
        seat = number % 2
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        lead = float(start.foresee(seat) - start.foresee(1 - seat)) / 100
        yield Guess(share_before(start, seat, effort, f"{seed} {number}"), lead, won)


def calibrate(game: str, games: int, simulations: int, positions: int, effort: Effort) -> None:
    found: list[Guess] = []
    for number in range(games):
        seed = f"calibration {number}"
        found += guesses(play(game, seed, simulations), seed, positions, effort)
    print(f"{game}: {games} games of merchants with {simulations} simulations, {len(found)} positions")
    print("foretold  positions  mean  won")
    for decile in range(10):
        group = [guess for guess in found if min(9, int(10 * guess.share)) == decile]
        if group:
            foretold, won = mean([guess.share for guess in group]), mean([guess.won for guess in group])
            print(f"{10 * decile:3}-{10 * decile + 10:3} % {len(group):10} {foretold:5.2f} {won:4.2f}")
    coach = mean([(guess.share - guess.won) ** 2 for guess in found])
    forecast, scale = min((brier_of_forecast(found, scale), scale) for scale in SCALES)
    print(f"Brier score: coach {coach:.4f}, forecast {forecast:.4f} (with the scale that suits it best: {scale:g})")


def brier_of_forecast(found: list[Guess], scale: float) -> float:
    return mean([(1 / (1 + math.exp(-guess.lead / scale)) - guess.won) ** 2 for guess in found])


# ----------------------------------------------------------------------------------- planted blunders


def find_blunders(game: str, games: int, simulations: int, positions: int, effort: Effort) -> None:
    """Plant turns of an apprentice or of nobody at all, and ask the coach."""
    deep = Effort(DEEPER * effort.simulations, MORE_DRAWS * effort.draws, playing_on=effort.playing_on)
    large = hits = fine = alarms = planted = 0
    for number in range(games):
        seed = f"blunder {number}"
        choice = Random(seed)
        stretches, _ = stretches_of(play(game, seed, simulations))
        for stretch in choice.sample(stretches, min(positions, len(stretches))):
            line = plant(stretch, choice)
            if is_forced(stretch.start, line):
                continue
            planted += 1
            said = judge_turn(stretch.start, line, effort, seed).verdict
            truth = judge_turn(stretch.start, line, deep, f"{seed} deep")
            true_loss = truth.best.share - truth.played.share
            if true_loss >= LARGE:
                large += 1
                hits += said in ("slip", "mistake", "blunder")
            elif true_loss < NONE_LOST:
                fine += 1
                alarms += said in ("mistake", "blunder")
    print(f"{game}: {games} games of merchants with {simulations} simulations, {planted} planted turns")
    print(f"true loss of {LARGE:.0%} or more: {hits} of {large} found")
    print(f"true loss below {NONE_LOST:.0%}: {alarms} of {fine} called a mistake or blunder")


def plant(stretch: Stretch, choice: Random) -> Line:
    known: State = stretch.start.resample(stretch.seat, hatoba.make_rng(choice.random().hex()))
    bot = make_bot(choice.choice(("apprentice", "random")), choice.randrange(2**30))
    return find_line(known, bot, Budget(simulations=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("calibration", "blunders"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--strength", type=int, default=100, help="simulations a turn of the bots that play")
    parser.add_argument("--positions", type=int, default=4, help="how many of each game are looked at")
    parser.add_argument("--sims", type=int, default=200)
    parser.add_argument("--draws", type=int, default=64)
    chosen = parser.parse_args()
    look = calibrate if chosen.what == "calibration" else find_blunders
    look(chosen.game, chosen.games, chosen.strength, chosen.positions, Effort(chosen.sims, chosen.draws))


if __name__ == "__main__":
    main()
