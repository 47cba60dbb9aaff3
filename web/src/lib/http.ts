/** Requests to the server. What it refuses comes back as a Problem. */
import type { ProblemBody } from "./api";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: Partial<ProblemBody>,
  ) {
    super(body.detail ?? `HTTP ${status}`);
  }
}

async function send<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
  return read<T>(
    await fetch(path, {
      method,
      signal: signal ?? null,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const data: unknown = type.includes("json") && text ? JSON.parse(text) : text;
  if (!response.ok) throw new Problem(response.status, typeof data === "object" && data ? data : {});
  return data as T;
}

export const get = <T>(path: string, signal?: AbortSignal) => send<T>("GET", path, undefined, signal);
/** With a link's token only, and not as whoever this browser is: looking takes nothing up. */
export const getByLink = async <T>(path: string, token: string) =>
  read<T>(await fetch(path, { credentials: "omit", headers: { authorization: `Bearer ${token}` } }));
export const post = <T>(path: string, body: unknown, signal?: AbortSignal) => send<T>("POST", path, body, signal);
export const remove = (path: string) => send<unknown>("DELETE", path);

/** A key of ours for a command: sent again with the same key it is not played twice. */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join("");
