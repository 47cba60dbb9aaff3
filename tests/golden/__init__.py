"""Recorded games that must replay to the same digests and scores for good.

`python -m tests.golden` writes them anew: do that only when a rule was changed on purpose.
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
DECLINING = ("return", "done", "end", "consolidate", "blueprint")
WORTHWHILE = (
    *("achieve", "build", "declare", "develop", "fulfil", "hire", "token", "worship"),
    *("agent", "bonus", "postal", "ride", "stagecoach", "telephone", "tram", "turn"),
    *("invest", "local_market", "export", "return"),
)
"""Verbs that score or are rare, by game."""


@dataclass(frozen=True)
class Plan:
    """A game to be played at random; `avoid` is how actions begin that nobody likes, so that it goes another way."""

    game: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    avoid: tuple[str, ...] = field(default=())


BUILDERS = ("worship", "declare", "take")
EXPANSIONS = {"achievement_rewards": True, "free_agents": True}
ORIGINAL = {"edition": "original"}
GAMES = {
    **{
        f"yokohama/{players}-{edition}-{seed}": Plan("yokohama", players, seed, {"edition": edition})
        for players in (2, 3, 4)
        for edition in ("second", "original")
        for seed in (1, 2)
    },
    "yokohama/2-second-no-rival": Plan("yokohama", 2, 3, {"rival": False}),
    "yokohama/2-second-builders": Plan("yokohama", 2, 1, avoid=BUILDERS),
    "yokohama/3-original-shophouses": Plan("yokohama", 3, 2, ORIGINAL, avoid=(*BUILDERS, "build trading")),
    "yokohama/3-second-customs": Plan("yokohama", 3, 4, avoid=("worship", "take", "build", "return")),
    "yokohama/2-second-expansions": Plan("yokohama", 2, 4, EXPANSIONS, avoid=BUILDERS),
    "yokohama/4-second-expansions": Plan("yokohama", 4, 16, EXPANSIONS),
    **{f"duel/2-{seed}": Plan("duel", 2, seed) for seed in (1, 2, 3, 10, 16, 25, 41)},
    "duel/2-hoarders": Plan("duel", 2, 48, avoid=("add plus", "done")),
    "duel/2-builders": Plan("duel", 2, 30, avoid=("add plus", "done")),
    **{f"nippon/{players}-{seed}": Plan("nippon", players, seed) for players in (2, 3, 4) for seed in (1, 2)},
    "nippon/2-40": Plan("nippon", 2, 40),
}


def play(name: str) -> tuple[str, Outcome]:
    """The record of a game and its outcome."""
    plan = GAMES[name]
    record = hatoba.record(plan.game, players=plan.players, seed=plan.seed, components=None, **plan.options)
    state = record.first_state()
    rng = Random(f"{plan.game} {plan.players} {plan.seed}")
    while state.to_move is not None:
        record.play(state, choose(state, plan, rng))
    outcome = state.outcome()
    assert outcome is not None
    return record.text(), outcome


def choose(state: State, plan: Plan, rng: Random) -> int:
    """A random action, but seldom one that declines, and often one that scores."""
    actions = state.legal_actions()
    verbs = {action: state.notation(action).split()[0] for action in actions}
    liked = [action for action in actions if not state.notation(action).startswith(plan.avoid)] or actions
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
