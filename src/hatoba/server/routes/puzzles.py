"""Puzzles: which there are, tables to solve them at, and their solutions."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter

from hatoba.coach.models import Puzzle, PuzzleInfo, PuzzleSolution
from hatoba.coach.packaged import info_of, solution_of
from hatoba.server.making import make_from_record
from hatoba.server.problems import not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.replays import puzzle_position
from hatoba.server.routes.common import READ, WRITE, Anyone, services_of
from hatoba.server.routes.tables import welcome
from hatoba.server.services import Services
from hatoba.table.models import Created

PuzzleName = Annotated[str, PathParameter(pattern=r"^[\w.-]{1,80}$")]


def find(services: Services, name: str) -> Puzzle:
    puzzle = services.puzzles.get(name)
    if puzzle is None or not services.analyst.enabled:
        raise not_found("puzzle")
    return puzzle


@get("/api/puzzles", operation_id="getPuzzles")
async def get_puzzles(request: Anyone) -> list[PuzzleInfo]:
    """All puzzles, game after game, the easiest first; none where there is no coach who could judge."""
    services = services_of(request)
    return [info_of(puzzle) for puzzle in services.puzzles.values()] if services.analyst.enabled else []


@post(
    "/api/puzzles/{puzzle:str}/tables",
    operation_id="startPuzzle",
    status_code=201,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def start_puzzle(request: Anyone, puzzle: PuzzleName) -> Response[Created]:
    """A table of your own at the puzzle's position; `judgeTry` says how good the turn is that you play there."""
    services = services_of(request)
    read = await services.clerk.do(puzzle_position, find(services, puzzle), services.tables.now())
    return await welcome(request, services, await make_from_record(services.tables, read, None))


@get("/api/puzzles/{puzzle:str}/solution", operation_id="getPuzzleSolution", responses=READ)
async def get_solution(request: Anyone, puzzle: PuzzleName) -> PuzzleSolution:
    """The turn that is clearly best, and why."""
    return solution_of(find(services_of(request), puzzle))


handlers = [get_puzzles, start_puzzle, get_solution]
