"""A server inside the test's own process, with a clock that the test sets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from hatoba.server.app import create_app
from hatoba.server.services import Services, make_services
from hatoba.server.settings import Settings
from tests.seeded_server import same_seed


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Inside:
    """The server's parts, and a visitor."""

    def __init__(self, services: Services, clock: Clock) -> None:
        self.services = services
        self.clock = clock
        self.app = create_app(services=services)
        self.http = self.visitor()

    def visitor(self, token: str | None = None, address: str = "127.0.0.1") -> httpx.AsyncClient:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        transport = httpx.ASGITransport(app=self.app, client=(address, 1))  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url="http://hatoba.test", headers=headers)


@asynccontextmanager
async def inside(database_url: str, **settings: Any) -> AsyncIterator[Inside]:
    usual = {"bot_workers": 0, "requests_per_minute": 0, "creations_per_minute": 0, "poll_seconds": 0.05}
    clock = Clock()
    services = make_services(
        Settings(database_url=database_url, **{**usual, **settings}), now=clock, new_seed=same_seed
    )
    await services.start()
    try:
        yield Inside(services, clock)
    finally:
        await services.stop()
