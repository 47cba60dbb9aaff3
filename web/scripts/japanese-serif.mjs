/** The Japanese serif, cut down to the letters of our texts: the whole font would be larger than everything else. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const TEXTS = new URL("../../src/hatoba/locales/ja/", import.meta.url);
const FONT = "@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf";
const FILE = new URL("../src/assets/japanese-serif.woff2", import.meta.url);
const MOST_BYTES = 300_000;
/** The range that fonts.css names. */
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/g;
/** All kana besides: people's names are in no text. */
const KANA = Array.from({ length: 0x30ff - 0x3041 }, (_, at) => String.fromCodePoint(0x3041 + at)).join("");

export async function writeJapaneseSerif() {
  const texts = readdirSync(TEXTS).map((name) => readFileSync(new URL(name, TEXTS), "utf8"));
  const letters = [...new Set(KANA + texts.join("").match(JAPANESE).join(""))].sort().join("");
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const subset = await subsetFont(font, letters, { targetFormat: "woff2" });
  if (subset.length > MOST_BYTES) throw new Error(`the Japanese serif has ${subset.length} bytes`);
  writeFileSync(FILE, subset);
}
