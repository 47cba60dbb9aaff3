"""How much one visitor, and how much all together, may ask for."""

import asyncio
import ipaddress
from collections import OrderedDict
from contextvars import ContextVar
from functools import lru_cache, partial
from types import TracebackType
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from hatoba.server.pressure import Pressure
from hatoba.server.problems import Problem, busy
from hatoba.server.settings import Settings

ALWAYS_ANSWERED = ("/livez", "/healthz")
"""Whoever watches over the server asks these, above all when it has much to do."""
CLIENTS_KEPT = 20_000
IPV6_SHARED_BITS = 64
"""A household or a rented machine has a whole network of so many bits; an address alone counts nobody."""
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""For whom this task works; empty is the server itself."""
WHEN_OVER = "hatoba_when_over"
"""In the state of a request: what is called when it is over, however that comes."""
WHOLE = "hatoba_whole"
"""In the state of a request that has come whole."""


@lru_cache(CLIENTS_KEPT)
def client_of(address: str) -> str:
    """Whom an address counts as."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), IPV6_SHARED_BITS), strict=False))


FULL = "the server has more to do than it can"


class Buckets:
    """How often each client may come: so many a minute, saved up to as many."""

    def __init__(self, per_minute: int) -> None:
        self._rate = per_minute / 60
        self._size = float(per_minute)
        self._level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str, now: float) -> float:
        """0 if the client may come now (and has), otherwise the seconds until it may."""
        if not self._size:
            return 0.0
        level, since = self._level.pop(client, (self._size, now))
        level = min(self._size, level + (now - since) * self._rate)
        allowed = level >= 1
        self._level[client] = (level - 1 if allowed else level, now)
        if len(self._level) > CLIENTS_KEPT:
            self._level.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self._rate

    def require(self, client: str) -> None:
        """The same for who is refused otherwise."""
        wait = self.wait(client, asyncio.get_running_loop().time())
        if wait:
            seconds = str(int(wait) + 1)
            raise Problem(429, "too_many_requests", f"come again in {seconds} s", headers={"retry-after": seconds})


class Places:
    """What clients do at once."""

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}
        self.total = 0

    def of(self, client: str) -> int:
        return self._taken.get(client, 0)

    def take(self, client: str) -> None:
        self._taken[client] = self.of(client) + 1
        self.total += 1

    def leave(self, client: str) -> None:
        self.total -= 1
        left = self._taken.pop(client) - 1
        if left:
            self._taken[client] = left


class Slow:
    """Work that few do at once and few wait for: `async with`."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._room = at_once + waiting
        self._inside = 0

    async def __aenter__(self) -> None:
        if self._inside >= self._room:
            raise busy(503, "many ask for this now")
        self._inside += 1
        try:
            await self._places.acquire()
        except BaseException:
            self._inside -= 1
            raise

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._inside -= 1
        self._places.release()


class Rates:
    """The limits of one process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_minute)
        self.creations = Buckets(settings.creations_per_minute)
        self.streams = Places()
        self.streams_of_one = settings.streams_per_client
        self.at_once = Places()
        self.pressure = Pressure(settings.requests_at_once)
        self._tells_apart = settings.requests_per_minute > 0

    def full(self) -> bool:
        """Whether as much is done as can be."""
        return 0 < self.pressure.room <= self.at_once.total

    def require_room(self, client: str) -> None:
        """Half of the room is for the others, unless addresses are not told apart at all."""
        if self.full():
            raise busy(503, FULL)
        if self._tells_apart and 0 < (self.pressure.room + 1) // 2 <= self.at_once.of(client):
            raise busy(429, "wait for the answers to your other requests")


# Limits of some routes. They are given to the route itself, so no other spelling of its address leads past them.


async def counts_as_creation(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what costs us much, or helps to guess."""
    rates: Rates = connection.app.state.services.rates
    rates.creations.require(ADDRESS.get())


async def takes_a_stream(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what stays open, and has its place until it is over. As middleware it would forward every message."""
    rates: Rates = connection.app.state.services.rates
    streams, client = rates.streams, ADDRESS.get()
    if streams.of(client) >= rates.streams_of_one:
        raise Problem(
            429,
            "too_many_streams",
            "close some of your streams: one serves all your tables",
            headers={"retry-after": "5"},
        )
    streams.take(client)
    connection.scope["state"][WHEN_OVER] = partial(streams.leave, client)
