/** What a game gives to the client. Everything about one game lives in its folder; this is all the rest knows of it. */
import type { Component } from "svelte";
import type { GameEvent, Legal, Position } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import type { Sheet } from "../lib/words";

export type GameView = Position["view"];

/** A step of the turn, as the row above the prompt shows it. */
export interface Step {
  /** The letter or digit in the circle. */
  mark: string;
  /** Message id of its short name. */
  label: string;
  state: "done" | "now" | "later";
}

/** Where an action can be clicked. */
export interface Place {
  /** The id of the target on the board, or null if the action is about nothing that lies there. */
  target: string | null;
  /** A button in the prompt: the main one, a plain one, or none because the target is enough. */
  button: "primary" | "plain" | "none";
  /** An icon for the button, where one says it better. */
  icon?: string;
}

/** A number and an icon: what an event brought or took. `n` is shown as it is. */
export interface GainMark {
  seat: number | null;
  icon: string;
  n: number | string;
  /** Shown as points rather than with an icon. */
  vp?: boolean;
  cost?: boolean;
}

/** A line of a tip: what follows, or what is so now. */
export interface TipRow {
  /** Message id. */
  label: string;
  text: string;
}

/** Amounts to choose from, side by side: a row of heads, then rows with a label each. */
export interface TipTable {
  heads: string[];
  rows: { label: string; cells: string[] }[];
}

/** What a tip says of the thing that the pointer is on, beside what can be done there. */
export interface Heading {
  text: string;
  icon?: string | undefined;
  /** One sentence: what it is and does. */
  body?: string | undefined;
  /** The part of the rules about it: the end of a `rules-GAME-...` id, or with /2 its second paragraph. */
  rule?: string | undefined;
  rows?: TipRow[] | undefined;
  table?: TipTable | undefined;
}

/** Several actions that are played by one click; told by the view, so no rules are known here. */
export interface Shortcut extends Legal {
  /** The actions after the first. */
  then: number[];
  /** What it does, in words. */
  label: string;
  costs: GainMark[];
}

export interface Tab {
  id: string;
  icon: string;
  /** Message id. */
  label: string;
  view: Component<{ table: TableStore }>;
  /** Whether a target lies on this page: it opens by itself when only there something can be done. */
  shows: (target: string, table: TableStore) => boolean;
}

/** Something in a table of numbers: a number, a word, an icon, or an icon with a word. */
export type Mark = number | string | { icon: string; text?: string | number; label?: string };

/** Numbers of the component sheet, as the rules show them. */
export interface NumberTable {
  /** Message id. */
  title: string;
  /** The parts of the rules where it stands: ends of `rules-GAME-...` ids; `crib` is the page of the most important. */
  topics: string[];
  heads?: Mark[];
  rows: { label: Mark; cells: Mark[] }[];
}

/** A step of the turn, as the rules draw it. */
export interface TurnStep {
  mark: string;
  icon: string;
  /** The part of the rules about it. */
  topic: string;
}

/** What a game draws in its rules. */
export interface GameRulebook {
  /** A thing as it lies on the table. */
  Picture: Component<{ table: TableStore; target: string }>;
  turn: TurnStep[];
  /** What is what in a picture, by kind of target: where it is found, and the end of a `ui-book-GAME-...` id. */
  callouts: Record<string, [selector: string, text: string][]>;
  /** The target that shows a thing of the component sheet, if it is drawn. */
  pictureOf: (kind: string, id: string, table: TableStore) => string | null;
  tables: (sheet: Sheet) => NumberTable[];
}

/** A part of a card in the workshop: a field, or a part of one (`shophouses.2`). */
export interface FacePart {
  path: string;
  /** Drawn beside it. */
  icon?: string;
  /** It has a box of its own. */
  boxed?: boolean;
}

/** How the cards of a table of the component sheet look in the workshop. What has none shows its fields with their names. */
export interface Face {
  /** How many lie in a row. */
  columns: number;
  icon: string;
  /** The word that is the card's title. */
  title?: string;
  /** The word whose drawing stands in the corner. */
  corner?: string;
  body: FacePart[];
  foot: FacePart[];
  /** Words are drawn, by the icon of that name. */
  drawn?: (word: string) => string;
  /** What the title says in drawings. */
  effect?: (data: Record<string, unknown>, sheet: Sheet) => { on: string | undefined; kind: string; n: string };
  /** Rows with a head of their own: the ends of `ui-sheets-GAME-...` ids, and how many cards each has. */
  families?: [name: string, cards: number][];
}

export interface GameFaces {
  /** By the table's name in the sheet, in the order in which they are shown. */
  faces: Record<string, Face>;
  /** The drawings of what amounts are of; the rest is named. */
  icons: Record<string, string>;
}

export interface GamePlugin {
  /** As the server calls it. */
  name: string;
  /** The card on the start page: big icon, two small ones, the tint behind them, minutes of play. */
  cover: { icons: [string, string, string]; band: string; minutes?: [number, number] };
  /** The table of a wide screen: everything between prompt, seats and log. */
  Board: Component<{ table: TableStore }>;
  /** The rows of a seat's panel under its name and score. */
  Seat: Component<{ table: TableStore; seat: number }>;
  /** A narrow screen: tabs beside the seats and the log; the first is the board. */
  tabs: Tab[];
  /** A narrow screen: your goods in one line. */
  Purse: Component<{ table: TableStore }>;
  /** A narrow screen: the thing that was tapped, in full. Its actions stand below it by themselves. */
  Detail?: Component<{ table: TableStore; target: string }>;
  steps: (view: GameView) => Step[];
  /** Verbs that compete for the same targets: on a wide screen the prompt says which of them a click plays (`ui-mode-VERB`). */
  modes?: string[];
  /** Where a legal action is clicked. */
  place: (action: Legal, view: GameView) => Place;
  /** What a click on a target plays in one go, the best first; single steps can still be chosen. */
  shortcuts?: (view: GameView) => Map<string, Shortcut[]>;
  /** Verbs whose buttons show what they cost and bring. */
  priced?: string[];
  /** Icons with their names, for the legend: icon, kind of name, id. */
  legend?: [icon: string, kind: string, id: string][];
  /** More of them that a message names, one of each: icon, message id. */
  signs?: [icon: string, message: string][];
  /** Whether the rules may end a turn without asking: then what an action leads to is looked at before it is played. */
  endsUnasked?: boolean;
  /** Whether the only legal action is played at once, after what the player chose with this view. */
  goesOn?: (only: Legal, chosen: Legal, view: GameView) => boolean;
  /** The notation of the action that a reader means by pointing at a target that is not legal now; null: none. */
  meant: (target: string, view: GameView) => string | null;
  heading: (target: string, table: TableStore) => Heading;
  /** Read out after a target's name: what a sighted player sees there; null: the body of its heading. */
  spoken?: (target: string, table: TableStore) => string | null;
  /** Goods, money and points in events, to be shown as icons; null: the event is told in words; "skip": not at all. */
  gain: (event: GameEvent) => GainMark | null | "skip";
  /** The icon of a kind that turns bring: goods, money, points, pieces. */
  kindIcon: (kind: string) => string;
  /** Where on the table an event happened: ids of targets. */
  spots: (event: GameEvent) => string[];
  /** Groups of score categories for the table after the game. */
  categories: {
    /** Empty: nothing is scored before the end, so scores are shown as they would be if it were now. */
    during: string[];
    final: string[];
    icons: Record<string, string>;
    /** Which paragraph of which part of the rules tells how points come: the end of a `rules-GAME-...` id. */
    rules?: Record<string, [topic: string, paragraph: number]>;
    /** A shorter name than the category's own. */
    short?: (category: string) => string | null;
  };
  /** Loaded when its cards are looked at in the workshop. */
  faces?: () => Promise<{ default: GameFaces }>;
  /** Loaded when the rules are read. */
  rulebook?: () => Promise<{ default: GameRulebook }>;
  /** The part of the rules that belongs to a pending step: the end of a `rules-GAME-...` id. */
  topic: (view: GameView) => string | null;
}
