/** Python in a worker: Pyodide and our package, both from the site's own files. */

/** What we use of Pyodide. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPython(code: string): unknown;
}

/** The file `parts.json` of a site: what there is to load, and how much that is without what is compiled. */
interface Parts {
  packages: string[];
  build: string;
  bytes: number;
}

export interface Loaded {
  build: string;
  /** The value of a Python expression after these imports: a function. */
  get: (code: string) => (text: string) => unknown;
}

/** `progress`: from 0 to 1, by what has come. */
export async function loadPython(base: string, progress: (part: number) => void): Promise<Loaded> {
  const parts = (await (await fetch(`${base}parts.json`)).json()) as Parts;
  countBytes(parts.bytes, progress);
  const archives = Promise.all(parts.packages.map(async (name) => (await fetch(base + name)).arrayBuffer()));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: `${base}pyodide/` });
  for (const archive of await archives) python.unpackArchive(archive, "wheel");
  return { build: parts.build, get: (code) => python.runPython(code) as (text: string) => unknown };
}

/** Pyodide fetches its own files and tells nobody, so we look at what goes through. */
function countBytes(all: number, progress: (part: number) => void): void {
  const plain = fetch.bind(globalThis);
  let come = 0;
  globalThis.fetch = async (...asked) => {
    const response = await plain(...asked);
    // Of what was fetched as it is, browsers keep the machine code for the next time.
    if (!response.body || response.url.endsWith(".wasm")) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, out) {
          come += bytes.length;
          progress(Math.min(1, come / all));
          out.enqueue(bytes);
        },
      }),
    );
    return new Response(counted, { status: response.status, headers: response.headers });
  };
}
