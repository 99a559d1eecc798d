"""Every section that a table says itself has the shape that is declared for it, and nothing besides."""

from typing import Any, get_type_hints

import msgspec
import pytest

from bsg.kernel import MODERATOR
from bsg.tables.line import sections, shapes
from tests.tables.conftest import LaidTable


def said(table: LaidTable, audience: int | str) -> dict[str, Any]:
    news = sections.news(table.pk, audience, "en", 0, 0)
    return {name: msgspec.json.decode(section.body) for name, section in news.sections.items()}


def fits(said: dict[str, Any], whose: type) -> None:
    """All that is declared is there, of its type, and nothing else."""
    msgspec.convert(said, whose)
    assert said.keys() == get_type_hints(whose).keys()


@pytest.mark.parametrize("kind", ["scout", "contribute", "before_total"])
def test_a_seat_hears_what_is_declared(table: LaidTable, kind: str) -> None:
    table.until(kind)
    asked = next(iter(table.running().open))
    of_the_game = {"board", "me"}

    heard = said(table, asked)

    everything = said(table, MODERATOR)
    heard |= {name: everything[name] for name in ("hidden", "asked")}  # which are the game master's alone
    fits({name: section for name, section in heard.items() if name not in of_the_game}, shapes.Sections)
    fits(heard["table"], shapes.TableSection)
    fits(heard["table"]["agreed"][0], shapes.Agreed)
    fits(heard["people"][0], shapes.PersonSection)
    fits(heard["questions"], shapes.QuestionsSection)
    fits(heard["questions"]["mine"][0], shapes.MineSection)
    fits(heard["questions"]["waiting"][0], shapes.WaitingSection)
    assert (heard["claims"] is not None) == (kind == "contribute")
    assert (heard["beat"] is not None) == (kind == "before_total")
    if heard["claims"]:
        fits(heard["claims"], shapes.ClaimsSection)
    if heard["beat"]:
        fits(heard["beat"], shapes.WindowSection)


def test_the_proof_of_a_game_that_is_over_is_as_declared(table: LaidTable) -> None:
    while not table.running().over:
        table.next_answer()

    heard = said(table, "table")

    fits(heard["table"]["proof"], shapes.Proof)
    assert heard["table"]["result"] in ("The humans win.", "The Cylons win.")
