/** Where the map glows. */
import type { TableStore } from "../../lib/table.svelte";
import { regionNow, viewOf } from "./look";

/** Regions in which something can be done now, and the one that a delivery goes to. */
export function litRegions(table: TableStore): Set<string> {
  const view = viewOf(table);
  const now = table.myTurn ? regionNow(view) : null;
  const open = view.regions.filter(
    ({ region, cities }) =>
      region === now ||
      table.byTarget.has(`region:${region}`) ||
      cities.some((city) => city.spaces.some((space) => table.byTarget.has(`space:${city.city}:${space.space}`))),
  );
  return new Set(open.map((region) => region.region));
}
