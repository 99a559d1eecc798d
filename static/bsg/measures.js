// What everybody at a table would look at first, by name: whoever was away hears how it changed.

import { t } from "../table/words/words.js";

/** @param {import("./game").WholeView} view */
export function measures({ game, dials, board }) {
  const told = new Map();
  if (game.turn) told.set(t("turn"), game.turn); // none while the table is laid
  for (const { resource, value } of dials) told.set(t(`res:${resource}`), value);
  return told
    .set(t("distance"), game.distance)
    .set(t("measure:vipers"), board.destroyed_vipers)
    .set(t("measure:civilians"), board.civilians_lost.length)
    .set(t("measure:raptors"), board.raptors)
    .set(t("measure:damage"), board.places.filter((place) => place.damaged).length);
}
