// The choice of somebody else, long made: their options are seen, and what they picked; nothing can be picked any more.

const nothing = () => {};

/** @param {any} question @param {string[]} picked @returns {import("../table").Choice} */
export function lookingOn(question, picked, ways) {
  const most = question ? Math.max(0, ...question.sizes) : 0;
  return {
    question,
    options: new Set(question?.options ?? []),
    picks: picked,
    sending: true,
    instant: !question || (most <= 1 && !ways.deliberate(question)),
    most,
    keeps: 0,
    sizes: question?.sizes ?? [],
    sure: null,
    complete: true,
    asks: Boolean(question && question.given === null),
    quiet: false,
    may: (option) => picked.includes(option),
    pick: nothing,
    unsure: nothing,
    clear: nothing,
    confirm: nothing,
    pass: nothing,
    unpass: nothing,
  };
}
