"""OpenSpiel's own IS-MCTS (Python) against one of our bots, in mirrored games of two.

    python -m benchmarks.ismcts duel --games 20 --sims 400 --bot magnate --own-sims 20 --journal ismcts.jsonl

OpenSpiel's bot has its simulations for every decision, ours has its own for a whole turn. Both choose on what their
seat may know: OpenSpiel's resamples through our adapter, ours gets a resampled position. Every shuffle is played twice,
with the seats changed. With a journal a run that was cut goes on. Needs open_spiel.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from hatoba.arena.statistics import wilson
from hatoba.bots import Budget, make_bot
from hatoba.engine.rng import make_rng
from hatoba.envs.spiel import SpielGame

EXPLORATION = 1.4


def theirs(game: SpielGame, simulations: int, seed: int) -> Any:
    """Its bot, with one random game to the end for each simulation, as its own examples have it."""
    chance = np.random.RandomState(seed)
    return ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=EXPLORATION,
        max_simulations=simulations,
        max_world_samples=-1,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )


def play(name: str, number: int, bot: str, own_sims: int, simulations: int) -> dict[str, Any]:
    """One game; our seat changes from one to the next, the shuffle from every second to the next."""
    game = pyspiel.load_game(f"hatoba_{name}(round_limit=200)")
    state, shuffle, seat = game.new_initial_state(), Random(f"ismcts {number // 2}"), number % 2
    while state.is_chance_node():
        state.apply_action(shuffle.randrange(256))
    ours, other = make_bot(bot, number), theirs(game, simulations, number)
    rng, began = make_rng(f"ismcts {number}"), time.process_time()
    while not state.is_terminal():
        if state.current_player() == seat:
            action = ours.choose(state.position.resample(seat, rng), Budget(simulations=own_sims))
        else:
            action = other.step(state)
        state.apply_action(action)
    end = state.position
    winners = [each for each in range(2) if end.rank(end.points, each) == 1]
    share = (seat in winners) / len(winners)
    return {"seat": seat, "share": share, "points": end.scores(), "seconds": round(time.process_time() - began)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--sims", type=int, default=400)
    parser.add_argument("--bot", default="magnate")
    parser.add_argument("--own-sims", type=int, default=20)
    parser.add_argument("--journal", type=Path)
    chosen = parser.parse_args()
    plan = {"game": chosen.game, "sims": chosen.sims, "bot": chosen.bot, "own_sims": chosen.own_sims}
    lines = [json.dumps(plan)]
    if chosen.journal and chosen.journal.exists():
        lines = chosen.journal.read_text(encoding="utf-8").splitlines()
    if json.loads(lines[0]) != plan:
        raise SystemExit(f"{chosen.journal} has games of another plan: {lines[0]}")
    for number in range(len(lines) - 1, chosen.games):
        lines.append(json.dumps(play(chosen.game, number, chosen.bot, chosen.own_sims, chosen.sims)))
        if chosen.journal:
            chosen.journal.write_text("\n".join(lines) + "\n", encoding="utf-8")
    shares = [json.loads(line)["share"] for line in lines[1 : chosen.games + 1]]
    won = wilson(sum(shares), len(shares))
    print(
        f"{chosen.bot} with {chosen.own_sims} simulations a turn against IS-MCTS with {chosen.sims} for every decision:"
    )
    print(
        f"{100 * won.value:.0f} % ({100 * won.low:.0f} to {100 * won.high:.0f}) of {len(shares)} games of {chosen.game}"
    )


if __name__ == "__main__":
    main()
