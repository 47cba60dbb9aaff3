"""Python's memory after its start, made beforehand: a browser that has it need not start Python anew.

A private interface of Pyodide, so only for the very version that the site carries, and only a shortcut: without Node,
or where a browser cannot use it, Python starts as usual.
"""

import gzip
import shutil
import subprocess
import tempfile
from pathlib import Path

NAME = "memory.bin"
"""Packed by us, for hosts do not compress what they do not know; no .gz, which some hosts unpack on the way."""


def write_memory(device: Path, packages: list[str]) -> Path | None:
    """Into the folder with Pyodide and these packages of a site; None: it cannot be made here."""
    node = shutil.which("node")
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / NAME
        command = [node, str(Path(__file__).with_suffix(".mjs")), str(device), str(plain), *packages]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return None
        target = device / NAME
        target.write_bytes(gzip.compress(plain.read_bytes(), 9, mtime=0))
    return target
