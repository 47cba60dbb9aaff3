"""`hatoba arena` and `hatoba balance`, as a user types them."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from hatoba.cli.arena import arena
from hatoba.cli.balance import balance

app = typer.Typer(pretty_exceptions_enable=False)
app.command()(arena)
app.command()(balance)

BOTS = "random,hatoba.bots.random:RandomBot"
SHORT = ("-o", "round_limit=2", "--games", "4")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def test_a_table_and_json() -> None:
    table = run("arena", "duel", "--bots", BOTS, *SHORT)
    assert table.exit_code == 0
    assert "duel, 2 players, seed 1" in table.stdout
    assert "games ended by: limit 4" in table.stdout
    shown = json.loads(run("arena", "duel", "--bots", BOTS, *SHORT, "--json").stdout)
    assert shown["game"] == "duel"
    assert shown["repeatable"]
    assert [row["games"] for row in shown["results"]] == [4]
    low, value, high = (shown["results"][0]["win_share"][name] for name in ("low", "value", "high"))
    assert 0 <= low <= value <= high <= 1
    again = json.loads(run("arena", "duel", "--bots", BOTS, *SHORT, "--json", "--processes", "2").stdout)
    assert again == shown


def test_a_ladder_with_a_reference_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    arguments = ("arena", "yokohama", "--players", "3", "--bots", BOTS, "--pairs", "adjacent")
    more = ("--reference", "random@sims=9", "--out", str(file), *SHORT)
    first, second = run(*arguments, *more), run(*arguments, *more)
    assert first.exit_code == second.exit_code == 0
    assert first.stdout == second.stdout
    assert "2 x random@sims=9" in first.stdout
    assert len(file.read_text().splitlines()) == 1 + 3 * 6
    refused = run(*arguments, *more, "--seed", "2")
    assert refused.exit_code != 0
    assert "choose another file" in str(refused.exception)


def test_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "results.svg"
    assert run("arena", "duel", "--bots", BOTS, *SHORT, "--picture", str(file)).exit_code == 0
    assert "<svg" in file.read_text()


def test_without_the_extra_there_is_still_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    table = run("arena", "duel", "--bots", BOTS, *SHORT)
    assert table.exit_code == 0
    assert 'no ratings: this needs numpy: pip install "hatoba[arena]"' in table.stdout
    assert json.loads(run("arena", "duel", "--bots", BOTS, *SHORT, "--json").stdout)["ratings"] is None


def test_a_bot_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from hatoba.bots.random import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "my_own_bots.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(__import__("sys").path))
    shown = run("arena", "duel", "--bots", "my_own_bots:Mine,random", *SHORT, "--processes", "2")
    assert shown.exit_code == 0
    assert "my_own_bots:Mine" in shown.stdout


def test_a_bot_that_breaks_the_rules_makes_the_status_1() -> None:
    shown = run("arena", "duel", "--bots", "tests.arena.toys:Cheat,random", *SHORT)
    assert shown.exit_code == 1
    assert "forfeited" in shown.stdout


def test_a_balance_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    arguments = ("balance", "duel", "--bot", "random", *SHORT, "--out", str(file))
    assert run(*arguments).exit_code == 0
    report = file.read_text()
    assert "Rows to look at" in report
    games = file.with_suffix(".jsonl").read_text()
    assert len(games.splitlines()) == 5
    shown = run(*arguments, "--processes", "2")
    assert "4 games; report in" in shown.stdout
    assert file.read_text() == report
    assert file.with_suffix(".jsonl").read_text() == games
    refused = run("balance", "duel", "--bot", "tests.arena.toys:Cheat", *SHORT, "--out", str(tmp_path / "no.html"))
    assert "tests.arena.toys:Cheat in seat A chose" in str(refused.exception)
