"""What a change of the sheet does: found where there is something, and nothing where there is chance alone."""

from random import Random
from typing import Any

from hatoba.arena import make_setting, read_entrant, run_plan
from hatoba.arena.effect import Effect, EffectPlan, effect_of
from hatoba.components import load, parse


def plan_with(text: str | None, games: int = 3) -> EffectPlan:
    after = make_setting("duel", 2, components=None if text is None else parse(text, "duel"))
    return EffectPlan(make_setting("duel", 2), after, read_entrant("apprentice"), games, "1")


def invented(chance: Random, more: float) -> dict[str, Any]:
    """A game as a plan tells it, in which the first seat wins the more often."""
    first = chance.random() < 0.5 + more
    points = {"orders": chance.randint(5, 20) + round(20 * more)}
    return {
        "scores": [30, 20] if first else [20, 30],
        "wins": [float(first), float(not first)],
        "reason": chance.choice(["rounds", "houses"]),
        "rounds": chance.randint(3, 5),
        "turns": 16,
        "decisions": 40,
        "items": {
            kind.name: {"laid": [], "dealt": [[], []], "shown": [], "taken": [[], []]}
            for kind in make_setting("duel", 2).game.facts.items
        },
        "breakdown": [points, points],
    }


def effect_with(seed: int, more: float) -> Effect:
    chance = Random(seed)
    return effect_of(plan_with(None), [(invented(chance, 0.0), invented(chance, more)) for _ in range(150)])


def moved(effect: Effect) -> set[str]:
    return {part.name for part in effect.parts if part.moved}


def test_chance_alone_moves_nothing_and_a_real_change_is_seen() -> None:
    """Of forty comparisons of the same with itself, about one in twenty may say too much."""
    assert sum(bool(moved(effect_with(seed, 0.0))) for seed in range(40)) <= 5
    assert moved(effect_with(1, 0.4)) == {"seats", "categories"}
    few = effect_of(plan_with(None), [(invented(Random(1), 0.0), invented(Random(1), 0.5))] * 5)
    assert not moved(few)  # too few games to be sure of anything


def test_the_same_games_are_played_with_both_sheets() -> None:
    same = plan_with(load("duel").text)
    effect = same.effect(run_plan(same))
    assert all(change.change == 0 for part in effect.parts for change in part.changes)
    assert all(row.change == 0 for row in effect.rows)

    dear = load("duel").text.replace("vp =  2, reward = { yen = 3 }", "vp = 99, reward = { yen = 3 }")
    other = plan_with(dear)
    results = run_plan(other)
    assert [task for task, _ in results] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    orders = next(part for part in other.effect(results).parts if part.name == "categories").changes[0]
    assert orders.name == "orders" and orders.change > 0
    assert other.effect(results[:3]).games == 1  # as far as both have been played
