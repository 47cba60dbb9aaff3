"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

import hatoba
from hatoba.server import problems
from hatoba.server.limits import Limits
from hatoba.server.problems import Problem
from hatoba.server.routes import (
    accounts,
    calling,
    chat,
    coach,
    daily,
    lessons,
    match,
    meta,
    people,
    play,
    puzzles,
    records,
    share,
    sheets,
    site,
    stream,
    tables,
    workshop,
)
from hatoba.server.schema import SentSchema
from hatoba.server.services import Services, make_services
from hatoba.server.settings import Settings, from_environment
from hatoba.server.store.database import describe
from hatoba.table.commands import Refusal

logger = logging.getLogger("hatoba.app")


def create_app(settings: Settings | None = None, services: Services | None = None) -> Limits:
    """The application; without settings, by the environment.

    The limits stand around all of it: Litestar's own middleware is not asked about pages that do not exist.
    """
    parts = services or make_services(settings or from_environment())
    return Limits(create_litestar(parts), parts)


def create_litestar(parts: Services) -> Litestar:
    """The handlers, and what they need."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await parts.start()
        try:
            yield
        finally:
            await parts.stop()

    play_edges = (tables, lessons, puzzles, daily, play, coach, chat, records, share, stream)
    edges = (*play_edges, accounts, calling, people, match, workshop, sheets, meta, site)
    handlers: list[Any] = [handler for part in edges for handler in part.handlers]
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        state=State({"services": parts}),
        exception_handlers={
            Problem: problems.on_problem,
            Refusal: problems.on_refusal,
            HTTPException: problems.on_http_error,
            TimeoutError: problems.on_timeout,
            RecursionError: problems.on_depth,
            UnicodeDecodeError: problems.on_letters,
            OperationalError: on_database_error,
            InterfaceError: on_database_error,
            NoConnectionFree: on_database_error,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Hatoba",
            version=hatoba.__version__,
            description="Play Yokohama, Yokohama Duel and Nippon. All that the web client does goes through here.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],  # the others load scripts from elsewhere
            use_handler_docstrings=True,
        ),
        plugins=[SentSchema()],
        request_max_body_size=parts.settings.max_body_bytes,
        logging_config=None,
        debug=False,
    )


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Our mistake: logged in full here, told in one line there."""
    logger.error("fault", exc_info=error, extra={"route": request.scope.get("path_template", "other")})
    return problems.respond(Problem(500, "fault", "the server made a mistake; it has been written down"))


def on_database_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The database is away, and that is no mistake of ours; it has its own log."""
    logger.warning("database", extra={"route": request.scope.get("path_template", "other"), "detail": describe(error)})
    return problems.respond(problems.Unavailable())
