"""Programs as bots: whole games, the example in JavaScript, and everything that a program can do wrong."""

import copy
import shutil
import sys
from pathlib import Path

import pytest

import hatoba
from hatoba.arena import make_setting, make_tournament, read_entrants, run_plan, summarise
from hatoba.bots import Budget, make_bot
from hatoba.bots.outside import BotFault, OutsideBot
from hatoba.cli import main
from hatoba.components import PACKAGED

SCRIPT = Path(__file__).parent / "outside_bot.py"
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.mjs"
BOT = f"cmd:{sys.executable} {SCRIPT}"


@pytest.mark.parametrize("name", PACKAGED)
def test_a_program_plays_whole_games(name: str) -> None:
    plan = make_tournament(make_setting(name, 2, {"round_limit": 3}), read_entrants([BOT, "random"]), 2, "1")
    results = run_plan(plan)
    assert [result["fault"] for _, result in results] == [None, None]
    assert results == run_plan(plan), "the program is given a seed"


@pytest.mark.skipif(shutil.which("node") is None, reason="NOT TESTED: node is not here")
def test_the_example_in_javascript_plays_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "duel", "--bots", f"cmd:node {EXAMPLE},random", "--games", "2", "--seed", "4"])
    assert left.value.code == 0, capsys.readouterr().out
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ("crash", "ended with status 1, saying 'I give up'"),
        ("prose", "wrote 'I would rather build a shop.', which is no JSON object"),
        ("list", "wrote '[1, 2]', which is no JSON object"),
        ("late", "not the action for question 1"),
        ("empty", "which has no action"),
        ("number", "answered 999999; actions run from 0 to"),
        ("unknown", "fly moon"),
        ("old", 'not {"type": "ready", "protocol": 1}'),
    ],
)
def test_a_program_that_misbehaves_forfeits_with_a_clear_line(how: str, line: str) -> None:
    plan = make_tournament(make_setting("duel", 2), read_entrants([f"{BOT} {how}", "random"]), 2, "1")
    summary = summarise(plan, run_plan(plan))
    assert summary.endings == {"forfeit": 2}
    assert len(summary.faults) == 2
    for fault in summary.faults:
        assert line in fault
        assert "in seat" in fault


@pytest.mark.parametrize("how", ["silent", "deaf"])
def test_a_program_that_is_too_slow_is_ended(how: str) -> None:
    bot = OutsideBot(f"{sys.executable} {SCRIPT} {how}")
    state = hatoba.new_game("duel", players=2, seed=1)
    with pytest.raises(BotFault, match="within 1.01 seconds" if how == "silent" else "closed its output"):
        bot.choose(state, Budget(seconds=0.01))
    process = bot._program._process  # type: ignore[union-attr]
    bot.close()
    assert process.poll() is not None


def test_a_copy_has_a_program_of_its_own() -> None:
    bot = make_bot(BOT, 3)
    state = hatoba.new_game("duel", players=2, seed=1)
    assert isinstance(bot, OutsideBot)
    bot.choose(state, Budget())
    other = copy.deepcopy(bot)
    assert other.choose(state, Budget()) in state.legal_actions()
    for one in (bot, other):
        one.close()


def test_a_forgotten_bot_leaves_no_program_behind() -> None:
    bot = make_bot(BOT, 3)
    assert isinstance(bot, OutsideBot)
    bot.choose(hatoba.new_game("duel", players=2, seed=1), Budget())
    process = bot._program._process  # type: ignore[union-attr]
    assert process.poll() is None
    del bot
    assert process.poll() is not None


def test_a_program_that_is_not_there_is_refused() -> None:
    for name in ("cmd:", "cmd:./no-such-bot"):
        with pytest.raises(hatoba.InvalidOption, match="no such program"):
            make_bot(name)
