import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./scripts/chunks";
import { writeJapaneseSerif } from "./scripts/japanese-serif.mjs";
import { languages, readTexts } from "./scripts/texts";

const SPRITES = ["icons.svg", "icons-duel.svg", "icons-nippon.svg", "icons-client.svg", "patterns.svg"];

/** Puts the drawings into the page once; icons refer to them by id. */
function sprites(): Plugin {
  const inline = () =>
    SPRITES.map((file) => readFileSync(new URL(`src/assets/${file}`, import.meta.url), "utf8"))
      .join("")
      .replaceAll("<svg ", '<svg class="sprite" aria-hidden="true" ');
  return { name: "sprites", transformIndexHtml: (html) => html.replace("<!--sprites-->", inline) };
}

/** Makes the Japanese serif from the texts as they are now; tests draw nothing and need no font. */
function japaneseSerif(): Plugin {
  return { name: "japanese-serif", buildStart: () => (process.env.VITEST ? undefined : writeJapaneseSerif()) };
}

/** `virtual:texts` has the address of each file of texts, by language and name; a page asks for few files that way. */
function texts(): Plugin {
  const id = "\0virtual:texts";
  const row = (name: string, value: string) => `${JSON.stringify(name)}: ${value}`;
  let building = false;
  return {
    name: "texts",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (name) => (name === "virtual:texts" ? id : undefined),
    load(name) {
      if (name !== id) return;
      const addressOf = (language: string, file: string, source: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${file}.${language}.ftl`, source })}`
          : `"/texts/${language}/${file}.ftl"`;
      const rows = languages.map((language) => {
        const files = Object.entries(readTexts(language)).map(([file, source]) =>
          row(file, addressOf(language, file, source)),
        );
        return row(language, `{ ${files.join(", ")} }`);
      });
      return `export default { ${rows.join(", ")} };`;
    },
    configureServer(server) {
      server.middlewares.use("/texts", (request, response, next) => {
        const [, language = "", file = ""] = /^\/(\w+)\/([\w-]+)\.ftl/.exec(request.url ?? "") ?? [];
        const source = languages.includes(language) ? readTexts(language)[file] : undefined;
        if (source === undefined) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8").end(source);
      });
    },
  };
}

/** A server has pages below other addresses, so its page names files from the root; `hatoba site` names them from where it lies. */
function fromRoot(): Plugin {
  return {
    name: "from-root",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type === "asset") page.source = String(page.source).replaceAll('="./', '="/');
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprites(), texts(), japaneseSerif(), fromRoot()],
  base: "./", // files find each other wherever all of them lie
  build: {
    outDir: "../src/hatoba/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunks() } },
  },
  worker: { format: "es" },
  test: { environment: "happy-dom", setupFiles: "tests/setup.ts", include: ["tests/**/*.test.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": process.env.HATOBA_SERVER ?? "http://127.0.0.1:8000",
      "/s/": process.env.HATOBA_SERVER ?? "http://127.0.0.1:8000",
    },
  },
});
