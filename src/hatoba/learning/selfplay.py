"""Games of a bot against itself, as seeds and actions: what a network learns from."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import hatoba
from hatoba.arena import Entrant
from hatoba.arena.match import seat_bot
from hatoba.arena.runner import Result, Task
from hatoba.arena.setting import ARENA_ROUND_LIMIT, game_with
from hatoba.arena.tournament import derive
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import ROUND_LIMIT, Game, OptionValue
from hatoba.engine.state import State

WILD = 0.15
"""The part of the turns that begin with any legal action, so that bad positions are met too."""
VISITOR = 0.25
"""The part of the games in which one seat is an opponent of the past."""
ODD_OPTIONS = 0.5
"""The part of the games in which options are drawn; the others are played as people usually do."""


@dataclass(frozen=True)
class SelfPlay:
    """A plan of games, one a task (`hatoba.arena.runner`). Each depends on the plan and its number alone."""

    game: str
    players: int
    games: int
    seed: str
    best: Entrant
    past: tuple[Entrant, ...] = ()
    sheet: str | None = None
    """The text of an own component sheet."""
    rival: Entrant | None = None
    """Who has every seat but one, where a network learns to beat somebody."""

    @property
    def own(self) -> Game:
        return game_with(self.game, self.sheet)

    def identity(self) -> dict[str, Any]:
        """What makes two plans the same one; more games may be added later."""
        identity: dict[str, Any] = {
            "plan": "self-play",
            "game": self.game,
            "rules": self.own.rules_version,
            "sheet": self.own.sheet.id,
            "players": self.players,
            "seed": self.seed,
            "best": self.best.identity(),
            "past": [entrant.identity() for entrant in self.past],
        }
        return identity if self.rival is None else {**identity, "rival": self.rival.identity()}

    def tasks(self) -> list[Task]:
        return [(number,) for number in range(self.games)]

    def run(self, task: Task) -> Result:
        """Play one game."""
        name = f"{self.seed}:{task[0]}"
        choice = Random(name)
        options = draw_options(self.own, self.players, choice)
        state = self.own.new(self.players, name, **options)
        actions = list(_play(state, self.seated(choice), name, choice))
        outcome = state.outcome()
        assert outcome is not None
        wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(self.players)]
        return {"options": options, "actions": actions, "scores": list(outcome.scores), "wins": wins}

    def seated(self, choice: Random) -> list[Entrant]:
        """Who sits where in one game."""
        entrants = [self.rival or self.best] * self.players
        if self.rival is not None:
            entrants[choice.randrange(self.players)] = self.best
        elif self.past and choice.random() < VISITOR:
            entrants[choice.randrange(self.players)] = choice.choice(self.past)
        return entrants

    def replay(self, task: Task, result: Result) -> Iterator[State]:
        """The positions of a game at the beginning of each turn. It is one state, changed in place."""
        seed = f"{self.seed}:{task[0]}"
        state = self.own.new(self.players, seed, **result["options"])
        begun = -1
        for action in result["actions"]:
            if state.turn != begun:
                begun = int(state.turn)
                yield state
            state.apply(action)


def _play(state: State, entrants: list[Entrant], name: str, choice: Random) -> Iterator[int]:
    """The actions of a game, to its end."""
    rng = hatoba.make_rng(derive(f"{name}|resample"))
    seated = [seat_bot(entrant, derive(f"{name}|{seat}")) for seat, entrant in enumerate(entrants)]
    begun = -1
    while (seat := state.to_move) is not None:
        begins = state.turn != begun
        begun = int(state.turn)
        if begins and choice.random() < WILD:
            action = choice.choice(state.legal_actions())
        else:
            player = seated[seat]
            action = player.bot.choose(state.resample(seat, rng), player.budget)
        yield int(action)
        state.apply(action)


def draw_options(game: Game, players: int, choice: Random) -> dict[str, OptionValue]:
    """Options of one game: half of the time the usual ones, otherwise any that go together."""
    usual: dict[str, OptionValue] = {ROUND_LIMIT.name: ARENA_ROUND_LIMIT}
    if choice.random() >= ODD_OPTIONS:
        return usual
    drawn = {option.name: choice.choice(option.choices) for option in game.options if option.choices}
    try:
        game.check_options(players, {**usual, **drawn})
    except InvalidOption:
        return {**usual, **{name: value for name, value in drawn.items() if isinstance(value, str)}}
    return {**usual, **drawn}
