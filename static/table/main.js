// The table module by module, with the parts of whichever game is played; a game's bundle starts with its own.

import { boot, start } from "./start.js";

start(boot.parts && import(boot.parts));
