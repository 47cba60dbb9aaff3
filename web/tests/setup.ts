/** The texts come from the files that the server would send. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const LOCALES = join(import.meta.dirname, "../../src/hatoba/locales");

vi.stubGlobal("fetch", async (url: string) => {
  const [, path] = /locales\/(\w+\/[\w-]+\.ftl)/.exec(url) ?? [];
  if (!path) throw new Error(`nothing is served at ${url}`);
  return new Response(readFileSync(join(LOCALES, path), "utf8"));
});
