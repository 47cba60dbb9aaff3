/** What this browser remembers. */
import { MediaQuery } from "svelte/reactivity";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "normal" | "slow";
/** How fast bots' turns are shown. */
export type Pace = "slow" | "normal" | "quick" | "off";

/** A turn ends by its button, by its button and a second press, or as soon as there is nothing else to do. */
export type Ending = "button" | "twice" | "auto";

interface Stored {
  /** What this browser's person is called; empty: a guest. */
  name: string;
  /** Whether the name may stand in records of games. */
  recorded: boolean;
  /** When its person sleeps, by the clock of this place: slow clocks rest then. Null: they have not said so. */
  sleep: [from: string, to: string] | null;
  language: string;
  theme: Theme;
  speed: Speed;
  pace: Pace;
  ending: Ending;
  sounds: boolean;
  hints: boolean;
  calm: boolean;
  seen: string[];
}

const KEY = "hatoba";
const DEFAULTS: Stored = {
  name: "",
  recorded: true,
  sleep: null,
  language: "",
  theme: "auto",
  speed: "normal",
  pace: "normal",
  ending: "button",
  sounds: false,
  hints: true,
  calm: false,
  seen: [],
};

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

export const settings = $state<Stored>({ ...DEFAULTS, ...stored() });

const night = new MediaQuery("(prefers-color-scheme: dark)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && night.current);
}

/** Called once: writes what changes, and dresses the page. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (isDark()) root.dataset.theme = "dark";
      else delete root.dataset.theme;
      root.dataset.speed = settings.speed;
      root.dataset.calm = String(settings.calm);
    });
  });
}

export function motion(): number {
  if (settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.speed === "slow" ? 520 : 260;
}

/** Milliseconds that a step of a bot's turn is looked at, and that the end of the turn is. */
const PACES: Record<Pace, { step: number; turn: number }> = {
  slow: { step: 1100, turn: 2400 },
  normal: { step: 520, turn: 1100 },
  quick: { step: 160, turn: 320 },
  off: { step: 0, turn: 0 },
};

/** Who wants nothing to move wants no steps either. */
export const pace = () => PACES[motion() ? settings.pace : "off"];
