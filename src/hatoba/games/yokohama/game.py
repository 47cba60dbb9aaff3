"""Yokohama as a Game: its options, the fields of its position, and what makes a position possible."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from mypy_extensions import i64

from hatoba.components import Sheet
from hatoba.engine.catalogue import Domain
from hatoba.engine.errors import InvalidOption
from hatoba.engine.fields import SEATS, Field, MaskField
from hatoba.engine.game import Game, Option, OptionValue
from hatoba.engine.observation import ObservationLayout
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from hatoba.games.yokohama import names, observation, setup, sheet
from hatoba.games.yokohama.events import EVENTS
from hatoba.games.yokohama.facts import FACTS
from hatoba.games.yokohama.problems import find_problems
from hatoba.games.yokohama.state import RULES, YokohamaState
from hatoba.games.yokohama.steps import OPEN_UP, STEPS
from hatoba.games.yokohama.view import YokohamaView, make_view


class YokohamaGame(Game):
    """The game with one component sheet."""

    name = "yokohama"
    rules_version = 2
    old_versions = (1,)
    open_since_version_2 = frozenset({int(OPEN_UP)})
    player_counts = (2, 3, 4)
    options = (
        Option("edition", "second", ("second", "original")),
        Option("rival", True),
        Option("achievement_rewards", False),
        Option("free_agents", False),
    )
    endings = names.ENDINGS
    categories = names.CATEGORY_NAMES
    view_type = YokohamaView
    facts = FACTS

    def __init__(self, component_sheet: Sheet) -> None:
        self.data = component_sheet.data
        self.tables = sheet.make_tables(self.data)
        self.names = names.YokohamaNames(self.data, self.tables)
        super().__init__(
            component_sheet,
            names.make_catalogue(self.names),
            STEPS,
            RULES,
            names.make_reasons(self.names),
            EVENTS,
            self.names.by_name(),
        )
        self.fields = (*self.common_fields(), *self._own_fields())

    def resolve_options(self, players: int, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
        options = super().resolve_options(players, chosen)
        edition = self.data["editions"][options["edition"]]
        if not (edition["rival"] and edition["neutral_assistants"][players - 2]):
            if chosen.get("rival"):
                raise InvalidOption("option rival: needs the second edition and 2 players")
            options["rival"] = False
        for expansion in ("achievement_rewards", "free_agents"):
            if options[expansion] and expansion not in edition["mini_expansions"]:
                raise InvalidOption(f"option {expansion}: not in the {options['edition']} edition")
        return options

    # ------------------------------------------------------------------------------- positions

    def make_blank(self, players: int, options: dict[str, OptionValue]) -> YokohamaState:
        s = YokohamaState()
        self.start(s, players, options)
        s.t = self.tables
        s.edition = sheet.make_edition(self.data, self.tables, players, options)
        s.prices = s.edition.prices
        self.fill_blank(s)
        s.near = vec[i64]([0] * int(s.t.boards))
        s.order_deck = s.technology_deck = 0
        s.station = s.area = -1
        s.power = s.agents_used_now = s.spun = s.studied = s.placed = s.walked = s.trigger = 0
        s.last_round = -1
        s.recount()
        return s

    def set_up(self, state: State) -> None:
        setup.set_up(cast(YokohamaState, state))

    def view(self, state: State, seat: int | None) -> YokohamaView:
        return make_view(self, cast(YokohamaState, state), seat)

    def describe_observation(self) -> ObservationLayout:
        return observation.describe(self)

    def derive(self, state: State) -> None:
        s = cast(YokohamaState, state)
        setup.find_neighbours(s)
        s.recount()

    def _own_fields(self) -> tuple[Field, ...]:
        n = self.names
        goals = Domain("goal", tuple(range(1, self._goal_count() + 1)))
        mask = 2 ** len(n.area.values) - 1
        return (
            Field("place", (n.area,), high=len(n.area.values) - 1, low=-1, empty=-1),
            Field("site", (n.area,), n.site),
            Field("goals", (goals,), n.achievement),
            Field("stock", (SEATS, n.kind)),
            Field("hand", (SEATS, n.piece)),
            Field("warehouse", (SEATS, n.piece)),
            Field("president", (SEATS,), n.area),
            Field("assistants", (SEATS, n.area)),
            Field("buildings", (n.area, n.building_space), n.owner),
            Field("token", (n.area,), n.token),
            Field("tokens_taken", (SEATS,)),
            Field("agents", (SEATS, n.agent)),
            Field("agents_used", (SEATS, n.agent)),
            Field("church", (replace(n.space, first=0),), n.owner),
            Field("customs", (replace(n.customs_space, first=0),), n.owner),
            Field("achieved", (goals,), high=15),
            Field("reward_tokens", (Domain("reward_token", (0, *n.reward_token.values)),), high=5),
            Field("orders", (n.order_place,), n.order),
            MaskField("order_known", (n.order_place,)),
            Field("order_deck"),
            Field("technologies", (n.technology_place,), n.card),
            Field("technology_deck"),
            Field("owner", (Domain("card", (0, *n.card.values)),), n.owner),
            Field("station", values=n.area),
            Field("area", values=n.area),
            Field("power"),
            Field("agents_used_now"),
            Field("spun"),
            Field("studied"),
            Field("placed", high=mask),
            Field("walked", high=mask),
            Field("trigger"),
            Field("last_round", low=-1),
        )

    def _goal_count(self) -> int:
        decks = {row["deck"] for row in self.data["achievements"]["rows"]}
        return len(decks) * int(self.tables.achievements_per_deck)

    def problems(self, state: State) -> Iterator[str]:
        return find_problems(self.names, cast(YokohamaState, state))
