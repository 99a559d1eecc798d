// What everybody sees of somebody's chair, in a word each: that they are a bot, away, had to go, or were silenced.

import { t } from "../words/words.js";

/** @param {import("../line/sections").Sections} view @param {number} seat @returns {string[]} */
export function chairTags(view, seat) {
  const who = view.people.find((person) => person.seat === seat);
  const chair = view.chairs?.seats[seat];
  if (who?.kind === "bot") return [t("tag_bot")];
  const away = chair?.gone ? t("tag_gone") : who?.taken && !who.present ? t("tag_away") : "";
  const bot = chair?.stand_in && t(chair.stand_in === "better" ? "tag_plays_well" : "tag_stand_in");
  return [bot || away, chair?.muted ? t("tag_muted") : ""].filter(Boolean);
}
