"""The names of Nippon: what the numbers of the rules stand for, all actions, all reasons."""

from hatoba.components import SheetPart
from hatoba.components.structure import nippon as structure
from hatoba.engine.catalogue import Catalogue, Domain, Names, Verb
from hatoba.engine.fields import SEATS
from hatoba.engine.reasons import NUMBER, ReasonType
from hatoba.games.nippon import sheet, steps
from hatoba.games.nippon.tables import SCORINGS

COLOURS = ("red", "blue", "green", "yellow", "white", "black")
"""The colours of the workers. The sheet only says how many there are."""

ENDINGS = ("scoring",)
CATEGORY_NAMES = (
    "start",
    "contracts",
    "region_bonuses",
    *(f"scoring_{scoring}" for scoring in range(1, SCORINGS + 1)),
    "ships",
    "wages",
    *(f"achievement_{achievement}" for achievement in structure.ACHIEVEMENTS),
)


class NipponNames(Names):
    """The domains of the game: what the numbers of the rules stand for."""

    def __init__(self, data: SheetPart) -> None:
        cities = sheet.city_names(data)
        spaces = tuple(range(1, structure.CITY_SPACES + 1))
        self.kind = Domain("kind", sheet.KINDS)
        self.track = Domain("track", sheet.TRACKS)
        self.colour = Domain("colour", COLOURS)
        self.action = Domain("action", structure.ACTIONS)
        self.good = Domain("good", structure.GOODS)
        self.upgrade = Domain("upgrade", (*structure.GOODS, "spare"))
        self.factory = Domain("factory", tuple(row["number"] for row in data["factories"]["rows"]), first=1)
        self.contract = Domain("contract", tuple(row["number"] for row in data["contracts"]["rows"]))
        self.region = Domain("region", structure.REGIONS)
        self.city = Domain("city", cities)
        self.space = Domain("space", spaces)
        self.value = Domain("value", tuple(range(1, structure.TOKEN_MAX + 1)))
        self.cubes = Domain("cubes", tuple(range(1, data["actions"]["cubes_per_token"] + 1)))
        self.token = Domain(
            "token", tuple(f"{seat}{value}" for seat in SEATS.values for value in self.value.values), first=1
        )
        self.tile = Domain("tile", tuple(row["tile"] for row in data["city_tiles"]["rows"]), first=1)
        self.transport = Domain("transport", ("ship", "train"))
        self.side = Domain("side", ("plain", "turned"))
        self.multiplier = Domain("multiplier", structure.MULTIPLIERS)
        self.bonus = Domain("bonus", structure.BONUSES)
        self.achievement = Domain("achievement", structure.ACHIEVEMENTS)
        self.place = Domain("place", _places(data))
        self.category = Domain("category", CATEGORY_NAMES)


def _places(data: SheetPart) -> tuple[str, ...]:
    """Where workers can be."""
    return (
        "bag",
        *(f"space_{row['space']}" for row in data["action_spaces"]["rows"]),
        *(f"row_{row}" for row in range(1, sheet.row_count(data) + 1)),
        *(f"board_{seat}" for seat in SEATS.values),
    )


def make_catalogue(names: NipponNames) -> Catalogue:
    """All actions, in the order of the verbs' numbers."""
    verbs: dict[int, Verb | tuple[Verb, ...]] = {
        steps.DONE: Verb("done"),
        steps.END: Verb("end"),
        steps.BLUEPRINT: Verb("blueprint", (names.track,)),
        steps.TAKE: tuple(Verb(action, (names.colour,)) for action in structure.ACTIONS),
        steps.CONSOLIDATE: Verb("consolidate"),
        steps.ADVANCE: Verb("advance"),
        steps.RUN: Verb("run", (names.good,)),
        steps.FULFIL: Verb("fulfil", (names.contract,)),
        steps.PAY: Verb("pay", (names.good,)),
        steps.BUILD: Verb("build", (names.factory,)),
        steps.UPGRADE: Verb("upgrade", (names.upgrade,)),
        steps.SHIP: Verb("ship", (names.region,)),
        steps.TRAIN: Verb("train", (names.region,)),
        steps.DELIVER: Verb("deliver", (names.city, names.space)),
        steps.CUBES: Verb("cubes", (names.cubes,)),
        steps.TOKEN: Verb("token", (names.value,)),
        steps.RETURN: Verb("return", (names.space,)),
        steps.REWARD: Verb("reward", (names.multiplier, names.bonus)),
        steps.PUT: Verb("put", (names.achievement,)),
    }
    return Catalogue([verbs[number] for number in range(len(verbs))])


def make_reasons(names: NipponNames) -> dict[int, ReasonType]:
    good = (("good", names.good),)
    track = (("track", names.track),)
    contract = (("contract", names.contract),)
    region = (("region", names.region),)
    return {
        steps.SHORT: ReasonType("short", (("kind", names.kind), ("by", NUMBER))),
        steps.SHORT_OF_GOOD: ReasonType("short_of_good", (("good", names.good), ("by", NUMBER))),
        steps.KNOWLEDGE_TOO_LOW: ReasonType("knowledge_too_low", (("by", NUMBER),)),
        steps.BOARD_FULL: ReasonType("board_full"),
        steps.NO_WORKER: ReasonType("no_worker", (("colour", names.colour),)),
        steps.TRACK_AT_END: ReasonType("track_at_end", track),
        steps.NO_FACTORY: ReasonType("no_factory", good),
        steps.STORE_FULL: ReasonType("store_full", good),
        steps.NOTHING_TO_RUN: ReasonType("nothing_to_run"),
        steps.NOTHING_TO_FULFIL: ReasonType("nothing_to_fulfil"),
        steps.NOTHING_TO_BUILD: ReasonType("nothing_to_build"),
        steps.NOTHING_TO_DELIVER: ReasonType("nothing_to_deliver"),
        steps.CONTRACT_DONE: ReasonType("contract_done", contract),
        steps.CONTRACT_UNPAID: ReasonType("contract_unpaid", contract),
        steps.GOOD_USED: ReasonType("good_used", good),
        steps.FACTORY_TAKEN: ReasonType("factory_taken", (("factory", names.factory),)),
        steps.GOOD_OWNED: ReasonType("good_owned", good),
        steps.MACHINE_FULL: ReasonType("machine_full", good),
        steps.MACHINE_FITS: ReasonType("machine_fits"),
        steps.NO_PIECE_LEFT: ReasonType("no_piece_left", (("transport", names.transport),)),
        steps.REGION_FULL: ReasonType("region_full", region),
        steps.NO_REGION_FREE: ReasonType("no_region_free"),
        steps.OTHER_REGION: ReasonType("other_region", region),
        steps.NO_TOKEN_FITS: ReasonType("no_token_fits", (("above", NUMBER), ("at_most", NUMBER))),
        steps.NO_TOKEN: ReasonType("no_token", (("value", NUMBER),)),
        steps.TOKEN_TOO_LOW: ReasonType("token_too_low", (("above", NUMBER),)),
        steps.TOKEN_TOO_HIGH: ReasonType("token_too_high", (("at_most", NUMBER),)),
        steps.NOT_LOWEST: ReasonType("not_lowest"),
        steps.REWARD_TOO_HIGH: ReasonType("reward_too_high", (("at_most", NUMBER),)),
        steps.NO_REWARD_LEFT: ReasonType("no_reward_left"),
        steps.ACHIEVEMENT_TAKEN: ReasonType("achievement_taken", (("achievement", names.achievement),)),
        steps.REGION_CHOSEN: ReasonType("region_chosen", region),
        steps.RUN_ALREADY: ReasonType("run_already", good),
        steps.ONE_IS_NEEDED: ReasonType("one_is_needed"),
        steps.ACTION_AT_RISK: ReasonType("action_at_risk"),
    }
