"""The tables of a device: requests in, replies out. Their names and arguments are those of the client's transport."""

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from hatoba.browser.coach import USUAL_EFFORT, Coach
from hatoba.browser.daily import show_practice, start_practice
from hatoba.browser.desk import Desk, Opened
from hatoba.browser.mind import find_game as own_game
from hatoba.browser.wire import HandedOver, Reply, Trouble, encode
from hatoba.coach import Effort
from hatoba.components import InvalidSheet
from hatoba.engine.errors import HatobaError
from hatoba.engine.record import sheet_in
from hatoba.games import game, game_of
from hatoba.lessons import driving, find_lesson, is_lesson
from hatoba.table import commands, show
from hatoba.table.commands import Refusal
from hatoba.table.entries import NameEntry, RematchEntry, read_entry
from hatoba.table.facts import GameFacts, facts_of
from hatoba.table.header import Called, read_header
from hatoba.table.lots import by_lot
from hatoba.table.making import SeatWish, WishedSeat, names_of, plan_seats, seats_again
from hatoba.table.models import (
    AnyEntry,
    CoursePoint,
    Created,
    Done,
    Position,
    Shuffle,
    TableInfo,
    Tips,
    TurnTold,
)
from hatoba.table.names import clean_name, read_called
from hatoba.table.records import (
    default_level,
    finished_record,
    new_table,
    read_upload,
    record_of,
    require_size,
    show_shuffle,
)
from hatoba.table.table import Decision, open_table
from hatoba.table.turns import tell_turns

if TYPE_CHECKING:
    from hatoba.workshop.models import Difference

PREFIX = "device-"
"""How the ids of tables on a device begin."""
SEAT_KINDS = ("me", "hotseat", "bot")
OWN_CARDS = ("sheetForm", "checkDraft", "readSheet", "mergeDraft")


@dataclass(frozen=True)
class Cards:
    """The component sheet of a new table: its text, whose it is, and whether the record has it; None: the usual one."""

    sheet: str | None = None
    name: str | None = None
    recorded: bool = False


class Host:
    """Time and chance are handed in: `new_seed` gives 32 secret bytes, `new_name` an unlikely word."""

    def __init__(
        self,
        now: Callable[[], float],
        new_seed: Callable[[], bytes],
        new_name: Callable[[], str],
        effort: Effort = USUAL_EFFORT,
    ) -> None:
        self._desk = Desk(now, lambda: PREFIX + new_name())
        self._coach = Coach(self._desk, effort)
        self._new_seed = new_seed
        self._requests: Mapping[str, Callable[..., Any]] = {
            "open": self.open,
            "close": self.close,
            "follow": self.follow,
            "playBot": self.play_bot,
            "createTable": self.create_table,
            "openRecord": self.open_record,
            "startLesson": self.start_lesson,
            **self._coach.requests,
            "daily": partial(show_practice, self._desk),
            "startDaily": partial(start_practice, self._desk),
            "rematch": self.rematch,
            "setName": self.set_name,
            "act": self.act,
            "undo": self.undo,
            "resign": self.resign,
            "standIn": self.stand_in,
            "table": self.table,
            "facts": self.facts,
            "sheet": self.sheet,
            "sheetDifferences": self.sheet_differences,
            **{name: partial(_own_cards, name) for name in OWN_CARDS},
            "position": self.position,
            "entries": self.entries,
            "turns": self.turns,
            "tips": self.tips,
            "course": self.course,
            "shuffle": self.shuffle,
            "record": self.record,
            "handOver": self.hand_over,
        }

    def ask(self, text: str) -> str:
        """Do what `{"ask": name, "args": [...]}` says; the reply is what `wire.Reply` describes."""
        request = json.loads(text)
        self._desk.reply = Reply()
        try:
            self._desk.reply.answer = self._requests[request["ask"]](*request["args"])
        except Refusal as refusal:
            self._desk.reply = Reply(problem=Trouble.of(refusal))
        except InvalidSheet as error:
            self._desk.reply = Reply(problem=Trouble.of(Refusal(str(error), error.field, "invalid_sheet")))
        except HatobaError as error:
            self._desk.reply = Reply(problem=Trouble.of(Refusal(str(error))))
        return encode(self._desk.reply)

    # ------------------------------------------------------------------------------- what is kept

    def open(
        self,
        kept: Mapping[str, Any],
        entries: Sequence[Mapping[str, Any]],
        analysis: Mapping[str, Any] | None = None,
    ) -> None:
        """Bring a kept table back; a bot that is to move is asked again, and so is the coach that was at it."""
        header = read_header(kept["header"])
        log = [read_entry(one["entry"], one["number"], one["at"]) for one in entries]
        own = game_of(header.game, header.sheet) if kept.get("sheet") is None else own_game(header.game, kept["sheet"])
        table = open_table(kept["id"], header, kept["record_header"], own, kept["made_at"], log)
        table.names = {int(seat): Called(**called) for seat, called in kept["names"].items()}
        opened = self._desk.tables[table.id] = Opened(table, log)
        self._desk.ask_bot(opened)
        if analysis is not None:
            self._coach.go_on(opened, analysis)

    def close(self, table: str) -> None:
        """Nobody looks at the table any more. It is kept; what a bot or the coach still thinks of it is lost."""
        self._desk.tables.pop(table, None)

    def follow(self, table: str, since: int) -> None:
        """Tell once more what came after entry `since`, and how things stand."""
        opened = self._desk.find(table)
        self._desk.tell(opened, opened.log[since:])

    # ------------------------------------------------------------------------------- making tables

    def create_table(self, wish: Mapping[str, Any]) -> Created:
        """A new game against bots, or with others at the same screen."""
        players, wished = wish.get("players", 2), wish.get("seats")
        seats = None if wished is None else [SeatWish(**seat) for seat in wished]
        if seats is not None and any(seat.kind not in SEAT_KINDS for seat in seats):
            raise Refusal("on a device there are bots, and people at the same screen", "seats")
        cards = Cards(wish.get("sheet"), wish.get("sheet_name"), bool(wish.get("sheet_recorded")))
        return self._create(wish["game"], players, seats, wish.get("options") or {}, cards, bool(wish.get("lots")))

    def _create(
        self,
        name: str,
        players: int,
        wished: Sequence[WishedSeat] | None,
        options: Mapping[str, Any],
        cards: Cards,
        lots: bool = False,
    ) -> Created:
        seed = self._new_seed()
        wishes = by_lot(players, wished, seed) if lots else wished
        seats = plan_seats(players, wishes)
        made = new_table(
            game(name) if cards.sheet is None else own_game(name, cards.sheet),
            seats,
            seed,
            self._desk.now(),
            options=options,
            spectators=False,
            lots=lots,
            own_sheet=cards.sheet is not None,
            sheet_name=None if cards.name is None else clean_name(cards.name),
            sheet_recorded=cards.recorded,
        )
        made.names = names_of(wishes or ())
        return self._desk.welcome(made, [])

    def start_lesson(self, name: str) -> Created:
        """A table where a lesson is taken in the first seat."""
        if not is_lesson(name):
            raise Refusal("there is no such lesson", code="not_found")
        return self._desk.welcome(*driving.new_lesson_table(find_lesson(name), self._desk.now()))

    def open_record(self, text: str, own: str | None = None) -> Created:
        """A finished game to look at; `own`: the sheet of its cards, if it has none. Every digest is verified."""
        require_size(text)
        sheet = own or sheet_in(text)
        find = game_of if sheet is None else lambda name, _: own_game(name, sheet)
        return self._desk.welcome(*read_upload(text, find, "record", self._desk.now(), own_sheet=sheet is not None))

    def rematch(self, table: str) -> TableInfo:
        """The same game with the same people and bots once more."""
        opened = self._desk.find(table)
        commands.require_over(opened.table, "a rematch is played")
        wishes = [replace(one, kind="me") if one.kind == "person" else one for one in seats_again(opened.table)]
        header = opened.table.header
        sheet = opened.table.game.sheet.text if header.own_sheet else None
        cards = Cards(sheet, header.sheet_name, header.sheet_recorded)
        again = self._create(header.game, header.players, wishes, header.options, cards).table
        self._desk.do(opened, Decision([RematchEntry(again.id)]))
        return again

    # ------------------------------------------------------------------------------- playing

    def act(self, table: str, seat: int, position: int, actions: list[int]) -> Done:
        """Play actions, all or none."""
        opened = self._desk.find(table, seat)
        commands.require_position(opened.table, position)
        return self._command(opened, seat, driving.play(opened.table, seat, actions))

    def undo(self, table: str, seat: int, position: int, to: int | None = None) -> Done:
        """Go back; what nobody knew there is dealt anew if that is farther than the rules of the table allow freely."""
        opened = self._desk.find(table, seat)
        commands.require_position(opened.table, position)
        return self._command(opened, seat, driving.undo(opened.table, seat, to))

    def resign(self, table: str, seat: int) -> Done:
        opened = self._desk.find(table, seat)
        return self._command(opened, seat, commands.resign(opened.table, seat))

    def stand_in(self, table: str, seat: int, on: bool) -> Done:
        """A bot plays the seat, or its person is back."""
        opened = self._desk.find(table, seat)
        change = (
            commands.give_to_bot(opened.table, seat, default_level()) if on else commands.take_back(opened.table, seat)
        )
        return self._command(opened, seat, change)

    def set_name(self, table: str, seat: int, called: Mapping[str, Any]) -> None:
        """What the person of a seat is called from now on."""
        opened = self._desk.find(table, seat)
        given = read_called(opened.table, SeatWish("me", **called), seat)
        names = {**opened.table.names, seat: given}
        opened.table.names = {at: name for at, name in names.items() if name is not None}
        self._desk.do(opened, Decision([NameEntry(seat)]))

    def play_bot(self, table: str, position: int, action: str) -> None:
        """What a Mind has chosen; nothing if the position is another by now."""
        opened = self._desk.tables.get(table)
        if opened is not None and opened.table.meta.position == position and opened.table.bot_to_move() is not None:
            self._desk.do(opened, commands.play_bot(opened.table, json.loads(action)))

    def _command(self, opened: Opened, seat: int, decision: Decision) -> Done:
        done = self._desk.do(opened, decision)
        return show.show_done(opened.table, done, [show.show_entry(opened.table.game, entry, seat) for entry in done])

    # ------------------------------------------------------------------------------- questions

    def table(self, table: str) -> TableInfo:
        return self._desk.find(table).info()

    def facts(self, table: str) -> GameFacts:
        return facts_of(self._desk.find(table).table.game)

    def sheet(self, table: str) -> dict[str, Any]:
        """The components that the table plays with."""
        return self._desk.find(table).table.game.sheet.data

    def sheet_differences(self, table: str) -> "list[Difference]":
        """What they say otherwise than the usual ones."""
        from hatoba.browser import workshop

        return workshop.differences(self._desk.find(table).table.game)

    def position(self, table: str, viewer: int | None, at: int | None = None) -> Position:
        """Now, or after an entry."""
        opened = self._desk.find(table, viewer)
        return driving.show_lesson_position(opened.table if at is None else opened.at(at), viewer)

    def entries(self, table: str, viewer: int | None) -> list[AnyEntry]:
        opened = self._desk.find(table, viewer)
        return [show.show_entry(opened.table.game, entry, viewer) for entry in opened.log]

    def turns(self, table: str, viewer: int | None, after: int) -> list[TurnTold]:
        opened = self._desk.find(table, viewer)
        return tell_turns(opened.table.game, opened.log, viewer, after)

    def tips(self, table: str, seat: int) -> Tips:
        opened = self._desk.find(table, seat)
        commands.require_turn(opened.table, seat)
        return show.show_tips(opened.table, seat)

    def course(self, table: str) -> list[CoursePoint]:
        opened = self._desk.find(table)
        commands.require_over(opened.table, "the course of the game is shown")
        return opened.whole_past().points()

    def shuffle(self, table: str) -> Shuffle:
        return show_shuffle(self._desk.find(table).table)

    def record(self, table: str) -> str:
        opened = self._desk.find(table)
        return finished_record(opened.table, opened.log)

    def hand_over(self, table: str) -> HandedOver:
        """A running game of one person against bots, for a server to go on with; the seed is in it."""
        opened = self._desk.find(table)
        header = opened.table.header
        commands.require_running(opened.table)
        if len(opened.mine) != 1 or header.lesson or header.practice or header.daily:
            raise Refusal("only a game of one person against bots moves", code="forbidden")
        wishes = [replace(one, kind="me") if one.kind != "bot" else one for one in seats_again(opened.table)]
        sheet = opened.table.game.sheet.text if header.own_sheet else None
        return HandedOver(record_of(opened.table, opened.log).text(), wishes, sheet)


def _own_cards(ask: str, *args: Any) -> Any:
    """Few ask, so a start does not load what answers."""
    from hatoba.browser import workshop

    return workshop.REQUESTS[ask](*args)


def device_host() -> Host:
    """The host of a real device, with its clock and its chance."""
    return Host(time.time, lambda: secrets.token_bytes(32), lambda: secrets.token_hex(6))
