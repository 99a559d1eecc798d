// What everybody at a table would look at first, by name: whoever was away hears how it changed.

import { t } from "../table/words/words.js";

export function measures({ game, dials }) {
  return new Map([
    [t("turn"), game.turn],
    ...dials.map(({ resource, value }) => [t(`res:${resource}`), value]),
    [t("distance"), game.distance],
  ]);
}
