// What every part of this game may ask for: the table's context, with this game's view in it.

import { useTable } from "../table/page/context.js";

/** @type {() => import("./game").Game} */
export const useGame = /** @type {any} */ (useTable);
