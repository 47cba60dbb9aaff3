"""Games that began with rules version 1: their actions, played by today's rules.

Version 1 took the pieces of a set in ascending order and closed a step when none could follow, and it closed steps that
only something besides what they are about keeps open today. So an old action may have to be followed by the one that
version 1 played by itself.
"""

from hatoba.engine.pending import OPTIONAL, BoundVerb
from hatoba.engine.state import RUNNING, State


def play_old(state: State, action: int) -> None:
    """Apply an action of a game that is played by version 1, and what followed by itself there."""
    state.in_order = True
    try:
        depth, step = int(state.depth), int(state.step()) if state.over == RUNNING else 0
        state.apply(action)
        followed = state.game.followed_in_version_1.get((step, int(state.table.verb_of[action].number)))
        if followed is not None and state.depth == depth:  # a step took the place of that one
            state.advance(state.table.verbs[followed].first)
        while state.over == RUNNING and was_closed(state):
            leave = state.bound_step().leave
            assert leave is not None
            state.advance(leave.first)
    finally:
        state.in_order = False


def was_closed(state: State) -> bool:
    """Whether the pending step is open only by what keeps steps open since version 2."""
    step = state.bound_step()
    if step.kind != OPTIONAL or not state.may_leave():
        return False
    later = state.game.open_since_version_2
    keeping = [verb for verb in step.about if int(verb.number) not in later]
    return not any(has_way(state, verb) for verb in (step.main, *keeping))


def has_way(state: State, verb: BoundVerb) -> bool:
    """Whether the seat to move has the right to a verb, and a way."""
    return verb.is_open_to(state.rights()) and verb.rule.ways(state) != 0
