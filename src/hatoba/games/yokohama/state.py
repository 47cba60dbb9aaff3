"""Yokohama's state, and the rule of each verb."""

from typing import Any, Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import Rule
from hatoba.engine.vectors import vec
from hatoba.games import trade
from hatoba.games.yokohama import (
    additional,
    areas,
    evaluate,
    features,
    movement,
    observe,
    rewards,
    scoring,
    steps,
    turn,
)
from hatoba.games.yokohama.position import TALLY, TECHNOLOGY_MASK, YokohamaPosition


class YokohamaState(YokohamaPosition):
    """A position of Yokohama that can be played."""

    __slots__ = ()

    def clone(self) -> "YokohamaState":
        other = YokohamaState()
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

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The seat nearest clockwise from the start player, who is seat 0."""
        return seat - other

    def rights(self) -> i64:
        at = self.seat * TALLY + TECHNOLOGY_MASK
        return self.tally[at]

    def use_exchange(self) -> None:
        rewards.use_once(self)


RULES: Final[dict[int, Rule[Any]]] = {
    steps.DONE: turn.Done(),
    steps.END: turn.EndTurn(),
    steps.KEEP: turn.Keep(),
    steps.FULFIL: additional.Fulfil(),
    steps.ACHIEVE: additional.Achieve(),
    steps.AGENT: additional.SendAgent(),
    steps.USE: additional.UseAgent(),
    steps.CLAIM: additional.Claim(),
    steps.SPIN: additional.Spin(),
    steps.STUDY: additional.Study(),
    steps.PLACE: turn.Place(),
    steps.PLACE_TWO: turn.PlaceTwo(),
    steps.GO: movement.Go(),
    steps.WALK: movement.Walk(),
    steps.STOP: movement.Stop(),
    steps.RIDE: movement.Ride(),
    steps.RETURN: movement.Return(),
    steps.RECALL: movement.Recall(),
    steps.SELL: trade.Sell(),
    steps.BUY: trade.Buy(),
    steps.HIRE: rewards.Hire(),
    steps.WORSHIP: areas.Worship(),
    steps.DECLARE: areas.Declare(),
    steps.DEVELOP: areas.Develop(),
    steps.TAKE: areas.Take(),
    steps.PAY_WITH: trade.PayWith(),
    steps.FROM: areas.TakeFrom(),
    steps.TOKEN: turn.TakeToken(),
    steps.BUILD: turn.Build(),
    steps.LEAVE: turn.Leave(),
    steps.GAIN: rewards.GainGood(),
    steps.LIFT: rewards.Lift(),
    steps.DROP: rewards.Drop(),
    steps.STATION_ON: areas.PutStation(),
    steps.ACT: turn.Act(),
    steps.GAIN_TECHNOLOGY: areas.GainTechnology(),
    steps.RECEIVE_ORDER: areas.ReceiveOrder(),
    steps.FILL_PORT: areas.FillPort(),
    steps.OPEN_UP: additional.OpenUp(),
}
