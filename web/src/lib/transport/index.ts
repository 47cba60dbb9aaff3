/** The way to the server. Nothing outside this folder calls it otherwise. */
import { commands, questions } from "./http";
import { Live } from "./live";
import type { Transport } from "./types";

export const transport: Transport = { commands, questions, stream: new Live() };
export { Problem, type Entry, type Eyes } from "./types";
