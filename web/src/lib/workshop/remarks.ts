/** What the checker says, in the reader's language. */
import type { Remark } from "../api";
import { dashed, firstOf, has, listed, t, type Args } from "../i18n.svelte";
import { signed } from "./moved";
import type { Names } from "./names";

/** A value that was too long to be sent: what it is. */
const isLong = (value: unknown): value is { what: string } =>
  typeof (value as { what?: unknown } | null)?.what === "string";

/** Names of fields and tables are named as such; all else is a value of the field. */
function told(names: Names, field: string, name: string, value: unknown): number | string {
  if (typeof value === "number") return name === "off" ? signed(value) : value;
  if (name === "other" || name === "pieces") return names.field(String(value));
  if (name === "board") return names.table(String(value));
  if (name === "reason") return String(value);
  if (isLong(value)) return t(`sheet-value-${value.what}`);
  if (name !== "words") return names.value(field, value);
  const words = (value as string[]).map((word) => names.either(field, word));
  return listed(words);
}

function argumentsOf(names: Names, { field, arguments: all }: Remark): Args {
  const of = Object.entries(all).map(([name, value]) => [name, told(names, field ?? "", name, value)]);
  return Object.fromEntries(of) as Args;
}

const idOf = ({ problem }: Remark): string => dashed(`sheet-fault-${problem}`);

/** The whole sentence, with the field that it is about. */
export function remarkText(names: Names, remark: Remark): string {
  const said = firstOf([idOf(remark)], argumentsOf(names, remark)) ?? remark.text;
  return remark.field ? t("ui-sheets-remark", { field: names.field(remark.field), said }) : said;
}

/** So few words that they stand on the card. */
export function faultInShort(remark: Remark): string {
  const id = `${idOf(remark)}.short`;
  return has(id) ? t(id) : t("ui-sheets-fault-short");
}
