// Which component of this game fills which place of the page; what each place is stands in table/plain/parts.js.

import { kindOf } from "../table/words/names.js";

export { alarms } from "./alarms.js";
export { BoardAndSheets as Board } from "./board/board.js";
export { InPlay } from "./check/in_play.js";
export { atHand, Resolving } from "./check/resolving.js";
export { cues } from "./cues/cues.js";
export { Moment } from "./cues/moment.js";
export { History as Aftermath } from "./ending/history.js";
export { Outcome, winner } from "./ending/outcome.js";
export { explanation } from "./explanations.js";
export { Wishes } from "./hand/asks.js";
export { Looking } from "./hand/looking.js";
export { Reminder } from "./hand/reminder.js";
export { YourCards } from "./hand/your_cards.js";
export { HeaderFacts } from "./header/header_facts.js";
export { measures } from "./measures.js";
export { adviceOf, hintNumbers, moments, pointsAt } from "./moments.js";
export * as options from "./options.js";
export { OwnTitles as OwnMarks } from "./people/own_titles.js";
export { Person } from "./people/person.js";
export { privateTo } from "./people/private.js";
export { Seen } from "./people/seen.js";
export { OptionIcon } from "./pictures/option_icon.js";
export { turnWords } from "./turn_words.js";
export { ended, turnOf, weight } from "./weight.js";

export const colours = ["pick", "turn", "cylon", "human"];

/** @param {import("./game").WholeView} view @param {number} seat */
export const out = (view, seat) => view.players[seat].out;
export const handCount = (me) => me.hand.length;
export const faceDown = (typed) => !["card", "quorum"].includes(kindOf(typed)); // those lie open in the hand
