// The moments of a first game for which there is a hint, by name; the words are the engine's.

import { kindOf } from "../table/words/names.js";

const TOUR = ["tour_dials", "tour_board", "tour_cards"]; // for whoever came to learn

// What there is to say now, the most pressing first: nobody should act before they know whom they play for.
/** @param {import("../table/line/sections").MineSection | null} question @param {import("./game").WholeView} view @param {import("./game").MeView | null} me @param {boolean} lesson */
export function moments(question, view, me, lesson) {
  if (!me || view.game.ending) return [];
  if (question?.kind === "choose_character") return [view.game.turn > 0 ? "executed" : "choose_character"];
  const dealt = me.loyalty.length > 0 ? ["loyalty"] : [];
  const asked = question ? explaining(question, view) : watching(view);
  if (!view.game.turn) return question ? [...dealt, ...asked] : dealt;
  // While something is resolved over the board, only that is explained.
  const board = view.fleet && question?.options.some((option) => option.startsWith("area:")) ? ["fleet"] : []; // unless it is about the board
  if (view.crisis || view.check || question?.window) return [...dealt, ...board, ...fate(view, me), ...asked];
  const first = lesson ? [...(view.game.turn > view.players.length ? ["lesson_done"] : []), ...TOUR] : [];
  return [...dealt, ...first, ...(view.fleet ? ["fleet"] : []), ...fate(view, me), ...asked, ...happened(view, me)];
}

// To whoever is asked.
/** @param {import("../table/line/sections").MineSection} question @param {import("./game").WholeView} view */
function explaining(question, view) {
  const raided = question.kind === "raider" && question.options.some((option) => option.startsWith("ship:civilian"));
  const kind = question.kind === "contribute" ? adding(view) : [raided ? "raided" : question.kind];
  return [...kind, ...(question.window ? ["window"] : [])];
}

// To whoever is not.
/** @param {import("./game").WholeView} view */
const watching = (view) => (view.check ? adding(view) : [view.crisis ? "crisis" : "waiting"]);

// It speaks of cards that are added face down.
/** @param {import("./game").WholeView} view */
const adding = ({ check }) => (check?.face_up ? [] : ["contribute"]);

// What became of oneself.
/** @param {import("./game").WholeView} view @param {import("./game").MeView} me */
function fate(view, me) {
  const player = view.players[me.seat];
  if (player.cylon) return ["revealed"];
  return [player.place === "brig" && "brig", player.place === "sickbay" && "sickbay", view.game.sleeper_done && "sleeper"].filter((one) => one !== false);
}

// And of everybody.
/** @param {import("./game").WholeView} view @param {import("./game").MeView} me */
function happened(view, me) {
  const { game, areas, board, players, decided } = view;
  const enemies = areas.some((area) => area.raiders + area.heavy_raiders + area.basestars.length > 0);
  return [
    ...players[me.seat].titles,
    enemies && "battle",
    game.distance >= game.goal && "last_jump",
    decided && "check_done",
    game.jump in game.risks && "jump_early",
    game.route.some((card) => kindOf(card) === "destination") && "jumped",
    board.boarding.some((n) => n > 0) && "boarded",
  ].filter((one) => typeof one === "string");
}

// It lies face down: a neighbour must not read off the screen whom one plays for.
/** @param {string} moment @param {import("./game").MeView | null} me */
export const adviceOf = (moment, me) => (me?.team ? `${moment}:${me.team}` : null);

const POINTS = {
  loyalty: ".secrets > .secret-place:first-child .secret",
  tour_dials: ".head .dials, .head .track, .head .distance",
  tour_board: ".board",
  tour_cards: ".hand",
  battle: ".area:has(.raider, .heavy-raider, .basestar)",
  jump_early: ".track.jump",
  jumped: ".distance",
  boarded: ".track.boarding",
};

export const pointsAt = (moment) => POINTS[moment] ?? null;

/** @param {import("./game").WholeView} view */
export const hintNumbers = (view) => ({ goal: view.game.goal, distance: view.game.distance });
