"""One game between bots. The arena holds the true state; a bot sees only what its seat may know."""

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hatoba.arena.entrants import Entrant
from hatoba.bots import Bot, Budget, make_bot
from hatoba.bots.outside import BotFault, OutsideBot
from hatoba.engine.fields import SEATS
from hatoba.engine.rng import Rng
from hatoba.engine.state import State


@dataclass(frozen=True)
class Seated:
    """A bot at its seat."""

    label: str
    bot: Bot
    budget: Budget


@dataclass(frozen=True)
class Fault:
    """What a bot did that no player may do: which bot, in which position, and what."""

    bot: str
    seat: int
    what: str
    decision: int
    step: str
    digest: str
    position: dict[str, Any]

    def __str__(self) -> str:
        return (
            f"{self.bot} in seat {SEATS.values[self.seat]} {self.what} "
            f"(decision {self.decision}, step {self.step}, position {self.digest})"
        )


@dataclass(frozen=True)
class Match:
    """How a game went. `wins` is by seat: 1, or a share of it if several won."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    reason: str
    rounds: int
    turns: int
    decisions: int
    actions: tuple[int, ...]
    fault: Fault | None = None


class Watcher(Protocol):
    """Somebody who is shown the true state: not a bot."""

    def begin(self, state: State) -> None:
        """Called before the first decision."""
        ...

    def after(self, state: State) -> None:
        """Called after each action."""
        ...


def seat_bot(entrant: Entrant, seed: str) -> Seated:
    """A fresh bot for one game."""
    return Seated(entrant.label, make_bot(entrant.bot, seed), entrant.budget)


def play_match(state: State, seated: Sequence[Seated], rng: Rng, watcher: Watcher | None = None) -> Match:
    """Play a game to its end, or to the first fault of a bot: then the others share the win."""
    try:
        return _play(state, seated, rng, watcher)
    finally:
        for player in seated:
            if isinstance(player.bot, OutsideBot):
                player.bot.close()


def _play(state: State, seated: Sequence[Seated], rng: Rng, watcher: Watcher | None) -> Match:
    actions: list[int] = []
    if watcher is not None:
        state.recording = True
        watcher.begin(state)
    while (seat := state.to_move) is not None:
        action, wrong = _ask(seated[seat], state, seat, rng)
        if wrong:
            return _forfeited(state, actions, _fault(state, seated[seat].label, seat, wrong, len(actions) + 1))
        state.apply(action)
        actions.append(action)
        if watcher is not None:
            watcher.after(state)
    return _finished(state, actions)


def _ask(player: Seated, state: State, seat: int, rng: Rng) -> tuple[int, str]:
    """The bot's action, or what is wrong with its answer."""
    position = state.resample(seat, rng)
    try:
        answer = player.bot.choose(position, player.budget)
    except BotFault as error:
        return 0, str(error)
    except Exception as error:  # a user's bot may raise anything; it loses this game, not the tournament
        return 0, f"raised {type(error).__name__}: {error}"
    try:
        action = operator.index(answer)
    except TypeError:
        return 0, f"answered {answer!r}, which is no action"
    if not 0 <= action < len(state.game.catalogue):
        return 0, f"answered {action}; actions run from 0 to {len(state.game.catalogue) - 1}"
    reason = state.why_illegal(action)
    return action, f"chose {state.notation(action)!r}, which is not legal: {reason}" if reason else ""


def _fault(state: State, label: str, seat: int, what: str, decision: int) -> Fault:
    step = str(state.game.steps.value(state.step()))
    return Fault(label, seat, what, decision, step, state.digest(), state.snapshot())


def _forfeited(state: State, actions: Sequence[int], fault: Fault) -> Match:
    players = int(state.players)
    wins = tuple(0.0 if seat == fault.seat else 1 / (players - 1) for seat in range(players))
    scores = state.standing().scores
    return Match(scores, wins, "forfeit", int(state.round), int(state.turn), fault.decision, tuple(actions), fault)


def _finished(state: State, actions: Sequence[int]) -> Match:
    outcome = state.outcome()
    assert outcome is not None
    wins = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(int(state.players)))
    return Match(
        outcome.scores, wins, str(outcome.reason), int(state.round), int(state.turn), len(actions), tuple(actions)
    )
