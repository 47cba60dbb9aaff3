"""The pending steps of a turn, a stack, and the rules of the verbs that they take."""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from hatoba.engine.vectors import vec
from hatoba.engine.words import bit_of

# Reasons of the engine; a game's own follow.
LEGAL: Final[i64] = 0
GAME_OVER: Final[i64] = 1
UNKNOWN_ACTION: Final[i64] = 2
NOT_NOW: Final[i64] = 3
FIRST_OWN_REASON: Final[i64] = 10

# Kinds of steps, see `hatoba.engine.steps`.
ASKS: Final[i64] = 0
OPTIONAL: Final[i64] = 1
FORCED: Final[i64] = 2
RUNS: Final[i64] = 3

FRAME: Final[i64] = 2
MAX_DEPTH: Final[i64] = 24


def reason(code: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A reason and its two arguments in one number, for `why_not` to return."""
    return code | (a << 8) | (b << 20)


SET_SIZE: Final[i64] = 9
"""The members of sets, a bit each, are read from a list of all sets of so many bits; longer ones in pieces."""
SET_MASK: Final[i64] = (1 << SET_SIZE) - 1
MEMBER_SIZE: Final[i64] = 4
"""So many bits are a member there, counted from 1."""
MEMBER_MASK: Final[i64] = (1 << MEMBER_SIZE) - 1

S = TypeVar("S", bound="Pending", contravariant=True)


class Rule(Generic[S]):
    """The rule of one verb, whole: what can be chosen, why something else cannot, and what a choice does."""

    def needs(self) -> i64:
        """The rights (`State.rights`), a bit each, of which a seat must have one; 0 if it needs none."""
        return 0

    def ways(self, s: S) -> i64:
        """The legal arguments, a bit each, where a pending step takes the verb; without arguments, bit 0 alone."""
        return 1

    def why_not(self, s: S, arg: i64, /) -> i64:
        """The reason why an argument is not among the ways: it only names what `ways` has decided."""
        return NOT_NOW

    def play(self, s: S, arg: i64, /) -> None:
        """Do it, up to the point where the next step is on top of the stack."""
        raise NotImplementedError


class PaymentRule(Rule[S]):
    """The rule of a set that is due in full, such as a payment: what every way to make it needs is the only way."""

    def ways(self, s: S) -> i64:
        ways = self.open_ways(s)
        if ways & (ways - 1) != 0 and not s.in_order:
            s.in_order = True
            lowest = self.open_ways(s)
            s.in_order = False
            if lowest & (lowest - 1) == 0:  # the lowest of every such set
                return lowest
        return ways

    def open_ways(self, s: S) -> i64:
        """The pieces with which the rest can still be made, after those chosen where they come in order."""
        raise NotImplementedError


class BoundVerb:
    """A verb with its rule. Its number is also a bit in sets of verbs; its actions begin with `first`, a bit each."""

    number: i64
    bit: i64
    first: i64
    needs: i64
    rule: Rule[Any]

    __slots__ = tuple(__annotations__)

    def __init__(self, number: i64, first: i64, rule: Rule[Any]) -> None:
        self.number = number
        self.bit = bit_of(number)
        self.first = first
        self.needs = rule.needs()
        self.rule = rule

    def is_open_to(self, rights: i64) -> bool:
        """Whether a seat with these rights may use it at all."""
        return self.needs == 0 or self.needs & rights != 0


class BoundStep:
    """A step (`hatoba.engine.steps`) with the rules of its verbs: all that it takes, ascending, and as a set."""

    kind: i64
    main: BoundVerb
    leave: BoundVerb | None
    verbs: vec[BoundVerb]
    takes: i64
    about: vec[BoundVerb]

    __slots__ = tuple(__annotations__)

    def __init__(
        self, kind: i64, main: BoundVerb, leave: BoundVerb | None, verbs: vec[BoundVerb], about: vec[BoundVerb]
    ) -> None:
        self.kind = kind
        self.main = main
        self.leave = leave
        self.verbs = verbs
        takes: i64 = 0
        for verb in verbs:
            takes |= verb.bit
        self.takes = takes
        self.about = about


class ActionTable:
    """What compiled code needs of the catalogue, the steps and the rules."""

    verbs: vec[BoundVerb]
    verb_of: vec[BoundVerb]
    """By action: its verb."""
    steps: vec[BoundStep]
    legal: vec[i64]
    """The legal actions of the position last asked: whoever asks reads or copies them before the next question."""
    members: vec[i64]
    """By set of numbers below SET_SIZE: its members."""

    __slots__ = tuple(__annotations__)

    def __init__(self, verbs: vec[BoundVerb], verb_of: vec[BoundVerb], steps: vec[BoundStep]) -> None:
        self.verbs = verbs
        self.verb_of = verb_of
        self.steps = steps
        self.legal = vec[i64]([0] * len(verb_of))
        self.members = vec[i64]([packed_members(bits) for bits in range(1 << SET_SIZE)])


def packed_members(bits: int) -> int:
    """The members of a set, counted from 1, one after the other from the lowest bits."""
    members = [number + 1 for number in range(SET_SIZE) if bits >> number & 1]
    return sum(member << (at * MEMBER_SIZE) for at, member in enumerate(members))


class Pending:
    """What a position has to do with steps, whatever its game: a stack, of which the top one is asked next."""

    table: ActionTable
    stack: vec[i64]
    depth: i64
    in_order: bool
    """Whether the pieces of a set come in ascending order only. People choose in any order; a search looks once."""

    __slots__ = tuple(__annotations__)

    def push(self, step: i64, x: i64 = 0) -> None:
        """Put a step on top: it comes next."""
        depth = self.depth
        at = depth * FRAME
        stack = self.stack
        stack[at] = step
        stack[at + 1] = x
        self.depth = depth + 1

    def pop(self) -> i64:
        """Take the top step away; the number that it carried."""
        depth = self.depth - 1
        assert depth >= 0
        self.depth = depth
        at = depth * FRAME
        stack = self.stack
        x = stack[at + 1]
        stack[at] = 0
        stack[at + 1] = 0
        return x

    def replace(self, step: i64, x: i64 = 0) -> None:
        """Put a step in the place of the top one, which is over."""
        at = (self.depth - 1) * FRAME
        stack = self.stack
        stack[at] = step
        stack[at + 1] = x

    def step(self) -> i64:
        """The step on top: a running game has one."""
        at = (self.depth - 1) * FRAME
        return self.stack[at]

    def bound_step(self) -> BoundStep:
        """The same with its rules."""
        at = (self.depth - 1) * FRAME
        step = self.stack[at]
        return self.table.steps[step]

    def step_x(self) -> i64:
        """The number that the top step carries."""
        at = (self.depth - 1) * FRAME + 1
        return self.stack[at]

    def set_step_x(self, x: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + 1] = x

    def still_open(self, ways: i64, chosen: i64) -> i64:
        """What may join a set of which these are chosen, each once; in order, only what comes after all of them."""
        return ways & ~(up_to_highest(chosen) if self.in_order else chosen)

    def still_open_again(self, ways: i64, chosen: i64) -> i64:
        """The same where one may be chosen again."""
        return ways & ~(up_to_highest(chosen) >> 1) if self.in_order else ways


def up_to_highest(bits: i64) -> i64:
    """The highest of these bits and all below it; of the first 32."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    return bits | (bits >> 16)
