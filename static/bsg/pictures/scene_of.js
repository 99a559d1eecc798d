// Which picture a crisis has, and a check at a location; by their names, without what stands before the colon.

/** @type {Record<string, string>} */
const CARDS = {
  attack: "ambush besieged cylon-swarm surrounded thirty-three tactical-strike raiders-inbound tracked-by-radiation cylon-tracking-device fleet-mobilization",
  assault: "heavy-assault jammed-assault raiding-party massive-assault inbound-nukes fire-all-missiles fighting-blind rescue-the-fleet",
  boarders: "boarding-parties centurion-assault cylon-intruders set-a-trap",
  senate: "elections-loom admiral-grilled requested-resignation truth-and-reconciliation the-circle loss-of-a-friend guilty-conscience administration presidents-office quorum-chamber",
  press: "ambushed-by-the-press informing-the-public unwelcome-faces keep-tabs-on-visitor",
  command: "weapon-malfunction declare-martial-law appoint-head-of-security security-breach return-to-duty detente training-a-rookie review-camera-footage",
  office: "consult-the-prisoner medal-of-distinction controversial-manuscript cylon-genocide rescue-caprica-survivors unexpected-reunion hera-rescued",
  unrest: "riots resistance labor-dispute prison-labor divisive-behavior unfair-bias",
  hunger: "food-shortage widespread-starvation low-supplies",
  water: "water-shortage water-sabotaged forced-water-mining scouting-for-water",
  fuel: "scouting-for-fuel",
  bomb: "bomb-threat terrorist-bomber terrorist-investigations missing-g4-explosives hidden-explosives detector-sabotage bomb-on-colonial-one",
  sickbay: "sleep-deprivation unexplained-deaths mandatory-testing haunted-by-the-past",
  accused: "a-traitor-accused cylon-accusation witch-hunt guilt-by-collusion interrogation hidden-identity familiar-face cylon-screenings admirals-quarters airlock",
  brig: "prisoner-revolt human-prisoner brig",
  jump: "the-passage strange-beacon",
  failure: "jump-computer-failure power-failure airlock-leak",
  virus: "cylon-virus network-computers build-cylon-detector analyze-enemy-fighter",
  scout: "send-survey-team rescue-mission mysterious-guide",
  hangar: "hangar-accident crash-landing crippled-raider raptor-malfunction",
  prophecy: "fulfiller-of-prophecy legendary-discovery temple-of-the-five mysterious-message",
  rescue: "the-olympic-carrier unidentified-ship",
  feast: "colonial-day joes-bar in-the-ring",
  star: "threat-of-super-nova",
};

const SCENE_OF = new Map(Object.entries(CARDS).flatMap(([kind, cards]) => cards.split(" ").map((card) => [card, kind])));

// Of several with the same name the later ones have a number. A crisis that nobody drew a picture for is talked about.
/** @param {string} card @returns {string | null} */
export const sceneOf = (card) => SCENE_OF.get((card.split(":").pop() ?? "").replace(/-\d$/, "")) ?? (/^(crisis|super):/.test(card) ? "senate" : null);
