"""A process that thinks for bots. It is told what a seat may know, never the true position."""

from multiprocessing.connection import Connection

from hatoba.server.sheets import find_game
from hatoba.table.thinking import Thinker


def run(connection: Connection) -> None:
    """The process: a question, an answer, until the server goes."""
    thinker = Thinker(find_game)
    while True:
        try:
            question = connection.recv()
        except (EOFError, KeyboardInterrupt):
            return
        connection.send(thinker.answer(question))
