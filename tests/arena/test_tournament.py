"""Tournaments: the same for any number of processes, resumable, and fair to both seats."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hatoba.arena import (
    ArenaSummary,
    Tournament,
    make_setting,
    make_tournament,
    read_entrant,
    read_entrants,
    run_plan,
    summarise,
)
from hatoba.arena.journal import WrongFile
from hatoba.arena.runner import Task
from hatoba.arena.table import print_summary
from hatoba.bots import LIVE_BUDGETS, Budget
from hatoba.engine.errors import InvalidOption

TWINS = ("tests.arena.toys:FixedBySeat", "tests.arena.toys:Twin")
OWN = "hatoba.bots.random:RandomBot"


def small(*bots: str, game: str = "duel", players: int = 2, games: int = 8, seed: str = "1", **more: Any) -> Tournament:
    setting = make_setting(game, players, {"round_limit": 2})
    return make_tournament(setting, read_entrants(bots), games, seed, **more)


def outcome(tournament: Tournament, file: Path | None = None, processes: int = 1) -> ArenaSummary:
    return summarise(tournament, run_plan(tournament, file, processes))


# ----------------------------------------------------------------------------------- who plays


@pytest.mark.parametrize(
    ("text", "bot", "budget"),
    [
        ("random", "random", LIVE_BUDGETS["random"]),
        ("random@sims=50", "random", Budget(simulations=50)),
        ("random@seconds=0.5", "random", Budget(seconds=0.5)),
        (f"{OWN}@sims=5@seconds=2", OWN, Budget(simulations=5, seconds=2.0)),
        (OWN, OWN, Budget()),
    ],
)
def test_entrants(text: str, bot: str, budget: Budget) -> None:
    entrant = read_entrant(text)
    assert (entrant.label, entrant.bot, entrant.budget) == (text, bot, budget)
    assert entrant.repeatable == (budget.seconds is None)


@pytest.mark.parametrize(
    "text", ["nobody", "no.such:Bot", "random@sims=many", "random@seconds=0", "random@sims", "random@"]
)
def test_wrong_entrants(text: str) -> None:
    with pytest.raises(InvalidOption):
        read_entrant(text)


def test_wrong_tournaments() -> None:
    for bots in (("random",), ("random", "random"), ()):
        with pytest.raises(InvalidOption):
            small(*bots)
    with pytest.raises(InvalidOption, match="pairs"):
        small("random", OWN, pairs="some")
    with pytest.raises(InvalidOption, match="cluster"):
        run_plan(small("random", OWN), cluster="slurm")


def line_ups(tournament: Tournament) -> list[str]:
    return [" ".join(label[-1] for label in tournament.labels(line_up)) for line_up in tournament.line_ups]


def test_line_ups() -> None:
    bots = [f"random@sims={number}" for number in (1, 2, 3)]
    reference = read_entrant("random@sims=9")
    assert line_ups(small(*bots)) == ["1 2", "1 3", "2 3"]
    assert line_ups(small(*bots, pairs="adjacent")) == ["1 2", "2 3"]
    assert line_ups(small(*bots, pairs="adjacent", reference=reference)) == ["1 2", "2 3", "1 9", "2 9", "3 9"]
    assert line_ups(small(*bots, reference=read_entrant(bots[2]))) == ["1 2", "1 3", "2 3"]
    assert line_ups(small(*bots, game="yokohama", players=3)) == ["1 2 3"]
    assert line_ups(small(*bots[:2], game="yokohama", players=4)) == ["1 2 2 2", "2 1 1 1"]
    assert line_ups(small(*bots, game="yokohama", players=4, pairs="adjacent")) == ["1 2 2 2", "2 3 3 3"]


def test_every_seed_is_played_in_every_seating() -> None:
    tournament = small("random@sims=1", "random@sims=2", game="yokohama", players=3, games=10)
    assert tournament.seeds == 4
    seatings = Counter((task[1], tournament.seating(task)) for task in tournament.tasks() if task[0] == 0)
    assert seatings == {(seed, seats): 1 for seed in range(4) for seats in ((0, 1, 1), (1, 0, 1), (1, 1, 0))}


# ----------------------------------------------------------------------------------- what comes out


def test_mirrored_seats_cancel_an_advantage_of_the_first_seat() -> None:
    tournament = small(*TWINS, games=12)
    results = run_plan(tournament)
    first_seat = [result["scores"][0] - result["scores"][1] for _, result in results]
    assert abs(sum(first_seat)) > 10  # the seat matters
    row = summarise(tournament, results).rows[0]
    assert row.wins.value == 0.5
    assert row.margin.mean == 0
    assert row.margin.error == 0


def test_one_process_or_two_give_the_same_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    texts, lines = [], []
    for processes in (1, 2):
        file = tmp_path / f"{processes}.jsonl"
        summary = outcome(small("random", OWN, *TWINS, games=4), file, processes)
        print_summary(summary)
        texts.append((capsys.readouterr().out, json.dumps(summary.to_json())))
        lines.append(sorted(file.read_text().splitlines()))
    assert texts[0] == texts[1]
    assert lines[0] == lines[1]


def test_more_bots_do_not_change_the_games_of_the_others() -> None:
    alone = run_plan(small("random", OWN))
    among = run_plan(small("random", OWN, TWINS[0]))
    assert [result for _, result in alone] == [result for task, result in among if task[0] == 0]


def test_another_seed_gives_other_games() -> None:
    assert run_plan(small("random", OWN)) != run_plan(small("random", OWN, seed="2"))


def test_three_players_are_held_against_the_fair_share() -> None:
    rows = outcome(small("random", OWN, game="yokohama", players=3, games=6)).rows
    assert [row.fair_share for row in rows] == [1 / 3, 1 / 3]
    assert [row.others for row in rows] == [(OWN, OWN), ("random", "random")]
    rows = outcome(small("random", OWN, TWINS[0], game="yokohama", players=3, games=6)).rows
    assert len(rows) == 3
    assert sum(row.wins.value for row in rows) == pytest.approx(1)


def test_a_fault_is_counted_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    summary = outcome(small("tests.arena.toys:Cheat", "random", games=4))
    assert summary.endings == {"forfeit": 4}
    assert summary.rows[0].wins.value == 0
    assert len(summary.faults) == 4
    assert "tests.arena.toys:Cheat, random with seed 1:0: tests.arena.toys:Cheat in seat A chose '" in summary.faults[0]
    print_summary(summary)
    assert capsys.readouterr().out.count("forfeited") == 4


# ----------------------------------------------------------------------------------- the file


class Counting:
    """A plan that notes which tasks were run."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.ran: list[Task] = []

    def identity(self) -> dict[str, Any]:
        return self.plan.identity()

    def tasks(self) -> list[Task]:
        return self.plan.tasks()

    def run(self, task: Task) -> dict[str, Any]:
        self.ran.append(task)
        return self.plan.run(task)


def test_a_run_that_was_cut_goes_on(tmp_path: Path) -> None:
    tournament = small("random", OWN)
    file = tmp_path / "results.jsonl"
    whole = run_plan(tournament, file)
    text = file.read_text()
    lines = text.splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:20])
    counting = Counting(tournament)
    assert run_plan(counting, file) == whole
    assert counting.ran == tournament.tasks()[3:]
    assert file.read_text() == text
    again = Counting(tournament)
    assert run_plan(again, file) == whole
    assert again.ran == []


def test_more_games_can_be_added(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_plan(small("random", OWN, games=4), file)
    counting = Counting(small("random", OWN, games=8))
    assert run_plan(counting, file) == run_plan(small("random", OWN, games=8))
    assert len(counting.ran) == 4


def test_another_tournament_in_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_plan(small("random", OWN, games=2), file)
    before = file.read_text()
    with pytest.raises(WrongFile, match="seed: 1 there, 2 here"):
        run_plan(small("random", OWN, games=2, seed="2"), file)
    with pytest.raises(WrongFile, match="entrants"):
        run_plan(small("random", "random@sims=3", games=2), file)
    assert file.read_text() == before
    file.write_text("a shopping list\n")
    with pytest.raises(WrongFile, match="line 1"):
        run_plan(small("random", OWN, games=2), file)


# ----------------------------------------------------------------------------------- Ray


@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: --cluster ray is NOT tested")
    tournament = small("random", OWN, TWINS[0], games=4)
    assert run_plan(tournament, cluster="ray") == run_plan(tournament)
