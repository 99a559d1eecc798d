// What every part of the table may ask for: the view, who one is, the present choice, how to send, the game's parts.

import { createContext, useContext } from "../../vendor/preact-htm.js";

export const TableContext = createContext(/** @type {any} */ (null));

/** @type {() => import("../table").Table<import("../table").AnyView, any>} */
export const useTable = () => useContext(TableContext);

/** @type {() => import("../table").Shown<import("../table").AnyView, any>} */
export const useReplay = () => useContext(TableContext);

/** @type {() => import("../table").Asked<import("../table").AnyView, any>} */
export const useAsked = () => useContext(TableContext);

/** @param {import("../line/sections").Sections} view */
export const isOver = (view) => view.table.status === "over";
