"""Every private telling of the rules is found in their code and made public once: some table of T1 has to notice."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bsg.bots.simulation import Plan, play
from bsg.engine.rules.core import Core
from bsg.kernel import Event, text
from tests.engine.audiences import who_can_tell
from tests.engine.test_hidden_rows import ROWS

ENGINE = Path(__file__).resolve().parents[2] / "bsg" / "engine"
TELL = Core.tell


class Telling(NamedTuple):
    """Where `tell` is called with words for some seats only."""

    path: Path
    first: int
    last: int  # line of the call

    def __str__(self) -> str:
        return f"{self.path.relative_to(ENGINE)}:{self.first}"


def private_tellings(path: Path, source: str) -> Iterator[Telling]:
    """Calls of `tell` with more than words for everybody; which of them are private cannot be guessed from less."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            spread = any(isinstance(arg, ast.Starred) for arg in node.args)
            named = {keyword.arg for keyword in node.keywords} & {"private", "learned", None}
            if len(node.args) > 1 or spread or named:
                yield Telling(path, node.lineno, node.end_lineno or node.lineno)


TELLINGS = [telling for path in sorted(ENGINE.rglob("*.py")) for telling in private_tellings(path, path.read_text())]


def caller() -> Telling | None:
    """From which of them `tell` is called."""
    frame = sys._getframe(2)
    for telling in TELLINGS:
        if telling.path == Path(frame.f_code.co_filename) and telling.first <= frame.f_lineno <= telling.last:
            return telling
    return None


def listed(heard: list[Telling | None]) -> Callable[..., None]:
    """`tell`, and a list of where something was said to some seats only."""

    def tell(self: Core, *args: Any, **named: Any) -> None:
        TELL(self, *args, **named)
        if self.told[-1].private or self.told[-1].learned:
            heard.append(caller())

    return tell


def words_made_public(event: Event) -> list[Event]:
    return [Event(words) for words in event.private.values()]


def data_made_public(event: Event) -> list[Event]:
    return [Event(text("Hm."), what=learned) for learned in event.learned.values()]


MADE_PUBLIC = (words_made_public, data_made_public)


def telling_all(public: Telling, made_public: Callable[[Event], list[Event]]) -> Callable[..., None]:
    """`tell`, but from one place everybody hears what only some may know."""

    def tell(self: Core, *args: Any, **named: Any) -> None:
        TELL(self, *args, **named)
        if caller() == public:
            self.told += made_public(self.told[-1])

    return tell


@pytest.fixture(scope="module")
def spoken() -> dict[Telling, list[str]]:
    """The rows of T1 on whose tables each of them is heard."""
    heard: dict[str, list[Telling | None]] = {name: [] for name in ROWS}
    with pytest.MonkeyPatch.context() as patch:
        for name, row in ROWS.items():
            patch.setattr(Core, "tell", listed(heard[name]))
            row.one().heard()
    return {telling: [name for name in ROWS if telling in heard[name]] for telling in TELLINGS}


@pytest.mark.parametrize("made_public", MADE_PUBLIC)
@pytest.mark.parametrize("telling", TELLINGS, ids=str)
def test_what_is_for_one_is_noticed_when_everybody_hears_it(
    telling: Telling,
    made_public: Callable[[Event], list[Event]],
    spoken: dict[Telling, list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """T1, T4.12, in words and as data: a telling without a row of its own in test_hidden_rows.py fails here"""
    monkeypatch.setattr(Core, "tell", telling_all(telling, made_public))

    noticed = [
        name
        for name in spoken[telling]
        if who_can_tell(ROWS[name].one().heard(), ROWS[name].other().heard()) != ROWS[name].known_to
    ]

    assert noticed, f"two tables of T1 must differ in what {telling} tells"


# ── the list is whole ───────────────────────────────────────────────────────────────────────────────────────────────


def test_what_only_some_hear_is_told_in_one_of_these_places(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Telling | None] = []
    monkeypatch.setattr(Core, "tell", listed(heard))

    for number in range(4):
        options = {"set": ("base", "exodus")[number % 2], "players": 3 + number}
        play(Plan(5, number, options, players="curious", check=False))

    assert None not in heard
    assert len(set(heard)) > len(TELLINGS) / 2


def test_nothing_but_tell_makes_an_event() -> None:
    made = [
        str(path.relative_to(ENGINE))
        for path in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
    ]

    assert made == ["rules/core.py"]


@pytest.mark.parametrize(
    "code",
    [
        "rules.tell(words, {seat: mine})",
        "self.tell(None, private={seat: mine})",
        "self.tell(\n    words,\n    learned={seat: mine},\n)",
        "self.tell(*both)",
        "self.tell(words, **more)",
    ],
)
def test_a_new_private_telling_is_found(code: str) -> None:
    assert len(list(private_tellings(ENGINE, code))) == 1


def test_what_everybody_hears_is_none() -> None:
    assert list(private_tellings(ENGINE, "self.tell(words, reveals='H1')")) == []
