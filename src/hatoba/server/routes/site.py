"""Secret links, and the pages of the client."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from litestar.response import File

from hatoba.server.access import join_links
from hatoba.server.models import LinkWish
from hatoba.server.problems import not_found
from hatoba.server.rated import require_player
from hatoba.server.routes.common import WRITE, Anyone, answer, info, services_of, visitor_of
from hatoba.server.secrets import TOKEN_LENGTH, hash_token
from hatoba.server.services import Services
from hatoba.server.store import repository
from hatoba.server.table import Link, ServedTable
from hatoba.site.folder import page_beside
from hatoba.table.models import TableInfo
from hatoba.table.names import read_called

CLIENT = Path(__file__).parent.parent / "client"
INDEX = "index.html"
DEVICE = "device/"
"""Where the client looks for what plays on the device."""
LONGEST_PATH = 250
PACKED = {".js", ".css", ".ftl", ".svg"}
"""Assets that become much smaller; fonts and pictures are packed already."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hatoba</title>
<h1>Hatoba</h1>
<p>The server runs, but the web client is not built into this installation.</p>
<p>The API is described at <a href="/schema">/schema</a>.</p></html>"""


@get("/s/{token:str}", include_in_schema=False)
async def show_link(request: Anyone, token: FromPath[str]) -> Response[str] | File:
    """A secret link: a page that asks for a click. Robots that look at links in messages change nothing by it."""
    if len(token) != TOKEN_LENGTH:
        raise not_found("link")
    headers = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
    if not (CLIENT / INDEX).is_file():
        return Response(NOT_BUILT, media_type="text/html", headers=headers)
    return page(bool(services_of(request).settings.site), headers)


@post("/api/links", operation_id="openLink", status_code=200, responses=WRITE)
async def open_link(request: Anyone, data: JSONBody[LinkWish]) -> Response[TableInfo]:
    """Take up a secret link: it moves into your cookie, and you sit down at its seats; invited, you look on."""
    services = services_of(request)
    hashed = hash_token(data.token)
    async with services.database.read() as connection:
        ids = await repository.find_tables_of(connection, [hashed], 1)
    if not ids:
        raise not_found("link")
    table = await services.tables.get(ids[0])
    link = await _link_of(services, table, hashed)
    called = read_called(table, data, link.seats[0] if link.seats else None)
    visitor = visitor_of(request)
    if link.seats:
        await require_player(services, visitor, table, link.seats[0])
    cookie = await services.doorkeeper.give(visitor, [data.token])
    await services.commands.arrive(table, link.seats, called)
    own = join_links((link,))
    return answer(await info(services, table, own), cookie=cookie)


async def _link_of(services: Services, table: ServedTable, hashed: str) -> Link:
    """The database knows it, or did a moment ago: it may have been given, or taken away, by others meanwhile."""
    if hashed not in table.links:
        async with table.lock:
            await services.tables.reload_links(table)
    if hashed not in table.links:
        raise not_found("link")
    return table.links[hashed]


def is_file_name(path: str) -> bool:
    """Whether a file could be called so: systems take offence at some names."""
    return path.isprintable() and len(path) <= LONGEST_PATH and len(path.encode()) <= LONGEST_PATH


def takes_gzip(accepted: str) -> bool:
    """Whether a browser says that it unpacks gzip; one that gives it a weight may mean that it does not."""
    return "gzip" in (one.strip() for one in accepted.split(","))


@cache
def packed(file: Path) -> bytes:
    """An asset of the client: its name changes with its content, and there are few of them."""
    return gzip.compress(file.read_bytes(), mtime=0)


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Anyone) -> Response[str] | Response[bytes] | File:
    """A file of the client; what is none is a page of the client, which reads the address itself."""
    wanted = request.url.path.lstrip("/")
    site = services_of(request).settings.site
    if wanted.startswith(("api/", "schema/", "s/")) or not is_file_name(wanted):
        raise NotFoundException(detail=f"no page /{wanted}")
    if not (CLIENT / INDEX).is_file():
        if wanted:
            raise NotFoundException(detail=f"no page /{wanted}")
        return Response(NOT_BUILT, media_type="text/html")
    of_site = bool(site) and wanted.startswith(DEVICE)
    root = (Path(site) / DEVICE if of_site else CLIENT).resolve()
    file = (root / (wanted.removeprefix(DEVICE) if of_site else wanted)).resolve()
    if wanted and file.is_relative_to(root) and file.is_file():
        # Vite puts a hash of the content into the names of its assets, so those never change.
        lasting = wanted.startswith("assets/") and not of_site
        headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
        kind = guess_type(file.name)[0] or "application/octet-stream"
        if lasting and file.suffix in PACKED:
            headers["vary"] = "accept-encoding"
            if takes_gzip(request.headers.get("accept-encoding", "")):
                return Response(packed(file), media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return File(file, content_disposition_type="inline", media_type=kind, headers=headers)
    if "." in wanted.rpartition("/")[2]:
        raise NotFoundException(detail=f"no page /{wanted}")
    return page(bool(site), {"cache-control": "no-cache"})


def page(beside_site: bool, headers: dict[str, str]) -> Response[str] | File:
    """The client's page; beside a site it is told that there are tables on the device too."""
    if not beside_site:
        return File(CLIENT / INDEX, content_disposition_type="inline", media_type="text/html", headers=headers)
    return Response(page_text(beside_site), media_type="text/html", headers=headers)


def page_text(beside_site: bool) -> str:
    text = (CLIENT / INDEX).read_text(encoding="utf-8")
    return page_beside(text) if beside_site else text


handlers = [show_link, open_link, get_page]
