import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const NETWORK = ["fetch", "EventSource", "WebSocket", "XMLHttpRequest", "SharedWorker", "Worker", "BroadcastChannel"];
const OWNERS = ["window", "globalThis", "self"];

export default ts.config(
  { ignores: ["src/lib/api.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["scripts/**"], languageOptions: { globals: { ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // Only the transport talks to the server, so that another one can take its place.
    files: ["src/**"],
    ignores: ["src/lib/transport/**"],
    rules: {
      "no-restricted-globals": ["error", ...NETWORK],
      "no-restricted-properties": [
        "error",
        ...NETWORK.flatMap((property) => OWNERS.map((object) => ({ object, property }))),
      ],
    },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows it better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that formatting would take
      "svelte/prefer-svelte-reactivity": "off", // our sets and maps are made anew, never changed in place
    },
  },
);
