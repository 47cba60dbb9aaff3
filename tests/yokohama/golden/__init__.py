"""Recorded games that must replay to the same digests and scores for good.

`python -m tests.yokohama.golden` writes them anew: do that only when a rule was changed on purpose.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import hatoba
from hatoba.engine.outcome import Outcome
from hatoba.engine.state import State

FOLDER = Path(__file__).parent
SCORES = FOLDER / "scores.json"
DECLINING = ("return", "done", "end")
WORTHWHILE = ("achieve", "build", "declare", "develop", "fulfil", "hire", "token", "worship")


@dataclass(frozen=True)
class Plan:
    """A game to be played at random; `avoid` are verbs nobody likes, so that the game lasts and ends in another way."""

    players: int
    seed: int
    options: dict[str, Any]
    avoid: tuple[str, ...] = field(default=())


GAMES = {
    f"{players}-{edition}-{seed}": Plan(players, seed, {"edition": edition})
    for players in (2, 3, 4)
    for edition in ("second", "original")
    for seed in (1, 2)
}
EXPANSIONS = {"achievement_rewards": True, "free_agents": True}
GAMES["2-second-no-rival"] = Plan(2, 3, {"rival": False})
GAMES["2-second-builders"] = Plan(2, 1, {}, avoid=("worship", "declare", "take"))
GAMES["3-original-builders"] = Plan(3, 1, {"edition": "original"}, avoid=("worship", "declare", "take"))
GAMES["4-second-customs"] = Plan(4, 1, {}, avoid=("worship", "take", "build"))
GAMES["3-second-expansions"] = Plan(3, 4, EXPANSIONS, avoid=("worship", "declare", "take"))
GAMES["4-second-expansions"] = Plan(4, 5, EXPANSIONS)


def play(name: str) -> tuple[str, Outcome]:
    """The record of a game and its outcome."""
    plan = GAMES[name]
    record = hatoba.record("yokohama", players=plan.players, seed=plan.seed, **plan.options)
    state = record.first_state()
    rng = Random(name)
    while state.to_move is not None:
        record.play(state, choose(state, plan, rng))
    outcome = state.outcome()
    assert outcome is not None
    return record.text(), outcome


def choose(state: State, plan: Plan, rng: Random) -> int:
    """A random action, but seldom one that declines, and often one that scores."""
    actions = state.legal_actions()
    verbs = {action: state.notation(action).split()[0] for action in actions}
    liked = [action for action in actions if verbs[action] not in plan.avoid] or actions
    lively = [action for action in liked if verbs[action] not in DECLINING]
    scoring = [action for action in liked if verbs[action] in WORTHWHILE]
    if scoring and rng.random() < 0.8:
        return rng.choice(scoring)
    return rng.choice(lively if lively and rng.random() < 0.95 else liked)


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def result(outcome: Outcome) -> dict[str, Any]:
    """What is written beside a record."""
    return {"scores": list(outcome.scores), "ranks": list(outcome.ranks), "reason": outcome.reason}


def write() -> None:
    """Play every game anew and write it down."""
    results = {}
    for name in GAMES:
        text, outcome = play(name)
        path(name).write_text(text, encoding="utf-8")
        results[name] = result(outcome)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(shown)}" for name, shown in results.items())
    SCORES.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
