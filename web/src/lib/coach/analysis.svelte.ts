/** The analysis of a finished game, as far as it is. */
import type { Analysis, AnalysisShown, JudgedTurn, TurningPoint } from "../api";
import type { TableStore } from "../table.svelte";
import { Problem, transport } from "../transport";

/** Milliseconds between two looks while it is being made, and while nobody has asked for it: another tab may. */
const AGAIN = 2000;
const IDLE = 5000;

export class AnalysisStore {
  state = $state<AnalysisShown["state"] | "asking">("asking");
  judged = $state(0);
  total = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  /** The code of the problem that kept it from being asked for. */
  problem = $state("");
  /** Which of the turning points is looked at. */
  chosen = $state(0);
  points: TurningPoint[] = $derived(this.analysis?.turning_points ?? []);
  point: TurningPoint | undefined = $derived(this.points[this.chosen]);
  turn: JudgedTurn | undefined = $derived(this.point && this.turnOf(this.point.number));

  constructor(readonly table: string) {}

  turnOf(number: number): JudgedTurn | undefined {
    return this.analysis?.turns.find((turn) => turn.number === number);
  }

  /** Look, and look again as long as more is to come; gives what ends it. */
  watch(): () => void {
    let timer = 0;
    let ended = false;
    const look = async () => {
      if (!document.hidden) await this.look().catch(() => undefined);
      if (ended || this.state === "complete" || this.state === "off") return;
      timer = window.setTimeout(look, this.state === "none" || this.state === "failed" ? IDLE : AGAIN);
    };
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  async look(): Promise<void> {
    this.#put(await transport.questions.analysis(this.table, this.analysis?.judged ?? 0));
  }

  async ask(): Promise<void> {
    this.problem = "";
    try {
      this.#put(await transport.commands.analyse(this.table));
    } catch (error) {
      this.problem = error instanceof Problem ? (error.code ?? "other") : "other";
    }
  }

  #put(shown: AnalysisShown): void {
    this.state = shown.state;
    this.judged = shown.judged;
    this.total = shown.total;
    this.analysis = shown.analysis ?? this.analysis;
    this.chosen = Math.min(this.chosen, Math.max(0, this.points.length - 1));
  }
}

const stores = new Map<string, AnalysisStore>();

/** Kept while the page is open, so that whoever comes back finds the point that they looked at. */
export function analysisOf(table: TableStore | string): AnalysisStore {
  const id = typeof table === "string" ? table : table.id;
  const known = stores.get(id) ?? new AnalysisStore(id);
  stores.set(id, known);
  return known;
}
