"""What a table is, without HTTP, database, threads or clock: header, line of play, entries, and what each viewer sees.

The server, a web worker and tests run the same. Time and chance are handed in:

    table = new_table(hatoba.game("duel"), [SeatPlan("person"), SeatPlan("bot", "merchant")], seed=7, now=0.0)
    table.do(commands.play(table, 0, [show_position(table, 0).legal[0].action]), now=1.0)

A command (`commands`) is judged by the table as it is; the Decision is written down by `Table.do`, or by a store that
makes it durable first. `thinking` says what a bot is asked; `show` says what leaves the table; `open_table` brings a
stored one back.
"""

from hatoba.table.commands import Refusal
from hatoba.table.header import ClockPlan, Header, SeatPlan
from hatoba.table.records import new_table, record_of, table_of
from hatoba.table.table import Decision, Place, Table, open_table

__all__ = [
    "ClockPlan",
    "Decision",
    "Header",
    "Place",
    "Refusal",
    "SeatPlan",
    "Table",
    "new_table",
    "open_table",
    "record_of",
    "table_of",
]
