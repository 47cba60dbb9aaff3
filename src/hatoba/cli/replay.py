"""`hatoba replay`: a recorded game, turn by turn."""

from rich.console import Console

import hatoba
from hatoba.engine.course import Line, Redraw, Resign, Rules, Undo
from hatoba.engine.fields import SEATS
from hatoba.engine.record import Bot, Entry, Hint
from hatoba.engine.state import State
from hatoba.games import Components


def show_replay(text: str, components: Components | None) -> None:
    """Print every entry with the points as if the game ended then; InvalidRecord at the first wrong digest."""
    console = Console(highlight=False)
    record = hatoba.read_record(text, components)
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    console.print(f"[bold]{record.game.name}[/bold], {record.players} players, {options}", soft_wrap=True)
    shown_round = count = 0
    state = record.first_state()
    this_round = int(state.round)
    for entry, state in record.positions():
        if isinstance(entry, Line):
            count += len(entry.actions)
            if this_round != shown_round:
                shown_round = this_round
                console.print(f"\n[bold]Round {shown_round}[/bold]")
        console.print(describe(entry, state), soft_wrap=True, markup=False)
        this_round = int(state.round)
    outcome = state.outcome()
    if outcome is None:
        console.print(f"\n{count} actions, every digest verified; the game is not over")
        return
    console.print(f"\n{count} actions, every digest verified; ended by {outcome.reason}")
    for seat, breakdown in enumerate(outcome.breakdown):
        parts = ", ".join(f"{name} {points}" for name, points in breakdown.items() if points)
        crown = " wins" if seat in outcome.winners else ""
        name = f" {record.names[seat]}" if seat in record.names else ""
        console.print(
            f"  {SEATS.values[seat]}{name}{crown} {outcome.scores[seat]}: {parts}", soft_wrap=True, markup=False
        )


def describe(entry: Entry, state: State) -> str:
    """One line for an entry."""
    if isinstance(entry, Undo):
        return f"     undo to {entry.to}"
    if isinstance(entry, Redraw):
        return f"     redraw {entry.number}: what nobody knows is dealt anew"
    if isinstance(entry, Rules):
        return f"     from here on by rules version {entry.version}"
    if isinstance(entry, Resign):
        return f"     {SEATS.values[entry.seat]} resigns"
    if isinstance(entry, Bot):
        return f"     {entry.name} plays on for {SEATS.values[entry.seat]}"
    if isinstance(entry, Hint):
        return f"     {SEATS.values[entry.seat]} was given a hint"
    actions = "; ".join(map(state.notation, entry.actions))
    points = " ".join(f"{SEATS.values[seat]} {score}" for seat, score in enumerate(state.standing().scores))
    return f"{entry.turn:4} {SEATS.values[entry.seat]}  {actions}   [{points}]"
