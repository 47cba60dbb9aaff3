"""Learning environments: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

    from hatoba.envs import duel_v1                     # PettingZoo: duel_v1.env(), duel_v1.raw_env()
    import gymnasium, hatoba.envs                       # gymnasium.make("hatoba/Duel-v1", opponents="random")
    import pyspiel, hatoba.envs.spiel                   # pyspiel.load_game("hatoba_duel")
    from hatoba.envs.many import ManyGames              # ManyGames("duel", 256)

`hatoba envs describe GAME` lists what an agent sees.
"""

from importlib import import_module
from importlib.util import find_spec

if find_spec("gymnasium") is not None:  # by name, so that compiling batch.py does not read all of Gymnasium and numpy
    import_module("hatoba.envs.registration").register_all()
