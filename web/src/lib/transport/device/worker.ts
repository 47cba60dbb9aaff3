/** The worker of this device's tables. What a table is, Python knows; here its messages are kept, told and passed on. */
import { CHANNEL, type Message, type Refused, type Reply, type Request, type Thought } from "./messages";
import { loadPython } from "./python";
import { keep, load, remove } from "./store";
import { Thinking } from "./thinking";

const NOT_THERE = { status: 404, code: "not_found", detail: "there is no such table" };
const ELSEWHERE = { status: 409, code: "held", detail: "another tab plays at this table" };

/** Milliseconds: a tab that was just closed or loaded anew still has its games for a moment. */
const LETTING_GO = 3000;

const others = new BroadcastChannel(CHANNEL);
/** The tables that Python has open, and what lets another tab have them. */
const open = new Map<string, () => void>();
let base = "";
let host: Promise<(text: string) => unknown>;
/** One thing after the other: each is kept before the next is judged. */
let last: Promise<void> = Promise.resolve();

const say = (message: Message) => postMessage(message);
const fail = (detail: string) => say({ say: "failed", detail });
/** The coach has a worker of its own for what takes minutes: bots do not wait for it. */
const thinking = { bots: new Thinking("hatoba bots", fail), coach: new Thinking("hatoba coach", fail) };

async function start(): Promise<void> {
  const loading = loadPython(base, (part) => say({ say: "progress", part }));
  host = loading.then(({ get }) => get("from hatoba.browser.host import device_host\ndevice_host().ask"));
  try {
    await host;
    say({ say: "ready", build: (await loading).build });
  } catch (error) {
    fail(String(error));
  }
}

/** Ask Python; what it says is to be kept is kept before anybody hears of it. */
async function ask(name: string, args: unknown[]): Promise<Reply> {
  const reply = JSON.parse(String((await host)(JSON.stringify({ ask: name, args })))) as Reply;
  await keep(reply.keep);
  for (const { table } of reply.keep) if (!open.has(table.id)) open.set(table.id, (await hold(table.id)) ?? (() => {}));
  if (reply.news.length) say({ say: "news", news: reply.news });
  for (const news of reply.news) if (news.say === "listed") others.postMessage(news);
  if (reply.think && !reply.think.awaited) think(reply.think);
  return reply;
}

/** Of two tabs one holds a game. Gives what lets it go; null: the other has it. */
function hold(table: string): Promise<(() => void) | null> {
  return new Promise((held) => {
    const waiting = { signal: AbortSignal.timeout(LETTING_GO) };
    const kept = () => new Promise<void>((release) => held(release));
    navigator.locks.request(`hatoba-${table}`, waiting, kept).catch(() => held(null));
  });
}

/** Bring a kept table to Python; what is wrong, if that cannot be. */
async function bring(id: string): Promise<Refused | null> {
  if (open.has(id)) return null;
  const found = await load(id);
  if (!found) return NOT_THERE;
  const release = found.table.header.kind === "game" ? await hold(id) : () => {};
  if (!release) return ELSEWHERE;
  // Another tab may have played on before it let go.
  const kept = (await load(id))!;
  open.set(id, release);
  const { problem } = await ask("open", [kept.table, kept.entries, kept.analysis]);
  if (problem) await close(id);
  return problem;
}

async function close(id: string): Promise<void> {
  await ask("close", [id]);
  open.get(id)?.();
  open.delete(id);
}

/** Have something thought about; `answered` hears what Python says to it. */
function think(thought: Thought, answered: (reply: Reply) => void = () => {}): void {
  const { table, position, then, background } = thought;
  thinking[background ? "coach" : "bots"].ask(base, thought.question, (answer) =>
    next(async () => answered(await ask(then, [table, position, answer]))),
  );
}

function next(work: () => Promise<void>): void {
  last = last.then(work).catch((error: unknown) => fail(String(error)));
}

async function serve({ id, table, ask: name, args }: Exclude<Request, { start: string }>): Promise<void> {
  if (name === "close") return close(String(table));
  if (name === "delete") {
    await close(String(table));
    await remove(String(table));
    return say({ say: "answer", id, answer: null });
  }
  const wrong = table === null ? null : await bring(table);
  if (wrong) return refuse(id, wrong);
  const reply = await askWithNeeds(name, args);
  if (reply.think?.awaited) think(reply.think, (later) => answer(id, later));
  else answer(id, reply);
}

/** What is asked of one table may be about another: that one is open as long as it is asked. */
async function askWithNeeds(name: string, args: unknown[]): Promise<Reply> {
  const reply = await ask(name, args);
  if (!reply.need) return reply;
  const problem = await bring(reply.need);
  const second = problem ? { ...reply, problem } : await ask(name, args);
  if (!problem) await close(reply.need);
  return second;
}

function answer(id: number, { problem, answer }: Reply): void {
  if (problem) refuse(id, problem);
  else say({ say: "answer", id, answer });
}

const refuse = (id: number, problem: Refused) => say({ say: "refused", id, problem });

onmessage = ({ data }: MessageEvent<Request>) => {
  if ("start" in data) {
    base = data.start;
    void start();
  } else next(() => serve(data));
};
