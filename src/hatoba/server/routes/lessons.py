"""Lessons: which there are, and tables to take them at."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter

from hatoba.lessons import find_lesson, is_lesson
from hatoba.lessons.driving import list_lessons
from hatoba.server.making import make_lesson
from hatoba.server.problems import not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import WRITE, Anyone, services_of
from hatoba.server.routes.tables import welcome
from hatoba.table.models import Created, LessonInfo

LessonName = Annotated[str, PathParameter(pattern="^[a-z_]{1,20}-[a-z_]{1,20}$")]


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


handlers = [get_lessons, start_lesson]
