"""The engine that a site carries plays as the native build does, to the last bit. In Node, which is enough for it."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tools.engine import ROOT

from tests.cases import CASES
from tests.conftest import COMPILED, LONG
from tests.device.sites import build_of, run_in

SETUPS = Counter((case.game, case.players) for case in CASES)
FEW = [("duel", 2), ("nippon", 2), ("yokohama", 2)]
GAMES = 50
"""Of each set-up."""


def run_here(module: str, *arguments: object) -> str:
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.skipif(not COMPILED, reason="compared once, with the compiled build")
@pytest.mark.parametrize(("game", "players"), sorted(SETUPS) if LONG else FEW)
def test_random_games_are_the_same(site: Path, game: str, players: int) -> None:
    games = ("tests.native.digests", game, players, 0, GAMES * SETUPS[game, players] if LONG else 4)
    kind, digest = run_in(site, *games).split()
    assert (kind == "native") == (build_of(site) == "compiled")
    assert run_here(*games).split()[1] == digest


@pytest.mark.skipif(not COMPILED, reason="compared once, with the compiled build")
@pytest.mark.parametrize("level", ["merchant", "magnate"] if LONG else ["merchant"])
@pytest.mark.parametrize(("game", "players"), sorted(SETUPS) if LONG else FEW)
def test_bots_choose_alike_in_whole_games(site: Path, game: str, players: int, level: str) -> None:
    if build_of(site) == "plain" and not LONG:
        pytest.skip("plain Python takes minutes for it")
    games = ("tests.device.bot_games", game, players, level, 40 if LONG else 10, 10 if LONG else 1)
    _, there, speed_there, _ = run_in(site, *games).split()
    _, here, speed_here, _ = run_here(*games).split()
    assert there == here
    print(f"{game} {players}: {speed_there} simulations a second in Node, {speed_here} here")


@pytest.mark.skipif(not COMPILED, reason="compared once, with the compiled build")
def test_the_plain_source_plays_the_same(plain_site: Path) -> None:
    """What a site carries where the tools for WebAssembly cannot be had."""
    games = ("tests.native.digests", "duel", 2, 0, 1)
    kind, digest = run_in(plain_site, *games).split()
    assert (kind, digest) == ("plain", run_here(*games).split()[1])
