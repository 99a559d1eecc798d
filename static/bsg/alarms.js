// What threatens to end the game, and which place or card helps against it; the most pressing first.

import { list, t } from "../table/words/words.js";

const NEAR = 2; // spaces, locations or points from the end
const STEPS = ["movement", "action"]; // while one can do something about it

/** @param {import("./game").WholeView} view @param {number | null} seat */
export function alarms(view, seat) {
  const { board, dials, areas, game } = view;
  const ahead = board.boarding.findLastIndex((n) => n > 0) + 1; // the space of the foremost centurion
  const damaged = board.places.filter((place) => place.damaged).length;
  const low = dials.filter((dial) => dial.value <= NEAR);
  const hunted = areas.filter((area) => area.civilians.length > 0 && area.raiders > 0);
  const mine = game.current === seat && STEPS.includes(game.step);
  return [
    ahead > board.boarding.length - NEAR && t("alarm:boarded", { space: ahead, most: board.boarding.length }),
    damaged >= board.destroyed_at - NEAR && t("alarm:damage", { n: damaged, most: board.destroyed_at }),
    ...low.map((dial) => t("alarm:low", { name: t(`res:${dial.resource}`), value: dial.value })),
    mine && hunted.length > 0 && t("alarm:hunted", { areas: list(hunted.map((area) => t(`area:${area.area}`))) }),
  ].filter((one) => typeof one === "string");
}
