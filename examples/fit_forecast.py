"""Fit a forecast: record games between bots, then weigh what the seats had by how those games ended.

    python examples/fit_forecast.py duel --games 300 --simulations 70
    python examples/fit_forecast.py duel --games 1000 --simulations 0      apprentices: quick, and much the same

It takes hundreds of games, compiled: with few, the weights make the forecast worse, which the first line says.

Prints what the game's plain forecast leaves out, in hundredths of points for one of each thing: at the end (`kept`),
and how much more with the whole game ahead (`ahead`). A fit shows no causes: who is winning anyway also keeps cards
back. So now and then a seat is given one thing for nothing, and the last lines say what that changed, in points.
"""

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.games import trade
from hatoba.games.duel import evaluate_forecast
from hatoba.games.nippon import tables, worth
from hatoba.games.nippon.evaluate_weights import WHOLE_GAME

GIFT_CHANCE = 0.15
"""Of a gift when a turn begins."""
WILD_CHANCE = 0.02
"""Of any legal action in place of the bot's, so that things also vary for no reason."""
RIDGE = 1000.0
"""How many turns speak for no weight at all: more make weights smaller and steadier."""
FOLDS = 5


def duel_features(s: Any, seat: int) -> tuple[float, dict[str, float]]:
    """The part of the game still ahead, and what the seat has."""
    turns = s.t.rounds * s.t.turns * s.players
    has = evaluate_forecast.features(s, seat)
    return (turns - s.turn) / turns, {row[0]: float(has[at]) for at, row in enumerate(evaluate_forecast.WEIGHTS)}


def duel_gift(s: Any, seat: int, what: str) -> None:
    goods = {"silk": trade.SILK, "yen": trade.YEN, "import": trade.IMPORTS, "turned import": trade.TURNED}
    if what == "agent":
        s.agents[seat] += 1
    elif what in goods:
        s.stock[seat * s.prices.kinds + goods[what]] += 1
    elif s.extra[2 * seat] + s.extra[2 * seat + 1] < s.t.extra_max and s.extra_left(int(what == "+2")) > 0:
        s.add_extra(seat, int(what == "+2"), 1)


def nippon_features(s: Any, seat: int) -> tuple[float, dict[str, float]]:
    has = {f"{thing} {level}": 0.0 for thing in ("factory", "machine", "cube") for level in (1, 2, 3)}
    for good in range(tables.GOODS):
        at, level = seat * tables.GOODS + good, s.t.good_level[good]
        has[f"factory {level}"] += s.factories[at] != 0
        has[f"machine {level}"] += s.machines[at]
        has[f"cube {level}"] += s.stores[at]
    has |= {f"track {track}": s.tracks[seat * tables.TRACKS + track] for track in range(tables.TRACKS)}
    has |= {"yen": s.owned(seat, tables.YEN), "blueprints": s.owned(seat, tables.BLUEPRINTS), "hired": s.hired(seat)}
    has |= {"ships": s.gone(seat, tables.SHIP), "trains": s.gone(seat, tables.TRAIN)}
    return worth.turns_ahead(s, seat) / WHOLE_GAME, has


def nippon_gift(s: Any, seat: int, what: str) -> None:
    s.stock[seat * tables.KINDS + (tables.YEN if what == "yen" else tables.BLUEPRINTS)] += 1


Features = Callable[[Any, int], tuple[float, dict[str, float]]]
GAMES: dict[str, tuple[Features, Callable[[Any, int, str], None], tuple[str, ...]]] = {
    "duel": (duel_features, duel_gift, ("agent", "+1", "+2", "silk", "yen", "import", "turned import")),
    "nippon": (nippon_features, nippon_gift, ("yen", "blueprint")),
}


@dataclass
class Rows:
    """One for each turn that began; leads are seat 0 over seat 1, in points."""

    game: list[int] = field(default_factory=list)
    has: list[list[float]] = field(default_factory=list)
    """The difference in each thing, then the same times the part of the game still ahead; last, whose turn it is."""
    missed: list[float] = field(default_factory=list)
    """By how much the final lead was more than forecast."""
    gifts: dict[str, list[float]] = field(default_factory=dict)
    """By kind: how much better the game ended than was forecast before the gift."""


def lead(s: Any) -> float:
    return float(s.forecast(0) - s.forecast(1)) / 100


def note(s: Any, features: Features, number: int, rows: Rows) -> list[str]:
    """Add a row; the names of the things."""
    (ahead, mine), (_, other) = features(s, 0), features(s, 1)
    apart = [float(mine[name] - other[name]) for name in mine]
    rows.game.append(number)
    rows.has.append([*apart, *(ahead * one for one in apart), 1.0 - 2 * s.seat])
    rows.missed.append(-lead(s))
    return list(mine)


def record(game: str, number: int, simulations: int, rows: Rows) -> list[str]:
    """Play one game and add its rows; the names of the things."""
    features, give, gifts = GAMES[game]
    chance, rng = random.Random(number), hatoba.make_rng(number)
    s: Any = hatoba.new_game(game, players=2, seed=f"fit:{number}")
    bots = [make_bot("merchant" if simulations else "apprentice", f"{number}:{seat}") for seat in range(2)]
    begun, first, names = -1, len(rows.game), list[str]()
    given: list[tuple[int, str, float, float, float]] = []
    while (seat := s.to_move) is not None:
        if s.turn != begun:
            begun = s.turn
            if chance.random() < GIFT_CHANCE:
                to, what, before = chance.randrange(2), chance.choice(gifts), lead(s)
                give(s, to, what)
                given.append((len(rows.game), what, 1.0 - 2 * to, before, lead(s) - before))
            names = note(s, features, number, rows)
        wild = chance.random() < WILD_CHANCE
        action = bots[seat].choose(s.resample(seat, rng), Budget(simulations=simulations))
        s.apply(chance.choice(s.legal_actions()) if wild else int(action))
    final, end = float(s.scores()[0] - s.scores()[1]), len(rows.game)
    for row, what, sign, before, jump in reversed(given):
        rows.gifts.setdefault(what, []).append(sign * (final - before))
        rows.missed[row:end] = [missed + final for missed in rows.missed[row:end]]
        final, end = final - jump, row  # turns before a gift could not know of it
    rows.missed[first:end] = [missed + final for missed in rows.missed[first:end]]
    return names


def ridge(has: Any, missed: Any) -> Any:
    size = has.std(0) + 1e-9
    scaled = has / size
    return np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(has.shape[1]), scaled.T @ missed) / size


def report(rows: Rows, names: list[str]) -> None:
    """The weights, how much truer they make the forecast of games left out of the fit, and the gifts."""
    has, missed, fold = np.array(rows.has), np.array(rows.missed), np.array(rows.game) % FOLDS
    rest = missed.copy()
    for k in range(FOLDS):
        rest[fold == k] -= has[fold == k] @ ridge(has[fold != k], missed[fold != k])
    print(f"{len(missed)} turns: the forecast is off by {missed.std():.2f} points, with these weights {rest.std():.2f}")
    weights = 100 * ridge(has, missed)
    for at, name in enumerate(names):
        print(f"{name:32} kept {weights[at]:6.0f}  ahead {weights[len(names) + at]:6.0f}")
    for what, gains in rows.gifts.items():
        print(f"gift of {what:24} {np.mean(gains):6.1f} +- {np.std(gains) / len(gains) ** 0.5:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=70, help="of merchants, a turn; 0: apprentices play")
    options = parser.parse_args()
    rows, names = Rows(), list[str]()
    for number in range(options.games):
        names = record(options.game, number, options.simulations, rows)
    report(rows, names)


if __name__ == "__main__":
    main()
