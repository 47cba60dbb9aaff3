"""The network while it learns, in floating point: numpy is all that one of this size needs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hatoba.bots.network import BITS, FIRST_BITS
from hatoba.learning.samples import Samples, by_place, by_seat, np

POINTS = 30.0
"""Points to an output of 1, as hatoba.bots.network reads it."""
LEAST_SPREAD = 0.1
"""What hardly ever differs is not blown up by more than its inverse."""
WIN_WEIGHT = 0.5
"""Of the loss of odds beside that of points."""
PARTS = ("w1", "b1", "w2", "b2", "w3", "b3")


@dataclass(frozen=True)
class Schedule:
    """How a fit goes."""

    epochs: int = 4
    batch: int = 1024
    rate: float = 1.2e-3
    decay: float = 3e-2


class Judge:
    """Features, less their mean and over their spread; two layers of units; points and odds by place."""

    def __init__(self, inputs: int, players: int, hidden: int, second: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.players = players
        self.mean = np.zeros(inputs, np.float32)
        self.spread = np.ones(inputs, np.float32)
        self.weights = {
            "w1": rng.standard_normal((inputs, hidden)).astype(np.float32) * np.float32((2 / inputs) ** 0.5),
            "b1": np.zeros(hidden, np.float32),
            "w2": rng.standard_normal((hidden, second)).astype(np.float32) * np.float32((2 / hidden) ** 0.5),
            "b2": np.zeros(second, np.float32),
            "w3": np.zeros((second, 2 * players), np.float32),
            "b3": np.zeros(2 * players, np.float32),
        }

    def copy(self) -> "Judge":
        other = Judge.__new__(Judge)
        other.players = self.players
        other.mean = self.mean
        other.spread = self.spread
        other.weights = {name: value.copy() for name, value in self.weights.items()}
        return other

    # ------------------------------------------------------------------------------- judging

    def outputs(self, features: Any) -> Any:
        return self._forward(self._scaled(features))[-1]

    def values(self, samples: Samples) -> tuple[Any, Any]:
        """By turn and seat: final points above the seats' mean, and shares of the win."""
        parts = [self.outputs(samples.features[at : at + 8192]) for at in range(0, len(samples), 8192)]
        outputs = np.concatenate(parts)
        points = samples.foreseen + POINTS * by_seat(outputs[:, : self.players], samples.movers)
        return centred(points), by_seat(softmax(outputs[:, self.players :]), samples.movers)

    def _scaled(self, features: Any) -> Any:
        return (features.astype(np.float32) - self.mean) / self.spread

    def _forward(self, x: Any) -> tuple[Any, Any, Any]:
        w = self.weights
        first = np.maximum(x @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return first, second, second @ w["w3"] + w["b3"]

    # ------------------------------------------------------------------------------- learning

    def look_at(self, features: Any) -> None:
        """Take mean and spread from these features; what the network says does not change."""
        mean = features.mean(0, dtype=np.float64).astype(np.float32)
        spread = np.maximum(features.std(0, dtype=np.float64), LEAST_SPREAD).astype(np.float32)
        w = self.weights
        w["b1"] = w["b1"] + ((mean - self.mean) / self.spread) @ w["w1"]
        w["w1"] = w["w1"] * (spread / self.spread)[:, None]
        self.mean = mean
        self.spread = spread

    def fit(self, samples: Samples, points: Any, wins: Any, schedule: Schedule, seed: int) -> float:
        """Learn targets by turn and seat; the mean loss of the last epoch. AdamW, its rate rising and falling once."""
        rng = np.random.default_rng(seed)
        targets = np.concatenate([by_place(points / POINTS, samples.movers), by_place(wins, samples.movers)], axis=1)
        foreseen = by_place(centred(samples.foreseen) / POINTS, samples.movers)
        weights = samples.weights[samples.games]
        steps = schedule.epochs * max(1, len(samples) // schedule.batch)
        optimiser = AdamW(self.weights, schedule.decay)
        loss = 0.0
        for step, chosen in enumerate(_batches(len(samples), schedule, rng)):
            gradient, loss_now = self._gradient(
                self._scaled(samples.features[chosen]), foreseen[chosen], targets[chosen], weights[chosen]
            )
            optimiser.step(gradient, schedule.rate * one_cycle(step / steps))
            loss += loss_now * (step >= steps - steps // schedule.epochs)
        return loss / max(1, steps // schedule.epochs)

    def _gradient(self, x: Any, foreseen: Any, targets: Any, weights: Any) -> tuple[dict[str, Any], float]:
        w = self.weights
        players = self.players
        first, second, out = self._forward(x)
        wrong = centred(out[:, :players]) + foreseen - targets[:, :players]
        shares = softmax(out[:, players:])
        odds = shares - targets[:, players:]
        scale = (weights / weights.sum())[:, None]
        d3 = np.concatenate([2 * centred(wrong), WIN_WEIGHT * odds], axis=1) * scale
        d2 = (d3 @ w["w3"].T) * (second > 0)
        d1 = (d2 @ w["w2"].T) * (first > 0)
        surprise = -(targets[:, players:] * np.log(shares + 1e-9)).sum(1, keepdims=True)
        loss = float((((wrong**2).sum(1, keepdims=True) + WIN_WEIGHT * surprise) * scale).sum())
        gradient = {"w1": x.T @ d1, "b1": d1.sum(0), "w2": first.T @ d2, "b2": d2.sum(0)}
        return {**gradient, "w3": second.T @ d3, "b3": d3.sum(0)}, loss

    # ------------------------------------------------------------------------------- files

    def save(self, file: Any) -> None:
        np.savez(file, players=self.players, mean=self.mean, spread=self.spread, **self.weights)

    def layers(self) -> list[dict[str, Any]]:
        """The weights as whole numbers, as hatoba.bots.weights reads them; the first layer takes in mean and spread."""
        w = self.weights
        first = w["w1"].astype(np.float64) / self.spread[:, None]
        bias = w["b1"].astype(np.float64) - self.mean.astype(np.float64) @ first
        return [
            {"weights": _whole(first, FIRST_BITS), "biases": _whole(bias, FIRST_BITS)},
            {"weights": _whole(w["w2"].T, BITS), "biases": _whole(w["b2"], 2 * BITS)},
            {"weights": _whole(w["w3"].T, BITS), "biases": _whole(w["b3"], 2 * BITS)},
        ]


def load_judge(file: Any) -> Judge:
    """A network that was saved."""
    data = np.load(file)
    judge = Judge.__new__(Judge)
    judge.players = int(data["players"])
    judge.mean = data["mean"]
    judge.spread = data["spread"]
    judge.weights = {name: data[name] for name in PARTS}
    return judge


class AdamW:
    """Adam with decay of the weights apart from the gradient (Loshchilov and Hutter)."""

    def __init__(self, weights: dict[str, Any], decay: float) -> None:
        self.weights = weights
        self.decay = decay
        self.first = {name: np.zeros_like(value) for name, value in weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def step(self, gradient: dict[str, Any], rate: float) -> None:
        self.steps += 1
        for name, change in gradient.items():
            self.first[name] += 0.1 * (change - self.first[name])
            self.second[name] += 0.001 * (change * change - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= np.float32(rate) * (mean / size + self.decay * self.weights[name])


def one_cycle(part: float) -> float:
    """From a little up to 1 in the first third, then down to nothing."""
    return 0.04 + 0.96 * part / 0.3 if part < 0.3 else (1 - part) / 0.7


def _batches(count: int, schedule: Schedule, rng: Any) -> Iterator[Any]:
    size = min(schedule.batch, count)
    for _ in range(schedule.epochs):
        order = rng.permutation(count)
        for at in range(0, count - size + 1, size):
            yield order[at : at + size]


def centred(values: Any) -> Any:
    """Less the mean of the seats: only differences decide."""
    return values - values.mean(1, keepdims=True)


def softmax(odds: Any) -> Any:
    raised = np.exp(odds - odds.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def _whole(values: Any, bits: int) -> list[Any]:
    found: list[Any] = np.rint(np.asarray(values, np.float64) * (1 << int(bits))).astype(np.int64).tolist()
    return found
