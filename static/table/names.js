// What typed names (`loc:armory`, `seat:2`, `card:repair-1#0`) are called and what they do, as far as the view tells.

import { t, known } from "./words.js";

export const kindOf = (option) => option.slice(0, option.indexOf(":"));
export const thingOf = (option) => option.slice(option.indexOf(":") + 1);
export const plain = (option) => option.split("#")[0]; // equal components have equal plain names

export const seatOption = (seat) => `seat:${seat}`;

export function personName({ people = [] }, seat) {
  return people.find((person) => person.seat === seat)?.name || t("seat_number", { number: seat + 1 });
}

// Two letters of the character, or of the person before there is one.
export function initials(view, seat) {
  const player = view.players?.[seat];
  const word = player?.character || personName(view, seat);
  return word.charAt(0).toUpperCase() + word.slice(1, 2).toLowerCase();
}

const titled = (slug) =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const isArea = (view, place) => Boolean(view.areas?.some((area) => area.area === place));

// The view says most names itself; of the rest only the id is known.
export function nameOf(view, option) {
  const kind = kindOf(option);
  const thing = plain(thingOf(option));
  if (kind === "seat") return personName(view, Number(thing));
  if (kind === "area" || isArea(view, thing)) return view.areas?.find((area) => area.area === thing)?.name ?? titled(thing);
  if (kind === "loc") return view.board?.places.find((place) => place.place === thing)?.name ?? titled(thing);
  if (known(option)) return t(option);
  if (known(`${kind}:${thing}`)) return t(`${kind}:${thing}`);
  return titled(thing);
}

// A line under an option for those who do not know the board by heart.
export function hintOf(view, me, option) {
  const kind = kindOf(option);
  const thing = thingOf(option);
  if (kind === "area" || isArea(view, thing)) return view.areas?.find((area) => area.area === thing)?.name ?? titled(thing);
  if (kind === "loc") return view.board?.places.find((place) => place.place === thing)?.text ?? "";
  if (kind === "card") return me?.hand.find((card) => card.option === option)?.text.join(" ") ?? "";
  if (kind === "seat") {
    const player = view.players?.[Number(thing)];
    const place = player?.place ? nameOf(view, `loc:${player.place}`) : "";
    return [player?.name, place].filter(Boolean).join(", ");
  }
  const shown = [...(me?.looking ?? []), ...(me?.super_crises ?? []), ...(me?.quorum ?? [])];
  return shown.find((card) => card.card === plain(option))?.text.join(" ") ?? "";
}
