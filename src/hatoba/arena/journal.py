"""The file of results: a line that says which plan it belongs to, then one line a task, in the order they came."""

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from hatoba.engine.errors import HatobaError


class WrongFile(HatobaError):
    """The file holds something else than results of this plan."""


class TaskJournal:
    """Results of one plan, kept so that a run that was cut can go on. Without a path nothing is kept."""

    def __init__(self, path: Path | None, identity: dict[str, Any]) -> None:
        self.path = path
        self.identity: dict[str, Any] = json.loads(json.dumps(identity))
        self._file: IO[str] | None = None

    def read(self) -> dict[tuple[int, ...], dict[str, Any]]:
        """The results found, by task; WrongFile if they are of another plan."""
        lines = self._whole_lines()
        if not lines:
            return {}
        self._require_same(self._parse(lines[0], 1).get("identity"))
        results = {}
        for number, line in enumerate(lines[1:], 2):
            entry = self._parse(line, number)
            results[tuple(entry.pop("task"))] = entry
        return results

    def append(self, task: tuple[int, ...], result: dict[str, Any]) -> None:
        """Keep a result."""
        self._write({"task": list(task), **result})

    def __enter__(self) -> Self:
        if self.path is not None:
            whole = "".join(f"{line}\n" for line in self._whole_lines())
            self._file = self.path.open("r+" if self.path.exists() else "x", encoding="utf-8", newline="\n")
            self._file.truncate(len(whole.encode()))  # the last line may have been cut
            self._file.seek(0, 2)
            if not whole:
                self._write({"identity": self.identity})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, entry: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(entry) + "\n")
            self._file.flush()

    def _whole_lines(self) -> list[str]:
        """All lines but one that was cut."""
        if self.path is None or not self.path.exists():
            return []
        return self.path.read_text(encoding="utf-8").split("\n")[:-1]

    def _parse(self, line: str, number: int) -> dict[str, Any]:
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not isinstance(entry, dict) or ("identity" if number == 1 else "task") not in entry:
            raise WrongFile(f"{self.path}: line {number} is not a line of results")
        return entry

    def _require_same(self, found: Any) -> None:
        if found == self.identity:
            return
        theirs = found if isinstance(found, dict) else {}
        names = [name for name in {**self.identity, **theirs} if theirs.get(name) != self.identity.get(name)]
        differences = "; ".join(f"{name}: {theirs.get(name)} there, {self.identity.get(name)} here" for name in names)
        raise WrongFile(f"{self.path} holds the results of something else ({differences}); choose another file")
