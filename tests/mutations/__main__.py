"""Make every change of the list, one at a time, and say which of them no test noticed."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutations.changes import CHANGES
from tests.mutations.workshop import BrokenList, Workshop, changed


def main(words: list[str]) -> int:
    chosen = [change for change in CHANGES if all(word in f"{change} {change.tests}" for word in words)]
    for change in chosen:
        changed(change)  # all of them fit before the first is tried
    survivors = []
    with TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder))
        tests = sorted({test for change in chosen for test in change.tests})
        if not workshop.pass_tests(tuple(tests)):
            raise BrokenList("the tests fail without any change")
        for number, change in enumerate(chosen, 1):
            survives = workshop.survives(change)
            print(f"{number:3} of {len(chosen)}  {'SURVIVES' if survives else 'caught  '}  {change}", flush=True)
            if survives:
                survivors.append(change)
    print(f"{len(chosen) - len(survivors)} caught, {len(survivors)} survive")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
