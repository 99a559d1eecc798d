// What anything on the table is and does, by its typed name: the words of the small card that explains it.

import { kindOf, personName, plain, thingOf } from "../table/words/names.js";
import { known, list, t } from "../table/words/words.js";
import { html } from "../vendor/preact-htm.js";
import { dieOf, farArea, farName, flownModel, gathered, marks, pursuitWords, twinOf } from "./fleet/far.js";
import { areaNamed, isArea, nameOf, placeNamed, titleName, whereabouts } from "./names.js";
import { allyExplained, atPlace } from "./nebula/allies.js";
import { traumaOf } from "./nebula/trauma.js";
import { Sheet } from "./people/sheet.js";

const IN_COMPENDIUM = new Set(["card", "crisis", "super", "destination", "quorum", "loyalty", "char", "loc", "token", "ally", "crossroads"]);

// {title, lines, link, more}: null if there is nothing to say.
/** @param {import("./game").WholeView} view @param {import("./game").MeView | null} me @param {string} typed */
export function explanation(view, me, typed) {
  const found = EXPLAIN[kindOf(typed)]?.({ view, me, thing: thingOf(typed), typed });
  return found && { ...found, link: linkTo(typed), more: found.sheet && html`<${Sheet} sheet=${found.sheet} used=${found.used} />` };
}

// Skill cards have one entry per kind: `card:repair-1#0` is at `card:repair`.
function linkTo(typed) {
  const kind = kindOf(typed);
  if (!IN_COMPENDIUM.has(kind) || isArea(thingOf(typed))) return null;
  const entry = kind === "card" ? plain(typed).replace(/-\d+$/, "") : plain(typed);
  return `/compendium/#${entry}`;
}

/** @type {Record<string, (asked: { view: import("./game").WholeView, me: import("./game").MeView | null, thing: string, typed: string }) => any>} */
const EXPLAIN = {
  loc({ view, me, thing, typed }) {
    if (isArea(thing)) return EXPLAIN.area({ view, me, thing, typed });
    const place = placeNamed(view, thing);
    if (!place) return null;
    const here = place.seats.map((seat) => view.players[seat].name ?? personName(view, seat));
    return {
      title: place.name,
      lines: [
        place.text ? t("action_here", { text: place.text }) : t("no_action_here"),
        place.damaged && t("damaged_here"),
        place.hazardous && t("hazardous"),
        here.length > 0 && t("here", { names: list(here) }),
        ...atPlace(view, thing),
      ],
    };
  },
  ally: ({ view, typed }) => allyExplained(view, typed),
  area({ view, thing }) {
    const far = farArea(view, thing);
    if (far) return { title: farName(far), lines: [t("fleet_twin", { area: t(`area:${far.twin}`) }), ...gathered(far).map(({ words }) => words)] };
    const area = areaNamed(view, thing);
    return area && { title: t(`area:${thing}`), lines: [area.launch && t("launch_here"), ...inArea(view, area)] };
  },
  ship({ view, thing }) {
    const [kind, where] = plain(thing).split("@");
    const ship = kind.startsWith("civilian") ? "civilian" : kind;
    const basestar = view.areas.flatMap((area) => area.basestars).find((one) => one.option === `ship:${thing}`);
    const damage = basestar?.damage.map((token) => nameOf(view, token)) ?? [];
    const letter = kind.startsWith("civilian-") ? kind.slice(9) : "";
    return {
      title: letter ? t("civilian", { letter }) : t(`ship:${ship}`),
      lines: [t(`about:${ship}`), damage.length > 0 && t("basestar_damaged", { damage: list(damage) }), where && isArea(where) && t(`area:${where}`)],
    };
  },
  seat({ view, thing }) {
    const player = view.players[Number(thing)];
    const name = personName(view, player.seat);
    const shown = [...player.quorum, ...player.revealed].map((card) =>
      t("revealed_card", { name: card.name, text: [card.text].flat().join("; ") }),
    );
    return {
      title: player.name ? t("plays", { name, character: player.name }) : name,
      lines: [
        player.place && whereabouts(view, player.place),
        ...player.titles.flatMap((title) => titleWords(view, title)),
        t("cards_in_hand", { n: player.hand }),
        player.loyalty > 0 && t("loyalty_cards", { n: player.loyalty }),
        player.super_crises > 0 && t("super_crises_held", { n: player.super_crises }),
        traumaOf(view, player.seat) > 0 && t("trauma_tokens", { n: traumaOf(view, player.seat) }),
        player.out && t("is_out"),
        ...shown,
      ],
      sheet: player.character && !player.cylon ? sheetOf(view, player.character) : null,
      used: player.once_used,
    };
  },
  char({ view, thing }) {
    const sheet = sheetOf(view, thing);
    return sheet && { title: sheet.name, lines: [], sheet };
  },
  card({ view, me, typed }) {
    const card = me?.hand.find((one) => one.option === typed) ?? me?.hand.find((one) => plain(one.option) === plain(typed));
    const title = card ? t("card_named", { name: card.name, strength: card.strength }) : nameOf(view, typed);
    return { title, lines: card ? [...card.text, t("or_in_check", { n: card.strength }), t("skill_named", { skill: t(`skill:${card.skill}`), about: t(`about:skill:${card.skill}`) })] : [] };
  },
  quorum: ({ view, me, typed }) => shownCard(view, me, typed),
  super: ({ view, me, typed }) => shownCard(view, me, typed),
  destination: ({ view, me, typed }) => shownCard(view, me, typed),
  crisis: ({ view, me, typed }) => shownCard(view, me, typed),
  token: ({ view, typed }) => ({ title: nameOf(view, typed), lines: [] }),
  deck({ view, thing }) {
    const deck = view.decks.find((one) => one.deck === thing);
    if (!deck) return null;
    return {
      title: t(`deck:${thing}`),
      lines: [
        known(`about:deck:${thing}`) && t(`about:deck:${thing}`),
        thing.startsWith("skill:") && t(`about:${thing}`),
        t("deck_left", { n: deck.cards }),
        deck.discarded > 0 && t("deck_discarded", { n: deck.discarded }),
        deck.top && t("deck_top", { name: nameOf(view, deck.top) }),
      ],
    };
  },
  // Which cards of it are left is of interest beside their pile; elsewhere, what they are good for.
  skill: ({ thing }) => ({ title: t(`skill:${plain(thing)}`), lines: [t(`about:skill:${plain(thing)}`)] }),
  res({ view, thing }) {
    const dial = view.dials.find((one) => one.resource === thing);
    return dial && {
      title: t(`res:${thing}`),
      lines: [t(dial.value <= dial.red_at ? "dial_low" : "dial_label", { name: t(`res:${thing}`), value: dial.value, red: dial.red_at }), t("about:dial")],
    };
  },
  track({ view, thing }) {
    const { game, board } = view;
    if (thing === "jump") return { title: t("jump"), lines: [t("jump_label", { jump: game.jump, auto: game.auto_jump }), t("about:jump")] };
    if (thing === "pursuit") return { title: t("pursuit"), lines: [...pursuitWords(view), t("about:pursuit")] };
    if (thing === "boarding") {
      const aboard = board.boarding.reduce((sum, n) => sum + n, 0);
      return { title: t("boarded"), lines: [t("boarding_label", { n: aboard }), t("about:boarding")] };
    }
    if (thing === "damage") {
      const damaged = board.places.filter((place) => place.damaged).length;
      return { title: t("damage"), lines: [t("about:damage", { n: damaged, most: board.destroyed_at })] };
    }
    return {
      title: t("distance_title", { distance: game.distance, goal: game.goal }),
      lines: [
        t("about:distance", { goal: game.goal }),
        ...game.route.map((card, n) => t("jump_number", { number: n + 1, name: nameOf(view, card), n: game.distances[n] })),
        game.kept.length > 0 && t("kept", { names: list(game.kept.map((card) => nameOf(view, card))) }),
        t(game.sleeper_done ? "sleeper_done" : "sleeper_to_come", { n: game.sleeper_at }),
      ],
    };
  },
  help: ({ thing }) => ({ title: t(`help:${thing}`), lines: [t(`about:${thing}`)] }),
  reserve({ view, thing }) {
    const { board } = view;
    const lost = board.civilians_lost.map((face) => nameOf(view, face));
    const lines = {
      viper: viperWords(view, "viper"),
      "viper-mark-vii": viperWords(view, "viper-mark-vii"),
      raptor: [t("raptors_left", { n: board.raptors })],
      nuke: [t("nukes_left", { n: board.nukes })],
      civilian: [t("civilians_left", { n: board.civilian_pile }), lost.length > 0 && t("civilians_lost", { names: lost.join("; ") })],
    };
    const about = thing === "nuke" && view.fleet ? "about:nuke:area" : `about:${thing}`;
    return { title: t(`reserve:${thing}`), lines: [t(about), ...lines[thing]] };
  },
};

// What a title allows, and who would have it next.
/** @param {import("./game").WholeView} view @param {string} title */
function titleWords(view, title) {
  const heir = view.game.next_in_line[title];
  const about = known(`about:title:${title}`) ? t("has_title", { title: titleName(title), about: t(`about:title:${title}`) }) : titleName(title);
  return [about, heir !== undefined && t("next_in_line", { name: personName(view, heir) })];
}

// How many of a model are ready, damaged and lost.
/** @param {import("./game").WholeView} view @param {string} model */
export function vipersOf(view, model) {
  const { board } = view;
  const modern = marks(view);
  if (model === "viper-mark-vii") return modern;
  return { reserves: board.vipers - modern.reserves, damaged: board.damaged_vipers - modern.damaged, destroyed: board.destroyed_vipers - modern.destroyed };
}

/** @param {import("./game").WholeView} view @param {string} model */
export function viperWords(view, model) {
  const { reserves, damaged, destroyed } = vipersOf(view, model);
  return [t("vipers_reserve", { n: reserves }), t("vipers_damaged", { n: damaged }), t("vipers_destroyed", { n: destroyed })];
}

/** @param {import("./game").WholeView} view @param {string} character */
const sheetOf = (view, character) => view.characters.find((sheet) => sheet.character === `char:${character}`) ?? null;

/** @param {import("./game").WholeView} view @param {import("./game").MeView | null} me @param {string} typed */
function shownCard(view, me, typed) {
  const shown = [
    ...(me?.looking ?? []),
    ...(me?.super_crises ?? []),
    ...(me?.quorum ?? []),
    ...view.players.flatMap((player) => player.quorum),
    ...(view.crisis ? [view.crisis] : []),
  ];
  const name = thingOf(plain(typed));
  return { title: nameOf(view, typed), lines: shown.find((card) => card.card === plain(typed))?.text ?? [known(`kept:${name}`) && t(`kept:${name}`)] }; // or what it does as long as it lies there
}

// What flies there, in words.
/** @param {import("./game").WholeView} view @param {import("./game").AreaView} area */
export function inArea(view, area) {
  const modern = marks(view).areas[area.area] ?? 0;
  const far = twinOf(view, area.area);
  return [
    ...area.basestars.map((one) => {
      const damage = one.damage.map((token) => nameOf(view, token));
      return damage.length ? t("basestar_damaged", { damage: list(damage) }) : t("ship:basestar");
    }),
    area.raiders > 0 && t("ships:raider", { n: area.raiders }),
    area.heavy_raiders > 0 && t("ships:heavy-raider", { n: area.heavy_raiders }),
    area.vipers > modern && t("ships:viper", { n: area.vipers - modern }),
    modern > 0 && t("ships:viper-mark-vii", { n: modern }),
    ...area.pilots.map((seat) => pilotWords(view, seat)),
    area.civilians.length > 0 && t("civilians_here", { n: area.civilians.length, letters: area.civilians.join(", ") }),
    far && gathers(far),
  ].filter(Boolean);
}

/** @param {import("./game").FleetAreaView} far */
function gathers(far) {
  const ships = gathered(far).map(({ words }) => words);
  return ships.length ? t("gathers", { die: dieOf(far), ships: list(ships) }) : t("gathers_none", { die: dieOf(far) });
}

/** @param {import("./game").WholeView} view @param {number} seat */
export const pilotWords = (view, seat) => t(`pilot:${flownModel(view, seat)}`, { name: personName(view, seat) });
