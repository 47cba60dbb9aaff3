/** What the checker says, in the reader's language. */
import type { Remark } from "../api";
import { dashed, firstOf, has, language, t, type Args } from "../i18n.svelte";
import type { Names } from "./names";

function argumentsOf(names: Names, remark: Remark): Args {
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  const told = ([name, value]: [string, number | string | string[]]): [string, number | string] => [
    name,
    Array.isArray(value) ? list.format(value.map((word) => names.kind(word))) : value,
  ];
  return Object.fromEntries(Object.entries(remark.arguments).map(told));
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
