// A bot for hatoba in JavaScript: it fulfils and builds where it can, and plays anything legal otherwise.
//
//     hatoba arena duel --bots "cmd:node examples/bot.mjs",random --games 20
//
// The protocol is a line of JSON for each question and each answer: docs/protocol.md.
import { createInterface } from "node:readline";

const PREFERRED = ["fulfil", "claim", "build"];
let seed = 1;

/** A small generator of random numbers, so that the same seed plays the same game. */
function below(bound) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * bound);
}

function choose(legal) {
  const liked = legal.filter(({ notation }) => PREFERRED.includes(notation.split(" ")[0]));
  const from = liked.length > 0 ? liked : legal;
  return from[below(from.length)].action;
}

function answer(message) {
  switch (message.type) {
    case "new":
      seed = [...message.seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7);
      return { type: "ready", protocol: 1 };
    case "choose":
      return { type: "action", id: message.id, action: choose(message.legal) };
    default:
      return null;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = answer(JSON.parse(line));
  if (reply === null) break;
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
