"""A process that thinks for bots and for the coach. Of a running game it is told what a seat may know, never more."""

from multiprocessing.connection import Connection

from hatoba.bots.work import WorkQuestion, answer
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
        works = isinstance(question, WorkQuestion)
        connection.send(answer(question, find_game) if works else thinker.answer(question))
