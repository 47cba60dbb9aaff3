"""A table of this process: who holds links to it, and what the store and the streams need to know."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hatoba.server.store.codec import encode_meta
from hatoba.server.store.journal import Snapshot, Summary
from hatoba.server.store.repository import GivenLink
from hatoba.table import clocks
from hatoba.table.table import Table

SNAPSHOT_EVERY = 64


@dataclass(frozen=True)
class Link:
    """What the holder of a token may do at a table."""

    seats: tuple[int, ...]
    maker: bool
    invites: bool = False
    """Whether it opens any seat that is free."""


@dataclass
class ServedTable(Table):
    """Commands and catching up hold the lock."""

    links: dict[str, Link]
    """Never changed, only replaced: streams notice by that."""
    used_at: float
    hooked: frozenset[int] = frozenset()
    """Seats whose holder wants to be told by a webhook."""
    snapshot_number: int = 0
    shared: bool = False
    """Whether everybody who has its address may look at it, once it is over."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    shown: dict[Any, Any] = field(default_factory=dict)
    """What was sent of entry `shown_at`, by viewer."""
    shown_at: int = -1

    def serve(self, later: "ServedTable") -> None:
        """Be what `after` foretold: it is durable now."""
        self.adopt(later)
        self.names = later.names
        self.snapshot_number, self.used_at = later.snapshot_number, later.used_at

    def summary(self) -> Summary:
        return Summary(self.status, self.joinable, self.to_move, self.used_at, self.wake_at())

    def wake_at(self) -> float | None:
        """When the server has something to do here: a bot to think for, a clock that runs out, seats to fill."""
        if self.bot_to_move() is not None:
            return 0.0
        return clocks.due(self) if self.fill_at is None else self.fill_at

    def snapshot(self) -> Snapshot | None:
        """The position, if it begins a line of play and the last one stored is old."""
        if self.course.free != self.course.count or self.meta.number - self.snapshot_number < SNAPSHOT_EVERY:
            return None
        return self.take_snapshot()

    def take_snapshot(self) -> Snapshot | None:
        """None for a game that no one has gone on with since the rules changed: its log says how it goes on."""
        if self.course.old:
            return None
        return Snapshot(self.meta.number, self.game.rules_version, encode_meta(self.meta), self.state.to_bytes())


def served(
    table: Table,
    held: Sequence[GivenLink],
    used_at: float,
    hooked: frozenset[int] = frozenset(),
    snapshot_number: int = 0,
    shared: bool = False,
) -> ServedTable:
    """The table with the links that are held to it."""
    return ServedTable(
        **vars(table),
        links=make_links(held),
        used_at=used_at,
        hooked=hooked,
        snapshot_number=snapshot_number,
        shared=shared,
    )


def as_public(table: ServedTable) -> ServedTable:
    """The table as strangers see it: with the names that may also stand in its record."""
    named = {seat: called for seat, called in table.names.items() if called.recorded}
    return replace(table, names=named, shown={}, shown_at=-1)


def make_links(held: Sequence[GivenLink]) -> dict[str, Link]:
    return {
        given.hash: Link(tuple(int(seat) for seat in given.seats.split(",") if seat), given.maker, given.invites)
        for given in held
    }


def given_links(table: ServedTable) -> list[GivenLink]:
    """The links of a table as they are stored."""
    return [
        GivenLink(hashed, ",".join(map(str, link.seats)), link.maker, link.invites)
        for hashed, link in table.links.items()
    ]
