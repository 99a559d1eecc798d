// This game's view as the front end has it: the table's sections and the game's own.

import type { Sections } from "../table/line/sections";
import type { Parts, Table } from "../table/table";
import type * as parts from "./parts.js";
import type { Common, FleetSections, MeView, NebulaSections, View } from "./view";

export * from "./view";
export type WholeView = Sections & Common & View & Partial<FleetSections & NebulaSections>; // and what a box may bring
export type Game = Table<WholeView, MeView>;

/** What parts.js exports fits the places of the page. */
type Fitting<Ours extends Partial<Parts<WholeView, MeView>>> = Ours;
export type OurParts = Fitting<typeof parts>;
