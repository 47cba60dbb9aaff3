/** Tables on this device: the same commands and questions, answered by a worker; lists are there before it is. */
import type { GameFacts, LessonInfo, Rulebook, SeatWish, ServerInfo, TableInfo } from "../../api";
import type { News } from "../exchange";
import { Ledger } from "../ledger";
import { Problem, type Commands, type ListListener, type Questions, type Stream, type TableListener } from "../types";
import { engine } from "./engine.svelte";
import { CHANNEL, type Message, type Request } from "./messages";
import * as store from "./store";

const PREFIX = "device-";
export const isOnDevice = (table: string): boolean => table.startsWith(PREFIX);

interface Waiting {
  resolve: (answer: never) => void;
  reject: (problem: Error) => void;
}

/** `base`: where the site's files for devices are. */
export class Device {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #followers = new Set<{ id: string; ledger: Ledger; listener: TableListener }>();
  #lists = new Set<ListListener>();

  constructor(readonly base: string) {}

  /** Begin to load the engine, if nobody has. */
  wake(): Worker {
    if (this.#worker) return this.#worker;
    engine.status = "loading";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "hatoba tables" });
    worker.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#fail(message);
    worker.postMessage({ start: this.base } satisfies Request);
    return (this.#worker = worker);
  }

  #ask<T>(table: string | null, name: string, ...args: unknown[]): Promise<T> {
    const worker = this.wake();
    const id = ++this.#asked;
    const asked = table === null ? args : [table, ...args];
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, table, ask: name, args: asked } satisfies Request);
    });
  }

  /** Nobody here looks at the table any more: another tab may have it. */
  #close(table: string): void {
    this.#worker?.postMessage({ id: 0, table, ask: "close", args: [] } satisfies Request);
  }

  #hear(message: Message): void {
    if (message.say === "progress") engine.part = message.part;
    else if (message.say === "ready") Object.assign(engine, { status: "ready", build: message.build });
    else if (message.say === "failed") this.#fail(message.detail);
    else if (message.say === "news") message.news.forEach((news) => this.#tell(news));
    else this.#answer(message);
  }

  #answer(message: Extract<Message, { say: "answer" | "refused" }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.say === "answer") waiting?.resolve(message.answer as never);
    else waiting?.reject(new Problem(message.problem.status, message.problem.code, message.problem.detail));
  }

  /** Nothing can be asked any more; the next question starts anew. */
  #fail(detail: string): void {
    engine.status = "failed";
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.forEach(({ reject }) => reject(new Problem(500, "engine", detail)));
    this.#waiting.clear();
    this.#followers.forEach(({ listener }) => listener.connected(false));
  }

  #tell(news: News): void {
    if (news.say === "listed") this.#lists.forEach((listener) => listener.listed(news.table));
    else if (news.say === "entry" || news.say === "position") {
      const { table, viewer } = news.say === "entry" ? news.message : news.position;
      for (const { id, ledger, listener } of this.#followers) {
        if (id !== table) continue;
        if (news.say === "position" && ledger.position(viewer, news.position.number)) listener.position(news.position);
        if (news.say === "entry" && ledger.entry(viewer, news.message.entry.number) === "next")
          listener.entry(news.message);
      }
    }
  }

  async #file<T>(name: string): Promise<T> {
    const answer = await fetch(this.base + name);
    if (!answer.ok) throw new Problem(answer.status, "not_found");
    return (await answer.json()) as T;
  }

  /** The tables where a challenge of a day is practised. */
  async #dailies(): Promise<TableInfo[]> {
    return (await store.listed()).filter(({ daily }) => daily);
  }

  /** A running game as a server goes on with it. */
  handOver(table: string): Promise<{ text: string; sheet: string | null; seats: SeatWish[] }> {
    return this.#ask(table, "handOver");
  }

  readonly commands: Commands = {
    createTable: (wish) => this.#ask(null, "createTable", wish),
    openRecord: (text, sheet) => this.#ask(null, "openRecord", text, sheet),
    startLesson: (name) => this.#ask(null, "startLesson", name),
    startDaily: async () => this.#ask(null, "startDaily", await this.#dailies()),
    startPuzzle: (id) => this.#ask(null, "startPuzzle", id),
    analyse: (table) => this.#ask(table, "analyse"),
    practise: (table, turn) => this.#ask(table, "practise", turn),
    judgeTry: (table) => this.#ask(table, "judgeTry"),
    hint: (table, seat, position) => this.#ask(table, "hint", seat, position),
    deleteTable: (table) => this.#ask(table, "delete"),
    setName: (table, seat, called) => this.#ask(table, "setName", seat, called),
    rematch: (table) => this.#ask(table, "rematch"),
    act: (table, seat, position, actions) => this.#ask(table, "act", seat, position, actions),
    undo: (table, seat, position, to) => this.#ask(table, "undo", seat, position, to ?? null),
    resign: (table, seat) => this.#ask(table, "resign", seat),
    standIn: (table, seat, on) => this.#ask(table, "standIn", seat, on),
    moveToServer: onlyAtServers,
    rememberName: onlyAtServers,
    signUp: onlyAtServers,
    signIn: onlyAtServers,
    signOut: onlyAtServers,
    deleteAccount: onlyAtServers,
    showOnLadder: onlyAtServers,
    match: onlyAtServers,
    openLink: onlyAtServers,
    join: onlyAtServers,
    share: onlyAtServers,
    unshare: onlyAtServers,
    setCalling: onlyAtServers,
    stopCalling: onlyAtServers,
    testCalling: onlyAtServers,
    setBell: onlyAtServers,
    setMail: onlyAtServers,
    stopMail: onlyAtServers,
    answerMail: onlyAtServers,
    answerUndo: onlyAtServers,
    rest: onlyAtServers,
    say: onlyAtServers,
    shareSheet: onlyAtServers,
    startEffect: onlyAtServers,
    stopEffect: onlyAtServers,
    keepDraft: onlyAtServers,
    keepLesson: onlyAtServers,
    mergeLessons: onlyAtServers,
    forgetDraft: onlyAtServers,
  };

  readonly questions: Questions = {
    server: () => this.#file<ServerInfo>("server.json"),
    game: (name) => this.#file<GameFacts>(`games/${name}.json`),
    rulebook: (name) => this.#file<Rulebook>(`games/${name}-rulebook.json`),
    me: async () => ({ account: null, called: null, recorded: true, tables: turnFirst(await store.listed()) }),
    openTables: async () => [],
    calling: onlyAtServers,
    profile: onlyAtServers,
    strengths: onlyAtServers,
    exportFile: () => "",
    ladder: onlyAtServers,
    lessons: () => this.#file<LessonInfo[]>("lessons.json"),
    daily: async () => this.#ask(null, "daily", await this.#dailies()),
    sheetForm: (game) => this.#ask(null, "sheetForm", game),
    checkDraft: (draft) => this.#ask(null, "checkDraft", draft),
    readSheet: (text, game) => this.#ask(null, "readSheet", { text, game }),
    mergeDraft: (draft) => this.#ask(null, "mergeDraft", draft),
    effect: onlyAtServers,
    sharedSheet: onlyAtServers,
    ownSheets: onlyAtServers,
    sheetDifferences: (table) => this.#ask(table, "sheetDifferences"),
    puzzles: () => this.#ask(null, "puzzles"),
    puzzleSolution: (id) => this.#ask(null, "puzzleSolution", id),
    analysis: (table, known) => this.#ask(table, "analysis", known),
    present: async (table) => ({ table, seats: [], watchers: 0 }),
    tableRatings: onlyAtServers,
    behindLink: async () => null,
    texts: async (address) => {
      const answer = await fetch(address);
      return answer.ok ? answer.text() : null;
    },
    textsOf: (game, language) => `${this.base}games/${game}-${language}.ftl`,
    table: (id) => this.#ask(id, "table"),
    facts: (table) => this.#ask(table, "facts"),
    sheet: (table) => this.#ask(table, "sheet"),
    position: (table, viewer, at) => this.#ask(table, "position", viewer, at ?? null),
    entries: (table, viewer) => this.#ask(table, "entries", viewer),
    turns: (table, viewer, after) => this.#ask(table, "turns", viewer, after),
    tips: (table, seat) => this.#ask(table, "tips", seat),
    course: (table) => this.#ask(table, "course"),
    shuffle: (table) => this.#ask(table, "shuffle"),
    recordFile: async (table) => {
      const text = await this.#ask<string>(table, "record");
      return URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    },
  };

  readonly stream: Stream = {
    table: (id, viewers, since, listener) => {
      const follower = { id, ledger: new Ledger(viewers, since), listener };
      this.#followers.add(follower);
      void this.#ask(id, "follow", since).catch(() => listener.connected(false));
      return () => {
        this.#followers.delete(follower);
        if (![...this.#followers].some((other) => other.id === id)) this.#close(id);
      };
    },
    lists: (listener) => {
      this.#lists.add(listener);
      // What other tabs of this device do.
      const tabs = new BroadcastChannel(CHANNEL);
      tabs.onmessage = ({ data }: MessageEvent<News>) => this.#tell(data);
      return () => {
        this.#lists.delete(listener);
        tabs.close();
      };
    },
    announced: () => () => undefined, // a device has no host
  };
}

async function onlyAtServers(): Promise<never> {
  throw new Problem(405, "method");
}

const turnFirst = (tables: TableInfo[]): TableInfo[] =>
  tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
