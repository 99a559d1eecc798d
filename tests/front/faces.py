"""Draws the faces of the officers as files, for pages that know no game: `script/faces`.

They are the portraits of `static/bsg/pictures`, as the table draws them; `tests/front/test_faces.py` holds them equal.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from bsg.bots.crew.cast import OFFICERS
from tests.services import ROOT

STATIC = ROOT / "static"
DRAW = """
import { Portrait } from "./bsg/pictures/portrait.js";
const drawn = ({ type, props: { children, key, ...props } }) => {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  const said = given.map(([name, value]) => ` ${name}="${value}"`);
  const inner = [children].flat(9).filter((child) => child && typeof child === "object").map(drawn).join("");
  return inner ? `<${type}${said.join("")}>${inner}</${type}>` : `<${type}${said.join("")}/>`;
};
console.log(JSON.stringify(process.argv.slice(1).map((of) => drawn(Portrait({ of })))));
"""
LOOK = """.halo{fill:#fff;opacity:.08}.veil{fill:#05080c;opacity:.28}
.piping{fill:none;stroke-width:1.2;stroke-linecap:round;opacity:.9}
.rim-light{fill:none;stroke:#fff;stroke-width:.7;opacity:.3}.eye-white{fill:#eef1f0}.pupils{fill:#23150e}
.glints{fill:none;stroke:#fff;stroke-width:.7;stroke-linecap:round;opacity:.8}
.years{fill:none;stroke-width:.55;stroke-linecap:round;opacity:.75}.thin{fill:#cfe2ee1f;stroke:#3a3026;stroke-width:.55}
.lids{fill:none;stroke:#1a0f0a;stroke-width:.75;stroke-linecap:round}.mouth{fill:#7a3b34;opacity:.8}.brows{filter:brightness(.55)}
.line{fill:none;stroke:#dfe6ea;stroke-width:.95;stroke-linecap:round}.dark{fill:#14181c}
.gold{fill:#e2c15c;stroke:#6a5218;stroke-width:.4}.red{fill:#c4413a}"""


def faces() -> dict[Path, str]:
    """Every officer's file, and what belongs into it."""
    keys = [officer.key for officer in OFFICERS]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node is in the venv
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", DRAW, *keys],
        cwd=STATIC,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    drawn = msgspec.json.decode(done.stdout, type=list[str])
    head = '<svg xmlns="http://www.w3.org/2000/svg" class='
    return {
        STATIC / officer.picture: face.replace("<svg class=", head).replace(">", f"><style>{LOOK}</style>", 1) + "\n"
        for officer, face in zip(OFFICERS, drawn, strict=True)
    }


if __name__ == "__main__":
    for file, face in faces().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(face)
