/** The worker that thinks for bots, so that the tables answer meanwhile. */
import type { FromMind, ToMind } from "./messages";
import { loadPython } from "./python";

let mind: Promise<(question: string) => unknown> | null = null;

onmessage = async ({ data }: MessageEvent<ToMind>) => {
  if ("start" in data) {
    mind = loadPython(data.start, () => {}).then(({ get }) => get("from hatoba.browser import Mind\nMind().answer"));
    return;
  }
  const { table, position, question } = data;
  const answer: FromMind = { table, position, action: Number((await mind!)(question)) };
  postMessage(answer);
};
