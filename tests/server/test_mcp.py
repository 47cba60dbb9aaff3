"""`hatoba mcp --server`: a seat at a server's table, through the library's own client."""

from random import Random
from typing import Any

import pytest

mcp = pytest.importorskip("mcp", reason="NOT TESTED: mcp is missing, pip install 'hatoba[mcp]'")

import anyio  # noqa: E402 - comes with mcp

import hatoba  # noqa: E402
from hatoba.cli.mcp import make_server  # noqa: E402
from hatoba.cli.served import ServedSeat, ServerRefused  # noqa: E402
from hatoba.components import PACKAGED  # noqa: E402
from hatoba.engine.errors import InvalidOption  # noqa: E402
from hatoba.locales import Texts  # noqa: E402
from hatoba.locales.telling import record_text, table_text  # noqa: E402
from tests.cli.test_mcp import call, refused  # noqa: E402
from tests.server.support import QUICK_BOT, ServerProcess, two_people  # noqa: E402


def take_seat(server: ServerProcess, game: str) -> tuple[ServedSeat, Any]:
    """A seat against a bot, and whoever made the table."""
    maker = server.visitor()
    made = maker.create(game, players=2, seats=[{"kind": "me"}, QUICK_BOT], options={"round_limit": 1})
    (link,) = made["links"]
    return ServedSeat(server.url, link["token"], "en"), maker


@pytest.mark.parametrize("game", PACKAGED)
def test_a_random_client_plays_a_whole_game_at_a_server(game: str, server: ServerProcess) -> None:
    seat, maker = take_seat(server, game)

    async def play() -> None:
        rng = Random(2)
        async with mcp.Client(make_server(seat), mode="legacy") as client:
            answer = await call(client, "wait")
            while not answer["over"]:
                assert "You are player A" in await call(client, "observe", printed=False)
                chosen = rng.choice(await call(client, "legal"))["notation"]
                assert await call(client, "why_not", notation=chosen) == ""
                foreseen = await call(client, "preview", notation=chosen)
                answer = await call(client, "act", notation=chosen)
                assert answer["happened"][: len(foreseen)] == foreseen
            assert "over" in answer["next"][0]
            assert await call(client, "legal") == []

    anyio.run(play)
    record = hatoba.read_record(maker.get(f"/api/tables/{seat.table['id']}/record"))
    texts = Texts("en")
    assert seat.observe() == table_text(texts, record.replay(), 0)
    assert seat.log == record_text(texts, record, 0)


def test_what_is_wrong_is_refused_and_changes_nothing(server: ServerProcess) -> None:
    first, second = two_people(server, "duel")
    assert second.visitor.token
    seat = ServedSeat(server.url, second.visitor.token, "en")
    before = first.position()["position"]

    async def try_it() -> None:
        async with mcp.Client(make_server(seat), mode="legacy") as client:
            assert "No action is written" in await refused(client, "act", notation="fly moon")
            assert await call(client, "legal") == []
            notation = first.position()["legal"][0]["notation"]
            assert "seat 0 is to move" in await refused(client, "act", notation=notation)

    anyio.run(try_it)
    assert first.position()["position"] == before
    with pytest.raises(InvalidOption, match="opens seats at 0 tables"):
        ServedSeat(server.url, "x" * 43, "en")
    with pytest.raises(ServerRefused, match="refused"):
        ServedSeat("http://127.0.0.1:9", "x" * 43, "en")
    with pytest.raises(InvalidOption, match="must be an address"):
        ServedSeat("file:///etc", "x" * 43, "en")
