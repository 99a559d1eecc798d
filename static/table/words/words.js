// The client's own words: strings the page was given in its language, filled in as text.

let strings = {};
let language = "en";
let plurals = new Intl.PluralRules(language);

export function speak(given, inLanguage) {
  strings = given;
  language = inLanguage;
  plurals = new Intl.PluralRules(language);
}

// A string with a plural is a pair: for one, for many; `n` decides.
export function t(key, args = {}) {
  const found = strings[key];
  if (found === undefined) return key;
  const wording = Array.isArray(found) ? found[plurals.select(args.n) === "one" ? 0 : 1] : found;
  return wording.replace(/\{(\w+)\}/g, (hole, name) => (name in args ? String(args[name]) : hole));
}

export const known = (key) => key in strings;

export function list(items) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

export function clock(at) {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));
}

export function ago(at, now = Date.now()) {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 60) return t("seconds", { n: seconds });
  if (seconds < 3600) return t("minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 48 * 3600) return t("hours", { n: Math.floor(seconds / 3600) });
  return t("days", { n: Math.floor(seconds / 86400) });
}
