"""Nippon's state, and the rule of each verb."""

from typing import Any, Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import FRAME, Rule
from hatoba.engine.vectors import vec
from hatoba.games.nippon import (
    actions,
    building,
    evaluate,
    evaluate_forecast,
    features,
    market,
    observe,
    scoring,
    steps,
    turn,
)
from hatoba.games.nippon.position import NipponPosition
from hatoba.games.nippon.tables import SHIP, TRAIN


class NipponState(NipponPosition):
    """A position of Nippon that can be played."""

    __slots__ = ()

    def clone(self) -> "NipponState":
        other = NipponState()
        other.copy_position(self)
        return other

    def breakdown(self) -> vec[i64]:
        return scoring.breakdown(self)

    def describe(self, row: vec[i64]) -> i64:
        return features.describe(self, row)

    def observe(self, seat: i64, canvas: Canvas) -> None:
        observe.write(self, seat, canvas)

    def evaluate(self, seat: i64) -> i64:
        return evaluate.estimate(self, seat)

    def forecast(self, seat: i64) -> i64:
        return evaluate_forecast.forecast(self, seat)

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The one who came last in the final round is ahead: nearest to the last mover, counter-clockwise."""
        players = self.players
        return (self.seat - seat + players) % players - (self.seat - other + players) % players

    def may_leave(self) -> bool:
        """An action needs its first piece; gifts of a factory need none."""
        at = (self.depth - 1) * FRAME
        return self.stack[at] > steps.LAST_PIECES or steps.pieces_done(self.stack[at + 1]) != 0


RULES: Final[dict[int, Rule[Any]]] = {
    steps.DONE: turn.Done(),
    steps.END: turn.EndTurn(),
    steps.BLUEPRINT: turn.SpendBlueprints(),
    steps.TAKE: turn.Take(),
    steps.CONSOLIDATE: turn.Consolidate(),
    steps.ADVANCE: actions.Advance(),
    steps.RUN: actions.Run(),
    steps.FULFIL: actions.Fulfil(),
    steps.PAY: actions.Pay(),
    steps.BUILD: building.Build(),
    steps.UPGRADE: building.Upgrade(),
    steps.SHIP: actions.Place(SHIP),
    steps.TRAIN: actions.Place(TRAIN),
    steps.DELIVER: market.Deliver(),
    steps.CUBES: market.PayCubes(),
    steps.TOKEN: market.PutToken(),
    steps.RETURN: market.ReturnToken(),
    steps.REWARD: turn.TakeReward(),
    steps.PUT: turn.Put(),
    steps.PAY_WAGES: turn.PayWages(),
}
