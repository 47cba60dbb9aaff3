"""How often a bot's last turn is not the best one, where all ways through it can be tried.

    python -m benchmarks.last_turns nippon --positions 100
    python -m benchmarks.last_turns duel --bot merchant --sims 400

A win counts first, then the lead. Where something is drawn in the turn (Duel), what is best is found with one set of
draws and compared with the bot's way on another: a way is worse if it is so by more than two standard errors.
"""

import argparse

from tests.bots.test_endgame import last_turn
from tests.coach.solving import Solver, Unsolvable

from hatoba.bots import Budget, make_bot
from hatoba.bots.endgame import VICTORY, result_for
from hatoba.coach.lines import find_line
from hatoba.coach.playing_on import paired
from hatoba.coach.reasons import CERTAIN
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State

DRAWS = 16
POSITIONS = 200_000
"""Larger last turns are left out."""
LEAST = 0.5
"""Points of lead: less is no difference."""


def result(end: State, seat: int) -> float:
    return float(result_for(end, seat))


def lost_by(bot: str, simulations: int, start: State, seed: int) -> float:
    """How much worse the bot's way is than the best one; 0 where that cannot be told. Unsolvable: it is too large."""
    finding = Solver(start, DRAWS, POSITIONS, result, "finding")
    values = finding.values()
    best = max(values, key=lambda line: values[line])
    known = start.resample(int(start.seat), make_rng(f"known {seed}"))
    played = find_line(known, make_bot(bot, seed), Budget(simulations=simulations))
    judging = Solver(start, DRAWS, POSITIONS, result, "judging")
    lost, error = paired(judging.each(best), judging.each(played))
    return lost if lost > max(LEAST, CERTAIN * error) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="magnate")
    parser.add_argument("--sims", type=int, default=2000)
    parser.add_argument("--positions", type=int, default=100)
    chosen = parser.parse_args()
    lost: list[float] = []
    seed = left_out = 0
    while len(lost) < chosen.positions:
        seed += 1
        try:
            lost.append(lost_by(chosen.bot, chosen.sims, last_turn(chosen.game, seed), seed))
        except Unsolvable:
            left_out += 1
    worse = [each for each in lost if each]
    won = sum(each > VICTORY / 50 for each in worse)
    points = [each for each in worse if each <= VICTORY / 50]
    print(f"{chosen.game}: {len(lost)} last turns solved, {left_out} too large")
    print(f"{chosen.bot} with {chosen.sims} simulations is not best in {len(worse)}, {won} of them by the win")
    print(f"points lost in the others: {[round(each, 1) for each in points]}")


if __name__ == "__main__":
    main()
