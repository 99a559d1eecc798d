// What stands beside the words of an option: the skill of a card, the outline of a ship, somebody's token.

import { kindOf, plain, thingOf } from "../../table/words/names.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Trauma } from "../nebula/trauma.js";
import { secret } from "../options.js";
import { Token } from "../people/token.js";
import { Shape } from "./shape.js";
import { SkillIcon } from "./skill_icon.js";

export function OptionIcon({ option }) {
  const { choice, me } = useGame();
  const kind = kindOf(option);
  const card = kind === "card" && choice.may(option) && me?.hand.find((one) => one.option === option);
  if (card) return html`<${SkillIcon} skill=${card.skill} />`;
  if (kind === "skill") return html`<${SkillIcon} skill=${plain(thingOf(option))} />`;
  if (kind === "ship") return html`<${Shape} kind=${vessel(option)} />`;
  if (secret(option) && kind === "token") return html`<${Trauma} token=${plain(option)} />`;
  if (kind === "seat") return html`<${Token} seat=${Number(thingOf(option))} />`;
  return null;
}

// `ship:raider@front`, `ship:basestar@rear#1`, `ship:civilian-A`
const vessel = (option) => (option.startsWith("ship:civilian") ? "civilian" : thingOf(option).split("@")[0]);
