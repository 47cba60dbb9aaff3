"""The daily challenge: what it is, how you did, and a table to take it at."""

from typing import Any

from litestar import Response, get, post

from hatoba.server.problems import not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import OPEN, READ, WRITE, Anyone, answer, info, services_of, visitor_of
from hatoba.server.routes.tables import welcome
from hatoba.server.services import Services
from hatoba.table.daily import DailyShown
from hatoba.table.models import Created


def require_daily(request: Anyone) -> Services:
    services = services_of(request)
    if not services.settings.daily:
        raise not_found("daily challenge")
    return services


@get("/api/daily", operation_id="getDaily", responses=READ)
async def get_daily(request: Anyone) -> Response[DailyShown]:
    """The challenge of today and that of yesterday, with your results, and the hash of tomorrow's seed."""
    services = require_daily(request)
    return answer(await services.daily.show(visitor_of(request)))


@post(
    "/api/daily/tables",
    operation_id="startDaily",
    status_code=201,
    responses={**OPEN, **WRITE},
    guards=[counts_as_creation],
)
async def start_daily(request: Anyone) -> Response[Created]:
    """Your table for today's challenge: a new one, or the one where you have begun it."""
    services, visitor = require_daily(request), visitor_of(request)
    made: Any = await services.daily.attempt(visitor)
    if not isinstance(made, str):
        return await welcome(request, services, made)
    table = await services.tables.get(made)
    access = await services.doorkeeper.require(visitor, table)
    return answer(Created(await info(services, table, access), [], None, None, ""), 201)


handlers = [get_daily, start_daily]
