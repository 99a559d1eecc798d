// Starts a replay: the table's own parts, drawn from what a perspective had at a step instead of what comes down the line.

import { html, render, useEffect, useState } from "../../vendor/preact-htm.js";
import { Table } from "../page/table.js";
import { createFilm } from "./film.js";

/** @param {import("../table").Store} store @param {import("../table").Boot} boot */
export function startReplay(store, boot, parts) {
  const given = /** @type {import("../table").Replay} */ (boot.replay);
  const film = createFilm(store, given);
  render(html`<${Theatre} store=${store} boot=${boot} parts=${parts} replay=${{ film, given }} />`, document.getElementById("table"));
}

// Whoever changes places sees the table anew: nothing that the other had in hand stays.
function Theatre({ store, boot, parts, replay }) {
  const [seat, sit] = useState(seatOf(store.state));
  const [as, look] = useState(store.state.film?.as);
  useEffect(
    () =>
      store.subscribe((state) => {
        sit(seatOf(state));
        look(state.film?.as);
      }),
    [store],
  );
  return html`<${Table} key=${as} store=${store} send=${replay.film.send} boot=${{ ...boot, seat }} parts=${parts} replay=${replay} />`;
}

// Who sees everything looks into the hand of whoever is asked.
function seatOf({ film, sections }) {
  if (!film || film.as === "table") return null;
  if (film.as !== "all") return Number(film.as);
  const asked = sections.questions?.mine ?? [];
  return (asked.find((one) => one.given === null) ?? asked[0])?.seat ?? null;
}
