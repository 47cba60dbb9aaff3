"""Yokohama Duel as a Game: the fields of its position, and what makes a position possible."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import ClassVar, cast

from hatoba.components import Sheet
from hatoba.engine.catalogue import Domain
from hatoba.engine.fields import SEATS, Field, MaskField
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.observation import ObservationLayout
from hatoba.engine.pending import FRAME
from hatoba.engine.state import RUNNING, State
from hatoba.games.duel import names, observation, setup, sheet, steps
from hatoba.games.duel.events import EVENTS
from hatoba.games.duel.facts import FACTS
from hatoba.games.duel.position import EXTRA_COUNT, SHOP_COUNT, WAREHOUSE_COUNT
from hatoba.games.duel.rounds import start_player
from hatoba.games.duel.state import RULES, DuelState
from hatoba.games.duel.steps import ACTION_STEPS, CHOOSE_AREA, STEPS, STRENGTH, chosen_card
from hatoba.games.duel.tables import DISCARDED, NEEDS, STATION, STRENGTH_CARDS
from hatoba.games.duel.view import PAYMENTS, DuelView, make_view
from hatoba.games.trade import PAY, payment_prices, payment_units


class DuelGame(Game):
    """The game with one component sheet."""

    name = "duel"
    rules_version = 2
    old_versions = (1,)
    open_since_version_2 = frozenset(map(int, steps.FREE))
    followed_in_version_1: ClassVar[Mapping[tuple[int, int], int]] = {
        (int(steps.BUILDING), int(steps.DONE)): int(steps.END)
    }
    player_counts = (sheet.PLAYERS,)
    endings = names.ENDINGS
    categories = names.CATEGORY_NAMES
    view_type = DuelView
    facts = FACTS

    def __init__(self, component_sheet: Sheet) -> None:
        self.data = component_sheet.data
        self.tables = sheet.make_tables(self.data)
        self.prices = sheet.make_prices(self.data)
        self.names = names.DuelNames(self.data, self.tables)
        super().__init__(
            component_sheet,
            names.make_catalogue(self.names),
            STEPS,
            RULES,
            names.make_reasons(self.names),
            EVENTS,
            self.names.by_name(),
        )
        self.fields = (*self.common_fields(), *self._own_fields())

    # ------------------------------------------------------------------------------- positions

    def make_blank(self, players: int, options: dict[str, OptionValue]) -> DuelState:
        s = DuelState()
        self.start(s, players, options)
        s.t = self.tables
        s.prices = self.prices
        self.fill_blank(s)
        s.order_deck = s.technology_deck = s.bonus_deck = 0
        s.station = -1
        s.recount()
        return s

    def set_up(self, state: State) -> None:
        setup.set_up(cast(DuelState, state))

    def view(self, state: State, seat: int | None) -> DuelView:
        return make_view(self, cast(DuelState, state), seat)

    def describe_observation(self) -> ObservationLayout:
        return observation.describe(self)

    def derive(self, state: State) -> None:
        cast(DuelState, state).recount()

    def _own_fields(self) -> tuple[Field, ...]:
        n = self.names
        return (
            Field("stock", (SEATS, n.kind)),
            Field("extra", (SEATS, n.extra)),
            Field("played", (SEATS, n.strength_card), n.area),
            Field("upgraded", (SEATS, n.strength_card), high=1),
            Field("shops", (SEATS, n.area), high=1),
            Field("warehouses", (n.area,), n.owner),
            Field("hired", (SEATS, n.need), high=1),
            Field("agents", (SEATS,)),
            Field("orders", (n.order_place,), n.order),
            MaskField("order_known", (n.order_place,)),
            Field("order_deck"),
            Field("fulfilled", (_from_zero(n.order),), n.owner),
            Field("technologies", (n.technology_place,), n.technology),
            Field("technology_deck"),
            Field("owner", (_from_zero(n.technology),), n.technology_owner),
            Field("used", (_from_zero(n.technology),), high=1),
            Field("church", (_from_zero(n.church_card),), n.church_place),
            Field("bonus", (n.bonus_place,), n.bonus_card),
            Field("bonus_deck"),
            Field("station", values=n.area),
        )

    # ------------------------------------------------------------------------------- is this position possible

    def problems(self, state: State) -> Iterator[str]:
        s = cast(DuelState, state)
        s.recount()  # some of the checks compare counts
        pending = [(int(s.stack[at]), int(s.stack[at + 1])) for at in range(0, FRAME * int(s.depth), FRAME)]
        waiting = {step for step, _ in pending}
        yield from self._stack_problems(s, pending)
        yield from self._order_problems(s)
        yield from self._technology_problems(s)
        yield from self._bonus_problems(s)
        yield from self._supply_problems(s)
        for seat in range(int(s.players)):
            yield from self._seat_problems(s, seat)
        if s.over == RUNNING:
            yield from self._step_problems(s, waiting)
            yield from self._time_problems(s, pending)

    def _stack_problems(self, s: DuelState, pending: list[tuple[int, int]]) -> Iterator[str]:
        """The number that a step carries must be one that the rules could have given it."""
        technologies, church_cards = int(s.t.technologies), int(s.t.church_cards)
        highest_own = {
            steps.TECHNOLOGY: technologies,
            steps.CHURCH_CARD: church_cards,
            steps.EXCHANGING: 255,
            steps.SECOND_ORDER: 2 * int(steps.LEFT_KNOWN) - 1,
        }
        if sum(step in (steps.PORT, steps.PORT_REST) for step, _ in pending) > 1:
            yield "stack: one port action at a time"
        for at, (step, x) in enumerate(pending):
            name = f"stack.{at}"
            if step in ACTION_STEPS and step != steps.STRENGTH and steps.own_of(x) > highest_own.get(step, 0):
                yield f"{name}: the step has no number {x}"
            if x < 0 or (step in ACTION_STEPS and steps.area_of(x) >= s.t.areas):
                yield f"{name}: the step has no number {x}"
            if step == PAY and not (payment_prices(x) < len(PAYMENTS) and payment_units(x)):
                yield f"{name}: no payment has number {x}"
            if step == steps.STRENGTH and chosen_card(x) >= STRENGTH_CARDS:
                yield f"{name}: no strength card {chosen_card(x) + 1}"
            if step == steps.UPGRADING and x >= s.players:
                yield f"{name}: no seat {x}"
            if step == steps.SECOND_ORDER and steps.own_of(x) and not 1 <= steps.kept_of_pair(x) <= s.t.orders:
                yield f"{name}: no order {steps.kept_of_pair(x)}"
            if step == steps.REFILL_BONUS and not 0 <= x - s.t.bonus_open_at < s.t.bonus_open:
                yield f"{name}: no place {x} for a bonus card"

    def _order_problems(self, s: DuelState) -> Iterator[str]:
        shown = [*s.orders, *(card for card, owner in enumerate(s.fulfilled) if owner)]
        yield from _each_once("orders, fulfilled", "order", shown, int(s.t.orders))
        yield from _filled("order_deck", list(s.orders), int(s.order_deck), int(s.t.drawn_at))
        for place, known in enumerate(s.order_known):
            if known and not s.orders[place]:
                yield f"order_known.{self.names.order_place.value(place)}: there is no card"
        yield from _no_gaps("orders: the drawn cards", list(s.orders[s.t.drawn_at : s.t.hand_at]))

    def _technology_problems(self, s: DuelState) -> Iterator[str]:
        shown = [*s.technologies, *(card for card, owner in enumerate(s.owner) if owner)]
        yield from _each_once("technologies, owner", "technology", shown, int(s.t.technologies))
        yield from _filled("technology_deck", list(s.technologies), int(s.technology_deck), int(s.t.technologies))
        rounds_left = s.t.rounds - max(s.round, 1)
        if s.technology_deck < rounds_left * s.t.technologies_open:
            yield f"technology_deck: {s.technology_deck} cards are too few for {rounds_left} more rounds"
        owned = [0 < owner < DISCARDED for owner in s.owner]
        for technology, used in enumerate(s.used):
            if used and not owned[technology]:
                yield f"used.{self.names.technology.value(technology)}: nobody has it"
        if s.station >= 0 and not owned[STATION]:
            yield "station: nobody has the technology"

    def _bonus_problems(self, s: DuelState) -> Iterator[str]:
        for card, count in Counter(card for card in s.bonus if card).items():
            if count > 1:
                yield f"bonus: card {card} is there {count} times"
        yield from _filled("bonus_deck", list(s.bonus), int(s.bonus_deck), int(s.t.bonus_cards))

    def _supply_problems(self, s: DuelState) -> Iterator[str]:
        if sum(place > 0 for place in s.church) != s.t.church_open:
            yield f"church: {s.t.church_open} cards must be open or taken"
        if s.agents_left() < 0:
            yield f"hired: {sum(s.hired)} agents, of {s.t.agent_cards} in all"
        for kind, cards in enumerate(s.t.extra_cards):
            if s.extra_left(kind) < 0:
                yield f"extra: {cards - s.extra_left(kind)} cards {self.names.extra.value(kind)}, of {cards} in all"

    def _seat_problems(self, s: DuelState, seat: int) -> Iterator[str]:
        letter = self.seat_name(seat)
        for what, built, total in (
            ("shops", s.count(seat, SHOP_COUNT), s.t.shops),
            ("warehouses", s.count(seat, WAREHOUSE_COUNT), s.t.warehouses),
        ):
            if built > total:
                yield f"{what} of {letter}: {built}, of {total} in all"
        hired = sum(s.hired[seat * NEEDS : (seat + 1) * NEEDS])
        if s.agents[seat] > hired:
            yield f"agents.{letter}: {s.agents[seat]} can be used, but {hired} were hired"
        start = int(s.hand_start(seat))
        hand = list(s.orders[start : start + s.t.orders])
        yield from _no_gaps(f"orders: hand_{letter}", hand)
        for slot, card in enumerate(hand):
            if card and not s.order_known[start + slot] >> seat & 1:
                yield f"order_known.hand_{letter}_{slot + 1}: {letter} must know it"

    def _step_problems(self, s: DuelState, waiting: set[int]) -> Iterator[str]:
        """What may be unfinished only while a step says so."""
        drawn = s.orders[s.t.drawn_at] != 0
        if drawn and not waiting & {steps.PORT, steps.PORT_REST}:
            yield "orders: cards lie drawn, but no port action is pending"
        if waiting & {steps.PORT, steps.SECOND_ORDER} and not drawn:
            yield "orders: a port action is pending, but no card is drawn"
        has_station = 0 < s.owner[STATION] < DISCARDED
        if has_station and s.station < 0 and steps.STATION_TOKEN not in waiting:
            yield "station: somebody has the technology, so the token lies in an area"
        empty = list(s.bonus[s.t.bonus_open_at :]).count(0)
        if empty != int(steps.REFILL_BONUS in waiting):
            yield f"bonus: {s.t.bonus_open} cards must lie open"
        for seat in range(int(s.players)):
            held = s.count(seat, EXTRA_COUNT)
            if held > s.t.extra_max and not (seat == s.seat and steps.EXTRA_CARDS in waiting):
                yield f"extra.{self.seat_name(seat)}: {held} cards, of at most {s.t.extra_max}"

    def _time_problems(self, s: DuelState, pending: list[tuple[int, int]]) -> Iterator[str]:
        """Turn, round, seat and the strength cards played must agree."""
        waiting = {step for step, _ in pending}
        if steps.FIRST_ORDERS in waiting:
            if s.turn or s.round:
                yield "turn, round: 0 while the first orders are chosen"
            return
        per_round = int(s.players * s.t.turns)
        done = int(s.turn - 1) % per_round + 1
        between = bool(waiting & {steps.NEXT_ROUND, steps.FIRST_TURN})
        if not 1 <= s.turn <= per_round * s.t.rounds:
            yield f"turn: must be from 1 to {per_round * s.t.rounds}, not {s.turn}"
        elif s.round != (s.turn - 1) // per_round + 1 + (steps.FIRST_TURN in waiting):
            yield f"round: turn {s.turn} is not in round {s.round}"
        elif between and done != per_round:
            yield f"turn: no round ends with turn {s.turn}"
        elif not between and s.seat != (start_player(s, s.round) + done - 1) % s.players:
            yield f"seat: turn {s.turn} is not a turn of {self.seat_name(int(s.seat))}"
        else:
            not_yet = any(step == CHOOSE_AREA or (step == STRENGTH and not steps.is_by_agent(x)) for step, x in pending)
            yield from self._played_problems(s, 0 if between else done, not_yet)

    def _played_problems(self, s: DuelState, done: int, not_yet: bool) -> Iterator[str]:
        """Every turn of the round has played one card; the running one may not have played it yet."""
        for seat in range(int(s.players)):
            turns = (done + (seat == start_player(s, s.round))) // 2 - (not_yet and seat == s.seat)
            cards = s.played[seat * STRENGTH_CARDS : (seat + 1) * STRENGTH_CARDS]
            out = sum(area >= 0 for area in cards)
            if out != (turns if done else 0):
                yield f"played.{self.seat_name(seat)}: {out} strength cards lie out in turn {s.turn}, not {turns}"


def _from_zero(domain: Domain) -> Domain:
    """An axis that also has the place 0, which stands for none."""
    return Domain(domain.name, (0, *domain.values))


def _each_once(path: str, what: str, shown: list[int], cards: int) -> Iterator[str]:
    counts = Counter(shown)
    for card in range(1, cards + 1):
        if counts[card] != 1:
            yield f"{path}: {what} {card} is there {counts[card]} times, not once"


def _filled(name: str, cards: list[int], size: int, region: int) -> Iterator[str]:
    if any((cards[at] != 0) != (at < size) for at in range(region)):
        yield f"{name}: the deck's {size} cards must fill its first places"


def _no_gaps(path: str, cards: list[int]) -> Iterator[str]:
    if any(later and not earlier for earlier, later in pairwise(cards)):
        yield f"{path} must fill the first places"
