// node generate.mjs PYODIDE WHEELS CHECKOUT OUT: mypyc inside Pyodide, so that its C is for that Python and its numbers.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, wheels, checkout, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
const bytes = (file) => new Uint8Array(readFileSync(file));
for (const wheel of readdirSync(wheels)) python.unpackArchive(bytes(join(wheels, wheel)), "wheel");
for (const [name, root] of [["/checkout", checkout], ["/out", out]]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
python.runPython(readFileSync(new URL("generate.py", import.meta.url), "utf8"));
