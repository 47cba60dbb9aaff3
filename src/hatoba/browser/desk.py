"""The tables that are open on a device, and what a request to them leads to: to be kept, told and thought about."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from hatoba.browser.mind import write_question
from hatoba.browser.wire import (
    EntryNews,
    Kept,
    KeptAnalysis,
    KeptEntry,
    KeptTable,
    ListedNews,
    News,
    PositionNews,
    Reply,
    Thought,
)
from hatoba.coach.models import Analysis, AnalysisState, Hint
from hatoba.lessons import driving
from hatoba.table import show
from hatoba.table.commands import Refusal
from hatoba.table.entries import Entry, store_entry
from hatoba.table.making import own_seats
from hatoba.table.models import Created, EntryMessage, TableInfo
from hatoba.table.past import Past
from hatoba.table.table import Decision, Table, open_table
from hatoba.table.thinking import question_of


@dataclass
class Opened:
    """An open table and its whole log."""

    table: Table
    log: list[Entry]
    asked: int = -1
    """The position for which a bot was asked last."""
    past: Past | None = None
    judged: AnalysisState = "none"
    analysis: Analysis | None = None
    hint: tuple[int, Hint] | None = None
    """The last one, and the position that it is about."""

    @property
    def mine(self) -> list[int]:
        """The seats of whoever plays here; the bots have the others, a record has none."""
        return list(own_seats(self.table.header.seats)) if self.table.header.kind == "game" else []

    @property
    def eyes(self) -> list[int] | list[None]:
        return self.mine or [None]

    def info(self) -> TableInfo:
        return show.show_info(self.table, self.table, self.mine, maker=True)

    def at(self, number: int) -> Table:
        """The table after one of its entries."""
        if not 0 <= number <= self.table.meta.number:
            raise Refusal(f"at must be from 0 to {self.table.meta.number}", "at")
        return self.whole_past().table_after(number)

    def whole_past(self) -> Past:
        table = self.table
        if self.past is None or len(self.past.entries) != len(self.log):
            start = open_table(table.id, table.header, table.record_header, table.game, table.made_at)
            self.past = Past(start, tuple(self.log))
        return self.past


class Desk:
    """What the parts of a host share. `reply` is of the request that is being answered."""

    def __init__(self, now: Callable[[], float], new_id: Callable[[], str]) -> None:
        self.now = now
        self.new_id = new_id
        self.tables: dict[str, Opened] = {}
        self.reply = Reply()

    def find(self, table: str, viewer: int | None = None) -> Opened:
        """An open table, which this viewer may look at: the bots' hands are nobody's business."""
        opened = self.tables.get(table)
        if opened is None:
            raise Refusal("there is no such table", code="not_found")
        if viewer is not None and viewer not in opened.mine:
            raise Refusal("this seat is not yours", "viewer", "forbidden")
        return opened

    def welcome(self, table: Table, log: list[Entry]) -> Created:
        """Open a table that was just made."""
        table.id = self.new_id()
        opened = self.tables[table.id] = Opened(table, log)
        self._keep(opened, log)
        self.ask_bot(opened)
        return Created(opened.info(), [], None, None, "")

    def do(self, opened: Opened, decision: Decision) -> list[Entry]:
        entries = opened.table.do(decision, self.now())
        opened.log += entries
        self._keep(opened, entries)
        self.tell(opened, entries)
        self.ask_bot(opened)
        return entries

    def _keep(self, opened: Opened, entries: Sequence[Entry]) -> None:
        table, info = opened.table, opened.info()
        log = [KeptEntry(table.id, entry.number, entry.at, store_entry(entry)) for entry in entries]
        self.reply.keep.append(Kept(_as_kept(table, info), log))
        self.reply.news.append(ListedNews(info))

    def keep_analysis(self, opened: Opened) -> None:
        found = KeptAnalysis(opened.table.id, opened.judged, opened.analysis)
        self.reply.keep.append(Kept(_as_kept(opened.table, opened.info()), [], found))

    def tell(self, opened: Opened, entries: Sequence[Entry]) -> None:
        table = opened.table
        told: list[News] = []
        for viewer in opened.eyes:
            for entry in entries:
                told.append(EntryNews(EntryMessage(table.id, viewer, show.show_entry(table.game, entry, viewer))))
            told.append(PositionNews(driving.show_lesson_position(table, viewer)))
        self.reply.news += told

    def ask_bot(self, opened: Opened) -> None:
        """Hand out the question of the bot to move, once a position."""
        table = opened.table
        question = question_of(table)
        if question is not None and opened.asked != table.meta.position:
            opened.asked = table.meta.position
            self.reply.think = Thought(table.id, table.meta.position, write_question(question), "playBot")


def _as_kept(table: Table, info: TableInfo) -> KeptTable:
    names = {seat: asdict(called) for seat, called in table.names.items()}
    sheet = table.game.sheet.text if table.header.own_sheet else None
    return KeptTable(table.id, asdict(table.header), table.record_header, table.made_at, names, info, sheet)
