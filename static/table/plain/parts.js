// The places of the page that a game fills, each with what stands there for a game that does not.
//
// A game's own `static/<game>/parts.js` exports any of these names; the rest is taken from here.

import { PlainBoard } from "./board.js";
import * as ways from "./options.js";
import { PlainOutcome } from "./outcome.js";
import { PlainPerson } from "./person.js";
import { SeatIcon } from "./token.js";

const nothing = () => null;

// components ------------------------------------------------------------------------------------------------------

export const HeaderFacts = nothing; // at the top
export const Board = PlainBoard;
export const Person = PlainPerson; // somebody at the table: `seat`
export const OwnMarks = nothing; // beside whose turn it is: what all can see of oneself among the people, where those are out of sight
export const Resolving = nothing; // below the question: what it is about
export const YourCards = nothing; // what one has in hand
export const OptionIcon = SeatIcon; // beside the words of an option: `option`
export const Looking = nothing; // in the question: what one may look at while one answers
export const Seen = nothing; // beside one's notes: what one has learned
export const InPlay = nothing; // above the question: what changes the rules for now
export const Reminder = nothing; // above it: what one may say of what one knows
export const Wishes = nothing; // below the question: in which windows one wants to be asked
export const Outcome = PlainOutcome; // at the end: how it came out
export const Aftermath = nothing; // and what can be told now
export const Moment = nothing; // something great that just happened, over the page: `moment`, and whether it is shown `tall`

// what the page asks about the game -------------------------------------------------------------------------------

export const privateTo = (view, seat) => null; // what only that seat may see; null: nothing, and no cards of one's own
export const turnWords = (view, seat) => ""; // whose turn it is
export const atHand = (view) => null; // the name of what is being resolved: when it changes, it is brought into sight
export const measures = (view) => new Map(); // numbers by name, to tell how they changed while somebody was away
export const weight = (what, me) => 0; // of what happened, as data: what matters most is told first to whoever missed much
export const ended = (what, me) => null; // what ended with it that oneself had a part in, by any name
export const turnOf = (what) => null; // whose turn began with what happened, as data
export const cues = (lines, view) => []; // the great moments among lines that were just told, each with its words
export const alarms = (view, seat) => []; // sentences: what is about to be lost, and what helps
export const moments = (question, view, me, lesson) => []; // names of hints for a first game, the most pressing first; in a lesson there may be more
export const adviceOf = (moment, me) => null; // the name of what only one's own side should read beside a hint
export const pointsAt = (moment) => null; // a selector of what such a hint speaks of
export const hintNumbers = (view) => ({}); // that those hints mention
export const explanation = (view, me, typed) => null; // {title, lines, link, more} of a typed name
export const faceDown = (typed) => true; // whether a private line about it is covered
export const handCount = (me) => 0; // how many cards one holds, for the tab
export const out = (view, seat) => false; // whether somebody has left the game for good, and only watches on
export const winner = (view) => ""; // a class of the ending
export const colours = ["pick", "turn"]; // that help explains

// how its options are shown and answered --------------------------------------------------------------------------

export const options = ways;
