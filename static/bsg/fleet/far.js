// The Cylon Fleet board in words and numbers: which area belongs to which, what gathers there, which vipers are Mark VIIs.

import { t } from "../../table/words/words.js";

/** @typedef {import("../game").WholeView} WholeView */
/** @typedef {import("../game").FleetAreaView} FleetAreaView */

/** @param {WholeView} view @param {string} area of the main board */
export const twinOf = (view, area) => view.fleet?.areas.find((one) => one.twin === area);
/** @param {WholeView} view @param {string} area of the Cylon Fleet board */
export const farArea = (view, area) => view.fleet?.areas.find((one) => one.area === area);
/** @param {FleetAreaView} far */
export const dieOf = (far) => far.die.join("–");
/** @param {FleetAreaView} far */
export const farName = (far) => t("fleet_area", { die: dieOf(far) });

// The Cylon ships there by kind, with their number in words.
/** @param {FleetAreaView} far */
export function gathered(far) {
  const kinds = [
    { kind: "basestar", n: far.basestars },
    { kind: "heavy-raider", n: far.heavy_raiders },
    { kind: "raider", n: far.raiders },
  ];
  return kinds.filter(({ n }) => n > 0).map(({ kind, n }) => ({ kind, n, words: t(`ships:${kind}`, { n }) }));
}

// Whether all that gathers comes with the next space of the pursuit.
/** @param {WholeView} view */
export const isNext = (view) => view.fleet !== undefined && view.fleet.pursuit.space + 1 === view.fleet.pursuit.auto_attack;

/** @param {WholeView} view */
export const allGathered = (view) => view.fleet?.areas.flatMap(gathered).reduce((sum, { n }) => sum + n, 0) ?? 0;

// How far the pursuit is, and what the next space of its track brings.
/** @param {WholeView} view */
export function pursuitWords(view) {
  if (!view.fleet) return [];
  const { space, track, auto_attack: auto } = view.fleet.pursuit;
  const civilians = track[space + 1];
  const next = isNext(view) ? t("pursuit_attack", { n: allGathered(view) }) : civilians > 0 ? t("pursuit_civilians", { n: civilians }) : t("pursuit_nothing");
  return [t("pursuit_label", { space, auto }), next];
}

/** @type {import("../game").MarkView} */
const NONE = { reserves: 0, damaged: 0, destroyed: 0, areas: {}, pilots: [] };

// The view counts vipers of all models; these are Mark VIIs.
/** @param {WholeView} view */
export const marks = (view) => view.fleet?.mark_vii ?? NONE;
/** @param {WholeView} view @param {number} seat */
export const flownModel = (view, seat) => (marks(view).pilots.includes(seat) ? "viper-mark-vii" : "viper");
