// The choice before one: which options there are, what is picked so far, and when it may be answered.

import { useState } from "../../vendor/preact-htm.js";
import { kindOf } from "../words/names.js";

// Asked about once more: what cannot be undone at the table, either.
const GRAVE_KINDS = new Set(["loyalty"]);
const GRAVE = new Set(["opt:nuke"]);
// Here such names mean cards that are not in one's hand.
const ELSEWHERE = { steal: "card", ability: "card", destiny: "card", quorum_card: "quorum" };

const KEPT = "draft"; // in this tab, since a phone may throw a sleeping page away

export function useChoice(question, pending, send) {
  const [draft, draw] = useState(() => JSON.parse(sessionStorage.getItem(KEPT) ?? "{}"));
  const asked = question?.id ?? null;
  const sending = pending.some((command) => command.do === "answer" && command.ask === asked);
  // A draft is for one question, and for what was last answered to it: an answer of a second tab replaces it.
  const given = JSON.stringify(question?.given ?? null);
  const current = draft.ask === asked && draft.given === given ? draft : { ask: asked, given, picks: question?.given ?? [], sure: null };
  const setDraft = (next) => {
    sessionStorage.setItem(KEPT, JSON.stringify({ ...next, sure: null }));
    draw(next);
  };

  if (!question) return { question: null, options: new Set(), picks: [], sending: false, may: () => false };

  const { options, sizes } = question;
  const most = Math.max(0, ...sizes);
  // How many cards go into a check is a decision of its own, even when one has only one.
  const instant = most <= 1 && question.kind !== "contribute";
  const { picks } = current;

  const answer = (chosen) => {
    if (!sending) send({ do: "answer", ask: asked, picks: chosen });
  };

  return {
    question,
    options: new Set(options),
    picks,
    sending,
    instant,
    most,
    sure: current.sure, // the option that waits for "yes, really"
    complete: sizes.includes(picks.length),
    may(option) {
      return options.includes(option) && ELSEWHERE[question.kind] !== kindOf(option);
    },
    pick(option) {
      if (sending) return;
      if (instant) {
        if ((GRAVE.has(option) || GRAVE_KINDS.has(kindOf(option))) && current.sure !== option) setDraft({ ...current, sure: option });
        else answer([option]);
      } else if (picks.includes(option)) {
        setDraft({ ...current, picks: picks.filter((one) => one !== option) });
      } else if (picks.length < most) {
        setDraft({ ...current, picks: [...picks, option] });
      }
    },
    unsure() {
      setDraft({ ...current, sure: null });
    },
    clear() {
      setDraft({ ...current, picks: [] });
    },
    confirm() {
      answer(picks);
    },
    pass() {
      answer([]);
    },
  };
}
