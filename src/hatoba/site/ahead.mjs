// node ahead.mjs DEVICE MEMORY BYTECODE PACKAGE...: writes what ahead.py says into these files, by the Pyodide of the site itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [device, memory, bytecode, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(device, "pyodide/pyodide.mjs")));
const scout = await loadPyodide();
for (const name of packages) scout.unpackArchive(new Uint8Array(readFileSync(join(device, name))), "wheel");
const imports = scout.runPython(`
import sys

import hatoba.bots.levels
import hatoba.browser.host

"\\n".join(f"import {name}" for name in sorted(sys.modules) if name.partition(".")[0] in sys.stdlib_module_names)
`);
// Bytecode that names the hash of its source: what does not belong together is not used.
scout.runPython(`
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, compile

for name in hatoba.games.names():
    hatoba.game(name)
files = [Path(module.__file__) for name, module in sys.modules.items() if name.partition(".")[0] == "hatoba"]
with zipfile.ZipFile("bytecode.zip", "w", zipfile.ZIP_DEFLATED) as archive:
    for file in sorted(file for file in files if file.suffix == ".py"):
        made = Path(compile(file, doraise=True, invalidation_mode=PycInvalidationMode.CHECKED_HASH))
        member = zipfile.ZipInfo(str(made.relative_to(Path.cwd())), (2026, 1, 1, 0, 0, 0))
        archive.writestr(member, made.read_bytes(), zipfile.ZIP_DEFLATED)
`);
writeFileSync(bytecode, scout.FS.readFile("bytecode.zip"));

// Nothing but the standard library: with other compiled code loaded the memory does not come back whole.
const python = await loadPyodide({ _makeSnapshot: true });
python.runPython(imports);
// What is free is overwritten with nothing, which packs well: an eighth less to send.
python.runPython(`
import gc

def wipe():
    kept = [bytearray(60_000) for _ in range(20)] + [bytearray(4_000) for _ in range(200)]
    kept += [bytes(size) for size in range(8, 480, 16) for _ in range(200)]

gc.collect()
wipe()
del wipe
gc.collect()
`);
writeFileSync(memory, python.makeMemorySnapshot());
