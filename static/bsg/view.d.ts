// What each audience may see: built field by field from nothing, never "the state minus secrets" (T1).
// Written by script/types from the Structs of the server: change those, and run it.

/** The sections of the base game that everybody sees alike; a box may bring more. */
export interface Common {
  game: GameView;
  dials: DialView[];
  characters: CharacterView[];
  players: PlayerView[];
  board: BoardView;
  areas: AreaView[];
  decks: DeckView[];
  crisis: CrisisView | null;
  check: CheckView | null;
  decided: CheckView | null;
  roll: RollView | null;
  history: PastCheckView[];
}

/** Where the game stands. */
export interface GameView {
  turn: number;
  current: number;
  step: string;
  distance: number;
  goal: number;
  jump: number;
  auto_jump: number;
  risks: Record<string, number>;
  route: string[];
  distances: number[];
  kept: string[];
  next_in_line: Record<string, number>;
  sleeper_done: boolean;
  sleeper_at: number;
  winner: "humans" | "cylons" | null;
  ending: string | null;
}

export interface DialView {
  resource: "fuel" | "food" | "morale" | "population";
  value: number;
  red_at: number;
  top: number;
}

/** A character sheet; all of them lie on the table. */
export interface CharacterView {
  character: string;
  name: string;
  type: "political_leader" | "military_leader" | "pilot" | "support";
  skill_set: DrawView[];
  abilities: AbilityView[];
  start: string | null;
  hand_limit: number;
  good_first: boolean;
}

/** One line of a skill set: so many cards, each of any of these types. */
export interface DrawView {
  count: number;
  skills: string[];
}

export interface AbilityView {
  kind: "drawback" | "once" | "passive";
  name: string;
  text: string;
}

/** A player as everybody sees him. */
export interface PlayerView {
  seat: number;
  character: string | null;
  name: string | null;
  place: string | null;
  titles: string[];
  cylon: boolean;
  hand: number;
  loyalty: number;
  super_crises: number;
  quorum: CardView[];
  once_used: boolean;
  revealed: LoyaltyView[];
  out: boolean;
}

/** A card that one may look at, with what it says. */
export interface CardView {
  card: string;
  name: string;
  text: string[];
  boxes: Box[];
  activate: "raiders" | "launch_raiders" | "heavy_raiders" | "basestars" | null;
  jump: boolean;
  distance: number | null;
}

/** A part of a card as it lies on the table: words, a check with its results, a choice with its options. */
export interface Box {
  kind: "check" | "choice" | "consequence" | "fail" | "option" | "partial" | "pass" | "text";
  text?: string[];
  value?: number | null;
  skills?: string[];
  boxes?: Box[];
}

export interface LoyaltyView {
  card: string;
  name: string;
  cylon: boolean;
  text: string;
}

export interface BoardView {
  places: PlaceView[];
  boarding: number[];
  destroyed_at: number;
  nukes: number;
  nukes_beside: number;
  out: string[];
  vipers: number;
  damaged_vipers: number;
  destroyed_vipers: number;
  raptors: number;
  civilian_pile: number;
  civilians_lost: string[];
}

export interface PlaceView {
  place: string;
  ship: string;
  name: string;
  text: string | null;
  hazardous: boolean;
  damaged: boolean;
  seats: number[];
}

/** A space area: what flies there; civilian ships by their labels only (H32). */
export interface AreaView {
  area: string;
  name: string;
  launch: boolean;
  raiders: number;
  heavy_raiders: number;
  basestars: BasestarView[];
  vipers: number;
  pilots: number[];
  civilians: string[];
}

export interface BasestarView {
  option: string;
  damage: string[];
  hits: number;
}

/** Numbers and the face-up top card (H5, H6). */
export interface DeckView {
  deck: string;
  cards: number;
  discarded: number;
  top: string | null;
}

export interface CrisisView {
  card: string;
  name: string;
  text: string[];
  boxes: Box[];
  drawer: number;
  activate: "raiders" | "launch_raiders" | "heavy_raiders" | "basestars" | null;
  jump: boolean;
  choice: number | null;
}

/** The check as everybody sees it: how many cards from whom, never which (H9, H10). */
export interface CheckView {
  source: string;
  value: number;
  difficulty: number;
  partial: number | null;
  skills: string[];
  step: string;
  modifiers: ModifierView[];
  changes: ModifierView[];
  by: number | null;
  about: number | null;
  stakes: Record<string, string>;
  taken_by: number | null;
  did: string[];
  face_up: boolean;
  zeroed: string[];
  doubled: string[];
  abilities: string[];
  destiny: number;
  added: Record<string, number>;
  open_cards: Record<string, string[]>;
  open_destiny: string[];
  revealed: CheckCardView[];
  total: number | null;
  outcome: "pass" | "partial" | "fail" | null;
  counted: CheckCardView[];
}

/** What was changed about a check, by how much, and whose it is. */
export interface ModifierView {
  text: string;
  amount: number;
  seat: number | null;
}

export interface CheckCardView {
  card: string;
  name: string;
  skill: string;
  strength: number;
  counts: number;
}

export interface RollView {
  seat: number;
  text: string;
  modifier: number;
  planned: boolean;
  result: number | null;
}

/** Who did what in a check, when the game is over. */
export interface PastCheckView {
  turn: number;
  source: string;
  difficulty: number;
  total: number;
  outcome: "pass" | "partial" | "fail" | null;
  destiny: string[];
  destiny_worth: number;
  added: Record<string, string[]>;
  worth: Record<string, number>;
}

/** The sections of the base game that depend on who looks; a box may bring more. */
export interface View {
  private: MeView[];
  memos: MemoView[];
}

/** What only the seat itself may see. */
export interface MeView {
  seat: number;
  team: "humans" | "cylons" | null;
  hand: HandCardView[];
  loyalty: LoyaltyView[];
  super_crises: CardView[];
  quorum: CardView[];
  looking: CardView[];
  added: string[];
  orders: string[];
  windows: WishView[];
  preset: string | null;
  said: boolean;
}

export interface HandCardView {
  option: string;
  name: string;
  skill: string;
  strength: number;
  text: string[];
  counts: number | null;
}

/** A kind of window, and whether the seat is asked in it. */
export interface WishView {
  name: string;
  text: string;
  asked: boolean;
  question: string;
  now: boolean;
}

/** What a seat has learned. */
export interface MemoView {
  seat: number;
  text: string;
  turn: number;
}

export interface FleetSections {
  fleet: FleetView;
}

export interface FleetView {
  areas: FleetAreaView[];
  pursuit: PursuitView;
  mark_vii: MarkView;
}

/** What gathers behind an area of the main board, its twin. */
export interface FleetAreaView {
  area: string;
  twin: string;
  name: string;
  die: number[];
  raiders: number;
  heavy_raiders: number;
  basestars: number;
}

export interface PursuitView {
  space: number;
  track: number[];
  auto_attack: number;
}

/** The Mark VIIs among the vipers that are counted elsewhere. */
export interface MarkView {
  reserves: number;
  damaged: number;
  destroyed: number;
  areas: Record<string, number>;
  pilots: number[];
}

export interface NebulaSections {
  nebula: NebulaView;
}

export interface NebulaView {
  phase: "ahead" | "battle" | "choosing" | "over" | "resolving" | "trial";
  pool: number;
  trauma: TraumaView[];
  places: string[];
  allies: AllyView[];
  ally_deck: number;
  encounter: EncounterView | null;
  resolving: number | null;
  crossroads: CrossroadsView[];
  trial: TrialView | null;
}

/** A player's trauma: everybody sees how many (H39). */
export interface TraumaView {
  seat: number;
  count: number;
  tokens: string[] | null;
}

export interface AllyView {
  card: string;
  name: string;
  place: string;
  benevolent: string;
  antagonistic: string;
  covered: boolean;
  token: string | null;
  by: number | null;
}

/** An ally that is being met, with its token face up. */
export interface EncounterView {
  seat: number;
  card: string;
  name: string;
  place: string;
  benevolent: string;
  antagonistic: string;
  token: string | null;
}

/** A card before a player; until he reveals it only he knows it and the token beside it (H42, H43). */
export interface CrossroadsView {
  seat: number;
  revealed: boolean;
  card: string | null;
  name: string | null;
  benevolent: string | null;
  antagonistic: string | null;
  covered: boolean;
  token: string | null;
  side: "antagonistic" | "benevolent" | null;
}

export interface TrialView {
  turn: number;
  tried: TriedView[];
  tied: number[];
  let_off_at: number;
}

/** What a player has shown in the trial, and what of it counts. */
export interface TriedView {
  seat: number;
  cylon: boolean;
  tokens: string[];
  counted: number;
  let_off: boolean;
  eliminated: boolean;
}
