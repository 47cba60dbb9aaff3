"""`hatoba mcp` through the library's own client: whole games at random, refusals, and over real pipes."""

import json
import sys
from random import Random
from typing import Any

import pytest

mcp = pytest.importorskip("mcp", reason="NOT TESTED: mcp is missing, pip install 'hatoba[mcp]'")

import anyio  # noqa: E402 - comes with mcp
from mcp.client.stdio import StdioServerParameters, stdio_client  # noqa: E402

import hatoba  # noqa: E402
from hatoba.cli.mcp import make_server  # noqa: E402
from hatoba.components import PACKAGED  # noqa: E402
from hatoba.envs.text import TextGame  # noqa: E402

TOOLS = {"rules", "observe", "legal", "why_not", "preview", "act", "wait", "log"}


async def call(client: Any, tool: str, **arguments: Any) -> Any:
    """What a tool answers."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    return answer.structured_content.get("result", answer.structured_content)


async def refused(client: Any, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)


@pytest.mark.parametrize("name", PACKAGED)
def test_a_random_client_plays_a_whole_game(name: str) -> None:
    game = TextGame(name, opponents="random", seed=3, round_limit=1)

    async def play() -> None:
        rng = Random(2)
        async with mcp.Client(make_server(game), mode="legacy") as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert len(await call(client, "rules")) > 3_000
            over = False
            while not over:
                assert await call(client, "observe") == game.observe()
                legal = await call(client, "legal")
                chosen = rng.choice(legal)["notation"]
                assert await call(client, "why_not", notation=chosen) == ""
                foreseen = await call(client, "preview", notation=chosen)
                answer = await call(client, "act", notation=chosen)
                assert answer["happened"][: len(foreseen)] == foreseen
                over = answer["over"]
            assert await call(client, "log") == game.log
            assert "over" in answer["next"][0]

    anyio.run(play)
    assert game.over
    assert hatoba.read_record(game.record.text()).replay().digest() == game.state.digest()


def test_what_is_wrong_is_refused_in_words_and_changes_nothing() -> None:
    game = TextGame("duel", opponents="random", seed=3)
    digest = game.state.digest()

    async def try_it() -> None:
        async with mcp.Client(make_server(game), mode="legacy") as client:
            for tool in ("act", "preview"):
                assert "No action is written" in await refused(client, tool, notation="fly moon")
            legal = {action["notation"] for action in await call(client, "legal")}
            other = next(text for text in map(game.state.notation, range(200)) if text not in legal)
            reason = await call(client, "why_not", notation=other)
            assert reason
            assert (await refused(client, "act", notation=other)).endswith(reason)
            assert "no topic" in await refused(client, "rules", topic="moon")
            assert await refused(client, "act")
            assert await refused(client, "act", notation=7)

    anyio.run(try_it)
    assert game.state.digest() == digest


def test_the_command_serves_over_pipes() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "hatoba", "mcp", "duel", "--seed", "3", "--opponents", "random"], env=path()
    )

    async def look() -> str:
        async with mcp.Client(stdio_client(command)) as client:
            await call(client, "act", notation=(await call(client, "legal"))[0]["notation"])
            return str(await call(client, "observe", printed=False))

    game = TextGame("duel", opponents="random", seed=3)
    game.act(game.legal()[0].notation)
    assert anyio.run(look) == game.observe(printed=False)


def path() -> dict[str, str]:
    """The package that is tested is the one that the command finds."""
    return {"PYTHONPATH": json.dumps(hatoba.__path__[0])[1:-1].removesuffix("hatoba")}
