/** Tables at the server and on this device, side by side: a table's id says which is meant. */
import { isOnDevice, type Device } from "./device";
import type { Commands, Questions, Transport } from "./types";

type Of<T, Name extends keyof T> = Pick<T, Name>;

/** The same functions, each asking whoever has the table that its first argument names. */
function byTable<T extends object, Name extends keyof T>(server: T, device: T, names: Name[]): Of<T, Name> {
  const pick =
    (name: Name) =>
    (table: string, ...rest: unknown[]) => {
      const ask = (isOnDevice(table) ? device : server)[name] as (...args: unknown[]) => unknown;
      return ask(table, ...rest);
    };
  return Object.fromEntries(names.map((name) => [name, pick(name)])) as Of<T, Name>;
}

export function both(server: Transport, device: Device): Transport {
  const commands: Commands = {
    ...server.commands,
    ...byTable(server.commands, device.commands, [
      "rematch",
      "act",
      "undo",
      "say",
      "resign",
      "standIn",
      "setName",
      "analyse",
      "practise",
      "hint",
      "judgeTry",
      "deleteTable",
    ]),
    async moveToServer(table) {
      const { text, sheet, seats } = await device.handOver(table);
      const made = await server.commands.openRecord(text, sheet, seats);
      await device.commands.deleteTable(table);
      return made;
    },
    createTable: (wish, place) => (place === "device" ? device : server).commands.createTable(wish, place),
  };
  const questions: Questions = {
    ...server.questions,
    ...byTable(server.questions, device.questions, [
      "table",
      "facts",
      "sheet",
      "sheetDifferences",
      "position",
      "entries",
      "turns",
    ]),
    ...byTable(server.questions, device.questions, ["tips", "course", "shuffle", "recordFile", "present", "analysis"]),
    async me() {
      const [there, here] = await Promise.all([server.questions.me(), device.questions.me()]);
      const tables = [...there.tables, ...here.tables];
      return { ...there, tables: tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn)) };
    },
  };
  return {
    commands,
    questions,
    stream: {
      table: (id, ...rest) => (isOnDevice(id) ? device : server).stream.table(id, ...rest),
      lists(listener) {
        const ends = [server.stream.lists(listener), device.stream.lists(listener)];
        return () => ends.forEach((end) => end());
      },
      announced: server.stream.announced,
    },
    places: ["server", "device"],
    placeOf: (table) => (isOnDevice(table) ? "device" : "server"),
  };
}
