/** The way to the tables, at the server or on this device. Nothing outside this folder calls it otherwise. */
import { deviceBase, mode } from "../mode";
import { both } from "./both";
import { Device } from "./device";
import { commands, questions } from "./http";
import { Live } from "./live";
import type { Transport } from "./types";

export { engine } from "./device/engine.svelte";
export { serverTime } from "./time";
export { Problem, type Entry, type Eyes, type Place } from "./types";

const device = mode === "server" ? null : new Device(deviceBase);

function choose(): Transport {
  if (device && mode === "only") return { ...device, places: ["device"], placeOf: () => "device" };
  const server: Transport = { commands, questions, stream: new Live(), places: ["server"], placeOf: () => "server" };
  return device ? both(server, device) : server;
}

export const transport: Transport = choose();
/** Load the engine while people still choose, where all tables need it. */
export const wakeEngine = (): void => void (mode === "only" && device?.wake());
