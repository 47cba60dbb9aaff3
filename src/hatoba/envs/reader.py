"""Bots that read and write, such as language models: for the arena and the benchmark, which need no more of a bot.

A subclass says what it answers to a prompt. `hatoba bench run TASK --agent my_model:Model:FOLDER` keeps what was said.
"""

import json
from hashlib import blake2b
from pathlib import Path

from hatoba.bots import Budget
from hatoba.engine.errors import IllegalAction
from hatoba.engine.state import State
from hatoba.locales import FALLBACK, Texts
from hatoba.locales.telling import legal_actions, seat_names, table_text, why_not

TRIES = 3


class ReadingBot:
    """Is asked in words and answers with the notation of an action on its last line; what is wrong it is told, twice.

    With a folder every exchange is kept there, a file (JSON lines) for each game and seat, so that results can be
    read beside what was said.
    """

    language = FALLBACK

    def __init__(self, seed: int | str, folder: str = "") -> None:
        self.seed = seed
        self.texts = Texts(self.language)
        self._file: Path | None = None
        if folder:
            name = blake2b(str(seed).encode(), digest_size=8).hexdigest()
            self._file = Path(folder) / f"{name}.jsonl"
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.unlink(missing_ok=True)  # a game that was cut is played anew, from its start

    def answer(self, prompt: str) -> str:
        """What is said to a prompt."""
        raise NotImplementedError

    def prompt(self, position: State) -> str:
        """All that the seat may know, and what it may do, with a sentence each."""
        seat = int(position.seat)
        may = self.texts("text-legal", seat=seat_names(int(position.players))[seat])
        actions = [f"{one.notation}: {one.text}" for one in legal_actions(self.texts, position)]
        table = table_text(self.texts, position, seat)
        return "\n".join([table, "", may, *actions, "", self.texts("text-answer")])

    def choose(self, position: State, budget: Budget) -> int:
        """The action that was answered; an error, which forfeits, after three answers that are none."""
        prompt, wrong = self.prompt(position), None
        for _ in range(TRIES):
            answer = self.answer(prompt)
            notation = (answer.strip().splitlines() or [""])[-1].strip()
            wrong = why_not(self.texts, position, notation)
            self._keep(position, prompt, answer, wrong)
            if wrong is None:
                return position.parse(notation)
            prompt = f"{prompt}\n\n{answer}\n\n{wrong} {self.texts('text-answer')}"
        raise IllegalAction(f"none of {TRIES} answers was an action; the last one: {wrong}")

    def _keep(self, position: State, prompt: str, answer: str, wrong: str | None) -> None:
        if self._file is None:
            return
        asked = {"seed": self.seed, "turn": int(position.turn), "seat": int(position.seat), "prompt": prompt}
        said = {**asked, "answer": answer, "wrong": wrong}
        with self._file.open("a", encoding="utf-8", newline="\n") as kept:
            kept.write(json.dumps(said, ensure_ascii=False) + "\n")
