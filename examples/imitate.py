"""Teach a network to play as the bots of a data set do, from observations, masks, actions and results alone.

    hatoba dataset make duel --games 2000 --bot merchant@sims=50 -o round_limit=60 --out build/data
    python examples/imitate.py --data build/data --out build/imitate

It writes a checkpoint like that of train.py: a bot for the arena, and a beginning for `train.py --resume`.
"""

import argparse
import json
from pathlib import Path

import torch
from torch.nn.functional import nll_loss
from train import OPPONENTS, Plan, Training, examine

from hatoba.data import read_decisions
from hatoba.data.reading import made_by

BATCH = 512


def learn(training: Training, data: Path) -> float:
    """Once through the data set, some games at a time; the share of decisions in which the network agreed."""
    agreed = decisions = 0
    waiting: list[tuple[torch.Tensor, ...]] = []
    for game in read_decisions(data):
        parts = (game.observations, game.masks[:, :-1], game.actions, game.returns)
        waiting.append(tuple(torch.from_numpy(part) for part in parts))
        if sum(len(rows[0]) for rows in waiting) < BATCH:
            continue
        seen, masks, actions, returns = (torch.cat(column) for column in zip(*waiting, strict=True))
        waiting = []
        log_policy, values = training.network(seen, masks)
        loss = nll_loss(log_policy, actions.long()) + (values - returns).square().mean()
        training.optimiser.zero_grad()
        loss.backward()
        training.optimiser.step()
        agreed += int((log_policy.argmax(1) == actions).sum())
        decisions += len(actions)
    return agreed / max(decisions, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a network to play as the bots of a data set do.")
    parser.add_argument("--data", type=Path, required=True, help="the folder of hatoba dataset make, a game for two")
    parser.add_argument("--epochs", type=int, default=3, help="how often the data set is gone through")
    parser.add_argument("--pairs", type=int, default=100, help="mirrored pairs of games in the examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/imitate"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    plan = Plan(made_by(arguments.data)["game"])
    training = Training(plan, arguments.out, arguments.seed, resume=False)
    for epoch in range(arguments.epochs):
        print(json.dumps({"epoch": epoch + 1, "agreed": round(learn(training, arguments.data), 3)}), flush=True)
    wins = {name: examine(training.network, plan, name, arguments.pairs, "imitation") for name in OPPONENTS}
    print(json.dumps(wins))
    training.keep()


if __name__ == "__main__":
    main()
