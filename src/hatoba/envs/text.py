"""A position in a few lines of text, as everybody at the table sees it."""

from hatoba.engine.fields import SEATS
from hatoba.engine.state import State


def render_text(state: State, last_action: int | None) -> str:
    """Round, points, who decides what, and the last action if it is no secret."""
    standing = state.standing()
    lines = [f"{state.game.name}, round {state.round}, turn {state.turn}"]
    for seat, (track, now) in enumerate(zip(state.scores(), standing.scores, strict=True)):
        mark = ">" if state.to_move == seat else " "
        lines.append(f"{mark} {SEATS.values[seat]}: {track} points, {now} if the game ended now")
    if last_action is not None:
        action = state.game.catalogue.describe(int(last_action))
        lines.append(f"played: {action.verb if action.secret else state.notation(int(last_action))}")
    if state.to_move is None:
        lines.append(f"over: {standing.reason}; {', '.join(str(SEATS.values[seat]) for seat in standing.winners)} won")
    else:
        lines.append(f"to decide: {state.game.steps.value(state.step())}")
    return "\n".join(lines)
