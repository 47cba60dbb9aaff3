"""Teach a network a game for two by playing against itself: PPO with action masks, on many games at once.

    pip install 'hatoba[train]'
    python examples/train.py --game duel --minutes 15 --out build/train

Writes progress.jsonl, progress.png (win rate against random and apprentice over time) and a checkpoint after every
examination; run again with --resume to go on. One thread; the same seed gives the same games. The checkpoint plays in
the arena:

    cd examples && hatoba arena duel --bots train:Checkpoint:../build/train/checkpoint.pt,merchant@sims=20
"""

import argparse
import json
import math
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.engine.state import State
from hatoba.envs.many import ManyGames
from hatoba.envs.setting import EnvSetting, make_setting, view_of

OPPONENTS = {"random": "hatoba.bots.random:RandomBot", "apprentice": "hatoba.bots.levels:Apprentice"}


@dataclass(frozen=True)
class Plan:
    """How to learn. Rewards are half for winning and half for the margin, of which `margin` points count in full.

    Games end after `rounds` rounds at the latest: a network that has learned nothing yet would not come to an end.
    """

    game: str = "duel"
    rounds: int = 60
    games: int = 128
    steps: int = 64
    epochs: int = 3
    batch: int = 1024
    rate: float = 5e-4
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    width: int = 256
    margin: float = 30.0

    def setting(self) -> EnvSetting:
        """The game that is learned, for two."""
        return make_setting(self.game, 2, "score difference", round_limit=self.rounds)


class Network(nn.Module):
    """From what a seat sees to a policy over all actions and the value of the position for that seat."""

    def __init__(self, setting: EnvSetting, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(setting.scale()))
        self.body = nn.Sequential(nn.Linear(setting.layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, setting.wait)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log probabilities of the actions, and the value from -1 to 1."""
        inner = self.body(seen.float() * self.scale)
        logits = self.policy(inner).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(inner)).squeeze(1)


class Memory:
    """What happened in the last steps of all games."""

    def __init__(self, plan: Plan, size: int, actions: int) -> None:
        shape = (plan.steps, plan.games)
        self.seen = np.zeros((*shape, size), np.int16)
        self.masks = np.zeros((*shape, actions), np.bool_)
        self.actions = np.zeros(shape, np.int64)
        self.chances = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros(shape, np.float32)
        self.follows = np.zeros(shape, np.float32)
        """What the next value is worth to the seat that moved: 1 its own, -1 the other's, 0 none (the game ended)."""


@torch.no_grad()
def play(network: Network, games: ManyGames, memory: Memory, plan: Plan) -> np.ndarray[Any, Any]:
    """Fill the memory by playing; the values of the positions reached."""
    for step in range(plan.steps):
        memory.seen[step], memory.masks[step] = games.observations, games.masks
        log_policy, values = network(torch.from_numpy(memory.seen[step]), torch.from_numpy(memory.masks[step]))
        chosen = torch.multinomial(log_policy.exp(), 1)
        movers = games.seats.copy()
        memory.actions[step] = chosen.squeeze(1).numpy()
        memory.chances[step] = log_policy.gather(1, chosen).squeeze(1).numpy()
        memory.values[step] = values.numpy()
        games.step(memory.actions[step])
        margins = games.rewards[np.arange(plan.games), movers]
        memory.rewards[step] = 0.5 * np.sign(margins) + 0.5 * np.clip(margins / plan.margin, -1, 1)
        memory.follows[step] = np.where(games.dones, 0, np.where(games.seats == movers, 1, -1))
    _, values = network(torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy()))
    return values.numpy()


def advantages(memory: Memory, last: np.ndarray[Any, Any], plan: Plan) -> np.ndarray[Any, Any]:
    """Generalised advantages of a game for two in which one's gain is the other's loss."""
    result = np.zeros_like(memory.values)
    value, ahead = last, np.zeros_like(last)
    for step in reversed(range(plan.steps)):
        follows = plan.discount * memory.follows[step]
        surprise = memory.rewards[step] + follows * value - memory.values[step]
        ahead = surprise + plan.trace * follows * ahead
        result[step] = ahead
        value = memory.values[step]
    return result


def learn(network: Network, optimiser: torch.optim.Optimizer, memory: Memory, gains: Any, plan: Plan) -> float:
    """Some epochs over the memory; the mean entropy of the policy."""
    count = plan.steps * plan.games
    parts = [memory.seen, memory.masks, memory.actions, memory.chances]
    seen, masks, actions, chances = (torch.from_numpy(part.reshape(count, *part.shape[2:])) for part in parts)
    gain = torch.from_numpy(gains.reshape(count))
    target = gain + torch.from_numpy(memory.values.reshape(count))
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    unforced = masks.sum(1) > 1
    entropies = []
    for _ in range(plan.epochs):
        for rows in torch.randperm(count).split(plan.batch):
            log_policy, values = network(seen[rows], masks[rows])
            ratio = (log_policy.gather(1, actions[rows, None]).squeeze(1) - chances[rows]).exp()
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            free = unforced[rows]
            policy_loss = -torch.min(ratio * gain[rows], clipped * gain[rows])[free].mean()
            entropy = -(log_policy.exp() * log_policy).sum(1)[free].mean()
            value_loss = (values - target[rows]).square().mean()
            loss = policy_loss - plan.entropy * entropy + plan.value_weight * value_loss
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


class Checkpoint:
    """What was learned as a bot: the most likely action. `train:Checkpoint:FILE` names the file."""

    def __init__(self, seed: int | str, file: str) -> None:
        kept = torch.load(file, weights_only=True)
        plan = Plan(**kept["plan"])
        setting = plan.setting()
        self.network = Network(setting, plan.width)
        self.network.load_state_dict(kept["network"])
        self.canvas = setting.layout.canvas(1)
        self.row = view_of(self.canvas.values, np.int16, 1, setting.layout.size)
        self.mask = torch.zeros(1, setting.wait, dtype=torch.bool)

    @torch.no_grad()
    def choose(self, position: State, budget: Budget) -> int:
        self.canvas.begin(0, True)
        position.observe(position.seat, self.canvas)
        self.mask.zero_()
        self.mask[0, position.legal_actions()] = True
        return int(self.network(torch.from_numpy(self.row.copy()), self.mask)[0].argmax())


@torch.no_grad()
def examine(network: Network, plan: Plan, opponent: str, pairs: int, seed: str) -> float:
    """The share of wins (a tie is half a win) in mirrored games: every seed is played from both seats."""
    setting = plan.setting()
    layout = setting.layout
    states = [setting.new(f"{seed}:{number // 2}") for number in range(2 * pairs)]
    own_seat = [number % 2 for number in range(2 * pairs)]
    bot, chance = make_bot(OPPONENTS[opponent], seed), hatoba.make_rng(seed)
    canvas = layout.canvas(2 * pairs)
    rows = view_of(canvas.values, np.int16, 2 * pairs, layout.size)
    running = list(range(2 * pairs))
    while running:
        asked = []
        for number in running:
            state = states[number]
            while state.to_move is not None and state.to_move != own_seat[number]:
                state.apply(bot.choose(state.resample(state.to_move, chance), Budget()))
            if state.to_move is not None:
                canvas.begin(number, True)
                state.observe(own_seat[number], canvas)
                asked.append(number)
        if asked:
            masks = torch.zeros(len(asked), setting.wait, dtype=torch.bool)
            for row, number in enumerate(asked):
                masks[row, states[number].legal_actions()] = True
            best = network(torch.from_numpy(rows[asked]), masks)[0].argmax(1).tolist()
            for number, action in zip(asked, best, strict=True):
                states[number].apply(action)
        running = asked
    wins = 0.0
    for state, seat in zip(states, own_seat, strict=True):
        outcome = state.outcome()
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wins / (2 * pairs)


def draw(rows: list[dict[str, float]], file: Path) -> None:
    """Win rates over time."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for name in OPPONENTS:
        axes.plot([row["minutes"] for row in rows], [100 * row[name] for row in rows], marker="o", label=f"vs {name}")
    axes.axhline(90, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of training", ylabel="mirrored games won, %", ylim=(0, 100))
    axes.legend()
    figure.tight_layout()
    figure.savefig(file)
    pyplot.close(figure)


class Training:
    """A network, its optimiser and its progress, kept in a folder."""

    def __init__(self, plan: Plan, out: Path, seed: int, resume: bool) -> None:
        torch.manual_seed(seed)
        self.plan, self.out, self.seed = plan, out, seed
        self.network = Network(plan.setting(), plan.width)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=plan.rate, eps=1e-5)
        self.rows: list[dict[str, float]] = []
        self.steps = 0
        self.before = 0.0
        out.mkdir(parents=True, exist_ok=True)
        if resume:
            kept = torch.load(out / "checkpoint.pt", weights_only=True)
            self.network.load_state_dict(kept["network"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.rows, self.steps, self.before = kept["rows"], kept["steps"], kept["minutes"]
        self.start = time.monotonic()

    def minutes(self) -> float:
        """Spent on training, runs before this one included."""
        return self.before + (time.monotonic() - self.start) / 60

    def run(self, minutes: float, every: float, pairs: int, updates: int) -> None:
        """Train until so many minutes are spent or updates made, examining now and then."""
        seed, limit = f"{self.seed}:{self.steps}", self.plan.rounds
        games = ManyGames(self.plan.game, self.plan.games, seed=seed, rewards="score difference", round_limit=limit)
        memory = Memory(self.plan, games.layout.size, games.actions)
        next_examination, entropy = self.minutes(), math.nan
        most = updates * self.plan.steps * self.plan.games
        while True:
            over = self.minutes() >= minutes or self.steps >= most
            if over or self.minutes() >= next_examination:
                self.report(pairs, entropy)
                next_examination = self.minutes() + every
            if over:
                return
            last = play(self.network, games, memory, self.plan)
            entropy = learn(self.network, self.optimiser, memory, advantages(memory, last, self.plan), self.plan)
            self.steps += self.plan.steps * self.plan.games

    def report(self, pairs: int, entropy: float) -> None:
        """Examine, print, draw, and write a checkpoint."""
        row = {"minutes": round(self.minutes(), 2), "steps": self.steps, "entropy": round(entropy, 3)}
        for name in OPPONENTS:
            row[name] = examine(self.network, self.plan, name, pairs, f"examination {self.seed}")
        self.rows.append(row)
        print(json.dumps(row), flush=True)
        with (self.out / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        draw(self.rows, self.out / "progress.png")
        self.keep()

    def keep(self) -> None:
        """Write a checkpoint."""
        kept = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "rows": self.rows,
            "steps": self.steps,
            "minutes": self.minutes(),
            "plan": asdict(self.plan),
        }
        torch.save(kept, self.out / "checkpoint.pt")


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a network a game by playing against itself.")
    parser.add_argument("--game", default="duel", choices=hatoba.games.names())
    parser.add_argument("--minutes", type=float, default=15, help="minutes of training in all")
    parser.add_argument("--updates", type=int, default=1_000_000, help="updates of the network in all, if sooner")
    parser.add_argument("--every", type=float, default=2, help="minutes between examinations")
    parser.add_argument("--pairs", type=int, default=100, help="mirrored pairs of games in an examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/train"))
    parser.add_argument("--resume", action="store_true", help="go on from the last checkpoint")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    training = Training(Plan(arguments.game), arguments.out, arguments.seed, arguments.resume)
    training.run(arguments.minutes, arguments.every, arguments.pairs, arguments.updates)


if __name__ == "__main__":
    main()
