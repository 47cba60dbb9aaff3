/** How a game ended, in a few words. */
import type { TableInfo } from "./api";
import { t } from "./i18n.svelte";
import { peopleOf } from "./seats";

/** "You won, 118 to 104"; null while it goes on, or if it was given up before anything was counted. */
export function resultText(table: TableInfo): string | null {
  if (!table.result) return null;
  const { scores, ranks } = table.result;
  const people = peopleOf(table.seats, table.mine);
  const order = people.map(({ seat }) => seat).sort((a, b) => ranks[a]! - ranks[b]! || scores[b]! - scores[a]!);
  const [first = 0, second = 0] = order;
  const points = scores[first]!;
  const own = people.find(({ you }) => you)?.seat;
  if (ranks[second] === 1) return t("ui-tied", { points });
  if (own === first) return t("ui-won", { points, next: scores[second]! });
  return t("ui-lost", { seat: people[first]!.name, points, next: scores[own ?? second]! });
}
