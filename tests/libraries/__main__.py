"""Make the environment of the libraries that learn, .venv-libraries, and run their tests in it.

python -m tests.libraries                                    all of them
python -m tests.libraries tests/libraries/test_rllib.py      what pytest is told instead
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.packaging.environments import ROOT, Environment, build_sdist
from tests.pythons.__main__ import requirements

LIBRARIES = (
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "ray[rllib]==2.60.0",
    "sb3-contrib==2.9.2",
    "tianshou==2.0.1",
    "torchrl==0.14.1",
)
TORCH = "torch==2.13.0"
"""All of them learn with it."""
TESTS = ("tests/libraries", "tests/envs", "tests/bench/test_bench.py", "tests/arena/test_tournament.py")
"""Also the tests that are skipped where a library is missing, and PettingZoo's and OpenSpiel's own in tests/envs."""


def main() -> int:
    """What pytest returned."""
    environment = Environment(ROOT / ".venv-libraries")
    environment.install(*requirements("arena", "envs", "pictures"), *LIBRARIES, TORCH)
    with TemporaryDirectory() as folder:
        environment.install("--no-deps", build_sdist(Path(folder)), env={"HATOBA_CLIENT": "off"})
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    own |= {"HATOBA_LIBRARIES": "1", "OMP_NUM_THREADS": "1"}
    # By file, so that Ray is started once; what the libraries warn of is theirs, and comes at every import.
    how = ["-n", "2", "--dist", "loadfile", "-W", "ignore", "--durations", "10"]
    pytest = [str(environment.python), "-m", "pytest", *how]
    return subprocess.run([*pytest, *(sys.argv[1:] or TESTS)], cwd=ROOT, env=own, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
