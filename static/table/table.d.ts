// What the parts of a table hand each other: the context, the choice before one, what a game brings.

import type { Drawn } from "../vendor/preact-htm";
import type { ChatLine, LogLine, MineSection, MomentLine, Sections } from "./line/sections";
import type * as plain from "./plain/parts.js";
import type { createFilm, Frame } from "./replay/film.js";

export interface Command {
  do: string;
  id: string;
  [field: string]: any;
}

/** What became of a command. */
export interface Answer {
  type: "ok" | "refused" | "stale";
  words?: string;
}

export type Send = (command: { do: string; [field: string]: any }, told?: ((answer: Answer) => boolean | void) | null) => void;

export interface Notice {
  words: string;
  code: string;
}

export interface State {
  link: string;
  synced: boolean;
  ahead: number;
  since: number | null;
  sections: Record<string, any>;
  hashes: Record<string, string>;
  log: LogLine[];
  chat: ChatLine[];
  moments?: MomentLine[]; // to which people could return, once asked for
  pending: Command[];
  notices: Notice[];
  film?: FilmState; // of a replay
}

/** Where a replay stands. */
export interface FilmState {
  place: number; // on the line that is shown
  reached: number; // the furthest place so far
  as: string; // whose eyes: table, all, or the number of a seat
  whole: boolean; // with what was abandoned
  speed: number;
  playing: boolean;
  busy: boolean;
  spoiled: boolean; // one has asked how long it is
  contents: { length: number; turns: number[]; marks: Record<string, number[]>; left: Record<string, number> } | null;
  frame: Frame | null;
  atEnd: boolean;
  told: string;
}

/** What the page of a replay was given. */
export interface Replay {
  at: number | null;
  as: string;
  whole: boolean;
  mine: number | null;
  people: { seat: number; name: string }[];
  marks: { key: string; label: string }[];
  scenes: string;
  contents: string;
  play: string; // where one asks to play on from here
  token: string; // for that form
  story: string;
  link: string;
}

export interface Showing {
  film: ReturnType<typeof createFilm>;
  given: Replay;
}

export interface Store {
  readonly state: State;
  set(patch: Partial<State>): void;
  subscribe(listener: (state: State) => void): () => void;
  hear(message: any): void;
  notice(words: string, code: string): void;
  dismiss(notice: Notice): void;
}

/** The choice before one; without a question there is nothing to pick. */
export interface Choice {
  question: MineSection | null;
  options: Set<string>;
  picks: string[];
  sending: boolean;
  instant: boolean;
  most: number;
  keeps: number;
  sizes: number[];
  sure: string | null;
  complete: boolean;
  asks: boolean; // whether one is wanted: not in a window with nothing to play, nor once one lets it pass
  quiet: boolean;
  may(option: string): boolean;
  pick(option: string): void;
  unsure(): void;
  clear(): void;
  confirm(): void;
  pass(): void;
  unpass(): void;
}

/** What the page was given. */
export interface Boot {
  socket: string;
  table: string;
  seat: number | null;
  master: boolean;
  language: string;
  invite: string;
  personal: string | null;
  parts: string | null;
  told: string[];
  replay?: Replay;
}

/** In parts that are drawn only while something is asked. */
export type Asked<View, Me> = Table<View, Me> & { choice: Choice & { question: MineSection } };

/** In parts of a replay. */
export type Shown<View, Me> = Table<View, Me> & { replay: Showing; state: State & { film: FilmState } };

export interface Table<View, Me> {
  state: State;
  store: Store;
  view: View;
  me: Me | null;
  seat: number | null;
  master: boolean;
  lookAs(seat: number | null): void;
  choice: Choice;
  send: Send;
  boot: Boot;
  parts: Parts<any, any>;
  replay: Showing | null; // the game is over, and is seen again
  spoken: Set<string>;
  speakOf(typed: string[]): void;
  suspense: boolean;
  setSuspense(on: boolean): void;
  unread: { lines: ChatLine[]; seen(): void };
}

/** Something great that just happened; what else is in it only the game knows. */
export interface Moment {
  kind: string;
  n: number; // the line of the log that begins it
  words: string;
  weight: number; // of too many, those that weigh most are shown
  lingers?: boolean; // nobody should miss it
  small?: boolean; // a strip is enough
  sound?: string; // see sound/sounds.js
  [detail: string]: any;
}

type Component<Props = {}> = (props: Props) => Drawn;

export interface Explanation {
  title: string;
  lines: (string | false | null | undefined)[];
  link?: string | null;
  more?: Drawn;
}

/** Every place of the page that a game fills; see plain/parts.js. */
export interface Parts<View, Me> {
  HeaderFacts: Component;
  Board: Component;
  Person: Component<{ seat: number }>;
  OwnMarks: Component;
  Resolving: Component;
  YourCards: Component;
  OptionIcon: Component<{ option: string }>;
  Looking: Component;
  Seen: Component;
  InPlay: Component;
  Reminder: Component;
  Wishes: Component;
  Outcome: Component;
  Aftermath: Component;
  Moment: Component<{ moment: Moment; tall: boolean }>; // `tall`: where it is shown is higher than wide
  privateTo(view: View, seat: number): Me | null;
  turnWords(view: View, seat: number | null): string;
  atHand(view: Partial<View>): string | null;
  measures(view: View): Map<string, number>;
  weight(what: Record<string, any>, me: number | null): number;
  ended(what: Record<string, any>, me: number | null): string | null;
  turnOf(what: Record<string, any>): number | null;
  cues(lines: LogLine[], view: View): Moment[];
  alarms(view: View, seat: number | null): string[];
  moments(question: MineSection | null, view: View, me: Me | null, lesson: boolean): string[];
  adviceOf(moment: string, me: Me | null): string | null;
  pointsAt(moment: string): string | null;
  hintNumbers(view: View): Record<string, number>;
  explanation(view: View, me: Me | null, typed: string): Explanation | null | undefined;
  faceDown(typed: string): boolean;
  handCount(me: Me): number;
  out(view: View, seat: number): boolean;
  winner(view: View): string | null;
  colours: string[];
  options: Ways<View, Me>;
}

/** How a game's options are shown and answered; see plain/options.js. */
export interface Ways<View, Me> {
  onTable: string[];
  onBoard: string[];
  secret(option: string): boolean;
  mayHaveSecret(question: MineSection, view: View, me: Me | null): boolean;
  shownElsewhere(question: MineSection, me: Me | null, option: string): boolean;
  inHand(me: Me | null): string[];
  eachItsOwn(kind: string): boolean;
  deliberate(question: MineSection): boolean;
  grave(option: string, question: MineSection, view: View): boolean;
  meansOther(question: MineSection, option: string): boolean;
  leading(question: MineSection): string[];
  keeps(question: MineSection): number;
  note(question: MineSection, view: View, option: string): string;
  quiet(question: MineSection, view: View, me: Me | null): boolean;
  lasting(question: MineSection, view: View, me: Me | null): boolean;
}

export type AnyView = Sections & Record<string, any>;

/** Every place has something plain that stands there. */
type Whole<All extends Parts<AnyView, any>> = All;
export type PlainParts = Whole<typeof plain>;
