"""Duel's state, and the rule of each verb."""

from typing import Any, Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import BoundStep, Rule
from hatoba.engine.state import RUNNING
from hatoba.engine.vectors import vec
from hatoba.games import trade
from hatoba.games.duel import areas, evaluate, evaluate_forecast, features, free, observe, rounds, scoring, steps, turn
from hatoba.games.duel.position import HAND_COUNT, TALLY, TECHNOLOGY_SET, DuelPosition
from hatoba.games.duel.steps import own_of, with_own
from hatoba.games.duel.tables import STAGECOACH, TRAM


class DuelState(DuelPosition):
    """A position of Yokohama Duel that can be played."""

    __slots__ = ()

    def clone(self) -> "DuelState":
        other = DuelState()
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
        return evaluate.forecast(self, seat)

    def foresee(self, seat: i64) -> i64:
        return evaluate_forecast.foresee(self, seat)

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The categories in their order."""
        return scoring.compare(self.points if self.over != RUNNING else self.breakdown(), seat, other)

    def rights(self) -> i64:
        at = self.seat * TALLY + TECHNOLOGY_SET
        return self.tally[at]

    def has_other_ways(self, step: BoundStep) -> bool:
        """Any order in hand counts as one that may be fulfilled: a stop must not tell what the hand allows."""
        if self.tally[self.seat * TALLY + HAND_COUNT] > 0:
            for verb in step.about:
                if verb.number == steps.FULFIL:
                    return True
        return super().has_other_ways(step)

    def use_exchange(self) -> None:
        left = own_of(self.step_x()) - 1
        if left > 0:
            self.set_step_x(with_own(self.step_x(), left))
        else:
            self.pop()


RULES: Final[dict[int, Rule[Any]]] = {
    steps.DONE: turn.Done(),
    steps.END: turn.EndTurn(),
    steps.FULFIL: free.Fulfil(),
    steps.HIRE: free.Hire(),
    steps.AGENT: free.SendAgent(),
    steps.SPIN: free.Spin(),
    steps.CHOOSE: turn.Choose(),
    steps.RIDE: turn.Ride(),
    steps.TAKE_TRAM: turn.ChooseUsed(TRAM),
    steps.TAKE_STAGECOACH: turn.ChooseUsed(STAGECOACH),
    steps.POST: turn.Post(),
    steps.CALL: turn.Call(),
    steps.ADD: turn.Add(),
    steps.WORSHIP: areas.Worship(),
    steps.TURN: areas.Turn(),
    steps.SELL: trade.Sell(),
    steps.BUY: trade.Buy(),
    steps.DEVELOP: areas.Develop(),
    steps.STATION_ON: areas.PutStation(),
    steps.KEEP: areas.Keep(),
    steps.UNDER: turn.PutUnder(),
    steps.PAY_WITH: trade.PayWith(),
    steps.BONUS: turn.TakeBonus(),
    steps.BUILD: turn.Build(),
    steps.PUT_BACK: turn.PutBack(),
    steps.UPGRADE: rounds.Upgrade(),
    steps.GAIN_CHURCH_CARD: areas.GainChurchCard(),
    steps.GAIN_TECHNOLOGY: areas.GainTechnology(),
    steps.REFILL: turn.RefillBonus(),
    steps.BEGIN_ROUND: rounds.BeginRound(),
    steps.BEGIN_TURN: turn.BeginTurn(),
}
