/** The log as lines: what was taken back is gone, rounds are parted, and a turn is one block. */
import type { GainMark } from "../games/types";
import type { GameEvent, TurnTold } from "./api";
import { t } from "./i18n.svelte";
import { levelName } from "./seats";
import type { TableStore } from "./table.svelte";
import type { Entry } from "./transport";

/** The sentences, and what came and went as marks. */
export interface Told {
  words: string[];
  marks: GainMark[];
}

export interface Line extends Told {
  key: string;
  number: number;
  seat: number | null;
  /** The turn that it is a step of. */
  turn?: number;
  events: GameEvent[];
  /** Heads a round. */
  round?: number;
}

/** Events in words and marks. */
export function tell(events: GameEvent[], table: TableStore): Told {
  const known = table.tellings.get(events);
  if (known) return known;
  const [words, marks]: [string[], GainMark[]] = [[], []];
  for (const event of events) {
    const mark = table.plugin.gain(event);
    if (mark === null) words.push(table.words.event(event, table.whoIs));
    else if (mark !== "skip") marks.push(mark);
  }
  const told = { words, marks };
  table.tellings.set(events, told);
  return told;
}

const roundOf = (events: GameEvent[]): number | null => {
  const start = events.find((event) => event.type.endsWith(".turn_started"));
  return start && "round" in start ? start.round : null;
};

export function linesOf(entries: Entry[], table: TableStore): Line[] {
  const lines: Line[] = table.info.lots
    ? [{ key: "lots", number: 0, seat: null, words: [t("ui-log-lots")], marks: [], events: [] }]
    : [];
  let played = 0;
  let round = 0;
  const after: { line: number; played: number; round: number }[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") {
      while (played > entry.to && after.length) {
        const back = after.pop()!;
        lines.length = back.line;
        ({ played, round } = back);
      }
    } else if (entry.kind === "actions") {
      for (const [at, action] of entry.actions.entries()) {
        after.push({ line: lines.length, played, round });
        played += 1;
        const told = tell(action.events, table);
        if (told.words.length || told.marks.length)
          lines.push({
            key: `${entry.number}.${at}`,
            number: entry.number,
            seat: entry.seat,
            turn: entry.turn,
            events: action.events,
            ...told,
          });
        const next = roundOf(action.events);
        if (next !== null && next !== round)
          lines.push({
            key: `${entry.number}.${at}r`,
            number: entry.number,
            seat: null,
            round: (round = next),
            words: [],
            marks: [],
            events: [],
          });
      }
    } else {
      if (entry.kind === "redraw" || entry.kind === "resign")
        after.push({ line: lines.length, played: played++, round });
      const said = plainLine(entry, table);
      if (said)
        lines.push({
          key: `${entry.number}`,
          number: entry.number,
          seat: "seat" in entry ? entry.seat : null,
          words: [said],
          marks: [],
          events: [],
        });
    }
  }
  return lines;
}

/** A turn: the line that tells it, once it is over, and its steps. Or a line that belongs to none. */
export interface Block {
  key: string;
  told: TurnTold | null;
  steps: Line[];
}

/** The steps of each turn together. A turn that is still being shown has no line yet: its steps are read. In one that
 * goes on, the line may be a step behind. */
export function blocksOf(lines: Line[], turns: TurnTold[], upTo: number): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1)?.steps.at(-1);
    if (line.turn !== undefined && last?.turn === line.turn && last.seat === line.seat) blocks.at(-1)!.steps.push(line);
    else blocks.push({ key: line.key, told: null, steps: [line] });
  }
  const known = new Map<string, TurnTold[]>();
  for (const told of turns) {
    const key = `${told.turn}:${told.seat}`;
    known.set(key, [...(known.get(key) ?? []), told]);
  }
  for (const block of blocks) {
    const { turn, seat, number } = block.steps.at(-1)!;
    const told = known.get(`${turn}:${seat}`)?.findLast(({ first }) => first <= number);
    if (told && told.last <= upTo && (told.about.length || told.deeds.length)) block.told = told;
  }
  return blocks;
}

/** What a turn brought or took from a seat. */
export function marksOf(told: TurnTold, seat: number, table: TableStore): GainMark[] {
  return told.brought
    .filter((brought) => brought.seat === seat)
    .map(({ kind, amount }) => ({
      seat,
      icon: table.plugin.kindIcon(kind),
      n: kind === "vp" && amount < 0 ? `−${-amount}` : Math.abs(amount),
      vp: kind === "vp",
      cost: amount < 0,
    }));
}

/** What happened beside the game. */
function plainLine(entry: Entry, { whoIs }: TableStore): string | null {
  switch (entry.kind) {
    case "redraw":
      return t("ui-log-redraw");
    case "rules":
      return t("ui-log-rules");
    case "resign":
      return t("ui-log-resign", whoIs(entry.seat));
    case "seat":
      return t(`ui-log-seat-${entry.why}`, { ...whoIs(entry.seat), level: levelName(entry.level ?? "") });
    case "ask":
      return t("ui-log-ask", whoIs(entry.seat));
    case "answer":
      return t(entry.agreed ? "ui-log-agreed" : "ui-log-refused", whoIs(entry.seat));
    case "hint":
      return t("ui-coach-hinted", whoIs(entry.seat));
    default:
      return null;
  }
}
