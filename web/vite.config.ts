import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { writeJapaneseSerif } from "./scripts/japanese-serif.mjs";

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
  plugins: [svelte(), sprites(), japaneseSerif(), fromRoot()],
  base: "./", // files find each other wherever all of them lie
  build: {
    outDir: "../src/hatoba/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
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
