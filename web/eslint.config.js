import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/lib/api.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["scripts/**"], languageOptions: { globals: { ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
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
