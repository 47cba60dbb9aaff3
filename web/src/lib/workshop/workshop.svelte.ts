/** A sheet on the bench: its cards, what was typed, what the checker says. */
import { getContext, setContext } from "svelte";
import type { Face } from "../../games/types";
import type { CheckedSheet, FieldForm, GameFacts, Remark, SheetForm } from "../api";
import type { Sheet } from "../words";
import { cardKey, ShownCard, type Card, type Source } from "./cards";
import { Draft, type Edits } from "./draft.svelte";
import { keepSheet, type KeptSheet } from "./kept.svelte";
import { lettersFor, lettersForWords, type Letters } from "./letters";
import { Names } from "./names";
import type { Slot } from "./slots";
import { asKeys, readTyped, type Typed, type Vocabulary } from "./typing";

/** Cards that are shown together: all of a table, or what all other tables say. */
export interface Kind {
  id: string;
  icon: string;
  face: Face | null;
  cards: Card[];
}

export type Filter = "all" | "faults" | Source;

/** What tables without cards say, and the rest of those that have some. */
export const TABLES = "tables";

export interface Bench {
  form: SheetForm;
  facts: GameFacts;
  faces: Record<string, Face>;
  icons: Record<string, string>;
  kept: KeptSheet;
  /** Somebody else's: there is nothing to type. */
  locked: boolean;
}

export class Workshop {
  readonly names: Names;
  readonly kinds: Kind[];
  readonly draft: Draft;
  readonly vocabulary: Vocabulary;
  name = $state("");
  /** The id of the packaged sheet that it is based on. */
  base = $state("");
  checked = $state.raw<CheckedSheet | null>(null);
  /** The draft that was looked at. */
  #seen = $state.raw<Edits | null>(null);
  kind = $state.raw<Kind>()!;
  filter = $state<Filter>("all");
  /** The open card. */
  open = $state("");
  line = $state("");
  /** Lines are counted, so that each is one step back. */
  #lines = 0;
  /** The open card as it was before the line. */
  #before: ShownCard | null = null;
  #shown = new Map<string, ShownCard>();

  constructor(private readonly bench: Bench) {
    this.names = new Names(bench.facts);
    this.draft = new Draft(bench.kept.edits);
    this.name = bench.kept.name;
    this.base = bench.kept.base;
    this.kinds = kindsOf(bench);
    this.kind = this.kinds[0]!;
    this.vocabulary = vocabularyOf(this.kinds, this.names);
  }

  get game() {
    return this.bench.facts.info;
  }
  /** The drawing of what an amount is of; empty: it has none. */
  iconOf(kind: string): string {
    return this.bench.icons[kind] ?? "";
  }
  get form() {
    return this.bench.form;
  }
  get locked() {
    return this.bench.locked;
  }
  get id() {
    return this.bench.kept.id;
  }
  /** Where its pages are. */
  address(page: string): string {
    const tab = page && `/${page}`;
    return this.locked ? `/sheets/${this.id}${tab}` : `/sheets/${this.game.name}${tab}?sheet=${this.id}`;
  }
  /** The letter of the owner's seal. */
  get seal(): string {
    return (this.name.trim()[0] ?? "").toLocaleUpperCase();
  }

  /** A card as it is now; the same object as long as nothing of it changes. */
  card(card: Card): ShownCard {
    const key = cardKey(card);
    const edits = this.draft.of(key);
    const known = this.#shown.get(key);
    if (known?.edits === edits) return known;
    const shown = new ShownCard(card, edits);
    this.#shown.set(key, shown);
    return shown;
  }

  readonly cards: ShownCard[] = $derived.by(() =>
    this.kinds.flatMap(({ cards }) => cards.map((card) => this.card(card))),
  );

  /** The tables' own numbers, in the shape that drawings read. */
  readonly sheet: Sheet = $derived.by(() => {
    const sheet: Sheet = {};
    for (const { card, data } of this.cards.filter((one) => one.card.row === null)) {
      const place = card.table.split(".").reduce<Sheet>((part, name) => (part[name] ??= {}) as Sheet, sheet);
      Object.assign(place, data);
    }
    return sheet;
  });

  find(key: string): ShownCard | undefined {
    return this.cards.find((card) => card.key === key);
  }

  kindOf(key: string): Kind | undefined {
    return this.kinds.find(({ cards }) => cards.some((card) => cardKey(card) === key));
  }

  readonly opened: ShownCard | undefined = $derived(this.open ? this.find(this.open) : undefined);

  // ---------------------------------------------------------------------------------------------- what the checker says
  take(checked: CheckedSheet, seen: Edits): void {
    this.checked = checked;
    this.#seen = seen;
  }
  /** The sheet as a file, once it was looked at as it is now and has no faults. */
  get file(): { text: string; id: string } | null {
    const { text = null, id = null } = this.checked ?? {};
    return this.#seen === this.draft.state && text !== null && id !== null ? { text, id } : null;
  }
  get faults(): Remark[] {
    return this.checked?.faults ?? [];
  }
  get notes(): Remark[] {
    return this.checked?.notes ?? [];
  }
  faultsAt = (card: ShownCard): Remark[] => this.faults.filter((one) => cardKey(one) === card.key);
  notesAt = (card: ShownCard): Remark[] => this.notes.filter((one) => cardKey(one) === card.key);

  // ---------------------------------------------------------------------------------------------- progress and filters
  static count(cards: ShownCard[]): { ours: number; mine: number } {
    const designed = cards.flatMap(({ numbers }) => numbers).filter(({ source }) => source === "designed");
    return { ours: designed.length, mine: designed.filter(({ mine }) => mine).length };
  }

  /** How many numbers are whose. */
  readonly whose: Record<Source, number> = $derived.by(() => {
    const found: Record<Source, number> = { owner: 0, designed: 0, derived: 0, rulebook: 0 };
    for (const { source, mine } of this.cards.flatMap(({ numbers }) => numbers)) found[mine ? "owner" : source] += 1;
    return found;
  });

  passes(card: ShownCard, filter: Filter): boolean {
    if (filter === "all") return true;
    if (filter === "faults") return this.faultsAt(card).length > 0;
    if (filter === "owner") return card.isStarted;
    return card.numbers.some(({ source, mine }) => source === filter && !mine);
  }

  // ---------------------------------------------------------------------------------------------- typing
  choose(kind: Kind): void {
    this.kind = kind;
    this.lay(null);
  }

  /** Open a card, of whatever kind; null: none. */
  lay(key: string | null): void {
    this.open = key ?? "";
    this.line = "";
    this.#lines += 1;
    this.#before = this.opened ?? null;
    if (key) this.kind = this.kindOf(key) ?? this.kind;
  }

  readonly typed: Typed = $derived.by(() => readTyped(this.line, this.opened?.slots ?? [], this.vocabulary));

  type(line: string): void {
    const card = this.#before;
    if (!card || this.locked) return;
    this.line = asKeys(line);
    let now = card;
    for (const [path, value] of this.typed.values) now = new ShownCard(card.card, now.with(path, value));
    this.draft.put(card.key, now.edits, `line ${this.#lines}`);
  }

  /** A change by plus, minus or choice: it clears nothing else. */
  set(path: string, value: unknown): void {
    const card = this.opened;
    if (!card || this.locked) return;
    this.draft.put(card.key, card.with(path, value), `${path} ${this.#lines}`);
    this.#freshLine();
  }

  #freshLine(): void {
    this.line = "";
    this.#before = this.opened ?? null;
  }

  /** So it is printed: all of the card is the owner's, and the next one is opened. */
  confirm(): void {
    const card = this.opened;
    if (!card || this.locked || this.typed.wrong) return;
    const next = this.beside(1);
    this.draft.put(card.key, card.confirmed(), `line ${this.#lines}`);
    this.lay(next?.key ?? null);
  }

  rubOut(): void {
    const card = this.opened;
    if (!card || this.locked) return;
    this.draft.put(card.key, []);
    this.#lines += 1;
    this.#freshLine();
  }

  /** The card that changed is shown. */
  undo(): void {
    const key = this.draft.undo();
    if (key && (key === this.open || this.find(key))) this.lay(key);
    else this.lay(null);
  }

  /** The card before or after the open one, of those that are shown. */
  beside(by: 1 | -1): ShownCard | undefined {
    const cards = this.kind.cards.map((card) => this.card(card));
    const at = cards.findIndex(({ key }) => key === this.open);
    const rest = by > 0 ? cards.slice(at + 1) : cards.slice(0, Math.max(at, 0)).reverse();
    return rest.find((card) => this.passes(card, this.filter));
  }

  // ---------------------------------------------------------------------------------------------- keeping
  get sheetNow(): KeptSheet {
    return { ...this.bench.kept, base: this.base, name: this.name, edits: this.draft.all };
  }

  keep(): void {
    if (this.locked) return;
    keepSheet(this.sheetNow);
  }
}

function kindsOf({ form, faces }: Bench): Kind[] {
  const cards = form.kinds.flatMap(({ table, rows }) =>
    rows.map((row): Card => ({ ...row, table, fields: asDrawn(row.fields, faces[table]) })),
  );
  const tables = [...new Set(cards.filter(({ row }) => row !== null).map(({ table }) => table))];
  const ordered = [...Object.keys(faces).filter((table) => tables.includes(table)), ...tables];
  const laid = [...new Set(ordered)].map((table) => ({
    id: table,
    icon: faces[table]?.icon ?? "sheet",
    face: faces[table] ?? null,
    cards: cards.filter((card) => card.table === table && card.row !== null),
  }));
  const isFree = ({ fields }: Card) => fields.some(({ takes }) => takes.kind !== "fixed");
  const rest = cards.filter((card) => card.row === null && isFree(card));
  return [...laid.filter((kind) => kind.cards.some(isFree)), { id: TABLES, icon: "sheet", face: null, cards: rest }];
}

/** Fields are typed in the order in which the card shows them. */
function asDrawn(fields: FieldForm[], face: Face | undefined): FieldForm[] {
  if (!face) return fields;
  const drawn = [face.title, face.corner, ...[...face.body, ...face.foot].map(({ path }) => path.split(".")[0])];
  const place = ({ field }: FieldForm) => (drawn.includes(field) ? drawn.indexOf(field) : drawn.length);
  return fields.toSorted((a, b) => place(a) - place(b));
}

/** A letter means the same on all cards of a game. */
function vocabularyOf(kinds: Kind[], names: Names): Vocabulary {
  const slots = kinds.flatMap(({ cards }) => cards.flatMap((card) => new ShownCard(card, []).slots));
  const things = [...new Set(slots.flatMap((slot) => (slot.what === "amounts" ? slot.kinds : [])))];
  const words = new Map<string, Letters>();
  const lettersOf = (slot: Slot): Letters => {
    const field = slot.path.split(".")[0]!;
    const all = slot.what === "word" ? slot.words : [];
    const key = `${field} ${all.join(" ")}`;
    if (!words.has(key))
      words.set(
        key,
        lettersForWords(all, (word) => names.word(field, word)),
      );
    return words.get(key)!;
  };
  return { amounts: lettersFor(things, (kind) => names.kind(kind)), words: lettersOf };
}

const CONTEXT = Symbol("workshop");
export const provideWorkshop = (shop: Workshop) => setContext(CONTEXT, shop);
export const useWorkshop = (): Workshop => getContext(CONTEXT);
