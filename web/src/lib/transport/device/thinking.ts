/** A worker that thinks, started when it is first asked. */
import type { FromMind, ToMind } from "./messages";

export class Thinking {
  #worker: Worker | null = null;
  #waiting = new Map<number, (answer: string) => void>();
  #asked = 0;

  constructor(
    readonly name: string,
    readonly failed: (detail: string) => void,
  ) {}

  /** `base`: where the site's files for devices are. */
  ask(base: string, question: string, answered: (answer: string) => void): void {
    const id = ++this.#asked;
    this.#waiting.set(id, answered);
    (this.#worker ??= this.#start(base)).postMessage({ id, question } satisfies ToMind);
  }

  #start(base: string): Worker {
    const worker = new Worker(new URL("./mind.ts", import.meta.url), { type: "module", name: this.name });
    worker.postMessage({ start: base } satisfies ToMind);
    worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
      if ("failed" in data) return this.failed(data.failed);
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    };
    return worker;
  }
}
