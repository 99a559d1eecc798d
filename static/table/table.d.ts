// What the parts of a table hand each other: the context, the choice before one, what a game brings.

import type { Drawn } from "../vendor/preact-htm";
import type { ChatLine, LogLine, MineSection, Sections } from "./line/sections";
import type * as plain from "./plain/parts.js";

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
  pending: Command[];
  notices: Notice[];
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
  sure: string | null;
  complete: boolean;
  may(option: string): boolean;
  pick(option: string): void;
  unsure(): void;
  clear(): void;
  confirm(): void;
  pass(): void;
}

/** What the page was given. */
export interface Boot {
  socket: string;
  table: string;
  seat: number | null;
  language: string;
  invite: string;
  personal: string | null;
  parts: string | null;
  told: string[];
}

/** In parts that are drawn only while something is asked. */
export type Asked<View, Me> = Table<View, Me> & { choice: Choice & { question: MineSection } };

export interface Table<View, Me> {
  state: State;
  store: Store;
  view: View;
  me: Me | null;
  seat: number | null;
  choice: Choice;
  send: Send;
  boot: Boot;
  parts: Parts<any, any>;
  spoken: Set<string>;
  speakOf(typed: string[]): void;
  suspense: boolean;
  setSuspense(on: boolean): void;
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
  Resolving: Component;
  YourCards: Component;
  OptionIcon: Component<{ option: string }>;
  Looking: Component;
  Reminder: Component;
  Outcome: Component;
  Aftermath: Component;
  privateTo(view: View, seat: number): Me | null;
  turnWords(view: View, seat: number | null): string;
  atHand(view: Partial<View>): string | null;
  measures(view: View): Map<string, number>;
  moments(question: MineSection | null, view: View, me: Me | null): string[];
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
  secret(option: string): boolean;
  mayHaveSecret(question: MineSection, view: View, me: Me | null): boolean;
  shownElsewhere(question: MineSection, me: Me | null, option: string): boolean;
  inHand(me: Me | null): string[];
  eachItsOwn(kind: string): boolean;
  deliberate(question: MineSection): boolean;
  grave(option: string): boolean;
  meansOther(question: MineSection, option: string): boolean;
}

export type AnyView = Sections & Record<string, any>;

/** Every place has something plain that stands there. */
type Whole<All extends Parts<AnyView, any>> = All;
export type PlainParts = Whole<typeof plain>;
