// Written by scripts/types.mjs from the server's OpenAPI description. Do not edit.

export type Accuracy = {
  seat: number;
  accuracy: number | null;
  phases: [number | null, number | null, number | null];
  turns: number;
  slips: number;
  mistakes: number;
  blunders: number;
};

export type AchievementView = {
  achievement: string;
  token: number | null;
  multiplier: number;
  base: number;
};

export type ActionInfo = {
  action: number;
  notation: string;
  verb: string;
  args: (number | string)[];
  secret: boolean;
};

export type ActionPreview = {
  action: number;
  events: GameEvent[];
  points: number | null;
};

export type ActionSpaceView = {
  space: number;
  actions: string[];
  workers: { [key: string]: number };
  missing: number;
};

export type ActionView = {
  area: string;
  agent: boolean;
  strength: number | null;
  amount: number | null;
  exchanges_left: number | null;
};

export type ActionsCommand = {
  seat: number;
  position: number;
  /** Yours: a repeated request has the same. */
  key: string;
  /** Numbers or notation. */
  actions: (number | string)[];
};

export type ActionsEntry = {
  number: number;
  at: number;
  kind: "actions";
  seat: number;
  turn: number;
  actions: ShownAction[];
};

export type Alive = {
  status: "ok";
};

export type Analysis = {
  game: string;
  players: number;
  seats: number[];
  simulations: number;
  draws: number;
  playing_on: number;
  seed: string;
  judged: number;
  total: number;
  complete: boolean;
  winners: number[];
  scores: number[];
  points: Point[];
  turns: JudgedTurn[];
  turning_points: TurningPoint[];
  accuracy: Accuracy[];
  skills: Skill[];
  ledgers: Ledger[];
};

export type AnalysisShown = {
  state: "off" | "none" | "waiting" | "complete" | "failed";
  judged: number;
  total: number;
  analysis: Analysis | null;
};

export type AnnouncedMessage = {
  text: string;
  at: number;
};

export type AnswerCommand = {
  seat: number;
  ask: number;
  agree: boolean;
  /** Yours: a repeated request has the same. */
  key: string;
};

export type AnswerEntry = {
  number: number;
  at: number;
  kind: "answer";
  seat: number;
  agreed: boolean;
};

export type AskEntry = {
  number: number;
  at: number;
  kind: "ask";
  seat: number;
  to: number;
};

export type AskInfo = {
  number: number;
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
};

export type BackCommand = {
  /** Yours: a repeated request has the same. */
  key: string;
};

export type BellWish = {
  on: boolean;
};

export type BotCommand = {
  /** Yours: a repeated request has the same. */
  key: string;
  level?: string | null;
};

export type Brought = {
  seat: number;
  kind: string;
  amount: number;
};

export type CallingKept = {
  endpoint: string | null;
  keys: string[];
  wants: string[];
  quiet: [number, number] | null;
  silent: string[];
  mail: string | null;
  mail_minute: number | null;
  language: string;
};

export type CallingShown = {
  key: string;
  endpoint: string | null;
  wants: ("turn" | "over" | "chat")[];
  quiet: [number, number] | null;
  silent: string[];
  mails: boolean;
  mail: MailShown | null;
};

export type CallingWish = {
  subscription: Subscription;
  wants: ("turn" | "over" | "chat")[];
  quiet?: [number, number] | null;
  language?: string;
};

export type Change = {
  name: string;
  before: number;
  after: number;
  change: number;
  error: number | null;
  games: number;
  sure: boolean;
};

export type ChatCommand = {
  text: string;
  /** Yours: a repeated request has the same. */
  key: string;
  seat?: number | null;
  name?: string | null;
};

export type ChatEntry = {
  number: number;
  at: number;
  kind: "chat";
  seat: number | null;
  name: string | null;
  text: string;
};

export type CheckedSheet = {
  game: string;
  base: string;
  id: string | null;
  text: string | null;
  edits: Edit[];
  faults: Remark[];
  notes: Remark[];
  progress: KindProgress[];
};

export type CityView = {
  city: string;
  tile: number;
  rotation: number;
  spaces: InfluenceSpaceView[];
  tokens_max: number;
};

export type ClockInfo = {
  left: number[];
  running: number | null;
  since: number;
  deadline: number | null;
  pauses: ([number, number])[];
  vacation: number[];
};

export type ClockPlan = {
  kind: "none" | "turn" | "game" | "fischer" | "days";
  seconds: number;
  on_timeout: "bot" | "resign";
  increment: number;
  grace: number;
  vacation: number;
};

export type ClockWish = {
  kind?: "none" | "turn" | "game" | "fischer" | "days";
  seconds?: number;
  on_timeout?: "bot" | "resign";
  increment?: number;
  grace?: number;
  vacation?: number;
};

export type Conflict = {
  table: string;
  row: string | null;
  field: string;
  before: unknown;
  now: unknown;
  yours: unknown;
};

export type ContractView = {
  number: number;
  fulfilled: boolean;
  cubes_short: number | null;
};

export type CoursePoint = {
  number: number;
  turn: number;
  round: number;
  seat: number | null;
  scores: number[];
  standing: number[];
};

export type Created = {
  table: TableInfo;
  links: SeatLink[];
  watch: SeatLink | null;
  invite: SeatLink | null;
  maker: string;
};

export type Credentials = {
  name: string;
  passphrase: string;
};

export type DailyDay = {
  day: string;
  ends_at: number;
  game: string;
  players: number;
  level: string;
  simulations: number;
  hash: string;
  seed: string | null;
  table: string | null;
  result: DailyResult | null;
  percentile: number | null;
  against: "people" | "bots";
  margins: number[];
  people: number;
};

export type DailyResult = {
  won: boolean;
  margin: number | null;
  score: number;
};

export type DailyShown = {
  today: DailyDay;
  before: DailyDay;
  next_hash: string;
  counts: boolean;
};

export type Decisions = {
  gained: number;
  missed: number;
};

export type Deed = {
  events: GameEvent[];
  each: string;
};

export type DiffWish = {
  game: string;
  before?: string | null;
  after?: string | null;
};

export type Difference = {
  table: string;
  row: string | null;
  field: string;
  before: unknown;
  after: unknown;
};

export type Done = {
  table: string;
  number: number;
  position: number | null;
  entries: (ActionsEntry | UndoEntry | RedrawEntry | RulesEntry | ResignEntry | SeatEntry | NameEntry | RestEntry | AskEntry | AnswerEntry | ChatEntry | NoticeEntry | RematchEntry | HintEntry)[];
};

export type DraftToKeep = {
  game: string;
  base?: string | null;
  template?: string | null;
  edits?: EditWish[];
  name: string;
};

export type DraftWish = {
  game: string;
  base?: string | null;
  template?: string | null;
  edits?: EditWish[];
};

export type DuelActedEvent = {
  seat: number;
  area: string;
  strength: number;
  type: "duel.acted";
};

export type DuelAgentHiredEvent = {
  seat: number;
  need: string;
  type: "duel.agent_hired";
};

export type DuelAgentSentEvent = {
  seat: number;
  area: string;
  type: "duel.agent_sent";
};

export type DuelAreaChosenEvent = {
  seat: number;
  area: string;
  type: "duel.area_chosen";
};

export type DuelBonusRevealedEvent = {
  card: number;
  type: "duel.bonus_revealed";
};

export type DuelBonusShuffledEvent = {
  cards: number;
  type: "duel.bonus_shuffled";
};

export type DuelBonusTakenEvent = {
  seat: number;
  card: number;
  type: "duel.bonus_taken";
};

export type DuelBuiltEvent = {
  seat: number;
  area: string;
  piece: string;
  type: "duel.built";
};

export type DuelChurchCardTakenEvent = {
  seat: number;
  card: number;
  type: "duel.church_card_taken";
};

export type DuelExtraGainedEvent = {
  seat: number;
  extra: string;
  count: number;
  type: "duel.extra_gained";
};

export type DuelExtraPlayedEvent = {
  seat: number;
  extra: string;
  type: "duel.extra_played";
};

export type DuelExtraPutBackEvent = {
  seat: number;
  extra: string;
  type: "duel.extra_put_back";
};

export type DuelFulfilledEvent = {
  seat: number;
  order: number;
  type: "duel.fulfilled";
};

export type DuelGainedEvent = {
  seat: number;
  kind: string;
  amount: number;
  type: "duel.gained";
};

export type DuelGameEndedEvent = {
  ending: string;
  type: "duel.game_ended";
};

export type DuelImportsTurnedEvent = {
  seat: number;
  count: number;
  type: "duel.imports_turned";
};

export type DuelIncomeEvent = {
  seat: number;
  area: string;
  type: "duel.income";
};

export type DuelOrderDrawnEvent = {
  seat: number;
  order: number | null;
  type: "duel.order_drawn";
};

export type DuelOrderKeptEvent = {
  seat: number;
  order: number | null;
  type: "duel.order_kept";
};

export type DuelOrderLookedAtEvent = {
  seat: number;
  order: number | null;
  type: "duel.order_looked_at";
};

export type DuelPaidEvent = {
  seat: number;
  kind: string;
  amount: number;
  type: "duel.paid";
};

export type DuelPutUnderEvent = {
  seat: number;
  order: number | null;
  type: "duel.put_under";
};

export type DuelRoundEndedEvent = {
  round: number;
  type: "duel.round_ended";
};

export type DuelStationPutEvent = {
  seat: number;
  area: string;
  type: "duel.station_put";
};

export type DuelStrengthPlayedEvent = {
  seat: number;
  area: string;
  card: number;
  strength: number;
  type: "duel.strength_played";
};

export type DuelTechnologyDiscardedEvent = {
  technology: string;
  type: "duel.technology_discarded";
};

export type DuelTechnologyGainedEvent = {
  seat: number;
  technology: string;
  type: "duel.technology_gained";
};

export type DuelTechnologyRevealedEvent = {
  technology: string;
  type: "duel.technology_revealed";
};

export type DuelTechnologyUsedEvent = {
  seat: number;
  technology: string;
  type: "duel.technology_used";
};

export type DuelTurnStartedEvent = {
  seat: number;
  turn: number;
  round: number;
  type: "duel.turn_started";
};

export type DuelUpgradedEvent = {
  seat: number;
  card: number;
  type: "duel.upgraded";
};

export type DuelView = {
  game: "duel";
  viewer: number | null;
  players: number;
  options: { [key: string]: boolean | number | string };
  round: number;
  turn: number;
  start_player: number;
  to_move: number | null;
  step: string | null;
  action: ActionView | null;
  payment: PaymentView | null;
  ending: string | null;
  areas: DuelViewAreaView[];
  seats: DuelViewSeatView[];
  drawn: DuelViewOrderView[];
  order_deck: (number | null)[];
  technologies: (string | null)[];
  technology_deck: number;
  discarded_technologies: string[];
  church_cards: number[];
  bonus_cards: (number | null)[];
  bonus_deck: number;
  discarded_bonus_cards: number[];
  extra: { [key: string]: number };
  agents: number;
  outlook: { [key: string]: Total[] } | null;
};

export type Edit = {
  table: string;
  row: string | null;
  field: string;
  value: unknown;
  confirmed: boolean;
};

export type EditWish = {
  table: string;
  row: string | null;
  field: string;
  value?: unknown;
  confirmed?: boolean;
};

export type Effect = {
  game: string;
  players: number;
  bot: string;
  games: number;
  compared: number;
  parts: EffectPart[];
  rows: RowChange[];
  rows_moved: boolean;
};

export type EffectJob = {
  id: string;
  state: "running" | "complete" | "stopped" | "failed";
  done: number;
  games: number;
  effect: Effect | null;
};

export type EffectPart = {
  name: "seats" | "endings" | "rounds" | "categories";
  changes: Change[];
  moved: boolean;
};

export type EffectWish = {
  game: string;
  after: string;
  before?: string | null;
  players?: number;
  games?: number;
};

export type EndingReason = {
  ending: string;
  played: number;
  best: number;
  error: number;
};

export type Entries = {
  table: string;
  viewer: number | null;
  number: number;
  entries: (ActionsEntry | UndoEntry | RedrawEntry | RulesEntry | ResignEntry | SeatEntry | NameEntry | RestEntry | AskEntry | AnswerEntry | ChatEntry | NoticeEntry | RematchEntry | HintEntry)[];
};

export type EntryMessage = {
  table: string;
  viewer: number | null;
  entry: ActionsEntry | UndoEntry | RedrawEntry | RulesEntry | ResignEntry | SeatEntry | NameEntry | RestEntry | AskEntry | AnswerEntry | ChatEntry | NoticeEntry | RematchEntry | HintEntry;
};

export type Example = {
  lesson: string;
  rule: string;
  picture: string;
  table: TableInfo;
  position: Position;
};

export type Export = {
  profile: Profile;
  recorded: boolean;
  tables: TableInfo[];
  chat: SaidAt[];
  rests: RestAt[];
  webhooks: WebhookKept[];
  calling: CallingKept[];
  sheets: OwnSheets;
  lessons: LessonTaken[];
  sessions: number[];
};

export type FactoryView = {
  number: number;
  good: string;
  machine: number;
  cubes: number;
  capacity: number;
  coal: number;
  makes: number;
};

export type FieldForm = {
  field: string;
  value: unknown;
  sources: { [key: string]: string | null };
  takes: Takes;
};

export type GameFacts = {
  info: GameInfo;
  verbs: VerbInfo[];
  text_kinds: { [key: string]: string };
  prompt: Prompt;
  printed: { [key: string]: { [key: string]: { [key: string]: number | string | Named } } };
  values: { [key: string]: number | string | Named };
  things: { [key: string]: ThingInfo[] };
  cards: { [key: string]: { [key: string]: { [key: string]: number | string | Named } } };
  texts: string[];
};

export type GameInfo = {
  name: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
  levels: string[];
  categories: string[];
  sheet: string;
};

export type GameTally = {
  game: string;
  games: number;
  won: number;
  best: number;
};

export type GoneMessage = {
  table: string;
};

export type Health = {
  status: "ok";
  version: string;
  database: string;
};

export type HelloMessage = {
  tables: StreamedTable[];
  keep_alive: number;
};

export type Hint = {
  seat: number;
  nudge: Subject;
  line: LineValue;
  other: LineValue | null;
  lead: number;
  lead_error: number;
  reasons: Reasons | null;
  unsure: boolean;
  draws: number;
};

export type HintEntry = {
  number: number;
  at: number;
  kind: "hint";
  seat: number;
};

export type HintWish = {
  seat: number;
  position: number;
};

export type InfluenceSpaceView = {
  space: number;
  good: string;
  foreign: number;
  owner: number | null;
  value: number | null;
  to_beat: number;
};

export type JoinWish = {
  seat?: number | null;
  name?: string | null;
  recorded?: boolean;
  invite?: string | null;
};

export type Joined = {
  table: TableInfo;
  link: SeatLink;
};

export type JudgedTurn = {
  number: number;
  seat: number;
  turn: number;
  round: number;
  phase: "opening" | "middle" | "ending";
  first: number;
  last: number;
  verdict: "forced" | "best" | "as_good" | "slip" | "mistake" | "blunder";
  loss: number;
  loss_error: number;
  points_loss: number;
  points_error: number;
  played: LineValue;
  best: LineValue;
  reasons: Reasons | null;
  draws: number;
  before: number[];
  usual: number[];
  usual_error: number;
  revealed: boolean;
};

export type KeptDraft = {
  id: string;
  name: string;
  game: string;
  base: string | null;
  edits: Edit[];
  saved_at: number;
  template: string | null;
};

export type KindForm = {
  table: string;
  designed: number;
  rows: RowForm[];
};

export type KindProgress = {
  table: string;
  designed: number;
  left: number;
  mine: number;
};

export type Ladder = {
  game: string;
  rows: LadderRow[];
  sure: number;
};

export type LadderRow = {
  name: string | null;
  level: string | null;
  rating: number;
  deviation: number;
  games: number | null;
};

export type LadderWish = {
  shown: boolean;
};

export type Ledger = {
  seat: number;
  start: number;
  own: Decisions;
  others: Decisions;
  chance: number;
  unsure: number;
  result: number;
  entries: LedgerEntry[];
};

export type LedgerEntry = {
  number: number;
  own: Decisions;
  others: Decisions;
  chance: number;
  unsure: number;
};

export type Legal = {
  action: number;
  notation: string;
  verb: string;
  args: (number | string)[];
  events: GameEvent[] | null;
};

export type LessonInfo = {
  name: string;
  game: string;
  minutes: number;
  steps: number;
};

export type LessonPlace = {
  step: number;
  table?: string | null;
  done?: boolean;
};

export type LessonPlaces = {
  lessons?: { [key: string]: LessonPlace };
};

export type LessonShown = {
  lesson: string;
  first: number;
  count: number;
  steps: LessonStep[];
  accepted: number[];
  rule: string;
};

export type LessonStep = {
  text: string;
  numbers: { [key: string]: number };
  show: string[];
};

export type LessonTaken = {
  lesson: string;
  table: string | null;
  step: number;
  done: boolean;
};

export type LineValue = {
  moves: Move[];
  about: Subject | null;
  share: number;
  points: number;
  shares: number[];
};

export type LinkWish = {
  token: string;
  name?: string | null;
  recorded?: boolean;
};

export type MailShown = {
  address: string;
  confirmed: boolean;
  minute: number;
};

export type MailWish = {
  address: string;
  minute: number;
  language?: string;
};

export type MatchWish = {
  game: string;
  players?: number;
  clock?: ClockWish;
  fill_after?: number;
  fill_level?: string | null;
  rated?: boolean;
  name?: string | null;
  recorded?: boolean;
};

export type Me = {
  account: string | null;
  called: string | null;
  recorded: boolean;
  tables: TableInfo[];
};

export type MergedSheet = {
  sheet: CheckedSheet;
  conflicts: Conflict[];
  news: Difference[];
};

export type Move = {
  action: number;
  notation: string;
  verb: string;
  args: (number | string)[];
  step: string;
};

export type NameEntry = {
  number: number;
  at: number;
  kind: "name";
  seat: number;
};

export type NameWish = {
  name: string | null;
  recorded?: boolean;
};

export type Named = {
  kind: string;
  id: string;
};

export type NeedView = {
  need: string;
  wanted: number;
  has: number;
  hired: boolean;
};

export type NewSheet = {
  name: string;
  game: string;
  text: string;
};

export type NewTable = {
  game: string;
  players?: number;
  options?: { [key: string]: boolean | number | string };
  seats?: SeatWish[] | null;
  name?: string | null;
  open?: boolean;
  clock?: ClockWish;
  stand_in?: string | null;
  spectators?: boolean;
  spectator_delay?: number;
  sheet?: string | null;
  shared_sheet?: string | null;
  sheet_name?: string | null;
  sheet_recorded?: boolean;
  fill_after?: number;
  fill_level?: string | null;
  rated?: boolean;
  lots?: boolean | null;
};

export type NipponAchievementScoredEvent = {
  seat: number;
  achievement: string;
  base: number;
  multiplier: number;
  type: "nippon.achievement_scored";
};

export type NipponConsolidatedEvent = {
  seat: number;
  yen: number;
  coal: number;
  type: "nippon.consolidated";
};

export type NipponContractFulfilledEvent = {
  seat: number;
  contract: number;
  type: "nippon.contract_fulfilled";
};

export type NipponCubesUsedEvent = {
  seat: number;
  good: string;
  cubes: number;
  type: "nippon.cubes_used";
};

export type NipponEndMoneyEvent = {
  seat: number;
  yen: number;
  paid: number;
  unpaid: number;
  type: "nippon.end_money";
};

export type NipponFactoryBuiltEvent = {
  seat: number;
  factory: number;
  type: "nippon.factory_built";
};

export type NipponFinalTurnsEvent = {
  turns: number;
  type: "nippon.final_turns";
};

export type NipponGainedEvent = {
  seat: number;
  kind: string;
  amount: number;
  type: "nippon.gained";
};

export type NipponGameEndedEvent = {
  ending: string;
  type: "nippon.game_ended";
};

export type NipponInfluencePutEvent = {
  seat: number;
  city: string;
  space: number;
  value: number;
  type: "nippon.influence_put";
};

export type NipponInfluenceReturnedEvent = {
  seat: number;
  city: string;
  space: number;
  value: number;
  type: "nippon.influence_returned";
};

export type NipponMachineInstalledEvent = {
  seat: number;
  good: string;
  machine: number;
  type: "nippon.machine_installed";
};

export type NipponMarkerMovedEvent = {
  space: number;
  type: "nippon.marker_moved";
};

export type NipponMultiplierDiscardedEvent = {
  seat: number;
  multiplier: number;
  type: "nippon.multiplier_discarded";
};

export type NipponMultiplierPutEvent = {
  seat: number;
  achievement: string;
  multiplier: number;
  type: "nippon.multiplier_put";
};

export type NipponMultiplierTakenEvent = {
  seat: number;
  multiplier: number;
  type: "nippon.multiplier_taken";
};

export type NipponPaidEvent = {
  seat: number;
  kind: string;
  amount: number;
  type: "nippon.paid";
};

export type NipponProducedEvent = {
  seat: number;
  good: string;
  stored: number;
  lost: number;
  type: "nippon.produced";
};

export type NipponRegionScoredEvent = {
  seat: number;
  region: string;
  place: number;
  vp: number;
  ships: number;
  type: "nippon.region_scored";
};

export type NipponRewardTakenEvent = {
  seat: number;
  multiplier: number;
  bonus: string;
  type: "nippon.reward_taken";
};

export type NipponRowMovedEvent = {
  row: string;
  space: string;
  type: "nippon.row_moved";
};

export type NipponScoredEvent = {
  seat: number;
  points: number;
  category: string;
  type: "nippon.scored";
};

export type NipponScoringEvent = {
  scoring: number;
  type: "nippon.scoring";
};

export type NipponShipPlacedEvent = {
  seat: number;
  region: string;
  side: string;
  type: "nippon.ship_placed";
};

export type NipponShipsTurnedEvent = {
  seat: number;
  type: "nippon.ships_turned";
};

export type NipponTrackMovedEvent = {
  seat: number;
  track: string;
  moves: number;
  number: number;
  type: "nippon.track_moved";
};

export type NipponTrainPlacedEvent = {
  seat: number;
  region: string;
  side: string;
  type: "nippon.train_placed";
};

export type NipponTrainsTurnedEvent = {
  seat: number;
  type: "nippon.trains_turned";
};

export type NipponTurnStartedEvent = {
  seat: number;
  turn: number;
  round: number;
  type: "nippon.turn_started";
};

export type NipponView = {
  game: "nippon";
  viewer: number | null;
  players: number;
  options: { [key: string]: boolean | number | string };
  round: number;
  turn: number;
  to_move: number | null;
  pending: PendingView | null;
  marker: number;
  next_scoring: number;
  turns_left: number | null;
  ending: string | null;
  action_spaces: ActionSpaceView[];
  rows: WorkerRowView[];
  bag: { [key: string]: number };
  factories_left: number[];
  rewards: { [key: string]: { [key: string]: number } };
  multipliers_left: number;
  regions: RegionView[];
  seats: NipponViewSeatView[];
};

export type NipponWagesPaidEvent = {
  seat: number;
  paid: number;
  unpaid: number;
  type: "nippon.wages_paid";
};

export type NipponWorkerDrawnEvent = {
  place: string;
  colour: string;
  type: "nippon.worker_drawn";
};

export type NipponWorkerTakenEvent = {
  seat: number;
  colour: string;
  action: string;
  type: "nippon.worker_taken";
};

export type NipponWorkersReturnedEvent = {
  seat: number;
  workers: number;
  type: "nippon.workers_returned";
};

export type NoticeEntry = {
  number: number;
  at: number;
  kind: "notice";
  expires_at: number;
};

export type OpponentTally = {
  name: string | null;
  level: string | null;
  games: number;
  ahead: number;
  points: number;
};

export type OptionInfo = {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  offered: OptionPlace[];
};

export type OptionPlace = {
  players: number;
  options: { [key: string]: boolean | number | string };
};

export type Outcome = {
  winners: number[];
  scores: number[];
  ranks: number[];
  breakdown: ({ [key: string]: number })[];
  reason: string | null;
};

export type Outlook = {
  reach: { [key: string]: Reach };
  power_if_placed: { [key: string]: number };
  ways: Way[];
};

export type OwnSheets = {
  drafts: KeptDraft[];
  shared: SharedSheet[];
};

export type PaymentView = {
  reason: string;
  units: number;
};

export type PendingView = {
  step: string;
  done: number | null;
  contract: number | null;
  due: number | null;
  region: string | null;
  city: string | null;
  space: number | null;
  cubes: number | null;
  multiplier: number | null;
};

export type PersonalBest = {
  kind: "points" | "lead" | "row";
  game: string;
  players: number | null;
  value: number;
  at: number;
};

export type PlayedGame = {
  table: string;
  at: number;
  game: string;
  players: number;
  seats: PlayedSeat[];
  rated: boolean;
  rating: number | null;
  deviation: number | null;
};

export type PlayedSeat = {
  name: string | null;
  level: string | null;
  score: number;
  place: number;
  you: boolean;
};

export type Point = {
  step: number;
  turn: number;
  round: number;
  shares: number[];
};

export type PointsReason = {
  category: string;
  difference: number;
  error: number;
};

export type Position = {
  table: string;
  viewer: number | null;
  number: number;
  position: number;
  status: "running" | "finished" | "record";
  to_move: number | null;
  view: YokohamaView | DuelView | NipponView;
  legal: Legal[] | null;
  undo: UndoInfo | null;
  ask: AskInfo | null;
  clock: ClockInfo | null;
  seats: SeatInfo[];
  last_turn: number | null;
  outcome: Outcome | null;
  lesson: LessonShown | null;
};

export type Practice = {
  table: string;
  number: number;
  seat: number;
  first: number;
  puzzle: string | null;
};

export type PracticeWish = {
  number: number;
};

export type PresenceMessage = {
  table: string;
  seats: number[];
  watchers: number;
};

export type PreviewShown = {
  position: number;
  events: GameEvent[][];
  complete: boolean;
};

export type PreviewWish = {
  seat: number;
  position: number;
  /** Numbers or notation. */
  actions: (number | string)[];
};

export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  field?: string | null;
  errors?: ({ [key: string]: unknown })[] | null;
  reason?: Reason | null;
  table?: string | null;
  row?: string | null;
  number?: number | null;
  position?: number | null;
  entries?: unknown[] | null;
};

export type Profile = {
  account: string;
  called: string | null;
  since: number;
  on_ladder: boolean;
  games: number;
  won: number;
  by_game: GameTally[];
  opponents: OpponentTally[];
  bests: PersonalBest[];
  ratings: RatingShown[];
  history: PlayedGame[];
};

export type Prompt = {
  step: string;
  fields: { [key: string]: string };
  parts: string[];
};

export type PuzzleInfo = {
  id: string;
  game: string;
  players: number;
  round: number;
  seat: number;
  rating: number;
  share: number;
  points: number;
};

export type PuzzleSolution = {
  best: LineValue;
  greedy: LineValue;
  reasons: Reasons;
};

export type RatingShown = {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
};

export type Reach = {
  placements: number;
  power: number;
};

export type ReachReason = {
  category: string;
  played: number;
  best: number;
  error: number;
};

export type ReadSheet = {
  game: string;
  base: string;
  id: string | null;
  text: string | null;
  edits: Edit[];
  faults: Remark[];
  notes: Remark[];
  progress: KindProgress[];
  template: string | null;
};

export type Reason = {
  code: string;
  args: { [key: string]: number | string | null };
};

export type Reasons = {
  points: PointsReason[];
  reaches: ReachReason[];
  endings: EndingReason[];
  others: number;
  others_error: number;
};

export type RedrawEntry = {
  number: number;
  at: number;
  kind: "redraw";
  ordinal: number;
};

export type RefusedActions = {
  reason: Reason;
  notations: string[];
};

export type RegionView = {
  region: string;
  cities: CityView[];
  transport_max: number;
  transport_free: number;
  ships: ([number, number])[];
  trains: ([number, number])[];
  influence: number[];
  foreign: number;
  places: (number | null)[];
  vp_if_scored: number[];
};

export type Remark = {
  kind: "structure" | "provenance" | "rulebook" | "derived" | "band";
  table: string | null;
  row: string | null;
  field: string | null;
  problem: string;
  arguments: { [key: string]: unknown };
  text: string;
};

export type RematchEntry = {
  number: number;
  at: number;
  kind: "rematch";
  table: string;
};

export type ResignCommand = {
  seat: number;
  /** Yours: a repeated request has the same. */
  key: string;
};

export type ResignEntry = {
  number: number;
  at: number;
  kind: "resign";
  seat: number;
};

export type RestAt = {
  table: string;
  said: RestEntry;
};

export type RestCommand = {
  /** Yours: a repeated request has the same. */
  key: string;
  sleep: [number, number] | null;
  days?: number;
};

export type RestEntry = {
  number: number;
  at: number;
  kind: "rest";
  seat: number;
  sleep: [number, number] | null;
  days: number;
};

export type Result = {
  scores: number[];
  ranks: number[];
};

export type RowChange = {
  name: string;
  before: number;
  after: number;
  change: number;
  error: number | null;
  games: number;
  sure: boolean;
  table: string;
  row: string;
};

export type RowForm = {
  row: string | null;
  key: string | null;
  id: string | number | null;
  fields: FieldForm[];
};

export type Rulebook = {
  sheet: { [key: string]: unknown };
  examples: Example[];
};

export type RulesEntry = {
  number: number;
  at: number;
  kind: "rules";
  version: number;
};

export type SaidAt = {
  table: string;
  said: ChatEntry;
};

export type SeatEntry = {
  number: number;
  at: number;
  kind: "seat";
  seat: number;
  holder: "person" | "bot";
  why: "joined" | "offered" | "filled" | "away" | "back" | "resigned";
  level: string | null;
  name: string | null;
};

export type SeatInfo = {
  seat: number;
  holder: "person" | "bot";
  person: boolean;
  level: string | null;
  name: string | null;
  claimed: boolean;
  hotseat: boolean;
  away: boolean;
  resigned: boolean;
};

export type SeatLink = {
  seats: number[];
  token: string;
  link: string;
};

export type SeatRating = {
  seat: number;
  rating: number;
  deviation: number;
  provisional: boolean;
};

export type SeatWish = {
  kind: "me" | "person" | "bot" | "hotseat";
  level?: string | null;
  name?: string | null;
  recorded?: boolean;
};

export type ServerInfo = {
  version: string;
  games: GameInfo[];
  levels: string[];
  coach: boolean;
  daily: boolean;
};

export type Shared = {
  link: string;
};

export type SharedLink = {
  token: string;
  link: string;
  sheet: SharedSheet;
};

export type SharedSheet = {
  name: string;
  game: string;
  id: string;
  text: string;
  made_at: number;
  mine: boolean;
};

export type SheetForm = {
  game: string;
  id: string;
  designed: number;
  kinds: KindForm[];
};

export type SheetWish = {
  text: string;
  game?: string | null;
};

export type ShownAction = {
  verb: string;
  action: number | null;
  notation: string;
  args: (number | string)[] | null;
  events: GameEvent[];
};

export type Shuffle = {
  promise: string;
  header: string | null;
  kept: boolean | null;
};

export type Skill = {
  seat: number;
  verb: string;
  kind: string | null;
  thing: string | null;
  turns: number;
  accuracy: number;
};

export type StreamMessages = {
  hello: HelloMessage;
  entry: EntryMessage;
  turn: Turn;
  position: Position;
  listed: TableInfo;
  presence: PresenceMessage;
  gone: GoneMessage;
  announced: AnnouncedMessage;
};

export type StreamedTable = {
  table: string;
  viewers: (number | null)[];
};

export type Strength = {
  game: string;
  games: number;
  turns: number;
  accuracy: number | null;
  opening: number | null;
  middle: number | null;
  ending: number | null;
  good: StrengthAt[];
  weak: StrengthAt[];
};

export type StrengthAt = {
  kind: string;
  thing: string;
  turns: number;
  accuracy: number;
};

export type StrengthCardView = {
  card: number;
  strength: number;
  upgraded: boolean;
  upgrade_price: number | null;
  area: string | null;
};

export type Subject = {
  action: number;
  verb: string;
  kind: string | null;
  thing: string | null;
};

export type Subscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

export type TableInfo = {
  id: string;
  kind: "game" | "record";
  status: "running" | "finished" | "record";
  game: string;
  players: number;
  options: { [key: string]: boolean | number | string };
  name: string | null;
  sheet: string;
  own_sheet: boolean;
  sheet_name: string | null;
  made_at: number;
  number: number;
  position: number;
  to_move: number | null;
  seats: SeatInfo[];
  clock: ClockPlan;
  open: boolean;
  joinable: boolean;
  fill_at: number | null;
  spectators: boolean;
  spectator_delay: number;
  rated: boolean;
  lots: boolean;
  lesson: string | null;
  promise: string;
  rematch: string | null;
  practice: Practice | null;
  daily: string | null;
  result: Result | null;
  mine: number[];
  maker: boolean;
  invited: boolean;
  your_turn: boolean;
  shared: boolean;
  public: boolean;
};

export type Takes = {
  kind: "number" | "half" | "flag" | "word" | "name" | "amounts" | "fields" | "list" | "fixed";
  least: number;
  most: number;
  words: string[];
  item: Takes | null;
  parts: { [key: string]: Takes };
  distinct: boolean;
  ascending: boolean;
  value: unknown;
  optional: boolean;
};

export type ThingInfo = {
  id: string;
  values: { [key: string]: number | string | Named };
};

export type Tips = {
  position: number;
  previews: ActionPreview[];
  refused: RefusedActions[];
};

export type Total = {
  extra: string | null;
  strength: number;
  amount: number;
  rewards: number;
};

export type TrackView = {
  space: number;
  last: number;
  number: number;
};

export type Try = {
  band: "found" | "almost" | "worse";
  tried: LineValue;
  best: LineValue;
  loss: number;
  loss_error: number;
  reasons: Reasons | null;
};

export type Turn = {
  table: string;
  viewer: number | null;
  number: number;
  position: number;
  to_move: number | null;
  legal: number[] | null;
};

export type TurnTold = {
  seat: number;
  turn: number;
  round: number;
  first: number;
  last: number;
  about: Deed[];
  deeds: Deed[];
  brought: Brought[];
};

export type TurningPoint = {
  number: number;
  kind: "decision" | "draw";
  seat: number;
  change: number;
};

export type Turns = {
  table: string;
  viewer: number | null;
  number: number;
  turns: TurnTold[];
};

export type UndoCommand = {
  seat: number;
  position: number;
  /** Yours: a repeated request has the same. */
  key: string;
  to?: number | null;
};

export type UndoEntry = {
  number: number;
  at: number;
  kind: "undo";
  seat: number;
  to: number;
};

export type UndoInfo = {
  count: number;
  free_to: number;
};

export type Upload = {
  text: string;
  mode?: "look" | "continue";
  at?: number | null;
  sheet?: string | null;
  seats?: SeatWish[] | null;
};

export type VerbInfo = {
  name: string;
  args: string[];
  secret: boolean;
};

export type Way = {
  area: string;
  verb: string;
  actions: number[];
  over: string[];
  fee: number;
};

export type WebhookKept = {
  table: string;
  seat: number;
  url: string;
};

export type WebhookWish = {
  url: string | null;
};

export type Why = {
  action: number;
  notation: string;
  legal: boolean;
  reason: Reason | null;
};

export type WorkerRowView = {
  workers: { [key: string]: number };
  missing: number;
};

export type YokohamaAchievedEvent = {
  seat: number;
  achievement: string;
  type: "yokohama.achieved";
};

export type YokohamaActedEvent = {
  seat: number;
  area: string;
  power: number;
  type: "yokohama.acted";
};

export type YokohamaAgentGainedEvent = {
  seat: number;
  agent: string;
  type: "yokohama.agent_gained";
};

export type YokohamaAgentUsedEvent = {
  seat: number;
  agent: string;
  area: string;
  type: "yokohama.agent_used";
};

export type YokohamaAssistantMovedEvent = {
  seat: number;
  origin: string;
  area: string;
  type: "yokohama.assistant_moved";
};

export type YokohamaAssistantPutEvent = {
  seat: number;
  area: string;
  space: number;
  type: "yokohama.assistant_put";
};

export type YokohamaBuiltEvent = {
  seat: number;
  area: string;
  space: string;
  type: "yokohama.built";
};

export type YokohamaCardRevealedEvent = {
  card: number;
  type: "yokohama.card_revealed";
};

export type YokohamaEndTriggeredEvent = {
  seat: number;
  ending: string;
  type: "yokohama.end_triggered";
};

export type YokohamaFeePaidEvent = {
  seat: number;
  to: number;
  amount: number;
  type: "yokohama.fee_paid";
};

export type YokohamaFulfilledEvent = {
  seat: number;
  order: number;
  type: "yokohama.fulfilled";
};

export type YokohamaGainedEvent = {
  seat: number;
  kind: string;
  amount: number;
  type: "yokohama.gained";
};

export type YokohamaGameEndedEvent = {
  ending: string;
  type: "yokohama.game_ended";
};

export type YokohamaHiredEvent = {
  seat: number;
  piece: string;
  type: "yokohama.hired";
};

export type YokohamaIncomeEvent = {
  seat: number;
  area: string;
  type: "yokohama.income";
};

export type YokohamaKeptEvent = {
  seat: number;
  order: number | null;
  type: "yokohama.kept";
};

export type YokohamaOrderTakenEvent = {
  seat: number;
  order: number;
  type: "yokohama.order_taken";
};

export type YokohamaPaidEvent = {
  seat: number;
  kind: string;
  amount: number;
  type: "yokohama.paid";
};

export type YokohamaPlacedEvent = {
  seat: number;
  area: string;
  count: number;
  type: "yokohama.placed";
};

export type YokohamaPresidentMovedEvent = {
  seat: number;
  area: string;
  type: "yokohama.president_moved";
};

export type YokohamaPresidentReturnedEvent = {
  seat: number;
  type: "yokohama.president_returned";
};

export type YokohamaRecalledEvent = {
  seat: number;
  area: string;
  count: number;
  type: "yokohama.recalled";
};

export type YokohamaRewardTokenTakenEvent = {
  seat: number;
  token: number;
  type: "yokohama.reward_token_taken";
};

export type YokohamaScoredEvent = {
  seat: number;
  points: number;
  category: string;
  type: "yokohama.scored";
};

export type YokohamaStationPutEvent = {
  seat: number;
  area: string;
  type: "yokohama.station_put";
};

export type YokohamaTechnologyGainedEvent = {
  seat: number;
  card: number;
  type: "yokohama.technology_gained";
};

export type YokohamaTokenTakenEvent = {
  seat: number;
  area: string;
  token: number;
  type: "yokohama.token_taken";
};

export type YokohamaTurnStartedEvent = {
  seat: number;
  turn: number;
  round: number;
  type: "yokohama.turn_started";
};

export type YokohamaView = {
  game: "yokohama";
  viewer: number | null;
  players: number;
  options: { [key: string]: boolean | number | string };
  round: number;
  turn: number;
  to_move: number | null;
  step: string | null;
  step_number: number | null;
  acting_area: string | null;
  acting_power: number;
  last_round: number | null;
  ending: string | null;
  areas: YokohamaViewAreaView[];
  seats: YokohamaViewSeatView[];
  church: (string | null)[];
  customs: (string | null)[];
  ports: ((number | null)[])[];
  laboratories: ((number | null)[])[];
  order_deck: number;
  technology_deck: number;
  achievements: string[];
  reward_tokens: number[];
  outlook: Outlook | null;
};

export type DuelViewAreaView = {
  area: string;
  used: boolean;
  station: boolean;
  shops: number[];
  warehouse: number | null;
  strength: number[];
  amount: number[];
};

export type DuelViewOrderView = {
  number: number | null;
  short: { [key: string]: number } | null;
};

export type DuelViewSeatView = {
  seat: number;
  score: number;
  score_if_ended_now: number;
  rank_if_ended_now: number;
  breakdown: { [key: string]: number };
  stock: { [key: string]: number };
  extra: { [key: string]: number };
  strength_cards: StrengthCardView[];
  next_card: number | null;
  orders: DuelViewOrderView[];
  fulfilled: number[];
  technologies: string[];
  used_technologies: string[];
  church_cards: number[];
  shops_left: number;
  warehouses_left: number;
  warehouse_price: number | null;
  surcharge: boolean;
  agents: number;
  agents_used: number;
  needs: NeedView[];
};

export type NipponViewSeatView = {
  seat: number;
  score: number;
  score_if_ended_now: number;
  rank_if_ended_now: number;
  breakdown: { [key: string]: number };
  stock: { [key: string]: number };
  tracks: { [key: string]: TrackView };
  next_yen: number;
  next_coal: number;
  workers: { [key: string]: number };
  wages: number;
  reward_up_to: number;
  factories: FactoryView[];
  contracts: ContractView[];
  tokens: { [key: string]: number };
  ships_left: number;
  ships_turned: boolean;
  trains_left: number;
  trains_turned: boolean;
  marks_uncovered: { [key: string]: number };
  stars_uncovered: { [key: string]: number };
  achievements: AchievementView[];
  prices: { [key: string]: number[] };
};

export type YokohamaViewAreaView = {
  area: string;
  place: number;
  near: string[];
  site: number | null;
  token: number | null;
  station: boolean;
  presidents: number[];
  assistants: number[];
  buildings: { [key: string]: string };
  power: number[];
};

export type YokohamaViewOrderView = {
  number: number | null;
  short: { [key: string]: number } | null;
};

export type YokohamaViewSeatView = {
  seat: number;
  score: number;
  score_if_ended_now: number;
  rank_if_ended_now: number;
  breakdown: { [key: string]: number };
  stock: { [key: string]: number };
  hand: { [key: string]: number };
  warehouse: { [key: string]: number };
  president: string | null;
  orders: YokohamaViewOrderView[];
  aside: (number | null)[];
  fulfilled: number[];
  technologies: number[];
  icons: { [key: string]: number };
  agents: { [key: string]: number };
  agents_used: { [key: string]: number };
  tokens_taken: number;
  achievements: string[];
  reward_tokens: number[];
};

export type GameEvent = YokohamaGainedEvent | YokohamaPaidEvent | YokohamaTurnStartedEvent | YokohamaKeptEvent | YokohamaPlacedEvent | YokohamaFeePaidEvent | YokohamaPresidentMovedEvent | YokohamaPresidentReturnedEvent | YokohamaRecalledEvent | YokohamaActedEvent | YokohamaIncomeEvent | YokohamaScoredEvent | YokohamaTokenTakenEvent | YokohamaBuiltEvent | YokohamaAgentUsedEvent | YokohamaAgentGainedEvent | YokohamaAchievedEvent | YokohamaFulfilledEvent | YokohamaOrderTakenEvent | YokohamaTechnologyGainedEvent | YokohamaAssistantPutEvent | YokohamaHiredEvent | YokohamaAssistantMovedEvent | YokohamaStationPutEvent | YokohamaRewardTokenTakenEvent | YokohamaCardRevealedEvent | YokohamaEndTriggeredEvent | YokohamaGameEndedEvent | DuelGainedEvent | DuelPaidEvent | DuelTurnStartedEvent | DuelPutUnderEvent | DuelAreaChosenEvent | DuelAgentSentEvent | DuelIncomeEvent | DuelTechnologyUsedEvent | DuelStrengthPlayedEvent | DuelExtraPlayedEvent | DuelActedEvent | DuelChurchCardTakenEvent | DuelImportsTurnedEvent | DuelTechnologyGainedEvent | DuelStationPutEvent | DuelOrderLookedAtEvent | DuelOrderKeptEvent | DuelOrderDrawnEvent | DuelBonusTakenEvent | DuelBonusShuffledEvent | DuelBonusRevealedEvent | DuelBuiltEvent | DuelFulfilledEvent | DuelAgentHiredEvent | DuelExtraGainedEvent | DuelExtraPutBackEvent | DuelRoundEndedEvent | DuelUpgradedEvent | DuelTechnologyDiscardedEvent | DuelTechnologyRevealedEvent | DuelGameEndedEvent | NipponTurnStartedEvent | NipponWorkerTakenEvent | NipponGainedEvent | NipponPaidEvent | NipponTrackMovedEvent | NipponProducedEvent | NipponCubesUsedEvent | NipponContractFulfilledEvent | NipponFactoryBuiltEvent | NipponMachineInstalledEvent | NipponShipPlacedEvent | NipponTrainPlacedEvent | NipponShipsTurnedEvent | NipponTrainsTurnedEvent | NipponInfluencePutEvent | NipponInfluenceReturnedEvent | NipponConsolidatedEvent | NipponRewardTakenEvent | NipponMultiplierTakenEvent | NipponMultiplierPutEvent | NipponMultiplierDiscardedEvent | NipponWagesPaidEvent | NipponWorkersReturnedEvent | NipponRowMovedEvent | NipponWorkerDrawnEvent | NipponMarkerMovedEvent | NipponScoringEvent | NipponRegionScoredEvent | NipponScoredEvent | NipponFinalTurnsEvent | NipponEndMoneyEvent | NipponAchievementScoredEvent | NipponGameEndedEvent;
