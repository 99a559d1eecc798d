// The moments of a first game for which there is a hint, by name.

// What there is to say now, the most pressing first: nobody should act before they know whom they play for.
/** @param {import("../table/line/sections").MineSection | null} question @param {import("./game").WholeView} view @param {import("./game").MeView | null} me */
export function moments(question, view, me) {
  if (!me || view.game.winner) return [];
  const dealt = me.loyalty.length > 0 ? ["loyalty"] : [];
  const begun = view.game.turn > 0 ? [...dealt, ...(view.fleet ? ["fleet"] : [])] : dealt;
  if (!question) return view.game.turn > 0 ? [...begun, "waiting"] : begun;
  return [...begun, question.window ? "window" : question.kind];
}

/** @param {import("./game").WholeView} view */
export const hintNumbers = (view) => ({ goal: view.game.goal });
