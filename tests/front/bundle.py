"""Makes static/bundle from the modules and style sheets, with esbuild: `script/bundle`.

Nobody who plays needs Node, so what it makes is in the repository; `tests/front/test_bundle.py` holds it equal.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bsg.settings")
django.setup()

from bsg.tables.pages.front import BUNDLE, NOTE, STATIC, made_of, styles  # noqa: E402
from tests.services import ROOT  # noqa: E402

ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
OPTIONS = [
    "--bundle",
    "--minify",
    "--format=esm",
    "--target=es2022",
    "--charset=utf8",
    "--log-level=warning",
    # Fonts and pictures stay where they are; the paths to them are written anew.
    "--external:./vendor/*.woff2",
    "--external:./pages/*.svg",
]

PAGES = ("pages/site.css", "pages/nonces.js", "pages/lobby.js", "pages/compendium.js", "pages/story.js")


def games() -> list[str]:
    """Those that bring parts for the page of the table."""
    return sorted(path.parent.name for path in STATIC.glob("*/parts.js"))


def entries() -> dict[str, str]:
    """What a bundle is made of, as the text of its first module or style sheet."""
    made = {name: f'@import "./{name}";' if name.endswith("css") else f'import "./{name}";' for name in PAGES}
    for game in games():
        made[f"{game}/table.css"] = "".join(f'@import "./{name}";' for name in styles(game))
        made[f"{game}/table.js"] = (
            f'import * as parts from "./{game}/parts.js"; import {{ start }} from "./table/start.js"; start(parts);'
        )
    return made


def make(name: str, entry: str, static: Path) -> None:
    options = [f"--loader={name.rpartition('.')[2]}", "--sourcefile=entry", f"--outfile={BUNDLE}/{name}"]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node is in the venv
    done = subprocess.run(
        [ESBUILD, *OPTIONS, *options], input=entry, cwd=static, env={**os.environ, "PATH": path}, text=True
    )
    done.check_returncode()


def bundle(static: Path = STATIC) -> None:
    """In this folder, or in a copy of it."""
    if not ESBUILD.exists():
        raise FileNotFoundError("esbuild is not installed; script/bundle and script/test install it")
    shutil.rmtree(static / BUNDLE, ignore_errors=True)
    for name, entry in entries().items():
        make(name, entry, static)
    (static / BUNDLE / NOTE).write_text(made_of() + "\n")


if __name__ == "__main__":
    bundle()
