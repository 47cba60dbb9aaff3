/** Bots' turns one after the other, at a pace that one can see: positions are shown later than they came. */
import type { ActionsEntry, Position } from "./api";

/** After so many missed actions nobody wants to see them all: the log can play them. */
const MOST = 60;
/** How long a position that was not sent may take, in milliseconds. */
const PATIENCE = 1500;

/** What following needs of a table. */
export interface Followed {
  /** The number of the entry that is shown. */
  shown(): number;
  /** Actions after an entry, as far as they have come. */
  after(number: number): ActionsEntry[];
  /** Whether somebody at this screen played it. */
  mine(entry: ActionsEntry): boolean;
  /** Whether there is anything to see. */
  visible(entry: ActionsEntry): boolean;
  ask(number: number): Promise<Position>;
  show(position: Position, entry: ActionsEntry | null): Promise<void>;
  /** How long a step, or the end of a turn, is looked at. */
  pace(): { step: number; turn: number };
}

export class Follower {
  /** What has come and is not shown yet. */
  #latest: Position | null = null;
  #come = new Map<number, Position>();
  #skipping = false;
  #wake = () => {};
  running = false;

  constructor(private readonly table: Followed) {}

  /** Whether this position is to wait its turn. */
  wants(position: Position): boolean {
    if (this.running) return true;
    if (position.legal) this.#skipping = false;
    if (this.#skipping) return false;
    const steps = this.table.after(this.table.shown()).filter((entry) => entry.number <= position.number);
    const others = steps.some((entry) => !this.table.mine(entry));
    return others && steps.length <= MOST && this.table.pace().step > 0 && !document.hidden;
  }

  async add(position: Position): Promise<void> {
    this.#latest = position;
    this.#come.set(position.number, position);
    if (!this.running) await this.#run();
  }

  /** On to the viewer's own turn. */
  skip(): void {
    this.#skipping = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    this.running = true;
    let at = this.table.shown();
    while (this.#latest && !this.#skipping) {
      const [entry, next] = this.table.after(at).filter((one) => one.number <= this.#latest!.number);
      if (!entry) break;
      at = entry.number;
      const ends = next ? next.seat !== entry.seat || next.turn !== entry.turn : true;
      if (!ends && (this.table.mine(entry) || !this.table.visible(entry))) continue;
      const position = next ? await this.#positionAt(entry.number) : this.#latest;
      if (!position) continue;
      await this.table.show(position, entry);
      const own = !next && this.#latest.legal; // nobody is kept from playing
      const { step, turn } = this.table.pace();
      if (!this.table.mine(entry) && !own) await this.#pause(ends && this.#latest.to_move !== entry.seat ? turn : step);
    }
    const latest = this.#latest;
    this.running = false;
    this.#latest = null;
    this.#come.clear();
    if (latest?.legal) this.#skipping = false;
    if (latest) await this.table.show(latest, null);
  }

  /** The position after an entry; one that was not sent is asked for, and left out if that takes long. */
  async #positionAt(number: number): Promise<Position | null> {
    const come = this.#come.get(number);
    if (come) return come;
    const asked = this.table.ask(number).catch(() => null);
    return Promise.race([asked, this.#pause(PATIENCE).then(() => null)]);
  }

  /** Waits, unless somebody wants to go on. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
      if (this.#skipping) this.#wake();
    });
  }
}
