/** The Japanese serif, cut down to the letters of our texts: the whole font would be larger than everything else. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const TEXTS = new URL("../../src/hatoba/locales/ja/", import.meta.url);
const FONT = "@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf";
const FILE = new URL("../src/assets/japanese-serif.woff2", import.meta.url);
const MOST_BYTES = 300_000;
/** The range that fonts.css names, besides the space. */
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/g;
/** What is in no text: all kana, for people's names, and the letters of dates and their spaces, which the browser writes. */
const KANA = Array.from({ length: 0x30ff - 0x3041 }, (_, at) => String.fromCodePoint(0x3041 + at)).join("");
const DATES = " 年月日曜火水木金土週時分秒前後今昨明午";

export async function writeJapaneseSerif() {
  const texts = readdirSync(TEXTS).map((name) => readFileSync(new URL(name, TEXTS), "utf8"));
  const letters = [...new Set(KANA + DATES + texts.join("").match(JAPANESE).join(""))].sort().join("");
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const subset = await subsetFont(font, letters, { targetFormat: "woff2" });
  if (subset.length > MOST_BYTES) throw new Error(`the Japanese serif has ${subset.length} bytes`);
  writeFileSync(FILE, subset);
}
