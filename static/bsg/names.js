// What places, areas, titles and everything else in this game are called, and numbers with their signs.

import * as table from "../table/words/names.js";
import { known, t } from "../table/words/words.js";

/** @param {import("./game").WholeView} view @param {string} place */
export const placeNamed = (view, place) => view.board.places.find((one) => one.place === place);
/** @param {import("./game").WholeView} view @param {string} area */
export const areaNamed = (view, area) => view.areas.find((one) => one.area === area);
export const isArea = (place) => known(`area:${place}`);

// Where somebody is: a location, or a space area, in a viper.
/** @param {import("./game").WholeView} view @param {string} place */
export function whereabouts(view, place) {
  return isArea(place) ? t("in_viper", { area: t(`area:${place}`) }) : (placeNamed(view, place)?.name ?? place);
}

// The server names what is typed in the view; a location is there by its place alone.
/** @param {import("./game").WholeView} view @param {string} typed */
export function nameOf(view, typed) {
  if (table.kindOf(typed) === "area" && known(typed)) return t(typed);
  const name = table.nameOf(view, typed);
  return name === typed ? (placeNamed(view, table.thingOf(typed))?.name ?? typed) : name;
}

export const titleName = (title) => t(`title:${title}`);

export const numeral = (n) => (n < 0 ? `−${-n}` : `${n}`); // with a minus as wide as a plus
export const signed = (n) => (n > 0 ? `+${n}` : numeral(n));
