"""The balance report: counts against a count by hand, estimates against games with a known effect."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.arena import make_setting, read_entrant, run_plan
from hatoba.arena.balance import Balance, BalancePlan, ItemRow, balance_of, html_report
from hatoba.arena.balance.items import items_of
from hatoba.arena.match import play_match, seat_bot
from hatoba.arena.tournament import derive
from hatoba.components import PACKAGED
from hatoba.engine.state import State
from hatoba.games.duel import events as duel

GAMES = 6


def plan_of(game: str, players: int = 2, games: int = GAMES) -> BalancePlan:
    return BalancePlan(make_setting(game, players, {"round_limit": 6}), read_entrant("random"), games, "1")


def found_in(plan: BalancePlan) -> Balance:
    games = [result for _, result in run_plan(plan)]
    return balance_of(plan.setting.game.sheet, plan.setting.game.facts.items, games)


def rows_of(balance: Balance, kind: str) -> dict[str, ItemRow]:
    return {row.item.id: row for rows in balance.kinds if rows.kind.name == kind for row in rows.rows}


class HandCount:
    """Games of Duel in which the technologies shown and gained and the orders fulfilled are counted one by one."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.gained: dict[str, set[int]] = {}
        self.fulfilled: dict[int, set[int]] = {}

    def begin(self, state: State) -> None:
        self.shown.update(name for name in state.view(None).technologies if name is not None)

    def after(self, state: State) -> None:
        for event in state.events:
            if isinstance(event, duel.TechnologyRevealed):
                self.shown.add(event.technology)
            if isinstance(event, duel.TechnologyGained):
                self.gained.setdefault(event.technology, set()).add(event.seat)
            if isinstance(event, duel.Fulfilled):
                self.fulfilled.setdefault(event.order, set()).add(event.seat)


def test_counts_are_those_of_a_count_by_hand() -> None:
    plan = plan_of("duel")
    on_table: Counter[str] = Counter()
    technologies: Counter[str] = Counter()
    orders: Counter[int] = Counter()
    points: dict[str, list[int]] = {}
    for number in range(GAMES):
        watcher = HandCount()
        place = f"1|random|{number}"
        seated = [seat_bot(plan.entrant, derive(f"{place}|{seat}")) for seat in range(2)]
        state = plan.setting.new(f"1:{number}")
        match = play_match(state, seated, hatoba.make_rng(derive(f"{place}|resample")), watcher)
        on_table.update(watcher.shown)
        technologies.update(list(watcher.gained))
        orders.update(list(watcher.fulfilled))
        for name, seats in watcher.gained.items():
            points.setdefault(name, []).extend(match.scores[seat] for seat in seats)
    balance = found_in(plan)
    rows = rows_of(balance, "technologies")
    assert sum(technologies.values()) > 0
    assert {name: row.on_table for name, row in rows.items() if row.on_table} == on_table
    assert {name: row.taken for name, row in rows.items() if row.taken} == technologies
    assert {name: row.points.mean for name, row in rows.items() if row.taken} == {
        name: pytest.approx(sum(scores) / len(scores)) for name, scores in points.items()
    }
    taken = {name: row.taken for name, row in rows_of(balance, "orders fulfilled").items() if row.taken}
    assert taken == {str(order): count for order, count in orders.items()}


def test_sources_of_points_add_up_to_what_seats_have() -> None:
    plan = plan_of("nippon", players=3)
    games = [result for _, result in run_plan(plan)]
    balance = found_in(plan)
    for seat in range(3):
        points = sum(source.by_seat[seat] for source in balance.sources)
        assert points == pytest.approx(balance.points_by_seat[seat].mean)
    won = [max(game["scores"]) for game in games]
    assert sum(source.winners for source in balance.sources) == pytest.approx(sum(won) / len(won))
    page = html_report(plan, balance)
    for source in balance.sources:
        assert f"<td>{source.category}</td><td>{source.by_seat[0]:.1f}</td>" in page


@pytest.mark.parametrize(
    ("game", "players"), [("yokohama", 2), ("yokohama", 4), ("duel", 2), ("nippon", 2), ("nippon", 3)]
)
def test_every_item_that_is_taken_is_in_the_sheet_and_was_on_the_table(game: str, players: int) -> None:
    plan = plan_of(game, players, games=3)
    for _, result in run_plan(plan):
        for kind in hatoba.game(game).facts.items:
            seen: Mapping[str, Any] = result["items"][kind.name]
            known = {item.id for item in items_of(plan.setting.game.sheet, kind)}
            taken = {item for items in seen["taken"] for item in items}
            assert taken <= known
            assert set(seen["laid"] or ()) <= known
            if kind.laid is not None or kind.dealt is not None:
                dealt = {item for items in seen["dealt"] for item in items}
                assert taken <= {*(seen["laid"] or ()), *dealt, *seen["shown"]}


@pytest.mark.parametrize("game", PACKAGED)
def test_the_report_names_every_item_and_its_provenance(game: str) -> None:
    plan = plan_of(game, games=3)
    balance = found_in(plan)
    html = html_report(plan, balance)
    assert html.startswith("<!doctype html>")
    assert "http" not in html  # nothing from elsewhere
    assert balance.kinds
    for rows in balance.kinds:
        assert f"<h2>{rows.kind.name}</h2>" in html
        assert len(rows.rows) == len(items_of(plan.setting.game.sheet, rows.kind))
    assert "designed" in html


def test_provenance_is_the_sheets() -> None:
    yokohama = {kind.name: kind for kind in hatoba.game("yokohama").facts.items}
    sheet = hatoba.game("yokohama").sheet
    orders = {item.id: item for item in items_of(sheet, yokohama["orders fulfilled"])}
    assert orders["1"].sources == {
        "designed": ("country", "cost.tea", "cost.fish", "reward.imports"),
        "derived": ("reward.vp",),
    }
    church = items_of(sheet, yokohama["church spaces"])
    assert church[2].sources == {"rulebook": ("faith", "reward.vp", "reward.move")}
    assert not church[2].designed
    assert church[0].designed
    factories = items_of(hatoba.game("nippon").sheet, hatoba.game("nippon").facts.items[0])
    assert not any(item.designed for item in factories)


def synthetic_game(rng: Random, laid: bool, dealt_to: int | None, taker: int | None) -> dict[str, Any]:
    """A game of Duel in which technology `ball` on the table adds 6 points to each seat, order 7 in hand adds 4."""
    scores = [rng.gauss(30, 5) + 6 * laid + 4 * (seat == dealt_to) for seat in range(2)]
    winner = scores.index(max(scores))
    nothing: dict[str, Any] = {"laid": None, "dealt": [[], []], "shown": [], "taken": [[], []]}
    items = {kind.name: dict(nothing) for kind in hatoba.game("duel").facts.items}
    items["technologies"]["laid"] = ["ball"] if laid else ["patent"]
    items["technologies"]["taken"] = [["ball"] if seat == taker else [] for seat in range(2)]
    items["orders fulfilled"]["dealt"] = [["7"] if seat == dealt_to else ["8"] for seat in range(2)]
    return {
        "scores": scores,
        "breakdown": [{"orders": score} for score in scores],
        "wins": [float(seat == winner) for seat in range(2)],
        "reason": "rounds",
        "rounds": 4,
        "turns": 32,
        "decisions": 100,
        "items": items,
    }


def test_known_effects_are_found_and_marked() -> None:
    rng = Random(1)
    games = [
        synthetic_game(rng, laid := rng.random() < 0.4, rng.choice((0, 1)), rng.choice((0, 1)) if laid else None)
        for _ in range(400)
    ]
    balance = balance_of(hatoba.game("duel").sheet, hatoba.game("duel").facts.items, games)
    ball = rows_of(balance, "technologies")["ball"]
    assert ball.laid_effect is not None
    assert abs(ball.laid_effect.mean - 6) < 3 * ball.laid_effect.error
    assert ball.marks == ("laid",)
    assert ball.taken == ball.laid_out
    assert abs(ball.taker_margin.errors_from_zero) < 3  # taken at random, it says nothing
    order = rows_of(balance, "orders fulfilled")["7"]
    assert order.dealt_effect is not None
    assert abs(order.dealt_effect.mean - 4) < 3 * order.dealt_effect.error
    assert order.marks == ("dealt",)
    assert sum(share.value for share in balance.win_share_by_seat) == pytest.approx(1)
    assert balance.endings[0][:2] == ("rounds", 400)
