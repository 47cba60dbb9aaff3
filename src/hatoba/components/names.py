"""The ids that several parts of the sheets share, in the order in which the sheets list them."""

from __future__ import annotations

from typing import Final

PACKAGED: Final = ("yokohama", "duel", "nippon")  # the games that come with the package
PLAYERS: Final = (2, 3, 4)  # lists of three in a sheet are for these

GOODS: Final = ("copper", "silk", "tea", "fish")
MAKERS: Final = ("copper_mine", "silk_mill", "tea_plantation", "fishing_ground")  # of those goods
COUNTRIES: Final = ("british", "american", "french", "german", "dutch")
TECHNOLOGIES: Final = (
    "ball",
    "brickyard",
    "electric_light",
    "exposition",
    "gaslight",
    "language_school",
    "letterpress",
    "mining",
    "newspaper",
    "patent",
    "postal",
    "spinning_mill",
    "stagecoach",
    "station",
    "stock",
    "telegram",
    "telephone",
    "tram",
    "university",
    "winery",
)

SOURCES: Final = ("owner", "rulebook", "derived", "designed")  # what an owner says comes before our words
PROVENANCE: Final = ("source", *SOURCES)  # words of a sheet that say where its numbers come from
