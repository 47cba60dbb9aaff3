"""Lanterns as a Game: names, events, views, facts, and what makes a position possible."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Literal, cast

from hatoba.components import Sheet
from hatoba.engine.catalogue import Catalogue, Domain, Verb
from hatoba.engine.events import Count, Seat, Secret
from hatoba.engine.facts import Facts, ThingKind
from hatoba.engine.fields import SEATS, Field, MaskField
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.reasons import ReasonType
from hatoba.engine.state import RUNNING, SPECTATOR_BIT, State
from hatoba.games.reading import bare_rows, numbers

from . import rules
from .rules import HAND, LANTERNS, LanternsState

LANTERN = Domain("lantern", tuple(range(1, LANTERNS + 1)), first=1)
PLACE = Domain(
    "place",
    (
        *(f"deck_{n}" for n in range(1, LANTERNS + 1)),
        *(f"hand_{seat}_{n}" for seat in SEATS.values for n in range(1, HAND + 1)),
    ),
)
Lantern = Annotated[int, "lantern"]


@dataclass(frozen=True)
class TurnStarted:
    seat: Seat
    turn: Count
    round: Count


@dataclass(frozen=True)
class Lit:
    seat: Seat
    lantern: Lantern
    amount: Count


@dataclass(frozen=True)
class Drawn:
    seat: Seat
    lantern: Secret[Lantern]


@dataclass(frozen=True)
class Passed:
    seat: Seat


@dataclass(frozen=True)
class LanternSeatView:
    """`hand` has null for a lantern that the viewer does not know."""

    hand: tuple[int | None, ...]
    score: int
    score_if_ended_now: int


@dataclass(frozen=True)
class LanternsView:
    game: Literal["lanterns"]
    round: int
    step: str | None
    last: int
    deck: int
    seats: tuple[LanternSeatView, ...]


class LanternsGame(Game):
    """The game with one component sheet."""

    name = "lanterns"
    rules_version = 1
    player_counts = (2, 3, 4)
    endings = ("dark",)
    categories = ("lanterns",)
    view_type = LanternsView
    facts = Facts(
        lead_scale=1000.0,
        text_kinds={"category": "score"},
        things=(ThingKind("piece", "pieces", lambda data: bare_rows("lantern")),),
        texts=files(__package__).joinpath("texts"),
    )

    def __init__(self, sheet: Sheet) -> None:
        self.vp = numbers([0, *(row["vp"] for row in sheet.data["lanterns"]["rows"])])
        reasons = {
            rules.NOT_IN_HAND: ReasonType("not_in_hand"),
            rules.TOO_LOW: ReasonType("too_low", (("lantern", LANTERN),)),
            rules.ANY_MAY_FOLLOW: ReasonType("any_may_follow"),
        }
        events = {rules.TURN_STARTED: TurnStarted, rules.LIT: Lit, rules.DRAWN: Drawn, rules.PASSED: Passed}
        catalogue = Catalogue([Verb("light", (LANTERN,)), Verb("pass")])
        super().__init__(sheet, catalogue, rules.STEPS, rules.RULES, reasons, events, {"lantern": LANTERN})
        self.fields = (
            *self.common_fields(),
            Field("places", (PLACE,), LANTERN),
            MaskField("known", (PLACE,)),
            Field("lit_by", (Domain("lantern", (0, *LANTERN.values)),), Domain("seat", SEATS.values, first=1)),
            Field("last", high=LANTERNS),
            Field("deck", high=LANTERNS),
        )

    def make_blank(self, players: int, options: dict[str, OptionValue]) -> LanternsState:
        s = LanternsState()
        self.start(s, players, options)
        s.vp = self.vp
        self.fill_blank(s)
        s.last = s.deck = 0
        return s

    def set_up(self, state: State) -> None:
        cast(LanternsState, state).set_up()

    def view(self, state: State, seat: int | None) -> LanternsView:
        s = cast(LanternsState, state)
        bit = SPECTATOR_BIT if seat is None else 1 << seat
        seats = [self._seat_view(s, own, bit) for own in range(s.players)]
        step = self.steps.value(s.step()) if s.over == RUNNING else None
        return LanternsView("lanterns", s.round, cast(str | None, step), s.last, s.deck, tuple(seats))

    def _seat_view(self, s: LanternsState, seat: int, bit: int) -> LanternSeatView:
        places = range(s.hand_at(seat), s.hand_at(seat) + HAND)
        hand = tuple(s.places[place] if s.known[place] & bit else None for place in places if s.places[place])
        return LanternSeatView(hand, s.points[seat], s.points[seat])

    def problems(self, state: State) -> Iterator[str]:
        s = cast(LanternsState, state)
        lit = [lantern for lantern, owner in enumerate(s.lit_by) if owner]
        there = Counter(lantern for lantern in (*s.places, *lit) if lantern)
        if there != Counter(LANTERN.values):
            yield "places, lit_by: every lantern must be there once"
        if any((s.places[place] > 0) != (place < s.deck) for place in range(LANTERNS)):
            yield f"deck: its {s.deck} lanterns must fill its first places"
        if any(s.places[s.hand_at(s.players) :]) or any(owner > s.players for owner in s.lit_by):
            yield "places, lit_by: a seat that is not in this game"
        for place, lantern in enumerate(s.places):
            seat = (place - LANTERNS) // HAND
            if s.known[place] != (1 << seat if lantern and seat >= 0 else 0):
                yield f"known.{PLACE.value(place)}: only the seat that holds a lantern knows it"
        for seat in range(s.players):
            if s.points[seat] != sum(s.vp[lantern] for lantern in lit if s.lit_by[lantern] == seat + 1):
                yield f"points.{self.seat_name(seat)}: must be those of the lanterns lit"
        if s.over == RUNNING:
            yield from self._time_problems(s)

    def _time_problems(self, s: LanternsState) -> Iterator[str]:
        if s.depth != 1 or s.step_x():
            yield "stack: one turn at a time, without a number"
        if (s.turn - 1) % s.players != s.seat or (s.turn - 1) // s.players + 1 != s.round:
            yield "turn, round, seat: do not agree"
        if not any(s.places[s.hand_at(s.seat) : s.hand_at(s.seat) + HAND]):
            yield "places: the seat to move must hold a lantern"
        if s.last and not s.lit_by[s.last]:
            yield f"last: nobody lit {s.last}"
