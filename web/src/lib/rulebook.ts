/** The rules as chapters: sections and their parts, then the things of the component sheet by kind. */
import { dashed, has, messageIds, t } from "./i18n.svelte";
import { ruleArgs, thingText } from "./rules";
import { nameOf, type Sheet } from "./words";

export interface Chapter {
  id: string;
  title: string;
  level: 1 | 2;
  text: string;
  icon?: string;
}

const SECTIONS = ["overview", "setup", "turn", "actions", "rewards", "end", "scoring", "options", "rulings", "numbers"];

export function chaptersOf(game: string, sheet: Sheet): Chapter[] {
  const args = ruleArgs(game, sheet);
  const prefix = `rules-${game}-`;
  const titled = messageIds().filter((id) => id.startsWith(prefix) && has(`${id}.title`));
  const chapters: Chapter[] = titled.map((message) => {
    const id = message.slice(prefix.length);
    const level = SECTIONS.includes(id) || !titled.some((other) => message.startsWith(`${other}-`)) ? 1 : 2;
    return { id, title: t(`${message}.title`, args), level, text: t(message, args) };
  });
  for (const [kind, things] of Object.entries(thingsOf(sheet))) {
    const known = things.filter(([id]) => has(dashed(`rules-${game}-${kind}-${id}`)) || has(`rules-${game}-${kind}`));
    if (!known.length) continue;
    chapters.push({ id: kind, title: t(`rules-topics-${kind}.title`), level: 1, text: "" });
    for (const [id, row] of known)
      chapters.push({
        id: dashed(`${kind}-${id}`),
        title: nameOf(game, kind, id),
        level: 2,
        text: thingText(game, kind, id, sheet, row),
        ...(kind === "area" ? { icon: id } : {}),
      });
  }
  return chapters;
}

type Thing = [id: string, row: Sheet];

/** The named things of any game's sheet, with the fields that their texts use. */
function thingsOf(sheet: Sheet): Record<string, Thing[]> {
  const rows = (table: string, field = "id"): Thing[] =>
    ((sheet[table]?.rows as Sheet[] | undefined) ?? [])
      .filter((row) => row[field] !== undefined)
      .map((row) => [String(row[field]), row]);
  const once = (things: Thing[]): Thing[] => [...new Map(things).entries()];
  const effects = Object.entries((sheet.technologies?.effects as Sheet | undefined) ?? {}).filter(
    ([, effect]) => typeof effect === "object" && !Array.isArray(effect),
  );
  const goods: Thing[] = rows("goods").length
    ? rows("goods")
    : [...((sheet.goods?.trade as string[] | undefined) ?? []), "imports", "yen"].map((id) => [id, {}]);
  const goodCoal = (good: string) => rows("goods").find(([id]) => id === good)?.[1].coal as number | undefined;
  return {
    area: rows("areas"),
    action: ((sheet.action_spaces?.rows as Sheet[] | undefined) ?? []).flatMap((row) =>
      (row.actions as string[]).map((id): Thing => [id, row]),
    ),
    technology: effects.length ? effects.map(([id, effect]): Thing => [id, { effect }]) : once(rows("technologies")),
    achievement: rows("achievements"),
    good: goods,
    country: rows("countries"),
    piece: ["assistant", "president", "shophouse", "trading_house", "shop", "warehouse", "station"].map((id): Thing => [
      id,
      {},
    ]),
    extra: rows("extra_strength"),
    bonus: once(
      rows("factories", "bonus").map(([id, row]): Thing => [id, { ...row, good_coal: goodCoal(row.good as string) }]),
    ),
    region: rows("regions").map(([id, row]): Thing => [
      id,
      {
        ...row,
        ...Object.fromEntries(
          (row.cities as string[]).map((city, at) => [`city_${at + 1}`, nameOf("nippon", "city", city.toLowerCase())]),
        ),
      },
    ]),
    track: Object.entries((sheet.tracks as Sheet | undefined) ?? {}).filter(
      ([, row]) => typeof row === "object" && !Array.isArray(row),
    ) as Thing[],
  };
}
