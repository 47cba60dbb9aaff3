"""The rules of Lanterns.

A deck of twenty numbered lanterns. Every seat holds three that nobody else sees. In turn one lights a lantern with a
higher number than the one lit last, for its points, and draws another; or one passes, and then any lantern may follow.
Nobody passes where any may follow. The game ends when the seat to move holds nothing.
"""

from typing import Any, Final

from mypy_extensions import i64

from hatoba.engine.cards import find_place, redeal
from hatoba.engine.packing import Packer
from hatoba.engine.pending import FIRST_OWN_REASON, Rule, reason
from hatoba.engine.rng import Rng, stream
from hatoba.engine.state import ENDED_BY_LIMIT, FIRST_OWN_ENDING, State
from hatoba.engine.steps import asks
from hatoba.engine.vectors import vec

LANTERNS: Final[i64] = 20
HAND: Final[i64] = 3

TURN: Final[i64] = 1
LIGHT: Final[i64] = 0
PASS: Final[i64] = 1
STEPS = {TURN: asks("turn", LIGHT, PASS)}

NOT_IN_HAND: Final[i64] = FIRST_OWN_REASON
TOO_LOW: Final[i64] = FIRST_OWN_REASON + 1
ANY_MAY_FOLLOW: Final[i64] = FIRST_OWN_REASON + 2

TURN_STARTED: Final[i64] = 1
LIT: Final[i64] = 2
DRAWN: Final[i64] = 3
PASSED: Final[i64] = 4


class LanternsState(State):
    """The deck lies in the first places, its top last; then come the hands, seat by seat."""

    vp: vec[i64]
    """By lantern, from the sheet."""
    places: vec[i64]
    known: vec[i64]
    lit_by: vec[i64]
    """By lantern: the seat, + 1."""
    last: i64
    deck: i64

    __slots__ = tuple(__annotations__)

    # ------------------------------------------------------------------------------- the course of the game

    def draw(self, seat: i64, place: i64) -> None:
        self.deck -= 1
        lantern = self.places[self.deck]
        self.places[self.deck] = 0
        self.places[place] = lantern
        self.known[place] = 1 << seat
        self.emit_to(1 << seat, DRAWN, seat, lantern)

    def end_turn(self) -> None:
        if self.seat == self.players - 1 and 0 < self.round_limit <= self.round:
            self.finish(ENDED_BY_LIMIT)
            return
        self.round += self.seat == self.players - 1
        self.seat = (self.seat + 1) % self.players
        self.turn += 1
        self.emit(TURN_STARTED, self.seat, self.turn, self.round)
        if not any(self.places[self.hand_at(self.seat) : self.hand_at(self.seat) + HAND]):
            self.finish(FIRST_OWN_ENDING)

    def set_up(self) -> None:
        for place in range(LANTERNS):
            self.places[place] = place + 1
        stream(self.key, "lanterns", 0).shuffle(self.places, 0, LANTERNS)
        self.deck = LANTERNS
        for seat in range(self.players):
            for place in range(self.hand_at(seat), self.hand_at(seat) + HAND):
                self.draw(seat, place)
        self.turn = self.round = 1
        self.push(TURN)

    # ------------------------------------------------------------------------------- what a position is

    def hand_at(self, seat: i64) -> i64:
        return LANTERNS + seat * HAND

    def place_in_hand(self, lantern: i64) -> i64:
        return find_place(self.places, self.hand_at(self.seat), self.hand_at(self.seat) + HAND, lantern)

    def breakdown(self) -> vec[i64]:
        return self.points[:]

    def hide(self, bit: i64, rng: Rng) -> None:
        redeal(self.places, self.known, bit, rng, LANTERNS)

    def clone(self) -> "LanternsState":
        other = LanternsState()
        other.copy_common(self)
        other.vp = self.vp
        other.places = self.places[:]
        other.known = self.known[:]
        other.lit_by = self.lit_by[:]
        other.last = self.last
        other.deck = self.deck
        return other

    def pack_numbers(self, packer: Packer) -> None:
        super().pack_numbers(packer)
        packer.number(self.last)
        packer.number(self.deck)

    def pack_rows(self, packer: Packer) -> None:
        super().pack_rows(packer)
        packer.row(self.places)
        packer.row(self.known)
        packer.row(self.lit_by)


# ----------------------------------------------------------------------------------- the rules


class Light(Rule[LanternsState]):
    """A lantern from hand with a higher number than the last one, for its points; another is drawn. 1 is argument 0."""

    def ways(self, s: LanternsState) -> i64:
        hand = s.places[s.hand_at(s.seat) : s.hand_at(s.seat) + HAND]
        return sum(1 << (lantern - 1) for lantern in hand if lantern > s.last)

    def why_not(self, s: LanternsState, arg: i64) -> i64:
        return NOT_IN_HAND if s.place_in_hand(arg + 1) < 0 else reason(TOO_LOW, s.last)

    def play(self, s: LanternsState, arg: i64) -> None:
        lantern = arg + 1
        place = s.place_in_hand(lantern)
        s.places[place] = s.known[place] = 0
        s.last = lantern
        s.lit_by[lantern] = s.seat + 1
        s.points[s.seat] += s.vp[lantern]
        s.emit(LIT, s.seat, lantern, s.vp[lantern])
        if s.deck > 0:
            s.reveal()
            s.draw(s.seat, place)
        s.end_turn()


class Pass(Rule[LanternsState]):
    """Any lantern may follow; where that is so already, nobody passes."""

    def ways(self, s: LanternsState) -> i64:
        return 1 if s.last > 0 else 0

    def why_not(self, s: LanternsState, arg: i64) -> i64:
        return ANY_MAY_FOLLOW

    def play(self, s: LanternsState, arg: i64) -> None:
        s.last = 0
        s.emit(PASSED, s.seat)
        s.end_turn()


RULES: Final[dict[int, Rule[Any]]] = {LIGHT: Light(), PASS: Pass()}
