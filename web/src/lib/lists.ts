/** The lists of the start page, as they change. */
import type { TableInfo } from "./api";

export interface TableLists {
  mine: TableInfo[];
  /** Those that wait for people. */
  open: TableInfo[];
}

export const NO_TABLES: TableLists = { mine: [], open: [] };

/** A table is shown otherwise, or for the first time. */
export function changed({ mine, open }: TableLists, table: TableInfo): TableLists {
  if (table.practice) return { mine, open };
  const isMine = table.mine.length > 0 || table.maker || mine.some(({ id }) => id === table.id);
  const yours = isMine ? put(mine, table) : mine;
  const waiting = table.joinable ? put(open, table) : open.filter(({ id }) => id !== table.id);
  return { mine: yours.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn)), open: waiting };
}

/** In its place, or as the newest; never in place of what is newer. */
function put(tables: TableInfo[], table: TableInfo): TableInfo[] {
  const known = tables.find(({ id }) => id === table.id);
  if (!known) return [table, ...tables];
  return known.number > table.number ? tables : tables.map((one) => (one === known ? table : one));
}

export function without({ mine, open }: TableLists, gone: string): TableLists {
  const others = ({ id }: TableInfo) => id !== gone;
  return { mine: mine.filter(others), open: open.filter(others) };
}

/** Lists that are asked for, and change by what is heard: an answer that was overtaken undoes nothing. */
export class LiveLists {
  #lists = NO_TABLES;
  #asked = 0;
  /** What was heard while the last question is under way. */
  #since: ((lists: TableLists) => TableLists)[] | null = null;

  constructor(
    private readonly ask: () => Promise<TableLists>,
    private readonly show: (lists: TableLists) => void,
  ) {}

  async load(): Promise<void> {
    const asked = ++this.#asked;
    this.#since = [];
    try {
      const answer = await this.ask();
      if (asked === this.#asked) this.#put(this.#since!.reduce((lists, change) => change(lists), answer));
    } finally {
      if (asked === this.#asked) this.#since = null;
    }
  }

  listed(table: TableInfo): void {
    this.#hear((lists) => changed(lists, table));
  }

  gone(table: string): void {
    this.#hear((lists) => without(lists, table));
  }

  #hear(change: (lists: TableLists) => TableLists): void {
    this.#since?.push(change);
    this.#put(change(this.#lists));
  }

  #put(lists: TableLists): void {
    this.#lists = lists;
    this.show(lists);
  }
}
