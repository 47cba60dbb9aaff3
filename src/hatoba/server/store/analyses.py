"""Rows of analyses: who asked, what is judged so far, and which process is at it."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from hatoba.coach.models import Analysis
from hatoba.server.store.schema import analyses, results
from hatoba.server.strengths import Judged

State = Literal["waiting", "complete", "failed"]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Analysis).decode
decode_judged = msgspec.json.Decoder(Judged).decode
LAST = 30
"""Analyses of a person's games that are told together."""


@dataclass(frozen=True)
class Stored:
    """An analysis that somebody asked for, as far as it is."""

    state: State
    analysis: Analysis | None


async def find(connection: AsyncConnection, table: str) -> Stored | None:
    query = select(analyses.c.state, analyses.c.data).where(analyses.c.table_id == table)
    row = (await connection.execute(query)).first()
    return None if row is None else Stored(row.state, None if row.data is None else decode(row.data))


async def count_waiting(connection: AsyncConnection, visitor: str | None = None) -> int:
    """How many wait, of all or of one visitor."""
    query = select(func.count()).select_from(analyses).where(analyses.c.state == "waiting")
    if visitor is not None:
        query = query.where(analyses.c.visitor == visitor)
    return int((await connection.execute(query)).scalar_one())


async def put(connection: AsyncConnection, table: str, visitor: str, now: float) -> None:
    """A new one that waits, in place of one that failed."""
    await connection.execute(delete(analyses).where(analyses.c.table_id == table, analyses.c.state == "failed"))
    await connection.execute(insert(analyses).values(table_id=table, visitor=visitor, asked_at=now, state="waiting"))


def _free(owner: str, now: float) -> ColumnElement[bool]:
    """Those that wait and no other process is at."""
    lease = analyses.c.lease_until
    return (analyses.c.state == "waiting") & (lease.is_(None) | (lease < now) | (analyses.c.lease_owner == owner))


async def find_next(connection: AsyncConnection, owner: str, now: float) -> str | None:
    """The table whose analysis has waited longest."""
    query = select(analyses.c.table_id).where(_free(owner, now)).order_by(analyses.c.asked_at).limit(1)
    row = (await connection.execute(query)).first()
    return None if row is None else str(row.table_id)


async def claim(connection: AsyncConnection, table: str, owner: str, now: float, until: float) -> bool:
    """Whether this process may work at it."""
    mine = update(analyses).where(analyses.c.table_id == table, _free(owner, now))
    return bool((await connection.execute(mine.values(lease_owner=owner, lease_until=until))).rowcount)


async def release(connection: AsyncConnection, table: str, owner: str) -> None:
    mine = update(analyses).where(analyses.c.table_id == table, analyses.c.lease_owner == owner)
    await connection.execute(mine.values(lease_owner=None, lease_until=None))


async def keep(connection: AsyncConnection, table: str, owner: str, analysis: Analysis, until: float) -> bool:
    """What is judged now; whether this process is still the one that is at it."""
    state: State = "complete" if analysis.complete else "waiting"
    mine = update(analyses).where(analyses.c.table_id == table, analyses.c.lease_owner == owner)
    done = await connection.execute(mine.values(data=encode(analysis).decode(), state=state, lease_until=until))
    return bool(done.rowcount)


async def fail(connection: AsyncConnection, table: str) -> None:
    await connection.execute(update(analyses).where(analyses.c.table_id == table).values(state="failed"))


async def find_of(connection: AsyncConnection, account: str) -> list[tuple[int, Judged]]:
    """Of the account's last games that are judged to their end, each with the account's seat."""
    query = (
        select(results.c.seat, analyses.c.data)
        .join(results, results.c.table_id == analyses.c.table_id)
        .where(results.c.account_id == account, analyses.c.state == "complete")
        .order_by(results.c.ended_at.desc())
        .limit(LAST)
    )
    return [(row.seat, decode_judged(row.data)) for row in await connection.execute(query)]
