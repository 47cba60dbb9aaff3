// node memory.mjs DEVICE OUT PACKAGE...: the memory of a site's Python when it has imported what our start takes of the standard library.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [device, out, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(device, "pyodide/pyodide.mjs")));
const scout = await loadPyodide();
for (const name of packages) scout.unpackArchive(new Uint8Array(readFileSync(join(device, name))), "wheel");
const imports = scout.runPython(`
import sys

import hatoba.bots.levels
import hatoba.browser.host

"\\n".join(f"import {name}" for name in sorted(sys.modules) if name.partition(".")[0] in sys.stdlib_module_names)
`);
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
writeFileSync(out, python.makeMemorySnapshot());
