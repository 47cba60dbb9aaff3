/** The texts come from the files that the server would send. */
import { vi } from "vitest";
import { readTexts } from "../scripts/texts";

vi.stubGlobal("fetch", async (url: string) => {
  const [, language = "", file = ""] = /texts\/(\w+)\/([\w-]+)\.ftl/.exec(url) ?? [];
  if (!file) throw new Error(`nothing is served at ${url}`);
  return new Response(readTexts(language)[file]);
});
