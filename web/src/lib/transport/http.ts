/** Commands and questions over HTTP. */
import type { Entries, Me, ProblemBody, Turns } from "../api";
import { noteTime } from "./time";
import { Problem, type Commands, type Entry, type Eyes, type Questions } from "./types";

async function send<T>(path: string, how: RequestInit = {}): Promise<T> {
  const asked = Date.now();
  const response = await fetch(path, how);
  noteTime(response, asked);
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const data: unknown = type.includes("json") && text ? JSON.parse(text) : text;
  if (response.ok) return data as T;
  const { code, detail, reason }: Partial<ProblemBody> = typeof data === "object" && data ? data : {};
  throw new Problem(response.status, code, detail, reason?.code);
}

const get = <T>(path: string, signal?: AbortSignal) => send<T>(path, signal ? { signal } : {});
const post = <T>(path: string, body: unknown, more: RequestInit = {}) =>
  send<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...more,
  });
const put = <T>(path: string, body: unknown) => post<T>(path, body, { method: "PUT" });

/** A key of ours for a command: sent again with the same key it is not played twice. */
const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join("");

const eyes = (viewer: Eyes): string => (viewer === null ? "watch=true" : `viewer=${viewer}`);
const at = (table: string): string => `/api/tables/${table}`;

async function onlyFromDevices(): Promise<never> {
  throw new Problem(405, "method");
}

export const commands: Commands = {
  createTable: (wish) => post("/api/tables", wish),
  openRecord: (text, sheet, seats) =>
    post("/api/records", { text, sheet, ...(seats ? { mode: "continue", seats } : {}) }),
  moveToServer: onlyFromDevices,
  startLesson: (name) => post(`/api/lessons/${name}/tables`, {}),
  keepLesson: (name, place) => put(`/api/me/lessons/${name}`, place),
  mergeLessons: (lessons) => post("/api/me/lessons", { lessons }),
  startPuzzle: (id) => post(`/api/puzzles/${id}/tables`, {}),
  startDaily: () => post("/api/daily/tables", {}),
  openLink: (token, called) => post("/api/links", { token, ...called }),
  join: (table, wish) => post(`${at(table)}/join`, wish),
  setName: (table, seat, called) => put(`${at(table)}/seats/${seat}/name`, called),
  rest: (table, seat, sleep, days) => post(`${at(table)}/seats/${seat}/rest`, { key: newKey(), sleep, days }),
  rememberName: (called) => put("/api/me/name", called),
  signUp: (who) => post("/api/accounts", who),
  signIn: (who) => post("/api/login", who),
  signOut: () => post("/api/logout", {}),
  deleteAccount: () => send("/api/me", { method: "DELETE" }),
  showOnLadder: (shown) => put("/api/me/ladder", { shown }),
  match: (wish) => post("/api/matches", wish),
  rematch: (table) => post(`${at(table)}/rematch`, {}),
  act: (table, seat, position, actions) => post(`${at(table)}/actions`, { seat, position, key: newKey(), actions }),
  undo: (table, seat, position, to) =>
    post(`${at(table)}/undo`, { seat, position, key: newKey(), ...(to === undefined ? {} : { to }) }),
  answerUndo: (table, seat, ask, agree) => post(`${at(table)}/undo/answer`, { seat, ask, agree, key: newKey() }),
  say: (table, seat, text) => post(`${at(table)}/chat`, { text, key: newKey(), ...(seat === null ? {} : { seat }) }),
  resign: (table, seat) => post(`${at(table)}/resign`, { seat, key: newKey() }),
  standIn: (table, seat, on) => post(`${at(table)}/seats/${seat}/${on ? "bot" : "back"}`, { key: newKey() }),
  share: (table) => post(`${at(table)}/share`, {}),
  unshare: (table) => send(`${at(table)}/share`, { method: "DELETE" }),
  analyse: (table) => post(`${at(table)}/analysis`, {}),
  practise: (table, number) => post(`${at(table)}/practice`, { number }),
  judgeTry: (table) => post(`${at(table)}/try`, {}),
  hint: (table, seat, position, signal) => post(`${at(table)}/hint`, { seat, position }, { signal }),
  setCalling: (wish) => put("/api/me/calling", wish),
  stopCalling: () => send("/api/me/calling", { method: "DELETE" }),
  testCalling: () => post("/api/me/calling/test", {}),
  setBell: (table, on) => put(`${at(table)}/bell`, { on }),
  setMail: (wish) => put("/api/me/mail", wish),
  stopMail: () => send("/api/me/mail", { method: "DELETE" }),
  answerMail: (token, yes) => post(`/api/mail/${token}/${yes ? "confirm" : "stop"}`, {}),
  shareSheet: (sheet) => post("/api/sheets", sheet),
  startEffect: (wish) => post("/api/workshop/effects", wish),
  stopEffect: (id) => send(`/api/workshop/effects/${id}`, { method: "DELETE" }),
  keepDraft: (draft) => put("/api/me/drafts", draft),
  forgetDraft: (id) => send(`/api/me/drafts/${id}`, { method: "DELETE" }),
  deleteTable: (table) => send(at(table), { method: "DELETE" }),
};

/** With the token only, and not as whoever this browser is. */
const asHolder = (token: string): RequestInit => ({
  credentials: "omit",
  headers: { authorization: `Bearer ${token}` },
});

export const questions: Questions = {
  server: () => get("/api/games"),
  me: () => get("/api/me"),
  calling: () => get("/api/me/calling"),
  openTables: () => get("/api/tables"),
  profile: () => get("/api/me/profile"),
  strengths: () => get("/api/me/strengths"),
  exportFile: () => "/api/me/export",
  ladder: (game) => get(`/api/ladder/${game}`),
  lessons: () => get("/api/lessons"),
  daily: () => get("/api/daily"),
  puzzles: () => get("/api/puzzles"),
  puzzleSolution: (id) => get(`/api/puzzles/${id}/solution`),
  game: (name) => get(`/api/games/${name}`),
  rulebook: (name) => get(`/api/games/${name}/rulebook`),
  sheetForm: (game) => get(`/api/games/${game}/form`),
  checkDraft: (draft) => post("/api/workshop/check", draft),
  readSheet: (text, game) => post("/api/workshop/read", { text, game }),
  mergeDraft: (draft) => post("/api/workshop/merge", draft),
  effect: (id) => get(`/api/workshop/effects/${id}`),
  sharedSheet: (token) => get(`/api/sheets/${token}`),
  ownSheets: () => get("/api/me/sheets"),
  sheetDifferences: (table, token) =>
    send(`${at(table)}/sheet/differences`, token === undefined ? {} : asHolder(token)),
  async texts(address) {
    const answer = await fetch(address);
    return answer.ok ? answer.text() : null;
  },
  textsOf: (game, language) => `/api/games/${game}/texts/${language}`,
  table: (id) => get(at(id)),
  behindLink: async (token) => (await send<Me>("/api/me", asHolder(token))).tables[0] ?? null,
  present: (table, token) => send(`${at(table)}/presence`, asHolder(token)),
  tableRatings: (table, token) => send(`${at(table)}/ratings`, asHolder(token)),
  facts: (table) => get(`${at(table)}/game`),
  sheet: (table) => get(`${at(table)}/sheet`),
  position: (table, viewer, number) =>
    get(`${at(table)}/position?${eyes(viewer)}${number === undefined ? "" : `&at=${number}`}`),
  async entries(table, viewer) {
    const all: Entry[] = [];
    for (;;) {
      // The server gives a part of a long log at a time.
      const after = all.at(-1)?.number ?? 0;
      const { entries, number } = await get<Entries>(`${at(table)}/entries?after=${after}&${eyes(viewer)}`);
      all.push(...entries);
      if (!entries.length || entries.at(-1)!.number >= number) return all;
    }
  },
  turns: async (table, viewer, after) => (await get<Turns>(`${at(table)}/turns?after=${after}&${eyes(viewer)}`)).turns,
  tips: (table, seat, signal) => get(`${at(table)}/tips?seat=${seat}`, signal),
  course: (table) => get(`${at(table)}/course`),
  analysis: (table, known) => get(`${at(table)}/analysis?known=${known}`),
  shuffle: (table) => get(`${at(table)}/shuffle`),
  recordFile: async (table) => `${at(table)}/record`,
};
