"""The rules of Lanterns.

A deck of twenty numbered lanterns. Every seat holds three that nobody else sees. In turn one lights a lantern with a
higher number than the one lit last, for its points, and draws another; or one passes, and then any lantern may follow.
Nobody passes where any may follow. The game ends when the seat to move holds nothing.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.cards import find_place, redeal
from hatoba.engine.packing import Packer
from hatoba.engine.pending import FIRST_OWN_REASON, LEGAL, reason
from hatoba.engine.rng import Rng, stream
from hatoba.engine.state import ENDED_BY_LIMIT, FIRST_OWN_ENDING, State
from hatoba.engine.vectors import vec

LANTERNS: Final[i64] = 20
HAND: Final[i64] = 3

TURN: Final[i64] = 1
LIGHT: Final[i64] = 0
PASS: Final[i64] = 1
STEPS = {TURN: ("turn", (LIGHT, PASS))}

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

    # ------------------------------------------------------------------------------- the rules

    def judge(self, verb: i64, arg: i64) -> i64:
        if verb == PASS:
            return LEGAL if self.last > 0 else ANY_MAY_FOLLOW
        if self.place_in_hand(arg + 1) < 0:
            return NOT_IN_HAND
        return LEGAL if arg + 1 > self.last else reason(TOO_LOW, self.last)

    def play(self, verb: i64, arg: i64) -> None:
        if verb == PASS:
            self.last = 0
            self.emit(PASSED, self.seat)
        else:
            self.light(arg + 1)
        self.end_turn()

    def light(self, lantern: i64) -> None:
        place = self.place_in_hand(lantern)
        self.places[place] = self.known[place] = 0
        self.last = lantern
        self.lit_by[lantern] = self.seat + 1
        self.points[self.seat] += self.vp[lantern]
        self.emit(LIT, self.seat, lantern, self.vp[lantern])
        if self.deck > 0:
            self.reveal()
            self.draw(self.seat, place)

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

    def runs_by_itself(self, step: i64) -> bool:
        return False

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
