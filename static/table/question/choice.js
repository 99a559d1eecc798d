// The choice before one: which options there are, what is picked so far, and when it may be answered.

import { useState } from "../../vendor/preact-htm.js";

const KEPT = "draft"; // in this tab, since a phone may throw a sleeping page away

// `ways`: how the game has its options answered; see plain/parts.js.
export function useChoice(question, pending, send, ways) {
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
  const instant = most <= 1 && !ways.deliberate(question);
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
      return options.includes(option) && !ways.meansOther(question, option);
    },
    pick(option) {
      if (sending) return;
      if (instant) {
        if (ways.grave(option) && current.sure !== option) setDraft({ ...current, sure: option });
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
