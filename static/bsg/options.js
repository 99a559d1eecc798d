// How this game's options are shown and answered.

import { kindOf, plain } from "../table/words/names.js";
import { heldOptions } from "./hand/hand.js";
import { lookedAt } from "./hand/looking.js";

export const onTable = ["ally", "loc", "area", "ship", "card", "quorum", "seat", "char"];

// They tell a neighbour who one is.
export const secret = (option) => kindOf(option) === "loyalty" || TRAUMA.includes(plain(option));
const TRAUMA = ["token:benevolent", "token:antagonistic"];

// The cover lies there for everybody who might have something to reveal, so that it tells nothing by itself.
export const mayHaveSecret = (question, view, me) => question.kind === "action" && me?.loyalty.length > 0 && !view.players[me.seat].cylon;

// Character sheets have buttons of their own, and so have the cards one looks at.
export const shownElsewhere = (question, me, option) => kindOf(option) === "char" || Boolean(me && lookedAt(me.looking, question));

export const inHand = (me) => (me ? heldOptions(me) : []);

// Ships of a kind differ by their damage.
export const eachItsOwn = (kind) => kind === "ship";

// How many cards go into a check is a decision of its own, even when one has only one.
export const deliberate = (question) => question.kind === "contribute";

// Asked about once more: what cannot be undone at the table, either.
export const grave = (option) => option === "opt:nuke" || kindOf(option) === "loyalty";

// In these questions such names mean cards that are not in one's hand.
const ELSEWHERE = { steal: "card", ability: "card", destiny: "card", quorum_card: "quorum" };
export const meansOther = (question, option) => ELSEWHERE[question.kind] === kindOf(option);
