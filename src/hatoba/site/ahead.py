"""What every start in a browser would do, done ahead where Node is: Python's memory after its own start, and bytecode.

The memory is a private interface of Pyodide, so only for the very version that the site carries, and only a shortcut:
where a site has none, or a browser cannot use it, Python starts as usual.
"""

import gzip
import shutil
import subprocess
import tempfile
from pathlib import Path

MEMORY = "memory.bin"
"""Packed by us, for hosts do not compress what they do not know; no .gz, which some hosts unpack on the way."""
BYTECODE = "bytecode.zip"
"""Of the modules that a start and the games need, to be unpacked beside them."""


def prepare_start(device: Path, packages: list[str]) -> bool:
    """Write both into the folder with Pyodide and these packages of a site; False: it cannot be done here."""
    node = shutil.which("node")
    if node is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        memory, bytecode = Path(folder) / MEMORY, Path(folder) / BYTECODE
        script = Path(__file__).with_suffix(".mjs")
        command = [node, str(script), str(device), str(memory), str(bytecode), *packages]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return False
        shutil.copy(bytecode, device)
        (device / MEMORY).write_bytes(gzip.compress(memory.read_bytes(), 9, mtime=0))
    return True
