"""What an action in each area would come to, alone and with each extra-strength card: tried on copies."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hatoba.games.duel import steps
from hatoba.games.duel.areas import amount_at
from hatoba.games.duel.events import Acted
from hatoba.games.duel.state import DuelState

if TYPE_CHECKING:
    from hatoba.games.duel.game import DuelGame


@dataclass(frozen=True)
class Total:
    """The total strength with an extra card (None: alone), what the area gives at it, and rewards of a bonus card."""

    extra: str | None
    strength: int
    amount: int
    rewards: int


def outlook(game: "DuelGame", s: DuelState) -> Mapping[str, tuple[Total, ...]] | None:
    """By area that can be chosen now; None: no area is to be chosen."""
    if s.to_move is None or s.step() != steps.CHOOSE_AREA:
        return None
    first = int(s.table.verbs[steps.CHOOSE].first)
    found: dict[str, tuple[Total, ...]] = {}
    for action in s.legal_actions():
        if s.table.verb_of[action].number == steps.CHOOSE:
            found[str(game.names.area.value(action - first))] = tuple(_totals(game, s, action))
    return found


def _totals(game: "DuelGame", s: DuelState, choose: int) -> Iterator[Total]:
    chosen = _played(s, choose)
    if chosen.step() != steps.STRENGTH:  # Without an extra card nobody is asked.
        yield _total(game, chosen, None)
        return
    first = int(s.table.verbs[steps.ADD].first)
    for action in chosen.legal_actions():
        if s.table.verb_of[action].number == steps.ADD:
            extra = game.names.extra.value(action - first - 1) if action > first else None
            yield _total(game, _played(chosen, action), None if extra is None else str(extra))


def _played(s: DuelState, action: int) -> DuelState:
    after = s.clone()
    after.recording = True
    after.apply(action)
    return after


def _total(game: "DuelGame", after: DuelState, extra: str | None) -> Total:
    acted = next(event for event in after.events if isinstance(event, Acted))
    strength = acted.strength
    amount = amount_at(after.t, game.names.area.values.index(acted.area), strength)
    return Total(extra, strength, int(amount), sum(strength >= start for start in after.t.bonus_from))
