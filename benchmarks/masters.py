"""A bot against the veterans of version 0.1 at equal time, in mirrored games.

    python benchmarks/masters.py nippon --games 400                                  # magnate against veteran-magnate
    python benchmarks/masters.py duel --bot network:FILE --sims 100 --games 60       # a network of one's own
    python benchmarks/masters.py yokohama --share 0.1                                # a tenth of its time

The veteran has `--sims` simulations a turn. Some games of both are timed first (processor time of a turn), and the bot
gets as many simulations as cost the same. The games themselves are then repeatable; with `--journal` a run that was cut
goes on, with the numbers that were calibrated at its beginning.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import hatoba
from hatoba.arena import Seated, make_setting, make_tournament, play_match, read_entrant, run_plan, summarise
from hatoba.arena.progress import progress_bar
from hatoba.bots import Bot, Budget, make_bot
from hatoba.engine.state import State

SECONDS_EACH = 12.0
"""What each of the two is timed for, at least."""
PASSES = 2
"""Timings: the second with the simulations that the first one found, for time does not grow quite as they do."""


@dataclass
class Timed:
    """A bot that is timed."""

    bot: Bot
    seconds: float = 0.0
    turns: set[tuple[int, int]] = field(default_factory=set)
    game: int = 0

    def choose(self, position: State, budget: Budget) -> int:
        start = time.process_time()
        action = self.bot.choose(position, budget)
        self.seconds += time.process_time() - start
        self.turns.add((self.game, int(position.turn)))
        return action

    @property
    def a_turn(self) -> float:
        return self.seconds / len(self.turns)


def seconds_a_turn(game: str, players: int, bots: Sequence[tuple[str, int]]) -> list[float]:
    """Processor time of a turn for each of two bots with their simulations, in games against each other."""
    timed = [Timed(make_bot(bot, "calibration")) for bot, _ in bots]
    setting = make_setting(game, players)
    number = 0
    while min(one.seconds for one in timed) < SECONDS_EACH:
        seated = []
        for seat in range(players):
            who = (seat + number) % 2
            timed[who].bot, timed[who].game = make_bot(bots[who][0], f"calibration {number}"), number
            seated.append(Seated(bots[who][0], timed[who], Budget(simulations=bots[who][1])))
        play_match(setting.new(f"calibration:{number}"), seated, hatoba.make_rng(number))
        number += 1
    return [one.a_turn for one in timed]


def calibrate(game: str, players: int, bot: str, veteran: str, sims: int, share: float) -> int:
    """How many simulations of the bot take this share of the veteran's time."""
    own = sims
    for _ in range(PASSES):
        mine, theirs = seconds_a_turn(game, players, ((bot, own), (veteran, sims)))
        print(f"{bot}: {own} simulations, {mine * 1000:.1f} ms a turn; {veteran}: {sims}, {theirs * 1000:.1f} ms")
        own = max(1, round(own * share * theirs / mine))
    return own


def calibrated(journal: Path | None, arguments: argparse.Namespace) -> int:
    """The bot's simulations: as they stand beside the journal of a run that was cut, or measured now."""
    kept = None if journal is None else journal.with_suffix(".sims")
    if kept is not None and kept.exists():
        return int(json.loads(kept.read_text(encoding="utf-8")))
    a = arguments
    own = calibrate(a.game, a.players, a.bot, a.against, a.sims, a.share)
    if kept is not None:
        kept.write_text(json.dumps(own), encoding="utf-8")
    return own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="magnate")
    parser.add_argument("--against", default="veteran-magnate")
    parser.add_argument("--sims", type=int, default=100, help="the veteran's simulations a turn")
    parser.add_argument("--share", type=float, default=1.0, help="of the veteran's time")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="masters")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--journal", type=Path)
    arguments = parser.parse_args()
    own = calibrated(arguments.journal, arguments)
    entrants = (read_entrant(f"{arguments.bot}@sims={own}"), read_entrant(f"{arguments.against}@sims={arguments.sims}"))
    setting = make_setting(arguments.game, arguments.players)
    tournament = make_tournament(setting, entrants, arguments.games, arguments.seed, pairs="adjacent")
    with progress_bar("games") as tell:
        results = run_plan(tournament, arguments.journal, arguments.processes, tell=tell)
    summary = summarise(tournament, results)
    row = summary.rows[0]
    wins, margin = row.wins, row.margin.interval
    print(
        f"{row.bot} against {', '.join(row.others)}: {row.games} games, "
        f"wins {100 * wins.value:.1f} % [{100 * wins.low:.1f}, {100 * wins.high:.1f}] "
        f"(a fair share is {100 * row.fair_share:.0f} %), "
        f"margin {margin.value:+.1f} [{margin.low:+.1f}, {margin.high:+.1f}] points; endings {dict(summary.endings)}"
    )


if __name__ == "__main__":
    main()
