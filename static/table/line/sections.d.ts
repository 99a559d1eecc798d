// The shape of all that a table says itself, section by section; the front end's types are written from here.
// Written by script/types from the Structs of the server: change those, and run it.

/** What a client has of a table whose game has begun; the game's own sections come besides. */
export interface Sections {
  asked?: string | null;
  beat: WindowSection | null;
  chairs: ChairsSection;
  claims: ClaimsSection | null;
  hidden?: HiddenPile[];
  names: Record<string, string>;
  notes: NotesSection;
  people: PersonSection[];
  questions: QuestionsSection;
  table: TableSection;
}

export interface WindowSection {
  closes_at: string;
  held: number[];
  holds: number[];
  seconds: number;
}

export interface ChairsSection {
  absence: number;
  clock: ClockSection | null;
  master: string | null;
  paused: string | null;
  proposals: ProposalSection[];
  seats: ChairSection[];
  void: boolean;
  volunteers: VolunteerSection[];
}

/** Seconds for an answer, until when the first who owes one has time, and everybody's bank, if there are banks. */
export interface ClockSection {
  banks: number[];
  turn: number;
  until: string | null;
  window: number;
}

export interface ProposalSection {
  agreed: number[];
  by: number;
  id: string;
  kind: string;
  missing: number[];
  why: string;
  words: string;
}

export interface ChairSection {
  absent: boolean;
  gone: boolean;
  muted: boolean;
  stand_in: string;
}

export interface VolunteerSection {
  id: string;
  name: string;
}

export interface ClaimsSection {
  about: string;
  levels: Record<string, string>;
  mine: boolean;
}

/** What lies face down somewhere, the next first. */
export interface HiddenPile {
  label: string;
  things: HiddenThing[];
}

export interface HiddenThing {
  name: string;
  typed: string;
}

export interface NotesSection {
  text: string;
}

export interface PersonSection {
  face: string;
  kind: string;
  name: string;
  present: boolean;
  ready: boolean;
  seat: number;
  taken: boolean;
}

export interface QuestionsSection {
  mine: MineSection[];
  take_back: boolean;
  waiting: WaitingSection[];
}

/** A question to this reader. */
export interface MineSection {
  dimmed: Record<string, string>;
  given: string[] | null;
  id: string;
  kind: string;
  labels: Record<string, string>;
  options: string[];
  ordered: boolean;
  seat: number;
  sizes: number[];
  text: string;
  window: boolean;
}

/** A question as everybody may know of it; a window has no seat. */
export interface WaitingSection {
  kind: string;
  labels: Record<string, string>;
  options: string[];
  seat: number | null;
  text: string;
}

export interface TableSection {
  agreed: Agreed[];
  beat: number;
  bots: BotsSection | null;
  commitment: string;
  game: string;
  host: number | null;
  id: string;
  name: string;
  open: boolean;
  openings: OpeningSection[];
  options: Record<string, any>;
  pace: string;
  proof: Proof | null;
  rematch: string | null;
  result: string | null;
  status: string;
}

/** One line of what was agreed for this table. */
export interface Agreed {
  label: string;
  name: string;
  value: string;
}

/** How the bots of a table behave; the host can change it. */
export interface BotsSection {
  pace: string;
  talk: boolean;
}

/** That somebody of the staff looked at what was hidden. */
export interface OpeningSection {
  at: string;
  by: string;
  why: string;
}

/** By which anybody can verify the shuffles, when the game is over. */
export interface Proof {
  key: string;
  nonces: string[];
  secret: string;
}

export interface LogLine {
  n: number;
  at: string;
  text: string;
  private?: boolean;
  about?: string[];
  what?: Record<string, any> | null;
}

export interface ChatLine {
  n: number;
  at: string;
  seat: number;
  name: string;
  text: string;
  claim?: string;
  about?: string;
}

/** Something that everybody heard, after which people may return; `to` is its name. */
export interface MomentLine {
  to: string;
  at: string;
  text: string;
}
