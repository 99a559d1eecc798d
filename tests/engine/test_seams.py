"""The base game names neither an expansion nor a card, and asks the rulebook for what is in play."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.vocabulary import slug

ENGINE = Path(__file__).resolve().parents[2] / "bsg" / "engine"
FOLDERS = ("rules", "cards", "characters", "effects", "happenings")
NAMES_THEM = (
    "about.py",  # tells people what can be played
    "boxes.py",  # the list
    "compendium.py",  # tells people what is otherwise with Exodus
    "primer.py",
    "upgrades.py",  # of states that had them
)
FILES = sorted(
    path
    for path in (*ENGINE.glob("*.py"), *(path for folder in FOLDERS for path in (ENGINE / folder).rglob("*.py")))
    if path.name not in NAMES_THEM
)
WORDS = ("exodus", "variant", "final_five", "finalfive", "final-five", "personal_goal", "personalgoal", "personal-goal")


def mentions(source: str, words: tuple[str, ...] = WORDS) -> list[str]:
    """Where code, comments and docstrings left out, names the expansion or a variant."""
    prose = {line for node in ast.walk(ast.parse(source)) for line in docstring_lines(node)}
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        said = token.string.lower()
        if token.type != tokenize.COMMENT and token.start[0] not in prose and any(word in said for word in words):
            found.append(f"line {token.start[0]}: {token.string}")
    return found


def docstring_lines(node: ast.AST) -> range:
    if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
        words = node.body[0]
        return range(words.lineno, (words.end_lineno or words.lineno) + 1)
    return range(0)


def enumerations(source: str) -> list[str]:
    """Where code goes through all words of a kind, or counts them."""
    found = []
    for node in ast.walk(ast.parse(source)):
        through = node.iter if isinstance(node, (ast.For, ast.comprehension)) else None
        given = node.args if isinstance(node, ast.Call) else []
        for part in (through, *given):
            if isinstance(part, ast.Name) and part.id in OPEN:
                found.append(f"line {part.lineno}: {part.id}")
    return found


OPEN = ("Skill", "Title", "Place", "Ship")


@pytest.mark.parametrize("path", sorted(ENGINE.rglob("*.py")), ids=lambda path: str(path.relative_to(ENGINE)))
def test_what_is_in_play_is_asked_of_the_rulebook(path: Path) -> None:
    assert enumerations(path.read_text()) == []


@pytest.mark.parametrize("code", ["for s in Skill: pass", "[t for t in Title]", "len(Ship)", "draw(seat, 1, Skill)"])
def test_going_through_all_words_would_be_noticed(code: str) -> None:
    assert len(enumerations(code)) == 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_base_game_mentions_neither_exodus_nor_a_variant(path: Path) -> None:
    words = tuple(word for word in WORDS if word != "variant" or path.parent != ENGINE)  # an option has that name

    assert mentions(path.read_text(), words) == []


@pytest.mark.parametrize(
    "code",
    [
        "from bsg.engine.exodus import Exodus",
        "if self.state.exodus: pass",
        "if 'final-five' in self.state.options.variants: pass",
        "def f():\n    '''Of Exodus.'''\n    return self.exodus",
    ],
)
def test_a_mention_would_be_noticed(code: str) -> None:
    assert len(mentions(code)) >= 1


def test_comments_may_explain_themselves() -> None:
    assert mentions('"""Exodus does more."""\nx = 1  # with Exodus 2') == []


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

PROCEDURES = [
    *(ENGINE / "rules").glob("*.py"),
    *(ENGINE / "exodus" / f"{chapter}.py" for chapter in ("checks", "decks", "execution", "turns")),
]


def card_names() -> set[str]:
    """Names, ids and typed names of everything that has a deed of its own on its declaration."""
    declared = [*CRISES.values(), *SUPER_CRISES.values(), *QUORUM.values()]
    names = {name for card in declared for name in (card.name, card.id)}
    return names | {name for card in SKILL_CARDS.values() for name in (card.name, card.id, slug(card.name))}


def cards_named(source: str) -> list[str]:
    """Words in the code, docstrings left out, that are a card's name and nothing else."""
    names = card_names()
    words = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [node.value for node in words if isinstance(node.value, str) and node.value.rpartition(":")[2] in names]


@pytest.mark.parametrize("path", PROCEDURES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_no_procedure_asks_for_a_card_by_its_name(path: Path) -> None:
    """Issue 9: what a card does stands with the card"""
    assert cards_named(path.read_text()) == []


@pytest.mark.parametrize("code", ["'crisis:ambush' in self.state.kept", "name == 'Iron Will'", "play('repair-1')"])
def test_a_card_asked_for_by_its_name_would_be_noticed(code: str) -> None:
    assert len(cards_named(code)) == 1
