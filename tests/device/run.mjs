// node run.mjs DEVICE CHECKOUT MODULE ARGUMENT...: run a module of the tests with the Python and the package of a site.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [device, checkout, module, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(device, "pyodide/pyodide.mjs")));
const { packages, memory } = JSON.parse(readFileSync(join(device, "parts.json"), "utf8"));
const python = await loadPyodide(memory ? { _loadSnapshot: gunzipSync(readFileSync(join(device, memory))) } : {});
for (const name of packages)
  python.unpackArchive(new Uint8Array(readFileSync(join(device, name))), "wheel");
python.FS.mkdirTree("/checkout");
python.FS.mount(python.FS.filesystems.NODEFS, { root: checkout }, "/checkout");
python.globals.set("arguments", python.toPy([module, ...args]));
python.runPython(`
import runpy, sys

sys.dont_write_bytecode = True
sys.path.append("/checkout")  # behind the package: its source lies there too
sys.argv = list(arguments)
runpy.run_module(sys.argv[0], run_name="__main__")
`);
