"""What leaves a table: for a seat, only what it may know."""

from collections.abc import Sequence
from functools import partial

from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.engine.state import SPECTATOR_BIT, State
from hatoba.table import clocks
from hatoba.table.commands import Refusal, read_action, require_turn
from hatoba.table.entries import Entry, GameEntry, Played
from hatoba.table.models import (
    ActionPreview,
    ActionsEntry,
    AnyEntry,
    AskInfo,
    ClockInfo,
    Done,
    Legal,
    Position,
    PreviewShown,
    RefusedActions,
    Result,
    SeatInfo,
    ShownAction,
    TableInfo,
    Tips,
    Turn,
    UndoInfo,
    Why,
)
from hatoba.table.table import Table
from hatoba.table.vocabulary import Event, show_event, shown_type

Viewer = int | None
"""A seat, or None for a spectator."""

# ----------------------------------------------------------------------------------- the log


def viewer_bit(viewer: Viewer) -> int:
    """The viewer's bit in the audience of an event."""
    return SPECTATOR_BIT if viewer is None else 1 << viewer


def show_entry(game: Game, entry: Entry, viewer: Viewer) -> AnyEntry:
    """An entry of the log as the viewer may know it."""
    if not isinstance(entry, Played):
        return entry
    bit = viewer_bit(viewer)
    own = viewer == entry.seat
    as_shown = partial(shown_type, game.name)
    actions = [
        show_action(game, action, own, game.event_reader.read(log, bit, as_shown))
        for action, log in zip(entry.actions, entry.events, strict=True)
    ]
    return ActionsEntry(entry.seat, entry.turn, actions, number=entry.number, at=entry.at)


def show_action(game: Game, action: int, own: bool, events: list[Event]) -> ShownAction:
    """A secret choice of another seat is its verb only."""
    described = game.catalogue.describe(action)
    if described.secret and not own:
        return ShownAction(described.verb, None, described.verb, None, events)
    return ShownAction(described.verb, action, game.catalogue.notation(action), described.args, events)


def show_done(table: Table, entries: Sequence[Entry], shown: list[AnyEntry]) -> Done:
    """The answer to a command, with its entries as who gave it may know them: the same however often it is asked."""
    changed = [entry.number for entry in entries if isinstance(entry, GameEntry)]
    return Done(table.id, entries[-1].number, changed[-1] if changed else None, shown)


# ----------------------------------------------------------------------------------- the position


def show_position(table: Table, viewer: Viewer, previews: bool = False) -> Position:
    """The position as the viewer may know it; `previews`: also what each legal action would do."""
    course, meta = table.course, table.meta
    return Position(
        table=table.id,
        viewer=viewer,
        number=meta.number,
        position=meta.position,
        status=table.status,
        to_move=table.to_move,
        view=table.state.view(viewer),
        legal=show_legal(table, viewer, previews),
        undo=UndoInfo(course.count, course.free) if table.may_act(viewer) else None,
        ask=show_ask(table),
        clock=show_clock(table),
        seats=show_seats(table),
        last_turn=None if viewer is None else meta.last_turn.get(viewer),
        outcome=table.state.outcome(),
    )


def show_legal(table: Table, viewer: Viewer, previews: bool = False) -> list[Legal] | None:
    """The legal actions, for the seat to move only."""
    if viewer is None or not table.may_act(viewer):
        return None
    name, state, catalogue = table.game.name, table.state, table.game.catalogue
    legal = []
    for action in state.legal_actions():
        described = catalogue.describe(action)
        events = [show_event(name, event) for event in state.preview([action], viewer)[0]] if previews else None
        legal.append(Legal(action, catalogue.notation(action), described.verb, described.args, events))
    return legal


def show_turn(table: Table, viewer: Viewer) -> Turn:
    """Who is to move, and for that seat the numbers of its legal actions."""
    legal = table.state.legal_actions() if table.may_act(viewer) else None
    return Turn(table.id, viewer, table.meta.number, table.meta.position, table.to_move, legal)


def show_clock(table: Table) -> ClockInfo | None:
    left = clocks.remaining(table, table.meta.since)
    if left is None:
        return None
    running = table.to_move if clocks.is_running(table) else None
    vacation = [clocks.vacation_left(table, seat) for seat in range(table.header.players)]
    return ClockInfo(left, running, table.meta.since, clocks.deadline(table), clocks.pauses(table), vacation)


def show_ask(table: Table) -> AskInfo | None:
    ask = table.meta.ask
    if ask is None:
        return None
    waiting = [seat for seat in table.others(ask.seat) if seat not in ask.agreed]
    return AskInfo(ask.number, ask.seat, ask.to, list(ask.agreed), waiting)


def show_seats(table: Table) -> list[SeatInfo]:
    people = table.people()
    return [
        SeatInfo(seat=at, person=at in people, **{**vars(seat), "name": table.name_of(at)})
        for at, seat in enumerate(table.meta.seats)
    ]


def show_result(table: Table) -> Result | None:
    """How the game ended; None while it goes on."""
    outcome = table.state.outcome()
    return None if outcome is None else Result(list(outcome.scores), list(outcome.ranks))


def show_info(table: Table, seen: Table, mine: Sequence[int], maker: bool, invited: bool = False) -> TableInfo:
    """The table for lists and lobbies. `seen`: as the visitor may know it; which seats are free, all may know."""
    header = table.header
    return TableInfo(
        id=table.id,
        kind=header.kind,
        status=seen.status,
        game=header.game,
        players=header.players,
        options=header.options,
        name=header.name,
        sheet=header.sheet,
        own_sheet=header.own_sheet,
        sheet_name=header.sheet_name,
        made_at=table.made_at,
        number=seen.meta.number,
        position=seen.meta.position,
        to_move=seen.to_move,
        seats=show_seats(table if table.joinable else seen),
        clock=header.clock,
        open=header.open,
        joinable=table.joinable,
        fill_at=table.fill_at,
        spectators=header.spectators,
        spectator_delay=header.spectator_delay,
        rated=header.rated,
        lots=header.lots,
        lesson=header.lesson,
        promise=header.promise,
        rematch=seen.meta.rematch,
        practice=header.practice,
        daily=header.daily,
        result=show_result(seen),
        mine=list(mine),
        maker=maker,
        invited=invited or table.joinable,
        your_turn=any(table.may_act(seat) for seat in mine),
    )


# ----------------------------------------------------------------------------------- questions of the seat to move


def preview(table: Table, seat: int, actions: Sequence[int | str]) -> PreviewShown:
    """What the seat would see happen; nothing is played."""
    require_turn(table, seat)
    numbers = [read_action(table, action) for action in actions]
    try:
        seen = table.state.preview(numbers, seat)
    except HatobaError as error:
        raise Refusal(str(error), "actions", "illegal_action") from error
    shown = [[show_event(table.game.name, event) for event in events] for events in seen]
    return PreviewShown(table.meta.position, shown, complete=len(shown) == len(numbers))


def why(table: Table, seat: int, action: int | str) -> Why:
    """Whether the seat may play an action of the catalogue, and if not, why."""
    require_turn(table, seat)
    number = read_action(table, action)
    reason = table.state.why_illegal(number)
    return Why(number, table.game.catalogue.notation(number), reason is None, reason)


def show_tips(table: Table, seat: int) -> Tips:
    """All that the seat to move may ask of the position."""
    state, catalogue = table.state, table.game.catalogue
    legal = state.legal_actions()
    refused: dict[str, RefusedActions] = {}
    for action in sorted(set(range(len(catalogue))) - set(legal)):
        reason = state.why_illegal(action)
        if reason is not None:
            alike = refused.setdefault(str(reason), RefusedActions(reason, []))
            alike.notations.append(catalogue.notation(action))
    now = state.standing().scores[seat]
    previews = [show_preview(state, action, seat, now) for action in legal]
    return Tips(table.meta.position, previews, list(refused.values()))


def show_preview(state: State, action: int, seat: int, now: int) -> ActionPreview:
    """What a legal action would do; `now` are the seat's points if the game ended before it."""
    after = state.clone()
    after.recording = True
    after.apply(action)
    drawn = after.revealed_at >= 0
    if drawn:
        after.log = after.log[: after.revealed_at]
    events = [show_event(state.game.name, event) for event in after.events_for(seat)]
    return ActionPreview(action, events, None if drawn else after.standing().scores[seat] - now)
