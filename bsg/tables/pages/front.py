"""Which scripts and style sheets a page asks for: one of each, bundled; module by module while one works on them.

`script/bundle` makes static/bundle from the modules and notes of which. A bundle of other modules than those that are
there is not served.
"""

from __future__ import annotations

import logging
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.templatetags.static import static

STATIC = Path(settings.BASE_DIR) / "static"
BUNDLE = "bundle"
NOTE = "made_of.txt"  # the digest of what it was made of

log = logging.getLogger(__name__)


class TablePage(NamedTuple):
    """What the page of a table at which this game is played asks for."""

    script: str
    styles: list[str]
    modules: list[str]  # all that the script will import, so that they are asked for at once and not one after another
    parts: str | None  # the module with the game's parts, if the script does not have them


def of_a_page(name: str) -> str:
    """The address of a script or style sheet that a page names."""
    return static(f"{BUNDLE}/{name}" if bundled(name) else name)


def of_a_table(game: str) -> TablePage:
    script, style = f"{game}/table.js", f"{game}/table.css"
    if bundled(script):
        return TablePage(static(f"{BUNDLE}/{script}"), [static(f"{BUNDLE}/{style}")], [], None)
    modules = ["vendor/preact-htm.js", *lying_in("table", "js"), *lying_in(game, "js")]
    parts = f"{game}/parts.js"
    return TablePage(
        static("table/main.js"),
        [static(name) for name in styles(game)],
        [static(name) for name in modules],
        static(parts) if parts in modules else None,
    )


def styles(game: str) -> list[str]:
    """The style sheets of the table, then those of the game."""
    return ["fonts.css", *lying_in("table", "css"), *lying_in(game, "css")]


def lying_in(folder: str, kind: str) -> list[str]:
    """What lies in the folder itself comes before what lies in its rooms."""
    paths = sorted((STATIC / folder).rglob(f"*.{kind}"), key=lambda path: (len(path.parts), path))
    return [path.relative_to(STATIC).as_posix() for path in paths]


def bundled(name: str) -> bool:
    return not settings.DEBUG and name in _bundle()


@cache
def _bundle() -> frozenset[str]:
    """What there is of it; nothing, if it was made of something else."""
    folder = STATIC / BUNDLE
    note = folder / NOTE
    if not note.exists() or note.read_text().strip() != made_of():
        log.warning("static/bundle is not made of the modules that are there, so pages load those: run script/bundle")
        return frozenset()
    return frozenset(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in (".js", ".css")
    )


def made_of() -> str:
    """The digest of all scripts and style sheets from which bundles are made."""
    names = [name for kind in ("js", "css") for name in lying_in(".", kind) if not name.startswith(f"{BUNDLE}/")]
    whole = sha256()
    for name in sorted(names):
        content = (STATIC / name).read_bytes()
        whole.update(f"{name}\0{len(content)}\n".encode() + content)
    return whole.hexdigest()
