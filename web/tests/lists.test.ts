import { expect, test } from "vitest";
import type { TableInfo } from "../src/lib/api";
import { changed, LiveLists, NO_TABLES, without, type TableLists } from "../src/lib/lists";

const table = (id: string, more: Partial<TableInfo> = {}) =>
  ({ id, number: 1, mine: [], maker: false, joinable: false, your_turn: false, ...more }) as TableInfo;
const ids = ({ mine, open }: TableLists) => [mine.map(({ id }) => id).join(), open.map(({ id }) => id).join()];

test("a table stands where it belongs, and goes when it is gone", () => {
  let lists = changed(NO_TABLES, table("a", { mine: [0] }));
  lists = changed(lists, table("b", { maker: true, joinable: true }));
  lists = changed(lists, table("c", { joinable: true }));
  expect(ids(lists)).toEqual(["b,a", "c,b"]);
  lists = changed(lists, table("a", { mine: [0], your_turn: true, number: 2 }));
  expect(ids(lists)).toEqual(["a,b", "c,b"]);
  lists = changed(lists, table("a", { mine: [0], your_turn: false, number: 1 })); // older than what is shown
  expect(lists.mine[0]!.your_turn).toBe(true);
  lists = changed(lists, table("b", { maker: true, number: 3 }));
  expect(ids(lists)).toEqual(["a,b", "c"]);
  expect(ids(without(without(lists, "c"), "a"))).toEqual(["b", ""]);
});

test("an answer that was overtaken undoes nothing of what was heard", async () => {
  const answers: ((lists: TableLists) => void)[] = [];
  let shown = NO_TABLES;
  const live = new LiveLists(
    () => new Promise((done) => answers.push(done)),
    (lists) => (shown = lists),
  );
  const loads = [live.load(), live.load()];
  live.listed(table("new", { joinable: true }));
  live.gone("old");
  answers[1]!({ mine: [], open: [table("old", { joinable: true })] });
  await loads[1];
  expect(ids(shown)).toEqual(["", "new"]);
  answers[0]!({ mine: [], open: [table("old", { joinable: true })] });
  await loads[0];
  expect(ids(shown)).toEqual(["", "new"]);
});
