// What typed names (`seat:2`, `card:red-1#0`) are called; the server says all names that are in sight.

import { t } from "./words.js";

export const kindOf = (option) => option.slice(0, option.indexOf(":"));
export const thingOf = (option) => option.slice(option.indexOf(":") + 1);
export const plain = (option) => option.split("#")[0]; // equal components have equal plain names

export const seatOption = (seat) => `seat:${seat}`;

/** @param {{ people?: import("../line/sections").PersonSection[] }} view @param {number} seat */
export function personName({ people = [] }, seat) {
  return people.find((person) => person.seat === seat)?.name || t("seat_number", { number: seat + 1 });
}

// Two letters of a name: of two words each its first, so that bots differ.
export function initials(name) {
  const [first, second] = name.trim().split(/\s+/).map((word) => [...word]);
  const [one, other = ""] = second ? [first[0], second[0]] : first;
  return one.toUpperCase() + (second ? other.toUpperCase() : other.toLowerCase());
}

export function nameOf(view, typed) {
  if (kindOf(typed) === "seat") return personName(view, Number(thingOf(typed)));
  return view.names?.[typed] ?? view.names?.[plain(typed)] ?? typed;
}
