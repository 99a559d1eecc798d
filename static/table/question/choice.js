// The choice before one: which options there are, what is picked so far, and when it may be answered.

import { useState } from "../../vendor/preact-htm.js";

const KEPT = "draft"; // in this tab, since a phone may throw a sleeping page away

// `ways`: how the game has its options answered; see plain/parts.js.
export function useChoice(question, pending, send, ways, view, me) {
  const [draft, draw] = useState(() => JSON.parse(sessionStorage.getItem(KEPT) ?? "{}"));
  const asked = question?.id ?? null;
  const sending = pending.some((command) => (command.do === "answer" || command.do === "answer_for") && command.ask === asked);
  // A draft is for one question, and for what was last answered to it: an answer of a second tab replaces it.
  const given = JSON.stringify(question?.given ?? null);
  const keeps = question ? ways.keeps(question) : 0;
  const rest = (picks) => (keeps ? (question?.options ?? []).filter((option) => !picks.includes(option)) : picks);
  const before = question?.given ? rest(question.given) : [];
  const current = draft.ask === asked && draft.given === given ? draft : { ask: asked, given, picks: before, sure: null };
  const setDraft = (next) => {
    sessionStorage.setItem(KEPT, JSON.stringify({ ...next, sure: null }));
    draw(next);
  };

  if (!question) return { question: null, options: new Set(), picks: [], sending: false, asks: false, quiet: false, keeps: 0, sizes: [], may: () => false };

  const { options } = question;
  const sizes = keeps ? [keeps] : question.sizes; // of so many it is easier to say what one keeps
  const most = Math.max(0, ...sizes);
  const instant = most <= 1 && !keeps && !ways.deliberate(question);
  const { picks } = current;
  const quiet = ways.quiet(question, view, me);
  const lasting = ways.lasting(question, view, me);

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
    keeps,
    sizes,
    sure: current.sure, // the option that waits for "yes, really"
    complete: sizes.includes(picks.length),
    quiet,
    asks: question.given === null && !quiet && !(lasting && current.passed),
    may(option) {
      return options.includes(option) && !ways.meansOther(question, option);
    },
    pick(option) {
      if (sending) return;
      if (instant) {
        if (ways.grave(option, question, view) && current.sure !== option) setDraft({ ...current, sure: option });
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
      answer(rest(picks));
    },
    pass() {
      if (lasting) setDraft({ ...current, passed: true });
      else answer([]);
    },
    unpass() {
      setDraft({ ...current, passed: false });
    },
  };
}
