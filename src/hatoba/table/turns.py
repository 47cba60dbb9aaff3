"""The log as a line a turn: what a turn was about, what was done in it, and what it came to in the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hatoba.engine.facts import ALONE, TurnLine
from hatoba.engine.game import Game
from hatoba.engine.state import EVENT
from hatoba.table.entries import Entry, Played, RedrawEntry, ResignEntry, UndoEntry
from hatoba.table.models import Brought, Deed, TurnTold
from hatoba.table.show import Viewer, viewer_bit
from hatoba.table.vocabulary import show_event

TURN_STARTED = "TurnStarted"


@dataclass
class Turn:
    """The entries of one seat in one turn that were not taken back, and their events as the rules logged them."""

    seat: int
    turn: int
    round: int
    first: int
    last: int
    log: list[int] = field(default_factory=list)


def tell_turns(game: Game, entries: Sequence[Entry], viewer: Viewer, after: int = 0) -> list[TurnTold]:
    """The turns that end after entry `after`, as the viewer may know them. `entries`: all of the log."""
    return [tell_turn(game, turn, viewer) for turn in turns_of(game, entries) if turn.last > after]


def tell_turn(game: Game, turn: Turn, viewer: Viewer) -> TurnTold:
    """One of them."""
    events = game.event_reader.read(turn.log, viewer_bit(viewer))
    own = [event for event in events if getattr(event, "seat", turn.seat) == turn.seat]
    line = game.facts.turn_line
    return TurnTold(
        turn.seat,
        turn.turn,
        turn.round,
        turn.first,
        turn.last,
        _deeds(game.name, own, dict.fromkeys(line.about, ALONE)) or _deeds(game.name, own, line.otherwise),
        _deeds(game.name, own, line.deeds),
        sum_up(line, events),
    )


def sum_up(line: TurnLine, events: Iterable[Any]) -> list[Brought]:
    """What each seat has more and less after these events, by kind; what came and went again is nothing."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        for brings in line.brings:
            if brings.event == type(event).__name__:
                key = getattr(event, brings.seat), brings.what or getattr(event, brings.kind)
                amount = getattr(event, brings.amount) if brings.amount else 1
                sums[key] = sums.get(key, 0) + brings.sign * amount
    return [Brought(seat, kind, amount) for (seat, kind), amount in sums.items() if amount]


def _deeds(game: str, events: Iterable[Any], told: Mapping[str, str]) -> list[Deed]:
    """Those events that are told, the first of each kind where they are told together."""
    deeds: list[Deed] = []
    together: dict[str, Deed] = {}
    for event in events:
        name = type(event).__name__
        if name not in told:
            continue
        if name in together:
            together[name].events.append(show_event(game, event))
            continue
        deeds.append(Deed([show_event(game, event)], told[name]))
        if told[name] != ALONE:
            together[name] = deeds[-1]
    return deeds


# ----------------------------------------------------------------------------------- which entries make a turn


def turns_of(game: Game, entries: Iterable[Entry]) -> list[Turn]:
    """The turns of a log, in their order."""
    turns: list[Turn] = []
    round_now = 1
    for entry, log in _kept(entries):
        last = turns[-1] if turns else None
        if last is None or (last.seat, last.turn) != (entry.seat, entry.turn):
            last = Turn(entry.seat, entry.turn, round_now, entry.number, entry.number)
            turns.append(last)
        last.last = entry.number
        last.log += log
        round_now = _round_after(game, log, round_now)
    return turns


def _kept(entries: Iterable[Entry]) -> Iterator[tuple[Played, list[int]]]:
    """The actions that were not taken back, each with its events. Redraws and resignations count as steps too."""
    steps: list[tuple[Played, list[int]] | None] = []
    for entry in entries:
        if isinstance(entry, Played):
            steps += [(entry, log) for log in entry.events]
        elif isinstance(entry, UndoEntry):
            del steps[entry.to :]
        elif isinstance(entry, RedrawEntry | ResignEntry):
            steps.append(None)
    return (step for step in steps if step is not None)


def _round_after(game: Game, log: Sequence[int], before: int) -> int:
    """The round of the turn that began last."""
    types = game.event_reader.types
    for at in range(0, len(log), EVENT):
        if types[log[at]].__name__ == TURN_STARTED:
            (event,) = game.event_reader.read(log[at : at + EVENT], viewer_bit(None))
            before = getattr(event, "round", before)
    return before
