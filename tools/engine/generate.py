"""Run inside Pyodide by generate.mjs: the C of the engine, and how Pyodide itself was configured."""

import os
import re
import sys
import sysconfig
from pathlib import Path

OUT = Path("/out")
VALUES = sysconfig.get_config_vars()


def configured(line: str) -> str:
    """A line of any Python 3.14's pyconfig.h with the value that it has here."""
    named = re.match(r"#\s*define\s+(\w+)\b", line) or re.match(r"/\*\s*#undef\s+(\w+)\s*\*/", line)
    if named is None or named[1] not in VALUES:
        return line
    value = VALUES[named[1]]
    return f"/* #undef {named[1]} */\n" if value in (0, "0", "", None) else f"#define {named[1]} {value}\n"


config = OUT / "include" / "pyconfig.h"
config.write_text("".join(map(configured, config.read_text(encoding="utf-8").splitlines(keepends=True))))

sys.path[:0] = ["/checkout", str(Path.cwd())]  # where the wheels were unpacked
os.chdir("/checkout")
sys.dont_write_bytecode = True

from build_backend import compile_to_c  # noqa: E402 - the checkout is on the path only now

compile_to_c(str(OUT / "c"))
