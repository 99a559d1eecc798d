// How much what happened matters to somebody who missed it.

const WEIGHTS = {
  sleeper_phase: 6,
  cylon_revealed: 6,
  sympathizer_revealed: 6,
  civilian_destroyed: 5,
  galactica_damaged: 5,
  boarded: 5,
  arrived: 5,
  title_passed: 5,
  super_crisis_played: 5,
  option_switched: 5,
  ability_used: 5,
  check_decided: 4,
  option_chosen: 4, // what it brought says neither why nor who wanted it
  viper_destroyed: 4,
  sent: 4,
  centurions_advanced: 4,
  crisis_drawn: 4,
  nuke_launched: 3,
  loyalty_looked_at: 3,
  ship_destroyed: 3,
  viper_damaged: 2,
  basestar_damaged: 2,
  raptors_changed: 2,
  quorum_played: 2,
  card_stays: 2,
  location_activated: 1,
  card_played: 1,
  dial_moved: 1, // the dials that moved stand above these lines
};

// What befell oneself is never left out.
const BEFELL = { sent: ["seat"], executed: ["seat"], title_passed: ["seat", "before"], card_taken: ["victim"], cards_taken: ["victim"], loyalty_given: ["seat"], ordered: ["seat"], named: ["seat"] };

/** @param {Record<string, any>} what @param {number | null} me */
export const weight = (what, me) => (WEIGHTS[what.kind] ?? 0) + (me !== null && BEFELL[what.kind]?.some((field) => what[field] === me) ? 6 : 0);

// How a check or one's own roll ended: of each the last is told, since the next matter may have come over it at once.
/** @param {Record<string, any>} what @param {number | null} me @returns {string | null} */
export const ended = (what, me) => (["totalled", "check_decided"].includes(what.kind) || (what.kind === "rolled" && what.seat === me) ? what.kind : null);

/** @param {Record<string, any>} what @returns {number | null} */
export const turnOf = (what) => (what.kind === "turn_began" ? what.seat : null);
