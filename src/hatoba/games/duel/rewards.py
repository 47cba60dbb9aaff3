"""Rewards of orders, church cards and strength bonuses."""

from mypy_extensions import i64

from hatoba.engine.vectors import vec
from hatoba.games.duel.position import DuelPosition
from hatoba.games.duel.steps import IMPORTS_TURNED
from hatoba.games.duel.tables import EXTRA_KINDS, REWARD, REWARD_EXTRA, REWARD_ORDERS, REWARD_TURN
from hatoba.games.trade import IMPORTS, TURNED, YEN


def give(s: DuelPosition, rewards: vec[i64], row: i64) -> None:
    """Give the acting seat a row of rewards: each entry is one gain."""
    at = row * REWARD
    kind: i64 = 0
    while kind <= YEN:
        s.gain(s.seat, kind, rewards[at + kind])
        kind += 1
    turn_imports(s, rewards[at + REWARD_TURN])
    s.draw_orders(rewards[at + REWARD_ORDERS])
    kind = 0
    while kind < EXTRA_KINDS:
        s.gain_extra(kind, rewards[at + REWARD_EXTRA + kind])
        kind += 1


def turn_imports(s: DuelPosition, wanted: i64) -> None:
    """Turn face-up imports of the acting seat, as many as there are."""
    face_up = s.owned(s.seat, IMPORTS)
    count = wanted if wanted < face_up else face_up
    if count > 0:
        at = s.seat * s.prices.kinds
        s.stock[at + IMPORTS] -= count
        s.stock[at + TURNED] += count
        s.emit(IMPORTS_TURNED, s.seat, count)
