/** Python in a worker: Pyodide and our package, both from the site's own files. */

/** What we use of Pyodide. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPython(code: string): unknown;
}

/** What we say to it. The memory of a Python that has started already is a private interface of the version we carry. */
interface Start {
  indexURL: string;
  _loadSnapshot?: Promise<ArrayBuffer>;
}

/** The file `parts.json` of a site: what there is to load, and how much that is without what is compiled. */
interface Parts {
  packages: string[];
  /** A file with Python's memory, packed; null: the site was made without it. */
  memory: string | null;
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
  const memory = parts.memory ? unpacked(base + parts.memory) : null;
  memory?.catch(() => {}); // heard where it is used
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide: (start: Start) => Promise<Python>;
  };
  const indexURL = `${base}pyodide/`;
  const python = memory
    ? await loadPyodide({ indexURL, _loadSnapshot: memory }).catch(() => loadPyodide({ indexURL }))
    : await loadPyodide({ indexURL });
  for (const archive of await archives) python.unpackArchive(archive, "wheel");
  return { build: parts.build, get: (code) => python.runPython(code) as (text: string) => unknown };
}

async function unpacked(address: string): Promise<ArrayBuffer> {
  const { ok, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address} is not there`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
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
