// How long the open question may still take: counted down by the second, or told by day and hour.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { personName } from "../words/names.js";
import { list, t } from "../words/words.js";

const SOON = 3600_000; // milliseconds that are counted down

/** @param {{ clock: import("../line/sections").ClockSection }} props */
export function Clock({ clock }) {
  const { state, boot, view } = useTable();
  const until = Date.parse(clock.until ?? "");
  const [now, tick] = useState(Date.now());
  const left = Math.max(0, until - now - state.ahead);
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), left < SOON ? 1000 : 60_000);
    return () => clearInterval(timer);
  }, [left < SOON]);
  const words = left < SOON ? t("time_left", { time: minutes(left) }) : t("time_until", { time: day(until, boot.language) });
  const people = view.people.filter((one) => one.kind !== "bot" && clock.banks.length);
  const banks = people.map((one) => `${personName(view, one.seat)} ${minutes(clock.banks[one.seat] * 1000)}`);
  return html`
    <p class="clock-left">
      <time datetime=${clock.until}>${words}</time>
      ${banks.length > 0 && html`<small>${t("banks", { banks: list(banks) })}</small>`}
    </p>
  `;
}

const minutes = (left) => `${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;

const day = (at, language) => new Intl.DateTimeFormat(language, { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));
