/** How the client reaches its tables: by commands, questions and a stream. It knows no other way. */
import type {
  AnalysisShown,
  AnnouncedMessage,
  CallingShown,
  CallingWish,
  CheckedSheet,
  CoursePoint,
  Created,
  DailyShown,
  Difference,
  Done,
  DraftWish,
  EffectJob,
  EffectWish,
  EntryMessage,
  GameFacts,
  Hint,
  Joined,
  JoinWish,
  DraftToKeep,
  KeptDraft,
  Credentials,
  Ladder,
  LessonInfo,
  LessonPlace,
  LessonTaken,
  MailWish,
  MatchWish,
  Me,
  MergedSheet,
  NameWish,
  NewSheet,
  NewTable,
  OwnSheets,
  Position,
  PresenceMessage,
  Profile,
  Rulebook,
  PuzzleInfo,
  PuzzleSolution,
  ReadSheet,
  SeatRating,
  SeatWish,
  ServerInfo,
  SheetForm,
  Shared,
  SharedLink,
  SharedSheet,
  Shuffle,
  Strength,
  TableInfo,
  Tips,
  Try,
  TurnTold,
} from "../api";
import type { Sheet } from "../words";

export type Entry = EntryMessage["entry"];
/** With whose eyes a table is seen: a seat's, or a spectator's. */
export type Eyes = number | null;
/** Where a table is: at the server, or on this device, where it needs no network. */
export type Place = "server" | "device";

/** What may not be done rejects with a `Problem`; anything else means that nobody was reached. */
export interface Commands {
  createTable(wish: NewTable, place: Place): Promise<Created>;
  /** To look at it, or to go on with it in these seats; with its sheet, if its cards are own ones and it has none. */
  openRecord(text: string, sheet: string | null, seats?: SeatWish[]): Promise<Created>;
  /** A running game of this device goes on at the server, which learns its seed. */
  moveToServer(table: string): Promise<Created>;
  startLesson(name: string): Promise<Created>;
  /** Keep with the account where one is in a lesson. */
  keepLesson(name: string, place: LessonPlace): Promise<void>;
  /** Bring what this browser knows of lessons to the account; all that it knows then. */
  mergeLessons(places: Record<string, LessonPlace>): Promise<LessonTaken[]>;
  /** A table of one's own at the position of a puzzle. */
  startPuzzle(id: string): Promise<Created>;
  /** One's table for the challenge of the day. */
  startDaily(): Promise<Created>;
  openLink(token: string, called: NameWish): Promise<TableInfo>;
  /** A free seat of a table that is open, or to which one is invited. */
  join(table: string, wish: JoinWish): Promise<Joined>;
  /** What the person of a seat is called from now on. */
  setName(table: string, seat: number, called: NameWish): Promise<void>;
  /** When a slow clock rests: from and to, in minutes of a day of UTC, and for so many days. */
  rest(table: string, seat: number, sleep: [number, number] | null, days: number): Promise<Done>;
  /** The account keeps the name for all its devices. */
  rememberName(called: NameWish): Promise<void>;
  /** Make an account and sign in, sign in, sign out. */
  signUp(who: Credentials): Promise<Me>;
  signIn(who: Credentials): Promise<Me>;
  signOut(): Promise<Me>;
  /** The account, and all that is kept of its person. */
  deleteAccount(): Promise<void>;
  showOnLadder(shown: boolean): Promise<void>;
  /** A seat where somebody waits for the same game, or at a new table. */
  match(wish: MatchWish): Promise<Joined>;
  rematch(table: string): Promise<TableInfo>;
  /** `position`: the one that the player has seen. */
  act(table: string, seat: Eyes, position: number, actions: number[]): Promise<Done>;
  /** The last action, or all down to so many. */
  undo(table: string, seat: Eyes, position: number, to?: number): Promise<Done>;
  answerUndo(table: string, seat: number, ask: number, agree: boolean): Promise<void>;
  say(table: string, seat: Eyes, text: string): Promise<void>;
  resign(table: string, seat: number): Promise<void>;
  /** A bot plays the seat, or its person is back. */
  standIn(table: string, seat: number, on: boolean): Promise<void>;
  /** Show a finished game to everybody, or no longer; its address. */
  share(table: string): Promise<Shared>;
  unshare(table: string): Promise<void>;
  /** Have a finished game analysed in the background. */
  analyse(table: string): Promise<AnalysisShown>;
  /** A table of one's own to play a turn of the analysis again. */
  practise(table: string, turn: number): Promise<Created>;
  /** How good the turn is that was played there. */
  judgeTry(table: string): Promise<Try>;
  hint(table: string, seat: number, position: number, signal: AbortSignal): Promise<Hint>;
  /** Call this browser. */
  setCalling(wish: CallingWish): Promise<CallingShown>;
  stopCalling(): Promise<void>;
  /** A message that says how calls will look. */
  testCalling(): Promise<void>;
  /** Whether a table may call this browser. */
  setBell(table: string, on: boolean): Promise<void>;
  setMail(wish: MailWish): Promise<CallingShown>;
  stopMail(): Promise<void>;
  /** With the token that came by mail. */
  answerMail(token: string, yes: boolean): Promise<void>;
  /** Share a sheet without faults with whoever has its link. */
  shareSheet(sheet: NewSheet): Promise<SharedLink>;
  /** Play quick bot games with two sheets; what was asked before is forgotten. */
  startEffect(wish: EffectWish): Promise<EffectJob>;
  stopEffect(id: string): Promise<void>;
  /** Keep a draft with the account too. */
  keepDraft(draft: DraftToKeep): Promise<KeptDraft>;
  forgetDraft(id: string): Promise<void>;
  /** For good; by who made it. */
  deleteTable(table: string): Promise<void>;
}

export interface Questions {
  server(): Promise<ServerInfo>;
  me(): Promise<Me>;
  /** How this browser is called. */
  calling(): Promise<CallingShown>;
  openTables(): Promise<TableInfo[]>;
  profile(): Promise<Profile>;
  /** What the coach says of one's games together. */
  strengths(): Promise<Strength[]>;
  /** The address of a file with all that is kept of one. */
  exportFile(): string;
  ladder(game: string): Promise<Ladder>;
  lessons(): Promise<LessonInfo[]>;
  daily(): Promise<DailyShown>;
  puzzles(): Promise<PuzzleInfo[]>;
  puzzleSolution(id: string): Promise<PuzzleSolution>;
  game(name: string): Promise<GameFacts>;
  rulebook(name: string): Promise<Rulebook>;
  /** The packaged sheet of a game, as the workshop lays it out. */
  sheetForm(game: string): Promise<SheetForm>;
  /** All that is wrong or strange with a draft; without faults also its file. */
  checkDraft(draft: DraftWish): Promise<CheckedSheet>;
  /** A file as the draft that it is. */
  readSheet(text: string, game: string | null): Promise<ReadSheet>;
  /** A draft on the packaged sheet of today. */
  mergeDraft(draft: DraftWish): Promise<MergedSheet>;
  /** In what two sheets differ; null is the packaged one. */
  /** What moved in the games that are played so far. */
  effect(id: string): Promise<EffectJob>;
  sharedSheet(token: string): Promise<SharedSheet>;
  /** What is kept with the account. */
  ownSheets(): Promise<OwnSheets>;
  /** What the cards of a table say otherwise than the packaged ones; with the token of a link, before one sits down. */
  sheetDifferences(table: string, token?: string): Promise<Difference[]>;
  /** A file of texts; null if there is none. */
  texts(address: string): Promise<string | null>;
  /** The address of a file of texts that a game brings itself. */
  textsOf(game: string, language: string): string;
  table(id: string): Promise<TableInfo>;
  /** The table that a secret link opens. Looking takes nothing up. */
  behindLink(token: string): Promise<TableInfo | null>;
  /** Who looks at a table, as the holder of a link may know. */
  present(table: string, token: string): Promise<PresenceMessage>;
  /** How strong those at a rated table are. */
  tableRatings(table: string, token: string): Promise<SeatRating[]>;
  facts(table: string): Promise<GameFacts>;
  sheet(table: string): Promise<Sheet>;
  /** Now, or after an entry. */
  position(table: string, viewer: Eyes, at?: number): Promise<Position>;
  /** The whole log. */
  entries(table: string, viewer: Eyes): Promise<Entry[]>;
  /** The turns that end after an entry, a line each. */
  turns(table: string, viewer: Eyes, after: number): Promise<TurnTold[]>;
  /** All that there is to say of the position's actions. */
  tips(table: string, seat: number, signal: AbortSignal): Promise<Tips>;
  course(table: string): Promise<CoursePoint[]>;
  /** What the coach says; the analysis itself only if more turns are judged than are known. */
  analysis(table: string, known: number): Promise<AnalysisShown>;
  shuffle(table: string): Promise<Shuffle>;
  /** The address of a finished game's record, to download it from. */
  recordFile(table: string): Promise<string>;
}

export interface TableListener {
  /** Every entry once, in order, for each pair of eyes. */
  entry(message: EntryMessage): void;
  position(position: Position): void;
  presence(present: PresenceMessage): void;
  connected(on: boolean): void;
  /** This browser has other seats at the table than before. */
  eyes(): void;
  gone(): void;
}

export interface ListListener {
  /** From now on changes are heard of: what was asked before may be old. */
  fresh(): void;
  listed(table: TableInfo): void;
  gone(table: string): void;
}

export interface Stream {
  /** Hear of a table. `since`: the number of the last entry that is known. Gives what ends it. */
  table(id: string, viewers: Eyes[], since: number, listener: TableListener): () => void;
  /** Hear of one's own tables and of those that wait for people. */
  lists(listener: ListListener): () => void;
  /** What the host says to everybody, as soon as there is a connection for something else. */
  announced(listener: (said: AnnouncedMessage) => void): () => void;
}

export interface Transport {
  /** Where tables can be made; what comes first is usual. */
  places: Place[];
  placeOf(table: string): Place;
  commands: Commands;
  questions: Questions;
  stream: Stream;
}

/** A request that was refused. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code?: string,
    detail?: string,
    /** Why not: a code that has a text. */
    readonly reason?: string,
  ) {
    super(detail ?? `HTTP ${status}`);
  }
}
