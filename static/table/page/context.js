// What every part of the table may ask for: the view, who one is, the present choice, how to send, the game's parts.

import { createContext, useContext } from "../../vendor/preact-htm.js";

export const TableContext = createContext(null);

export const useTable = () => useContext(TableContext);

export const isOver = (view) => view.table.status === "over";
