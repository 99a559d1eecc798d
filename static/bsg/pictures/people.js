// What marks each character and ally in a portrait: tone, hair, coat, the things of their trade, the light behind them.

// Coats: cut, cloth, piping, and what is worn under it.
const BLUES = ["duty", "#22384f", "#c9a24a", "#33506b"]; // officers of the ship
const SENIOR = ["duty", "#1b2d42", "#e2c15c", "#2b445c"];
const PILOT = ["flight", "#4a5340", "#c8b98a", "#2c3226"];
const DECK = ["deck", "#b3642c", "#f0c084", "#3a4650"];
const GREY = ["duty", "#3f474e", "#9aa7b1", "#565f67"];

const ADAMA = { skin: "olive", hair: ["grey", "#9a9ea2"], coat: SENIOR, marks: ["star", "pips"], sky: "#1d3f58", face: "broad tired heavy broad stern", years: 2 };
const TIGH = { skin: "pale", hair: ["bald", "#b9b6ae"], coat: SENIOR, marks: ["pips", "ribbon"], sky: "#38424c", face: "long hooded stern hooked thin", years: 2, gaze: 0.5, lit: "right" };
const HELO = { skin: "tan", hair: ["crop", "#2b2320"], coat: BLUES, marks: ["wings", "tags"], sky: "#244a3a", face: "square open flat straight wry", gaze: -0.4 };
const ROSLIN = { skin: "pale", hair: ["waves", "#7b3b26"], coat: ["blouse", "#4c2a3f", "#d8b7c6", "#e9dfe0"], marks: ["spectacles"], sky: "#6a5526", face: "heart open arched straight thin", years: 1, lit: "right" };
const BALTAR = { skin: "olive", hair: ["long", "#2a1d17"], coat: ["suit", "#3c4452", "#8591a5", "#d8d3c6"], marks: ["beard"], sky: "#4b2a4c", face: "long wide worried hooked small", gaze: 0.7 };
const ZAREK = { skin: "tan", hair: ["wave", "#857a6c"], coat: ["leather", "#4a3526", "#a8825a", "#8c97a0"], marks: ["scarf"], sky: "#5a2c26", face: "square narrow flat broad wry", years: 2, gaze: -0.6 };
const APOLLO = { skin: "pale", hair: ["part", "#4a3626"], coat: PILOT, marks: ["wings"], sky: "#2a4d70", face: "square narrow heavy straight stern" };
const STARBUCK = { skin: "pale", hair: ["bob", "#d0a95c"], coat: ["tanks", "#5c6a70", "#2c3439", "#8b979c"], marks: ["tags"], sky: "#704426", face: "round open flat small smile", gaze: -0.6, lit: "right" };
const BOOMER = { skin: "tan", hair: ["tail", "#17140f"], coat: PILOT, marks: ["wings"], sky: "#2c5a52", face: "oval tilted thin small small", gaze: 0.5 };
const CHIEF = { skin: "tan", hair: ["crop", "#221a16"], coat: DECK, marks: ["wrench"], sky: "#274a63", face: "broad open worried broad thin", years: 1, lit: "right" };
const GAETA = { skin: "olive", hair: ["wave", "#181514"], coat: BLUES, marks: ["headset"], sky: "#25525c", face: "long open heavy hooked full", gaze: -0.5 };
const TORY = { skin: "tan", hair: ["long", "#241a18"], coat: ["suit", "#2a2b33", "#c98b5e", "#b9472f"], sky: "#5c4a1e", face: "heart tilted stern straight full", gaze: 0.6, lit: "right" };
const ANDERS = { skin: "tan", hair: ["crop", "#5a4630"], coat: ["leather", "#3c4034", "#7f8a6b", "#9aa28c"], marks: ["band", "tags"], sky: "#4a5a2a", face: "square open heavy broad smile", gaze: 0.4 };
const CALLY = { skin: "pale", hair: ["tail", "#6d4428"], coat: DECK, marks: ["wrench"], sky: "#31566e", face: "round wide worried small full", gaze: -0.4 };

/** @type {Record<string, { skin: string, hair: string[], coat: string[], marks?: string[], sky?: string, face?: string, gaze?: number, years?: number, lit?: string }>} */
export const PEOPLE = {
  anybody: { skin: "tan", hair: ["crop", "#3a3a3a"], coat: GREY },

  adama: ADAMA,
  tigh: TIGH,
  helo: HELO,
  roslin: ROSLIN,
  baltar: BALTAR,
  zarek: ZAREK,
  apollo: APOLLO,
  starbuck: STARBUCK,
  boomer: BOOMER,
  chief: CHIEF,
  gaeta: GAETA,
  tory: TORY,
  anders: ANDERS,
  cally: CALLY,

  // Allies: those who may be characters, too, and the others.
  "william-adama": ADAMA,
  "saul-tigh": TIGH,
  "karl-helo-agathon": HELO,
  "laura-roslin": ROSLIN,
  "gaius-baltar": BALTAR,
  "tom-zarek": ZAREK,
  "lee-apollo-adama": APOLLO,
  "kara-starbuck-thrace": STARBUCK,
  "sharon-boomer-valerii": BOOMER,
  "chief-galen-tyrol": CHIEF,
  "felix-gaeta": GAETA,
  "tory-foster": TORY,
  "samuel-t-anders": ANDERS,
  "callandra-cally-tyrol": CALLY,
  "aaron-doral": { skin: "pale", hair: ["part", "#6a5238"], coat: ["suit", "#7d3a4a", "#c98a96", "#e6ddd4"], marks: ["tie"], sky: "#4a2630", face: "long narrow flat straight thin", lit: "right" },
  "aaron-kelly": { skin: "pale", hair: ["crop", "#6b5540"], coat: BLUES, marks: ["headset", "pips"], sky: "#2c3f52", face: "square tired flat broad stern", years: 1 },
  "alex-crashdown-quartararo": { skin: "olive", hair: ["crop", "#2a211c"], coat: PILOT, marks: ["headset"], sky: "#46502c", face: "oval wide heavy hooked wry", gaze: 0.4 },
  "anastasia-dee-dualla": { skin: "brown", hair: ["bun", "#17110e"], coat: BLUES, marks: ["headset"], sky: "#25525c", face: "heart tilted arched broad full", gaze: -0.5 },
  "billy-keikeya": { skin: "pale", hair: ["curls", "#6a4a30"], coat: ["suit", "#33404f", "#7d8ea1", "#d9dde0"], marks: ["tie"], sky: "#5c5126", face: "round wide worried straight smile" },
  "brendan-hot-dog-costanza": { skin: "olive", hair: ["curls", "#211915"], coat: PILOT, marks: ["wings"], sky: "#5c3a26", face: "oval open arched broad smile", lit: "right" },
  "brother-cavil": { skin: "pale", hair: ["bald", "#8d8b86"], coat: ["robe", "#23211f", "#6d665c", "#3a3632"], sky: "#4a2626", face: "round hooded heavy hooked wry", years: 2 },
  "caprica-six": { skin: "pale", hair: ["waves", "#e3cf9a"], coat: ["blouse", "#9c1f2a", "#e05a5f", "#e8c4a6"], sky: "#5c1a22", face: "heart tilted thin straight full", gaze: 0.5 },
  "danna-biers": { skin: "pale", hair: ["bob", "#c9a66b"], coat: ["coat", "#8a7a5c", "#d8c9a4", "#3f4d4a"], sky: "#4a3a52", face: "long narrow arched straight thin", years: 1 },
  "diana-hardball-seelix": { skin: "tan", hair: ["tail", "#2a1d18"], coat: PILOT, marks: ["wings", "wrench"], sky: "#2c4a5c", face: "square open flat small thin", gaze: -0.5 },
  "dr-sherman-cottle": { skin: "pale", hair: ["grey", "#d8d8d4"], coat: ["coat", "#d5dcdc", "#8fa0a6", "#4f6b78"], marks: ["moustache", "cross"], sky: "#2a5a5c", face: "broad tired heavy hooked stern", years: 2, lit: "right" },
  "ellen-tigh": { skin: "pale", hair: ["waves", "#dcbf7c"], coat: ["blouse", "#2f4a52", "#9cc4c9", "#e8c4a6"], sky: "#5a3a52", face: "heart open thin small smile", years: 1, gaze: 0.5 },
  "helena-cain": { skin: "pale", hair: ["long", "#2a1f1b"], coat: SENIOR, marks: ["star", "ribbon"], sky: "#3a1f26", face: "square narrow stern straight thin", years: 1 },
  "kendra-shaw": { skin: "tan", hair: ["bun", "#1d1815"], coat: BLUES, marks: ["pips"], sky: "#3a2c44", face: "long hooded flat small stern", gaze: 0.5 },
  "leoben-conoy": { skin: "pale", hair: ["part", "#b59a6a"], coat: ["leather", "#4c3d33", "#8d7358", "#8a8f70"], sky: "#2f4a3a", face: "long wide flat hooked wry", years: 1, gaze: -0.5 },
  "louanne-kat-katraine": { skin: "tan", hair: ["bob", "#2b1d19"], coat: PILOT, marks: ["wings"], sky: "#5c2c3f", face: "heart narrow stern small wry", lit: "right" },
  "louis-hoshi": { skin: "tan", hair: ["part", "#14110f"], coat: BLUES, marks: ["headset"], sky: "#2a4a4c", face: "oval tilted flat straight thin" },
  "margaret-racetrack-edmondson": { skin: "pale", hair: ["tail", "#7a5030"], coat: PILOT, marks: ["headset", "wings"], sky: "#3a5a3f", face: "long open flat straight small", gaze: -0.6 },
  "priestess-elosha": { skin: "brown", hair: ["hood", "#6a2f4a"], coat: ["robe", "#8a4a63", "#e2c15c", "#c9a24a"], marks: ["scroll"], sky: "#5c4a26", face: "oval hooded thin broad full", years: 2 },
  "romo-lampkin": { skin: "pale", hair: ["part", "#3b3029"], coat: ["suit", "#3d3a38", "#8d857c", "#b7a98e"], marks: ["shades", "cane"], sky: "#3f4a3f", face: "long hooded flat hooked wry", years: 1 },
  "simon-oneill": { skin: "brown", hair: ["crop", "#120e0c"], coat: ["coat", "#d5dcdc", "#8fa0a6", "#5c6f66"], marks: ["cross"], sky: "#4a2c2c", face: "square narrow heavy broad thin", gaze: 0.4 },

  // Officers of the fleet, who are bots: invented here, and nobody of the story.
  solano: { skin: "olive", hair: ["bob", "#2a1a14"], coat: SENIOR, marks: ["wings", "pips"], sky: "#7a3b22", face: "square tilted arched hooked wry", gaze: 0.4 },
  okafor: { skin: "brown", hair: ["crop", "#14100d"], coat: BLUES, marks: ["glasses", "pips"], sky: "#20495a", face: "broad open flat broad smile" },
  lindqvist: { skin: "pale", hair: ["tail", "#e6cf94"], coat: BLUES, marks: ["headset"], sky: "#2c5a6e", face: "long open thin straight small", lit: "right" },
  marchetti: { skin: "tan", hair: ["bald", "#8f8a80"], coat: DECK, marks: ["moustache", "wrench"], sky: "#3d4a54", face: "round tired heavy hooked stern", years: 2 },
  tanaka: { skin: "tan", hair: ["bob", "#14110f"], coat: PILOT, marks: ["tags"], sky: "#5c6a2c", face: "heart tilted flat small smile", gaze: -0.5 },
  halloran: { skin: "pale", hair: ["bun", "#a8482a"], coat: SENIOR, marks: ["star", "ribbon"], sky: "#4a2a34", face: "long narrow stern straight thin", years: 1, lit: "right" },
  vance: { skin: "olive", hair: ["grey", "#a9abac"], coat: ["coat", "#cfd8d8", "#8fa0a6", "#3f5f6a"], marks: ["goatee", "cross"], sky: "#254c4a", face: "oval hooded flat hooked thin", years: 2 },
  petrov: { skin: "pale", hair: ["crop", "#5a4630"], coat: ["leather", "#3a4136", "#7f8a6b", "#8d957c"], marks: ["beard", "band"], sky: "#5a4a22", face: "square narrow heavy broad stern", gaze: 0.4 },
  adeyemi: { skin: "brown", hair: ["curls", "#1a1210"], coat: ["blouse", "#5b3357", "#e0bfd4", "#efe4d8"], marks: ["scarf"], sky: "#6b5626", face: "round wide arched broad full", lit: "right" },
  brandt: { skin: "pale", hair: ["part", "#3d2f24"], coat: GREY, marks: ["shades", "pips"], sky: "#3a3350", face: "long narrow stern straight wry" },
};
