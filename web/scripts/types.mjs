// Writes src/lib/api.ts: the types of the server's OpenAPI description.
// Usage: node scripts/types.mjs [http://127.0.0.1:8080/schema/openapi.json | file] [where to write them instead]
import { readFile, writeFile } from "node:fs/promises";

const source = process.argv[2] ?? "http://127.0.0.1:8080/schema/openapi.json";
const text = source.startsWith("http") ? await (await fetch(source)).text() : await readFile(source, "utf8");
const { schemas } = JSON.parse(text).components;

let events = "never";
const pascal = (name) => name.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());

function type(schema) {
  if (schema.$ref) return pascal(schema.$ref.split("/").pop());
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return union(options);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return array(schema);
    case "object":
      return schema.properties
        ? fields(schema)
        : `{ [key: string]: ${schema.additionalProperties ? type(schema.additionalProperties) : "unknown"} }`;
    default:
      return "unknown";
  }
}

/** The union of all events stands in many places: it gets a name. */
function union(options) {
  const found = [...new Set(options.map(type))].join(" | ");
  if (options.length < 30) return found;
  events = found;
  return "GameEvent";
}

function array(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(", ")}]`;
  const item = schema.items ? type(schema.items) : "unknown";
  return item.includes(" ") ? `(${item})[]` : `${item}[]`;
}

function fields(schema) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(([name, one]) => {
    const note = one.description ? `  /** ${one.description.replaceAll("*/", "")} */\n` : "";
    return `${note}  ${name}${required.has(name) ? "" : "?"}: ${type(one)};\n`;
  });
  return `{\n${lines.join("")}}`;
}

const parts = Object.entries(schemas).map(([name, schema]) => {
  const note = schema.description ? `/** ${schema.description.trim().replaceAll("*/", "")} */\n` : "";
  return `${note}export type ${pascal(name)} = ${type(schema)};\n`;
});
await writeFile(
  process.argv[3] ?? new URL("../src/lib/api.ts", import.meta.url),
  `// Written by scripts/types.mjs from the server's OpenAPI description. Do not edit.\n\n${parts.join("\n")}\nexport type GameEvent = ${events};\n`,
);
