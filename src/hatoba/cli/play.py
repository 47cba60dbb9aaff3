"""`hatoba play`: a game in the terminal against bots. A person picks numbered actions."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

import hatoba
from hatoba.bots import LIVE_BUDGETS, Budget, make_bot
from hatoba.cli.text import table_lines
from hatoba.engine.fields import SEATS
from hatoba.engine.game import OptionValue
from hatoba.engine.record import Record
from hatoba.engine.state import State
from hatoba.games import Components

HUMAN = 0
HELP = "A number plays that action. t: the table, l: the last turns, q: leave."

console = Console(highlight=False)


def play_in_terminal(
    name: str,
    players: int,
    level: str,
    seed: str | None,
    options: Mapping[str, OptionValue],
    components: Components | None,
    save: Path | None,
) -> None:
    """Seat A is the person's, the others are bots."""
    record = hatoba.record(name, players=players, seed=seed or secrets.token_hex(8), components=components, **options)
    state = record.first_state()
    bots = {seat: make_bot(level, f"{record.seed}:{seat}") for seat in range(players) if seat != HUMAN}
    rng = hatoba.make_rng(f"{record.seed}:resample")
    console.print(f"[bold]{name}[/bold], {players} players. You are A. {HELP}")
    while state.to_move is not None:
        if state.to_move == HUMAN:
            action = ask(state, record)
            if action is None:
                break
        else:
            action = bots[state.to_move].choose(state.resample(state.to_move, rng), LIVE_BUDGETS.get(level, Budget()))
            say(state, action)
        record.play(state, action)
    if state.to_move is None:
        show_result(state)
    if save is not None:
        save.write_text(record.text(), encoding="utf-8", newline="\n")
        console.print(f"record written to {save}")


def say(state: State, action: int) -> None:
    """What another seat does; a secret choice only by its verb."""
    described = state.game.catalogue.describe(action)
    shown = described.verb if described.secret else state.notation(action)
    console.print(f"[dim]{SEATS.values[state.seat]}: {shown}[/dim]")


def ask(state: State, record: Record) -> int | None:
    """The action that the person picks; None to leave."""
    legal = state.legal_actions()
    step = state.game.steps.value(state.step())
    scores = "  ".join(f"{SEATS.values[seat]} {score}" for seat, score in enumerate(state.scores()))
    console.print(f"\n[bold]{step}[/bold]  round {state.round}  points {scores}")
    for number, action in enumerate(legal, 1):
        console.print(f"  {number:3}  {state.notation(action)}")
    while True:
        try:
            answer = console.input("> ").strip()
        except EOFError:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        if answer == "q":
            return None
        if answer == "t":
            for line in table_lines(state.view(HUMAN)):
                console.print(line, soft_wrap=True, markup=False)
        elif answer == "l":
            for line in record.text().rstrip().split("\n")[-players_lines(state) :]:
                if not line.startswith("0 ") or line.startswith(f"0 {SEATS.values[HUMAN]}"):
                    console.print(line, soft_wrap=True, markup=False)
        else:
            console.print(f"a number from 1 to {len(legal)}. {HELP}")


def players_lines(state: State) -> int:
    """How many lines of the record make the last two rounds."""
    return 2 * int(state.players)


def show_result(state: State) -> None:
    """The final points."""
    outcome = state.outcome()
    if outcome is None:
        return
    console.print(f"\n[bold]The end[/bold] ({outcome.reason})")
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat]):
        parts = ", ".join(f"{name} {points}" for name, points in outcome.breakdown[seat].items() if points)
        console.print(
            f"  {outcome.ranks[seat]}. {SEATS.values[seat]}  {outcome.scores[seat]}  ({parts})", soft_wrap=True
        )
