// How this game's options are shown and answered.

import { kindOf, plain, thingOf } from "../table/words/names.js";
import { known, t } from "../table/words/words.js";
import { inArea } from "./explanations.js";
import { disturbing } from "./hand/asks.js";
import { heldOptions } from "./hand/hand.js";
import { lookedAt } from "./hand/looking.js";
import { areaNamed, isArea, placeNamed, signed, whereabouts } from "./names.js";

export const onBoard = ["loc", "area", "ship", "ally", "char"]; // what is being resolved must not lie over these
export const onTable = ["ally", "loc", "area", "ship", "card", "quorum", "seat", "char"];

// They tell a neighbour who one is.
export const secret = (option) => kindOf(option) === "loyalty" || TRAUMA.includes(plain(option));
const TRAUMA = ["token:benevolent", "token:antagonistic"];

// The cover lies there for everybody who might have something to reveal, so that it tells nothing by itself.
export const mayHaveSecret = (question, view, me) => question.kind === "action" && me?.loyalty.length > 0 && !view.players[me.seat].cylon;

// Character sheets have buttons of their own, and so have the cards one looks at.
export const shownElsewhere = (question, me, option) => kindOf(option) === "char" || Boolean(me && lookedAt(me.looking, question));

// How to stay comes first, and for a pilot space.
export const leading = (question) => (question.kind === "move" ? ["opt", "area"] : []);

const FEW = 3; // cards that one points at one by one

// What a location does, that changing ships costs a card (R4.14), what a card counts or does, what it takes to hit a target, who
// somebody is and where, what is in an area.
/** @param {import("../table/line/sections").MineSection} question @param {import("./game").WholeView} view @param {string} option */
export function note(question, view, option) {
  const player = view.players[question.seat];
  const held = view.private?.find((one) => one.seat === question.seat)?.hand.find((card) => card.option === option);
  if (question.window && held) return held.text.join(" ");
  if (question.kind === "contribute") {
    return typeof held?.counts === "number" ? t("counts", { n: signed(held.counts) }) : "";
  }
  if (["attack", "action", "viper_acts"].includes(question.kind) && kindOf(option) === "ship") {
    const odds = `odds:${question.kind === "viper_acts" || isArea(player.place ?? "") ? "viper" : "galactica"}:${plain(option).split(":")[1]?.split("@")[0]}`;
    return known(odds) ? t(odds) : "";
  }
  if (option === "opt:nuke" && !view.fleet) return t("nuke_does");
  if (question.kind === "viper" && option.endsWith("@reserves")) return t("is_launched");
  if (kindOf(option) === "seat") {
    const meant = view.players[Number(thingOf(option))];
    return [meant.name, meant.place && whereabouts(view, meant.place)].filter(Boolean).join(", ");
  }
  if (kindOf(option) === "area" && !["move", "action", "viper_acts"].includes(question.kind)) {
    const area = areaNamed(view, thingOf(option));
    return area ? inArea(view, area).join(", ") : "";
  }
  const place = kindOf(option) === "loc" && placeNamed(view, thingOf(option));
  if (!place) return "";
  const costs = question.kind === "move" && !player.cylon && place.ship !== placeNamed(view, player.place ?? "")?.ship;
  const does = known(`short:${place.place}`) && t(`short:${place.place}`);
  const early = place.place === "ftl-control" && !(view.game.jump in view.game.risks) && t("not_ready");
  return [place.damaged ? t("damaged") : does, early, costs && t("costs_card")].filter(Boolean).join("; ");
}

// Who loses most of what they hold says what they keep; of a few cards one says which go, as everywhere else.
/** @param {import("../table/line/sections").MineSection} question */
export function keeps({ kind, sizes, options }) {
  const gone = sizes[0] ?? 0;
  const kept = options.length - gone;
  return kind === "discard" && sizes.length === 1 && gone > FEW && kept > 0 && kept < gone ? kept : 0;
}

export const inHand = (me) => (me ? heldOptions(me) : []);

// Ships of a kind differ by their damage.
export const eachItsOwn = (kind) => kind === "ship";

// How many cards go into a check is a decision of its own, even when one has only one.
export const deliberate = (question) => question.kind === "contribute";

// Asked about once more: what cannot be undone at the table, either, or could be the end of all.
/** @param {string} option @param {import("../table/line/sections").MineSection} question @param {import("./game").WholeView} view */
export function grave(option, question, view) {
  if (option === "opt:nuke" || kindOf(option) === "loyalty") return true;
  const people = view.dials.find(({ resource }) => resource === "population")?.value ?? 0;
  return question.kind === "action" && option === "loc:ftl-control" && people <= (view.game.risks[view.game.jump] ?? 0);
}

// In these questions such names mean cards that are not in one's hand.
const ELSEWHERE = { steal: "card", ability: "card", destiny: "card", quorum_card: "quorum" };
export const meansOther = (question, option) => ELSEWHERE[question.kind] === kindOf(option);

// Whoever is not disturbed where they have nothing to play must not be told from those who have: what they leave open, all do.
export const lasting = (question, view, me) => question.window && disturbing(view) && Boolean(view.beat) && !me?.orders.includes("empty");
export const quiet = (question, view, me) => lasting(question, view, me) && question.options.every((option) => option === PASS_LONGER);
const PASS_LONGER = "opt:pass-activation";
