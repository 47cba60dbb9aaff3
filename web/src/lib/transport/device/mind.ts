/** A worker that thinks, for bots or for the coach, so that the tables answer meanwhile. */
import type { FromMind, ToMind } from "./messages";
import { loadPython } from "./python";

let mind: Promise<(question: string) => unknown> | null = null;

onmessage = async ({ data }: MessageEvent<ToMind>) => {
  if ("start" in data) {
    mind = loadPython(data.start, () => {}).then(({ get }) => get("from hatoba.browser import Mind\nMind().answer"));
    return;
  }
  try {
    postMessage({ id: data.id, answer: String((await mind!)(data.question)) } satisfies FromMind);
  } catch (error) {
    postMessage({ failed: String(error) } satisfies FromMind);
  }
};
