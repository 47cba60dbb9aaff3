// node pyodide.mjs FOLDER TEST...: in Pyodide, import hatoba from src, simulate each game, and run the tests.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...tests] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "node_modules/pyodide/pyodide.mjs")));
const games = process.env.HATOBA_TEST_GAMES;
const python = await loadPyodide({ env: { HOME: "/home/pyodide", ...(games && { HATOBA_TEST_GAMES: games }) } });
for (const [name, root] of [["/hatoba", process.cwd()], ["/site", join(folder, "site")]]) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
python.FS.chdir("/hatoba");
python.globals.set("tests", python.toPy(tests));
process.exitCode = python.runPython(`
import sys

sys.dont_write_bytecode = True
sys.path[:0] = ["/hatoba/src", "/hatoba", "/site"]

from hatoba.build import describe_build
from hatoba.cli import app
from hatoba.components import PACKAGED

print(describe_build(), "on", sys.platform)
for game in PACKAGED:
    app(["simulate", game, "--games", "2"], standalone_mode=False)

import pytest

int(pytest.main(["-p", "no:cacheprovider", "-p", "no:xdist", *tests]))
`);
