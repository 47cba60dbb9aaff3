"""The observation of Nippon, block by block."""

from typing import TYPE_CHECKING

from hatoba.engine.catalogue import Domain
from hatoba.engine.observation import VIEWED_SEATS, Block, ObservationLayout
from hatoba.games.nippon import observe as o
from hatoba.games.nippon.tables import FIRST_SPACE

if TYPE_CHECKING:
    from hatoba.games.nippon.game import NipponGame

MOST = 99
"""Yen, coal or influence beyond this make no difference worth seeing."""


def describe(game: "NipponGame") -> ObservationLayout:
    n, t = game.names, game.tables
    counts = Domain("players", game.player_counts)
    places = Domain("place", n.place.values[FIRST_SPACE : int(t.boards_at)])
    markers = Domain("space", tuple(range(int(t.marker_start), int(t.golden + t.final_turns))))
    most_turns = int(t.final_turns) * len(VIEWED_SEATS.values)
    return ObservationLayout(
        game.name,
        {
            o.OVER: Block("over", "the game is over"),
            o.PLAYERS: Block("players", "how many seats", (counts,)),
            o.STEP: Block("step", "the pending step", (game.steps,)),
            o.MOVER: Block("mover", "who decides", (VIEWED_SEATS,)),
            o.START_PLAYER: Block("start_player", "who began the game", (VIEWED_SEATS,)),
            o.PIECES_DONE: Block("pieces_done", "pieces of the pending action done", high=20),
            o.CHOSEN: Block("chosen", "what the pieces were: contracts, goods or regions, by number", (n.contract,)),
            o.SERVED: Block("served", "the region of the deliveries", (n.region,)),
            o.CONTRACT: Block("contract", "the contract being paid", (n.contract,)),
            o.AMOUNT_DUE: Block("amount_due", "cubes of one good that come next for it", high=10),
            o.SPACE: Block("space", "the influence space of the delivery", (n.city, n.space)),
            o.CUBES: Block("cubes", "cubes paid for it", high=int(t.cubes_max)),
            o.CITY: Block("city", "the city from which a token goes back", (n.city,)),
            o.MULTIPLIER: Block(
                "multiplier", "of the token to put, or the highest that may be taken", high=max(t.reward_multiplier)
            ),
            o.ROUND: Block("round", "the round", high=200),
            o.MARKER: Block("marker", "the space of the scoring marker", (markers,)),
            o.TURNS_LEFT: Block("turns_left", "turns of all seats until the end, -1 before", (), most_turns, -1),
            o.BAG_WORKERS: Block("bag", "workers in the bag", (n.colour,), int(t.workers_per_colour)),
            o.WORKERS: Block(
                "workers", "workers on action spaces and in rows", (places, n.colour), int(t.workers_per_colour)
            ),
            o.MISSING: Block("missing", "workers that the bag could not give", (places,), 10),
            o.REWARDS: Block("rewards", "reward tokens left", (n.multiplier, n.bonus), max(t.reward_copies)),
            o.MULTIPLIERS_LEFT: Block("multipliers_left", "multipliers left", high=int(t.multiplier_copies)),
            o.GOOD_WANTED: Block("good_wanted", "the good of an influence space", (n.city, n.space, n.good)),
            o.TOKEN: Block("token", "the value of a token there", (VIEWED_SEATS, n.city, n.space), len(n.value.values)),
            o.TRANSPORT_FREE: Block("transport_free", "free spaces for ships and trains", (n.region,), 20),
            o.INFLUENCE: Block("influence", "influence in a region", (VIEWED_SEATS, n.region), MOST),
            o.FOREIGN: Block("foreign", "influence of foreign companies", (n.region,), MOST),
            o.TRANSPORT: Block(
                "transport", "ships and trains", (VIEWED_SEATS, n.region, n.transport, n.side), max(t.pieces)
            ),
            o.POINTS: Block("points", "on the track; at the end, the final ones", (VIEWED_SEATS,), 500, -500),
            o.STOCK: Block("stock", "yen, coal, blueprints, spare machines", (VIEWED_SEATS, n.kind), MOST),
            o.TRACK: Block("track", "the marker's space", (VIEWED_SEATS, n.track), max(t.track_end)),
            o.NEXT_YEN: Block("next_yen", "the money of a consolidation now", (VIEWED_SEATS,), MOST),
            o.NEXT_COAL: Block("next_coal", "the coal of a consolidation now", (VIEWED_SEATS,), MOST),
            o.HIRED: Block("hired", "workers on the own board", (VIEWED_SEATS, n.colour), int(t.worker_spaces)),
            o.FACTORY: Block("factory", "has the factory", (VIEWED_SEATS, n.factory)),
            o.MACHINE: Block("machine", "machines at the factory", (VIEWED_SEATS, n.good), int(t.machine_max)),
            o.STORE: Block("store", "cubes in the store", (VIEWED_SEATS, n.good), max(t.capacity)),
            o.FULFILLED: Block("fulfilled", "fulfilled the contract", (VIEWED_SEATS, n.contract)),
            o.TOKENS: Block("tokens", "influence tokens in the supply", (VIEWED_SEATS, n.value), max(t.token_copies)),
            o.PIECES_LEFT: Block(
                "pieces_left", "ships and trains not placed", (VIEWED_SEATS, n.transport), max(t.pieces)
            ),
            o.ACHIEVEMENT: Block(
                "achievement", "the multiplier put there", (VIEWED_SEATS, n.achievement), max(t.reward_multiplier)
            ),
        },
        o.BLOCKS,
    )
