// Whose turn it is, and which step of it.

import { personName } from "../table/words/names.js";
import { t } from "../table/words/words.js";

const DURING = { battle: "crossroads", choosing: "crossroads", resolving: "crossroads", trial: "trial" }; // in the middle of a step

/** @param {import("./game").WholeView} view @param {number | null} seat */
export function turnWords(view, seat) {
  const { turn, current, step } = view.game;
  if (turn === 0) return t("setting_up");
  const during = view.nebula && DURING[view.nebula.phase];
  const doing = during ? t(`during:${during}`) : t(`step:${step}`);
  if (seat !== null && view.players[seat].out) return t("you_are_out", { name: personName(view, current), step: doing });
  if (current === seat) return t("your_turn", { step: doing });
  return t("turn_of", { name: personName(view, current), step: doing });
}
