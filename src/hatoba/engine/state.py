"""The position of a game, and the one way to change it.

A game subclasses State with declared i64 and vec[i64] attributes. A turn is a stack of pending steps, which are data
(`hatoba.engine.steps`). Each takes certain verbs, and a verb has a rule: `ways` finds the legal arguments, `why_not`
names the reason against another one, `play` does it. What becomes of that is here alone: `check`, `fill_legal`,
`settle` and `go_on`. All of this compiles to native code; what people see (notation, events, views, snapshots) is the
Game's part, interpreted.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from collections.abc import Sequence
from hashlib import sha1
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.packing import Packer
from hatoba.engine.pending import (
    ASKS,
    FORCED,
    FRAME,
    GAME_OVER,
    LEGAL,
    MAX_DEPTH,
    MEMBER_MASK,
    MEMBER_SIZE,
    NOT_NOW,
    OPTIONAL,
    RUNS,
    SET_MASK,
    SET_SIZE,
    UNKNOWN_ACTION,
    BoundStep,
    Pending,
)
from hatoba.engine.rng import KEY_WORDS, Rng, key_from_seed, redraw_key, stream
from hatoba.engine.vectors import append, vec
from hatoba.engine.words import ZERO

if TYPE_CHECKING:
    from hatoba.engine.game import Game
    from hatoba.engine.outcome import Outcome
    from hatoba.engine.reasons import Reason

# Who knows a hidden card is a mask: a bit a seat, and one for spectators.
MAX_SEATS: Final[i64] = 4
SPECTATOR_BIT: Final[i64] = 16
EVERYBODY: Final[i64] = 31
NOBODY: Final[i64] = 0

# How a game ended: 0 is still running; a game's own reasons follow.
RUNNING: Final[i64] = 0
ENDED_BY_LIMIT: Final[i64] = 1
ENDED_BY_RESIGNING: Final[i64] = 2
FIRST_OWN_ENDING: Final[i64] = 3

NOT_SOUGHT: Final[i64] = -1
"""In the place of ways: nobody has looked for them yet."""

EVENT: Final[i64] = 7
"""An event in the log: its kind, who sees its secret fields, and five numbers."""


class State(Pending):
    """A position. What belongs to it is listed in the game's table of fields; the rest serves the one call."""

    game: Game
    options: dict[str, bool | int | str]
    players: i64
    round_limit: i64

    seat: i64
    turn: i64
    round: i64
    over: i64
    resigned: i64
    key: vec[i64]
    draws: i64
    points: vec[i64]

    recording: bool
    log: vec[i64]
    revealed_at: i64

    __slots__ = tuple(__annotations__)

    # ------------------------------------------------------------------------------- what each game provides

    def clone(self) -> State:
        """An independent copy, not recording."""
        raise NotImplementedError

    def hide(self, mask: i64, rng: Rng) -> None:
        """Deal anew, in place, every card that none of the viewers in the mask knows."""

    def breakdown(self) -> vec[i64]:
        """Points by seat and category, as if the game ended now."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> i64:
        """What the seat's final points may come to, in hundredths: a guess for bots. At the end, the truth."""
        points = self.points if self.over != RUNNING else self.breakdown()
        return 100 * seat_total(points, seat, len(points) // self.players)

    def forecast(self, seat: i64) -> i64:
        """The same guess between two turns, as true as can be: evaluate also steers, and may exaggerate to do so."""
        return self.evaluate(seat)

    def foresee(self, seat: i64) -> i64:
        """A forecast that only the strongest bots go by, if a game has a truer one."""
        return self.forecast(seat)

    def describe(self, row: vec[i64]) -> i64:
        """Write the position at the beginning of a turn as numbers, for learned judgement; how many (0: it cannot)."""
        return 0

    def observe(self, seat: i64, canvas: Canvas) -> None:
        """Write what the seat may know as numbers, for programs that learn."""
        raise NotImplementedError

    def pack_numbers(self, packer: Packer) -> None:
        """The single numbers that belong to the position, in the order of the game's table of fields."""
        packer.number(self.turn)
        packer.number(self.round)
        packer.number(self.seat)
        packer.number(self.over)
        packer.number(self.resigned)
        packer.number(self.draws)

    def pack_rows(self, packer: Packer) -> None:
        """The lists that belong to it, in that order too."""
        packer.row(self.key)
        packer.row(self.stack)
        packer.row(self.points)

    def tie_break(self, seat: i64, other: i64) -> i64:
        """Below 0 if seat is ahead of other at equal points, 0 if they share the place."""
        return 0

    def rights(self) -> i64:
        """What the seat to move has a right to, such as its technologies, a bit each: a rule may need one of them."""
        return 0

    def may_leave(self) -> bool:
        """Whether the pending step, an optional one, may be left already."""
        return True

    # ------------------------------------------------------------------------------- from step to step

    def prepare(self) -> None:
        """Give the common fields their first values."""
        self.seat = 0
        self.turn = 0
        self.round = 0
        self.over = RUNNING
        self.resigned = 0
        self.key = vec[i64]([0] * KEY_WORDS)
        self.draws = 0
        self.stack = vec[i64]([0] * (FRAME * MAX_DEPTH))
        self.depth = 0
        self.in_order = False
        self.recording = False
        self.log = vec[i64]()
        self.revealed_at = -1

    def copy_common(self, other: State) -> None:
        """Fill the common fields of a fresh copy from other."""
        self.game = other.game
        self.options = other.options
        self.table = other.table
        self.players = other.players
        self.round_limit = other.round_limit
        self.seat = other.seat
        self.turn = other.turn
        self.round = other.round
        self.over = other.over
        self.resigned = other.resigned
        self.key = other.key  # never changed in place
        self.draws = other.draws
        self.stack = other.stack[:]
        self.depth = other.depth
        self.in_order = other.in_order
        self.points = other.points[:]
        self.recording = False
        self.log = vec[i64]()
        self.revealed_at = -1

    def unshare(self) -> None:
        """Make own copies of the lists that clones share, before they are written from outside."""
        self.key = self.key[:]

    def use_seed(self, seed: int | str | bytes) -> None:
        """Give the game its chance."""
        self.key = key_from_seed(seed)

    def settle(self) -> i64:
        """Play all that asks nobody, by public facts alone; the ways of what the step that asks is about.

        NOT_SOUGHT if the step asks in any case. After the end, nothing.
        """
        steps = self.table.steps
        stack = self.stack
        while self.over == RUNNING:
            step = steps[stack[(self.depth - 1) * FRAME]]  # as `bound_step`, which would be a call for each
            kind = step.kind
            if kind == ASKS:
                return NOT_SOUGHT
            rule = step.main.rule
            if kind == RUNS:
                rule.play(self, 0)
                continue
            ways: i64 = rule.ways(self)
            if ways & (ways - 1) != 0 or (len(step.about) != 0 and self.has_other_ways(step)):
                return ways
            leave = step.leave
            may_leave = kind == FORCED or self.may_leave()
            if ways == 0:
                if leave is None or not may_leave:
                    return ways
                leave.rule.play(self, 0)
            elif kind == OPTIONAL and may_leave:
                return ways
            else:
                rule.play(self, place_of_bit(ways))
        return 0

    def has_other_ways(self, step: BoundStep) -> bool:
        """Whether the step is kept open by something else than what it is mainly about."""
        rights = self.rights()
        for verb in step.about:
            if verb.is_open_to(rights) and verb.rule.ways(self) != 0:
                return True
        return False

    def finish(self, ending: i64) -> None:
        """The game is over: write the final points."""
        self.points = self.breakdown()
        self.over = ending
        while self.depth > 0:
            self.pop()

    # ------------------------------------------------------------------------------- legal actions

    def fill_legal(self) -> i64:
        """Write the legal actions, ascending, to the table's buffer; how many there are."""
        return ZERO if self.over != RUNNING else self.fill_step(NOT_SOUGHT)

    def fill_step(self, main_ways: i64) -> i64:
        """The same for a running game, where the ways of the pending step's main verb may be known."""
        step = self.bound_step()
        main = step.main
        legal = self.table.legal
        members = self.table.members
        rights = self.rights()
        n: i64 = 0
        for verb in step.verbs:
            ways = main_ways
            if verb is not main or ways == NOT_SOUGHT:
                needs = verb.needs  # as `is_open_to`, which would be a call for each verb
                if needs != 0 and needs & rights == 0:
                    continue
                ways = verb.rule.ways(self)
            before = verb.first - 1
            while ways != 0:
                piece = members[ways & SET_MASK]
                while piece != 0:
                    legal[n] = before + (piece & MEMBER_MASK)
                    n += 1
                    piece >>= MEMBER_SIZE
                ways >>= SET_SIZE
                before += SET_SIZE
        return n

    def check(self, action: i64) -> i64:
        """The judge of every action: LEGAL, or a reason."""
        if self.over != RUNNING:
            return GAME_OVER
        verbs = self.table.verb_of
        if action < 0 or action >= len(verbs):
            return UNKNOWN_ACTION
        verb = verbs[action]
        if self.bound_step().takes & verb.bit == 0:
            return NOT_NOW
        arg = action - verb.first
        if verb.needs == 0 or verb.is_open_to(self.rights()):  # few verbs need a right: the others do not ask for them
            ways: i64 = verb.rule.ways(self)
            if (ways >> arg) & 1:
                return LEGAL
        reason: i64 = verb.rule.why_not(self, arg)
        return reason

    def advance(self, action: i64) -> i64:
        """Play an action known to be legal; what `settle` found."""
        verb = self.table.verb_of[action]
        verb.rule.play(self, action - verb.first)
        return self.settle()

    def go_on(self, action: i64) -> i64:
        """Play an action known to be legal, then fill_legal: what settling found is not sought again."""
        ways = self.advance(action)
        return self.fill_step(ways) if self.over == RUNNING else ZERO

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return None if self.over != RUNNING else int(self.seat)

    def legal_actions(self) -> list[int]:
        """All legal actions, ascending; empty only when the game is over."""
        n = self.fill_legal()
        result: list[int] = list(self.table.legal[:n])
        return result

    def apply(self, action: i64) -> None:
        """Play an action. IllegalAction or InvalidAction, and no change, if it cannot be played."""
        code = self.check(action)
        if code != LEGAL:
            raise self.game.refusal(self, int(action), int(code))
        self.log = vec[i64]()
        self.revealed_at = -1
        self.advance(action)

    def resign(self, seat: i64) -> None:
        """A seat gives up: it ranks last. Of two players, the other has won."""
        if self.over != RUNNING or seat < 0 or seat >= self.players:
            raise self.game.cannot_resign(int(seat))
        self.resigned |= 1 << seat
        if self.players == 2:
            self.finish(ENDED_BY_RESIGNING)

    # ------------------------------------------------------------------------------- chance and knowledge

    def draw_stream(self, event: str) -> Rng:
        """A generator for one chance event of the running game."""
        self.draws += 1
        return stream(self.key, event, self.draws)

    def reveal(self) -> None:
        """Note that something hidden was drawn or shown: undo and previews stop here."""
        if self.revealed_at < 0:
            self.revealed_at = len(self.log)

    @property
    def revealed(self) -> bool:
        """Whether the action last applied drew or showed something that was hidden."""
        return self.revealed_at >= 0

    def resample(self, seat: int | None, rng: Rng) -> State:
        """A copy in which everything that the seat (None: a spectator) does not know is drawn anew."""
        other = self.clone()
        bit: i64 = SPECTATOR_BIT
        if seat is not None:
            bit = 1 << i64(seat)
        other.hide(bit, rng)
        other.key = rng.new_key()
        return other

    def redraw(self, number: i64) -> None:
        """Deal anew, in place, what nobody knows, and change all chance to come, as the key and the number say."""
        self.key = redraw_key(self.key, number)
        self.hide(EVERYBODY, stream(self.key, "redraw", number))

    # ------------------------------------------------------------------------------- events

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Log an event that everybody sees."""
        if self.recording:
            self.log_event(kind, EVERYBODY, a, b, c, d, e)

    def emit_to(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Log an event whose secret fields only this audience sees."""
        if self.recording:
            self.log_event(kind, audience, a, b, c, d, e)

    def log_event(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        log = self.log
        log = append(log, kind)
        log = append(log, audience)
        log = append(log, a)
        log = append(log, b)
        log = append(log, c)
        log = append(log, d)
        log = append(log, e)
        self.log = log

    @property
    def events(self) -> list[Any]:
        """All events of the action last applied, in full; empty unless recording."""
        return self.game.decode_events(self, NOBODY)

    def events_for(self, seat: int | None) -> list[Any]:
        """The same as this seat (None: a spectator) may see them."""
        return self.game.decode_events(self, SPECTATOR_BIT if seat is None else 1 << seat)

    def preview(self, actions: Sequence[int], seat: int) -> list[list[Any]]:
        """The events that the seat would see for each of these actions, up to the first draw or reveal."""
        other = self.clone()
        other.recording = True
        shown: list[list[Any]] = []
        for action in actions:
            other.apply(action)
            if other.revealed_at >= 0:
                other.log = other.log[: other.revealed_at]
            shown.append(other.events_for(seat))
            if other.revealed_at >= 0:
                break
        return shown

    # ------------------------------------------------------------------------------- points

    def scores(self) -> list[int]:
        """Points on the track; after the end, the final ones."""
        per_seat = len(self.points) // self.players
        result: list[int] = []
        seat: i64 = 0
        while seat < self.players:
            result.append(int(seat_total(self.points, seat, per_seat)))
            seat += 1
        return result

    def is_ahead(self, points: vec[i64], seat: i64, other: i64) -> bool:
        """Whether seat ranks before other with these points by seat and category."""
        given_up = (self.resigned >> seat) & 1
        other_given_up = (self.resigned >> other) & 1
        if given_up != other_given_up:
            return given_up < other_given_up
        per_seat = len(points) // self.players
        difference = seat_total(points, seat, per_seat) - seat_total(points, other, per_seat)
        if difference != 0:
            return difference > 0
        return self.tie_break(seat, other) < 0

    def rank(self, points: vec[i64], seat: i64) -> i64:
        """1 for a winner; seats that share a place share the rank."""
        rank: i64 = 1
        other: i64 = 0
        while other < self.players:
            if other != seat and self.is_ahead(points, other, seat):
                rank += 1
            other += 1
        return rank

    def standing(self) -> Outcome:
        """The outcome as if the game ended now, from public facts."""
        return self.game.make_outcome(self)

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return None if self.over == RUNNING else self.game.make_outcome(self)

    # ------------------------------------------------------------------------------- the interpreted surface

    def notation(self, action: int) -> str:
        """The action as text, such as `place bank`."""
        return self.game.catalogue.notation(action)

    def parse(self, text: str) -> int:
        """The legal action with this notation."""
        action = self.game.catalogue.parse(text)
        code = self.check(action)
        if code != LEGAL:
            raise self.game.refusal(self, action, int(code))
        return action

    def why_illegal(self, action: int) -> Reason | None:
        """None if the action is legal, otherwise the reason."""
        code = self.check(action)
        return None if code == LEGAL else self.game.make_reason(int(code))

    def to_bytes(self) -> bytes:
        """The whole position, exactly; what `digest` hashes."""
        return self.game.layout.pack(self)

    def digest(self) -> str:
        """A short hash of the position: 16 hex digits."""
        # It tells positions apart and guards no secret: SHA-1 is the fastest in the standard library.
        return sha1(self.to_bytes(), usedforsecurity=False).hexdigest()[:16]

    def snapshot(self) -> dict[str, Any]:
        """The position as readable JSON; `hatoba.restore` reads it back."""
        return self.game.snapshot(self)

    def view(self, seat: int | None) -> Any:
        """What this seat (None: a spectator) may know, as a dataclass of the game."""
        return self.game.view(self, seat)

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __copy__(self) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.reduce(self)


def seat_total(points: vec[i64], seat: i64, per_seat: i64) -> i64:
    """The sum of a seat's categories."""
    total: i64 = 0
    at = seat * per_seat
    end = at + per_seat
    while at < end:
        total += points[at]
        at += 1
    return total


def place_of_bit(bit: i64) -> i64:
    """Which bit it is, of a number with one."""
    place: i64 = 0
    while bit >> place != 1:
        place += 1
    return place
