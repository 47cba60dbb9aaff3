"""How true the coach is: shares against results, turns against each other, and whether planted blunders are found.

    python -m benchmarks.coach calibration duel --games 100 --journal duel.jsonl
    python -m benchmarks.coach turns duel --games 100 --draws 16 --journal turns.jsonl
    python -m benchmarks.coach blunders duel --games 20 --journal blunders.jsonl
    python -m benchmarks.coach plot yokohama.jsonl duel.jsonl nippon.jsonl --out calibration.svg

Bots play; their games are looked at afterwards. Everything depends on the seed alone, so that more games add to fewer:
with a journal, a line a game, a run that was cut goes on where it was.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import correlation
from typing import Any

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.levels import Merchant
from hatoba.coach import Effort, judge_turn
from hatoba.coach.judging import USUAL, distinct
from hatoba.coach.lines import Line, Stretch, find_line, is_forced, play_line, stretches_of
from hatoba.coach.playing_on import Comparison, error_of, mean
from hatoba.engine.record import Record
from hatoba.engine.state import State

SCALES = (1.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0, 40.0)
"""Points of lead; the forecast gets the one that suits it best afterwards, which flatters it."""
FLATTER = (0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
"""Factors of the coach's own scale of leads that are tried afterwards: 1 is the coach as it is."""
DEEPER = 20
"""How much deeper the search is that says what a planted turn truly cost."""
MORE_DRAWS = 4
LARGE = 0.10
"""A true loss that must be found."""
NONE_LOST = 0.01
"""A true loss below which a mistake is a false alarm."""
MISTAKES = ("mistake", "blunder")
PAIRS = 4
"""How often merchants play on after each of two turns, with the same cards."""

Row = dict[str, Any]
"""A line of a journal: what was found in one game."""


def play(game: str, seed: str, simulations: int) -> Record:
    """A game of two merchants."""
    record = hatoba.record(game, players=2, seed=seed, round_limit=200)
    state = record.first_state()
    for action in merchants(state, seed, simulations):
        record.play(state, action)
    return record


def merchants(state: State, seed: str, simulations: int) -> Iterator[int]:
    """What two of them do, one action after the other; whoever asks plays it."""
    rng = hatoba.make_rng(f"{seed} resample")
    bots = [Merchant(f"{seed} {seat}") for seat in range(2)]
    while (seat := state.to_move) is not None:
        yield bots[seat].choose(state.resample(seat, rng), Budget(simulations=simulations))


def measured(plan: Row, games: int, journal: Path | None, measure: Callable[[int], list[Row]]) -> list[Row]:
    """What was found in each of so many games, now or by a run before with the same plan."""
    if journal is None:
        return [row for number in range(games) for row in measure(number)]
    if not journal.exists():
        journal.write_text(json.dumps(plan) + "\n", encoding="utf-8")
    first, *known = map(json.loads, journal.read_text(encoding="utf-8").splitlines())
    if first != plan:
        raise SystemExit(f"{journal} has measurements of another plan: {first}")
    for number in range(len(known), games):
        known.append({"found": measure(number)})
        with journal.open("a", encoding="utf-8") as out:
            out.write(json.dumps(known[-1]) + "\n")
    return [row for game in known[:games] for row in game["found"]]


# ----------------------------------------------------------------------------------- calibration


def guesses(record: Record, seed: str, positions: int, effort: Effort) -> Iterator[Row]:
    """What was foretold at any turns of a game, of any seat at each: the share of every draw, the lead that the
    hand-made forecast sees, and what came."""
    stretches, end = stretches_of(record)
    outcome = end.outcome()
    assert outcome is not None
    choice = Random(seed)
    for number, stretch in enumerate(choice.sample(stretches, min(positions, len(stretches)))):
        start, seat = stretch.start, choice.randrange(2)
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        lead = float(start.foresee(seat) - start.foresee(1 - seat)) / 100
        comparison = Comparison(start, seat, [USUAL], f"{seed} {number}", effort.simulations_on(start.game))
        comparison.draw(effort.draws)
        shares = [round(shares[seat], 4) for shares in comparison.ends[0].shares]
        yield {"shares": shares, "lead": lead, "won": won}


def calibrate(plan: Row, games: int, journal: Path | None, effort: Effort) -> None:
    def measure(number: int) -> list[Row]:
        seed = f"calibration {number}"
        return list(guesses(play(plan["game"], seed, plan["strength"]), seed, plan["positions"], effort))

    found = measured(plan, games, journal, measure)
    print(f"{plan['game']}: {games} games of merchants with {plan['strength']} simulations, {len(found)} positions")
    print("foretold  positions  mean  won")
    for decile, (size, foretold, won) in deciles(found).items():
        print(f"{10 * decile:3}-{10 * decile + 10:3} % {size:10} {foretold:5.2f} {won:4.2f}")
    for factor in FLATTER:
        print(f"Brier score with {factor:g} times the scale of leads: {brier(found, factor):.4f}")
    forecast, scale = min((brier_of_forecast(found, scale), scale) for scale in SCALES)
    print(f"of the forecast: {forecast:.4f} (with the scale that suits it best: {scale:g})")


def deciles(found: Sequence[Row]) -> dict[int, tuple[int, float, float]]:
    """By tenths of what was foretold: how many positions, the mean of what was foretold, and the share of wins."""
    groups: dict[int, list[Row]] = {}
    for row in found:
        groups.setdefault(min(9, int(10 * mean(row["shares"]))), []).append(row)
    return {
        tenth: (len(rows), mean([mean(row["shares"]) for row in rows]), mean([row["won"] for row in rows]))
        for tenth, rows in sorted(groups.items())
    }


def brier(found: Sequence[Row], factor: float) -> float:
    """How far shares are from results when leads count so many times less."""
    return mean([(mean([flattened(share, factor) for share in row["shares"]]) - row["won"]) ** 2 for row in found])


def flattened(share: float, factor: float) -> float:
    return share if share in (0.0, 1.0) else 1 / (1 + (1 / share - 1) ** (1 / factor))


def brier_of_forecast(found: Sequence[Row], scale: float) -> float:
    return mean([(1 / (1 + math.exp(-row["lead"] / scale)) - row["won"]) ** 2 for row in found])


def plot(journals: Sequence[Path], out: Path) -> None:
    """Foretold against what came, a line a game."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.4, 4.8))
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="#999", linewidth=1)
    for journal in journals:
        plan, *games = map(json.loads, journal.read_text(encoding="utf-8").splitlines())
        rows = deciles([row for game in games for row in game["found"]]).values()
        axes.plot([row[1] for row in rows], [row[2] for row in rows], marker="o", label=plan["game"])
    axes.set(xlabel="share of the win foretold", ylabel="share of the win that came", xlim=(0, 1), ylim=(0, 1))
    axes.legend()
    figure.savefig(out, metadata={"Date": None} if out.suffix == ".svg" else None)


# ----------------------------------------------------------------------------------- turns against each other


def compare_turns(plan: Row, games: int, journal: Path | None, effort: Effort) -> None:
    """Plant turns, and have merchants play on after them and after what the coach's search finds."""

    def measure(number: int) -> list[Row]:
        seed = f"turns {number}"
        record = play(plan["game"], seed, plan["strength"])
        return list(differences(record, seed, plan["positions"], plan["strength"], effort))

    found = measured(plan, games, journal, measure)
    foretold, came = ([row[key] for row in found] for key in ("foretold", "came"))
    print(f"{plan['game']}: {games} games of merchants with {plan['strength']} simulations, {len(found)} planted turns")
    print(f"lost as foretold {mean(foretold):.3f}, as it came {mean(came):.3f} ± {1.96 * error_of(came):.3f}")
    if len(set(foretold)) > 1 and len(set(came)) > 1:
        print(f"correlation of the two: {correlation(foretold, came):.2f}")


def differences(record: Record, seed: str, positions: int, strength: int, effort: Effort) -> Iterator[Row]:
    """By how much the turn found is better than the one planted: as foretold, and as it came."""
    choice = Random(seed)
    stretches, _ = stretches_of(record)
    for stretch in choice.sample(stretches, min(positions, len(stretches))):
        start, seat = stretch.start, stretch.seat
        known = start.resample(seat, hatoba.make_rng(f"{seed} known"))
        line = plant(start, seat, choice)
        lines = distinct(known, [line, find_line(known, Merchant(f"{seed} search"), effort.budget())])
        if not is_forced(start, line) and len(lines) == 2:
            comparison = Comparison(start, seat, lines, f"{seed} draws", effort.simulations_on(start.game))
            comparison.draw(effort.draws)
            came = [
                won(stretch, lines[1], pair, strength) - won(stretch, lines[0], pair, strength) for pair in range(PAIRS)
            ]
            yield {"foretold": round(comparison.difference(1, 0)[0], 4), "came": mean(came)}


def won(stretch: Stretch, line: Line, pair: int, strength: int) -> float:
    """What a seat has of the win when merchants play on after this line."""
    state = play_line(stretch.start.resample(stretch.seat, hatoba.make_rng(f"pair {pair}")), line)
    for action in merchants(state, f"pair {pair}", strength):
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if stretch.seat in outcome.winners else 0.0


# ----------------------------------------------------------------------------------- planted blunders


def find_blunders(plan: Row, games: int, journal: Path | None, effort: Effort) -> None:
    """Plant turns of an apprentice or of nobody at all, and ask the coach."""

    def measure(number: int) -> list[Row]:
        seed = f"blunder {number}"
        return list(planted(play(plan["game"], seed, plan["strength"]), seed, plan["positions"], effort))

    found = measured(plan, games, journal, measure)
    large = [row["said"] in MISTAKES for row in found if row["loss"] >= LARGE]
    fine = [row["said"] in MISTAKES for row in found if row["loss"] < NONE_LOST]
    print(f"{plan['game']}: {games} games of merchants with {plan['strength']} simulations, {len(found)} planted turns")
    print(f"true loss of {LARGE:.0%} or more: {sum(large)} of {len(large)} found")
    print(f"true loss below {NONE_LOST:.0%}: {sum(fine)} of {len(fine)} called a mistake")


def planted(record: Record, seed: str, positions: int, effort: Effort) -> Iterator[Row]:
    """What is said of turns that nobody played, and what they truly cost."""
    deep = Effort(DEEPER * effort.simulations, MORE_DRAWS * effort.draws, playing_on=effort.playing_on)
    choice = Random(seed)
    stretches, _ = stretches_of(record)
    for stretch in choice.sample(stretches, min(positions, len(stretches))):
        line = plant(stretch.start, stretch.seat, choice)
        if not is_forced(stretch.start, line):
            said = judge_turn(stretch.start, line, effort, seed)
            truth = judge_turn(stretch.start, line, deep, f"{seed} deep")
            yield {"said": said.verdict, "loss": round(truth.best.share - truth.played.share, 4)}


def plant(start: State, seat: int, choice: Random) -> Line:
    known = start.resample(seat, hatoba.make_rng(choice.random().hex()))
    bot = make_bot(choice.choice(("apprentice", "random")), choice.randrange(2**30))
    return find_line(known, bot, Budget(simulations=0))


MEASUREMENTS = {"calibration": calibrate, "turns": compare_turns, "blunders": find_blunders}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    whats = parser.add_subparsers(dest="what", required=True)
    for what in MEASUREMENTS:
        one = whats.add_parser(what)
        one.add_argument("game")
        one.add_argument("--games", type=int, default=100)
        one.add_argument("--strength", type=int, default=100, help="simulations a turn of the bots that play")
        one.add_argument("--positions", type=int, default=4, help="how many of each game are looked at")
        one.add_argument("--sims", type=int, default=4000)
        one.add_argument("--draws", type=int, default=64)
        one.add_argument("--playing-on", type=int, help="simulations a turn of the games played on")
        one.add_argument("--journal", type=Path)
    picture = whats.add_parser("plot")
    picture.add_argument("journals", type=Path, nargs="+")
    picture.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    if chosen.what == "plot":
        return plot(chosen.journals, chosen.out)
    look = MEASUREMENTS[chosen.what]
    effort = Effort(chosen.sims, chosen.draws, chosen.playing_on)
    plan = {key: getattr(chosen, key) for key in ("what", "game", "strength", "positions")} | asdict(effort)
    look(plan, chosen.games, chosen.journal, effort)
    return None


if __name__ == "__main__":
    main()
