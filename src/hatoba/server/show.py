"""What leaves the server of a table: for a seat, only what it may know."""

from typing import Any

import msgspec

from hatoba.engine.game import Game
from hatoba.engine.state import SPECTATOR_BIT
from hatoba.server import clocks
from hatoba.server.entries import Played, Row
from hatoba.server.table import Table
from hatoba.server.vocabulary import EVENT_NAMES

Viewer = int | None
encode = msgspec.json.Encoder().encode


def show_event(event: Any) -> dict[str, Any]:
    return {"type": EVENT_NAMES[type(event)], **vars(event)}


def show_entry(game: Game, row: Row, viewer: Viewer) -> dict[str, Any]:
    """An entry of the log as the viewer may know it."""
    entry = row.entry
    shown: dict[str, Any] = {"kind": entry.__struct_config__.tag, "number": row.number, "at": row.at}
    if not isinstance(entry, Played):
        return {**shown, **msgspec.structs.asdict(entry)}
    bit = SPECTATOR_BIT if viewer is None else 1 << viewer
    own = viewer == entry.seat
    actions = [
        show_action(game, action, own, game.event_reader.read(log, bit))
        for action, log in zip(entry.actions, entry.events, strict=True)
    ]
    return {**shown, "seat": entry.seat, "turn": entry.turn, "actions": actions}


def show_action(game: Game, action: int, own: bool, events: list[Any]) -> dict[str, Any]:
    """A secret choice of another seat is its verb only."""
    described = game.catalogue.describe(action)
    hidden = described.secret and not own
    return {
        "verb": described.verb,
        "action": None if hidden else action,
        "notation": described.verb if hidden else game.catalogue.notation(action),
        "args": None if hidden else described.args,
        "events": [show_event(event) for event in events],
    }


def show_seats(table: Table) -> list[dict[str, Any]]:
    people = table.people()
    return [
        {
            "seat": at,
            "holder": seat.holder,
            "person": at in people,
            "level": seat.level,
            "name": seat.name,
            "claimed": seat.claimed,
            "hotseat": seat.hotseat,
            "away": seat.away,
            "resigned": seat.resigned,
        }
        for at, seat in enumerate(table.meta.seats)
    ]


def may_act(table: Table, viewer: Viewer) -> bool:
    return viewer is not None and viewer == table.to_move and table.meta.seats[viewer].holder == "person"


def show_legal(table: Table, viewer: Viewer, previews: bool = False) -> list[dict[str, Any]] | None:
    """The legal actions, for the seat to move only."""
    if viewer is None or not may_act(table, viewer):
        return None
    state, catalogue = table.state, table.game.catalogue
    legal = []
    for action in state.legal_actions():
        described = catalogue.describe(action)
        one = {
            "action": action,
            "notation": catalogue.notation(action),
            "verb": described.verb,
            "args": described.args,
            "events": None,
        }
        if previews:
            one["events"] = [show_event(event) for event in state.preview([action], viewer)[0]]
        legal.append(one)
    return legal


def show_clock(table: Table) -> dict[str, Any] | None:
    left = clocks.remaining(table, table.meta.since)
    if left is None:
        return None
    running = table.to_move if clocks.is_running(table) else None
    return {"left": left, "running": running, "since": table.meta.since, "deadline": clocks.deadline(table)}


def show_ask(table: Table) -> dict[str, Any] | None:
    ask = table.meta.ask
    if ask is None:
        return None
    waiting = [seat for seat in table.others(ask.seat) if seat not in ask.agreed]
    return {"number": ask.number, "seat": ask.seat, "to": ask.to, "agreed": ask.agreed, "waiting": waiting}


def show_position(table: Table, viewer: Viewer, previews: bool = False) -> dict[str, Any]:
    """The position as the viewer may know it."""
    course = table.course
    acts = may_act(table, viewer)
    return {
        "table": table.id,
        "viewer": viewer,
        "number": table.meta.number,
        "position": table.meta.position,
        "status": table.status,
        "to_move": table.to_move,
        "view": table.state.view(viewer),
        "legal": show_legal(table, viewer, previews),
        "undo": {"count": course.count, "free_to": course.free} if acts else None,
        "ask": show_ask(table),
        "clock": show_clock(table),
        "seats": show_seats(table),
        "last_turn": None if viewer is None else table.meta.last_turn.get(viewer),
        "outcome": table.state.outcome(),
    }


def position_bytes(table: Table, viewer: Viewer) -> bytes:
    """The position as JSON, made once for all who look."""
    key = ("position", viewer)
    if key not in table.shown:
        table.shown[key] = encode(show_position(table, viewer))
    return table.shown[key]


def tips_bytes(table: Table, seat: int) -> bytes:
    """What each action would do, or why it cannot be played: all that the seat to move may ask of the position."""
    key = ("tips", seat)
    if key not in table.shown:
        table.shown[key] = encode(show_tips(table, seat))
    return table.shown[key]


def show_tips(table: Table, seat: int) -> dict[str, Any]:
    state, catalogue = table.state, table.game.catalogue
    legal = set(state.legal_actions())
    refused: dict[bytes, dict[str, Any]] = {}
    for action in range(len(catalogue)):
        reason = None if action in legal else state.why_illegal(action)
        if reason is not None:
            alike = refused.setdefault(encode(reason), {"reason": reason, "notations": []})
            alike["notations"].append(catalogue.notation(action))
    previews = {action: [show_event(event) for event in state.preview([action], seat)[0]] for action in sorted(legal)}
    return {
        "position": table.meta.position,
        "previews": [{"action": action, "events": events} for action, events in previews.items()],
        "refused": list(refused.values()),
    }


def turn_bytes(table: Table, viewer: Viewer) -> bytes:
    """Who is to move, and for that seat the numbers of its legal actions."""
    key = ("turn", viewer if may_act(table, viewer) else -1)
    if key not in table.shown:
        legal = table.state.legal_actions() if may_act(table, viewer) else None
        rest = {
            "number": table.meta.number,
            "position": table.meta.position,
            "to_move": table.to_move,
            "legal": legal,
        }
        table.shown[key] = encode(rest)[1:]
    return b'{"table":"%s","viewer":%s,%s' % (table.id.encode(), encode(viewer), table.shown[key])


def show_info(table: Table, seen: Table, mine: list[int], maker: bool) -> dict[str, Any]:
    """The table for lists and lobbies. `seen`: as the visitor may know it; which seats are free, all may know."""
    header = table.header
    return {
        "id": table.id,
        "kind": header.kind,
        "status": seen.status,
        "game": header.game,
        "players": header.players,
        "options": header.options,
        "name": header.name,
        "sheet": header.sheet,
        "own_sheet": header.own_sheet,
        "made_at": table.made_at,
        "number": seen.meta.number,
        "position": seen.meta.position,
        "to_move": seen.to_move,
        "seats": show_seats(table if table.joinable else seen),
        "clock": header.clock,
        "open": header.open,
        "joinable": table.joinable,
        "spectators": header.spectators,
        "spectator_delay": header.spectator_delay,
        "promise": header.promise,
        "rematch": seen.meta.rematch,
        "mine": mine,
        "maker": maker,
        "your_turn": any(may_act(table, seat) for seat in mine),
    }
