/** What is read out about the things of Nippon where their tips leave out what everybody sees. */
import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import { nameOf } from "../../lib/words";
import { GAME, mineOf, regionOfCity, storeOf, viewOf } from "./look";
import { heading } from "./targets";

/** What there is to know of a thing; null: what its tip says is all. */
export function spoken(target: string, table: TableStore): string | null {
  const [kind, id = "", number = ""] = target.split(":");
  const body = () => heading(target, table).body ?? "";
  const view = viewOf(table);
  switch (kind) {
    case "space": {
      const city = regionOfCity(view, id)?.cities.find((one) => one.city === id);
      const space = city?.spaces.find((one) => one.space === Number(number));
      return space ? `${nameOf(GAME, "good", space.good)}. ${body()}` : null;
    }
    case "region": {
      const region = view.regions.find((one) => one.region === id);
      if (!region) return null;
      return `${t("ui-nippon-free-spaces", { n: region.transport_free, all: region.transport_max })}. ${body()}`;
    }
    case "factory":
      return `${body()} ${t("ui-nippon-in-store", { n: storeOf(mineOf(table).factories, id) })}`;
    default:
      return null;
  }
}
