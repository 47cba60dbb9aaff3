/** The log of this device's tables, in IndexedDB: what is written is there after a crash. Tabs and workers use it alike. */
import type { TableInfo } from "../../api";

/** As `hatoba.browser.wire` writes them. */
export interface KeptTable {
  id: string;
  header: { kind: "game" | "record" };
  record_header: string;
  made_at: number;
  info: TableInfo;
}
export interface KeptEntry {
  table: string;
  number: number;
  at: number;
  entry: unknown;
}
export interface KeptAnalysis {
  table: string;
  state: string;
  analysis: unknown;
}
export interface Kept {
  table: KeptTable;
  entries: KeptEntry[];
  analysis: KeptAnalysis | null;
}

const NAME = "hatoba";
const VERSION = 2;
const STORES = ["tables", "entries", "analyses"];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage does not answer"));
  });

let opened: Promise<IDBDatabase> | null = null;

const open = (): Promise<IDBDatabase> => (opened ??= connect());

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
    }
    request.result.createObjectStore("analyses", { keyPath: "table" });
  };
  const database = await done(request);
  // A tab with a later version waits for it; this one has to be loaded anew then.
  database.onversionchange = () => database.close();
  return database;
}

/** Everything or nothing, and durable when `written` is done. */
async function writing(): Promise<{ transaction: IDBTransaction; written: Promise<void> }> {
  const transaction = (await open()).transaction(STORES, "readwrite", { durability: "strict" });
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the storage is full"));
  });
  return { transaction, written };
}

export async function keep(all: Kept[]): Promise<void> {
  if (!all.length) return;
  const { transaction, written } = await writing();
  for (const { table, entries, analysis } of all) {
    transaction.objectStore("tables").put(table);
    if (analysis) transaction.objectStore("analyses").put(analysis);
    // `add`: an entry that is there already is another tab's, and nothing is written over it.
    for (const entry of entries) transaction.objectStore("entries").add(entry);
  }
  await written;
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** For good. */
export async function remove(id: string): Promise<void> {
  const { transaction, written } = await writing();
  transaction.objectStore("tables").delete(id);
  transaction.objectStore("entries").delete(entriesOf(id));
  transaction.objectStore("analyses").delete(id);
  await written;
}

export async function load(id: string): Promise<Kept | null> {
  const transaction = (await open()).transaction(STORES);
  const all = entriesOf(id);
  const [table, entries, analysis] = await Promise.all([
    done<KeptTable | undefined>(transaction.objectStore("tables").get(id)),
    done<KeptEntry[]>(transaction.objectStore("entries").getAll(all)),
    done<KeptAnalysis | undefined>(transaction.objectStore("analyses").get(id)),
  ]);
  return table ? { table, entries, analysis: analysis ?? null } : null;
}

/** What lists show; the newest first. */
export async function listed(): Promise<TableInfo[]> {
  const tables = await done<KeptTable[]>((await open()).transaction("tables").objectStore("tables").getAll());
  return tables.map(({ info }) => info).toSorted((a, b) => b.made_at - a.made_at);
}
