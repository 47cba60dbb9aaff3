"""Lessons: which there are, and tables to take them at."""

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.components import PACKAGED
from hatoba.lessons import find_lesson, is_lesson, lesson_names
from hatoba.lessons.driving import list_lessons
from hatoba.server.making import make_lesson
from hatoba.server.models_people import LESSON, LessonPlace, LessonPlaces, LessonTaken
from hatoba.server.problems import not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import READ, SIGN_IN, WRITE, Anyone, answer, services_of
from hatoba.server.routes.people import signed_in
from hatoba.server.routes.tables import welcome
from hatoba.server.store.lessons_taken import merge_taken, put_taken
from hatoba.table.models import Created, LessonInfo

LessonName = Annotated[str, PathParameter(pattern=LESSON)]
FIRST_GAMES = [f"{game}-game" for game in PACKAGED]
"""The games with hints that follow the lessons."""


@get("/api/lessons", operation_id="getLessons")
async def get_lessons() -> list[LessonInfo]:
    """All lessons, game after game, in the order in which they are best taken."""
    return list_lessons()


@post(
    "/api/lessons/{lesson:str}/tables",
    operation_id="startLesson",
    status_code=201,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def start_lesson(request: Anyone, lesson: LessonName) -> Response[Created]:
    """A table where you take the lesson, or play an example of the rules; its positions say what it says."""
    if not is_lesson(lesson):
        raise not_found("lesson")
    services = services_of(request)
    return await welcome(request, services, await make_lesson(services.tables, find_lesson(lesson)))


# ------------------------------------------------------------------------------- how far one has come


def _is_kept(name: str) -> bool:
    return name in lesson_names() or name in FIRST_GAMES


def _taken(name: str, place: LessonPlace) -> LessonTaken:
    return LessonTaken(name, place.table, place.step, place.done)


@put("/api/me/lessons/{lesson:str}", operation_id="keepLesson", responses={**READ, **SIGN_IN}, status_code=204)
async def keep_lesson(request: Anyone, lesson: LessonName, data: JSONBody[LessonPlace]) -> None:
    """Keep with your account where you are in a lesson; what was done before stays done."""
    services, _, account = await signed_in(request)
    if not _is_kept(lesson):
        raise not_found("lesson")

    async def work(connection: AsyncConnection) -> None:
        await put_taken(connection, account, _taken(lesson, data))

    await services.journal.write(work)


@post("/api/me/lessons", operation_id="mergeLessons", responses={**READ, **SIGN_IN}, status_code=200)
async def merge_lessons(request: Anyone, data: JSONBody[LessonPlaces]) -> Response[list[LessonTaken]]:
    """Bring what a browser knows of your lessons to your account, and learn all that the account knows."""
    services, _, account = await signed_in(request)
    # A browser may know lessons that there were once.
    brought = [_taken(name, place) for name, place in data.lessons.items() if _is_kept(name)]

    async def work(connection: AsyncConnection) -> list[LessonTaken]:
        return await merge_taken(connection, account, brought)

    return answer(await services.journal.write(work))


handlers = [get_lessons, start_lesson, keep_lesson, merge_lessons]
