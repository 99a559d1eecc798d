// What this browser wants: kept here, no business of the table's.

const KEPT = "settings";

// The preferences, changed by `patch` if there is one.
/** @param {{ sound?: boolean, volume?: number, stage?: boolean, notify?: boolean, vibrate?: boolean, asked?: boolean } | null} patch */
export function preferences(patch = null) {
  const now = { sound: false, volume: 0.6, stage: true, notify: false, vibrate: true, asked: false, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}"), ...patch };
  if (patch) localStorage.setItem(KEPT, JSON.stringify(now));
  return now;
}
