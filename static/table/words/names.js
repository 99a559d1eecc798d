// What typed names (`loc:armory`, `seat:2`, `card:repair-1#0`) are called; the server says all names that are in sight.

import { known, t } from "./words.js";

export const kindOf = (option) => option.slice(0, option.indexOf(":"));
export const thingOf = (option) => option.slice(option.indexOf(":") + 1);
export const plain = (option) => option.split("#")[0]; // equal components have equal plain names

export const numeral = (n) => (n < 0 ? `−${-n}` : `${n}`); // with a minus as wide as a plus
export const signed = (n) => (n > 0 ? `+${n}` : numeral(n));

// Why something is no option, as the server says it: "name: why". A name may have commas, a reason colons.
export function whyNot(words) {
  const [, name, why] = words.match(/^(.+?)\s?: (.+)$/s) ?? [null, "", words];
  return { name, why };
}

export const seatOption = (seat) => `seat:${seat}`;

export function personName({ people = [] }, seat) {
  return people.find((person) => person.seat === seat)?.name || t("seat_number", { number: seat + 1 });
}

// Two letters of the character, or of the person before there is one: of two words each its first, so that bots differ.
export function initials(view, seat) {
  const player = view.players?.[seat];
  const [first, second] = (player?.character || personName(view, seat)).trim().split(/\s+/).map((word) => [...word]);
  const [one, other = ""] = second ? [first[0], second[0]] : first;
  return one.toUpperCase() + (second ? other.toUpperCase() : other.toLowerCase());
}

export const placeNamed = (view, place) => view.board.places.find((one) => one.place === place);
export const areaNamed = (view, area) => view.areas.find((one) => one.area === area);
export const isArea = (place) => known(`area:${place}`);

// Where somebody is: a location, or a space area, in a viper.
export function whereabouts(view, place) {
  return isArea(place) ? t("in_viper", { area: t(`area:${place}`) }) : (placeNamed(view, place)?.name ?? place);
}

export function nameOf(view, typed) {
  const kind = kindOf(typed);
  if (kind === "seat") return personName(view, Number(thingOf(typed)));
  if (kind === "area") return t(typed);
  return view.names?.[typed] ?? view.names?.[plain(typed)] ?? placeNamed(view, thingOf(typed))?.name ?? typed;
}
