/** What time it is at the server, which judges clocks: this browser's own may be wrong. */

/** Milliseconds that ours is ahead. */
let ahead = 0;

/** Takes in the time that an answer tells, to the second, and when it was asked for: what lies between is no error. */
export function noteTime(answer: Response, asked: number): void {
  if (answer.headers.get("cache-control") !== "no-store") return; // a kept answer tells when it was made
  const told = Date.parse(answer.headers.get("date") ?? "");
  const now = Date.now();
  if (told > now) ahead = now - told;
  else if (told + 1000 < asked) ahead = asked - told - 1000;
  else if (!Number.isNaN(told)) ahead = 0;
}

/** Seconds since 1970, as in all that the server tells. */
export const serverTime = (): number => (Date.now() - ahead) / 1000;
