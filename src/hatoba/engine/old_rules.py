"""Games that began with rules version 1: their actions, played by today's rules.

Version 1 took the pieces of a set in ascending order and closed a step when none could follow, and it closed steps that
only something besides what they are about keeps open today. So an old action may have to be followed by the one that
version 1 played by itself.
"""

from hatoba.engine.pending import OPTIONAL
from hatoba.engine.state import RUNNING, State


def play_old(state: State, action: int) -> None:
    """Apply an action of a game that is played by version 1, and what followed by itself there."""
    state.in_order = True
    try:
        depth, step = int(state.depth), int(state.step()) if state.over == RUNNING else 0
        state.apply(action)
        followed = state.game.followed_in_version_1.get((step, int(state.table.verb_of[action])))
        if followed is not None and state.depth == depth:  # a step took the place of that one
            state.advance(first_action(state, followed))
        while state.over == RUNNING and was_closed(state):
            state.advance(first_action(state, int(state.table.leave[state.step()])))
    finally:
        state.in_order = False


def was_closed(state: State) -> bool:
    """Whether the pending step is open only by what keeps steps open since version 2."""
    table, step = state.table, state.step()
    if table.kind[step] != OPTIONAL or not state.may_leave(step, state.step_x()):
        return False
    later = state.game.open_since_version_2
    keeping = [verb for verb in range(len(table.rules)) if (table.about[step] >> verb) & 1 and verb not in later]
    return not any(has_way(state, verb) for verb in (int(table.main[step]), *keeping))


def has_way(state: State, verb: int) -> bool:
    """Whether the seat to move has the right to a verb, and a way."""
    return (state.locked_verbs() >> verb) & 1 == 0 and state.table.rules[verb].rule.ways(state) != 0


def first_action(state: State, verb: int) -> int:
    return int(state.table.first[verb])
