"""The pending steps of a turn, a stack, and the writing of what can be chosen in the one on top."""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import vec

# Reasons of the engine; a game's own follow.
LEGAL: Final[i64] = 0
GAME_OVER: Final[i64] = 1
UNKNOWN_ACTION: Final[i64] = 2
NOT_NOW: Final[i64] = 3
FIRST_OWN_REASON: Final[i64] = 10

FEW_ARGUMENTS: Final[i64] = 12
"""Up to so many are judged one by one where the first legal one will do."""

FRAME: Final[i64] = 2
MAX_DEPTH: Final[i64] = 24


def reason(code: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A reason and its two arguments in one number, for `judge` to return."""
    return code | (a << 8) | (b << 20)


SET_SIZE: Final[i64] = 9
"""The members of sets, a bit each, are read from a list of all sets of so many bits; longer ones in pieces."""
SET_MASK: Final[i64] = (1 << SET_SIZE) - 1


class ActionTable:
    """What compiled rules need of the catalogue: the verbs, and which of them each step takes."""

    size: i64
    verbs: i64
    verb_of: vec[i64]
    first: vec[i64]
    count: vec[i64]
    step_start: vec[i64]
    step_verbs: vec[i64]
    takes: vec[i64]
    legal: vec[i64]
    """Scratch: the legal actions of the position last asked."""
    set_start: vec[i64]
    """By set of numbers below SET_SIZE: where its members begin in the next list; with the end of the last."""
    set_members: vec[i64]

    __slots__ = tuple(__annotations__)


class Pending:
    """What a position has to do with steps and legal actions, whatever its game."""

    table: ActionTable
    stack: vec[i64]
    depth: i64

    __slots__ = tuple(__annotations__)

    def judge(self, verb: i64, arg: i64) -> i64:
        """LEGAL, or why this argument of a verb that the pending step takes is not allowed."""
        raise NotImplementedError

    def offer(self, verb: i64, n: i64) -> i64:
        """Write the legal actions of a verb behind the first n; a game narrows this to likely arguments."""
        return self.offer_range(verb, 0, self.table.count[verb], n)

    # ------------------------------------------------------------------------------- the stack

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
        self.stack[at] = step
        self.stack[at + 1] = x

    def step(self) -> i64:
        """The step on top: a running game has one."""
        return self.stack[(self.depth - 1) * FRAME]

    def step_x(self) -> i64:
        """The number that the top step carries."""
        return self.stack[(self.depth - 1) * FRAME + 1]

    def set_step_x(self, x: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + 1] = x

    def skip_without(self, verb: i64) -> bool:
        """Drop the pending step if the verb it is about has no legal argument; whether it was dropped."""
        return self.skip_if(not self.has_legal(verb))

    def skip_if(self, nothing: bool) -> bool:
        """Drop the pending step if there is nothing to choose; whether it was dropped."""
        if nothing:
            self.pop()
        return nothing

    # ------------------------------------------------------------------------------- legal actions

    def offer_range(self, verb: i64, start: i64, end: i64, n: i64) -> i64:
        """Write the legal ones among the arguments start to end - 1."""
        legal = self.table.legal
        first = self.table.first[verb]
        arg: i64
        for arg in range(start, end):
            if self.judge(verb, arg) == LEGAL:
                legal[n] = first + arg
                n += 1
        return n

    def offer_all(self, verb: i64, mask: i64, n: i64) -> i64:
        """Write the arguments whose bit is set in the mask: all of them are legal."""
        table = self.table
        start = table.set_start
        members = table.set_members
        legal = table.legal
        action = table.first[verb]
        at: i64
        while mask != 0:
            piece = mask & SET_MASK
            for at in range(start[piece], start[piece + 1]):
                legal[n] = action + members[at]
                n += 1
            mask >>= SET_SIZE
            action += SET_SIZE
        return n

    def offer_mask(self, verb: i64, mask: i64, n: i64) -> i64:
        """Write the legal ones among the arguments whose bit is set in the mask."""
        if mask == 0:
            return n
        legal = self.table.legal
        first = self.table.first[verb]
        arg: i64
        for arg in range(self.table.count[verb]):
            if (mask >> arg) & 1 and self.judge(verb, arg) == LEGAL:
                legal[n] = first + arg
                n += 1
        return n

    def offer_one(self, verb: i64, arg: i64, n: i64) -> i64:
        """Write this one action if it is legal."""
        if self.judge(verb, arg) == LEGAL:
            self.table.legal[n] = self.table.first[verb] + arg
            n += 1
        return n

    def offer_surely(self, verb: i64, arg: i64, n: i64) -> i64:
        """Write this one action, which is legal."""
        self.table.legal[n] = self.table.first[verb] + arg
        return n + 1

    def offer_cards(
        self, verb: i64, cards: vec[i64], start: i64, count: i64, first: i64, n: i64, sure: bool = False
    ) -> i64:
        """Write the cards in these places, ascending: all if sure, or the legal ones. Card `first` is argument 0."""
        action_of_0 = self.table.first[verb] - first
        begin = n
        place: i64
        for place in range(start, start + count):
            card = cards[place]
            if card != 0 and (sure or self.judge(verb, card - first) == LEGAL):
                n = self.insert(action_of_0 + card, begin, n)
        return n

    def insert(self, action: i64, begin: i64, n: i64) -> i64:
        """Write this one action, which is legal, in its place among those from `begin` on."""
        legal = self.table.legal
        at = n
        while at > begin and legal[at - 1] > action:
            legal[at] = legal[at - 1]
            at -= 1
        legal[at] = action
        return n + 1

    def has_legal(self, verb: i64) -> bool:
        """Whether the verb has any legal argument, should the pending step take it."""
        count = self.table.count[verb]
        if count > FEW_ARGUMENTS:
            return self.offer(verb, 0) > 0
        arg: i64
        for arg in range(count):
            if self.judge(verb, arg) == LEGAL:
                return True
        return False
