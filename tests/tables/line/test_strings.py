"""The words of the screen: the house's own and the game's, each translated out of the same catalogue."""

from typing import Any

import pytest
from django.utils import translation

from bsg.engine import BSG
from bsg.tables.line import strings
from tests.kernel.toy import TOY


def test_the_house_has_words_of_its_own_and_the_game_brings_the_rest() -> None:
    words = strings.strings(BSG)

    assert words.keys() >= strings.house().keys() | BSG.screen().keys()
    assert strings.house().keys() & BSG.screen().keys() == set(), "nobody speaks twice"
    assert strings.strings(TOY).keys() == strings.house().keys() | {"claim:not", "claim:little", "claim:lot"}


def test_a_number_that_only_the_browser_knows_has_both_forms() -> None:
    assert strings.strings(BSG)["cards"] == ("{n} card", "{n} cards")


def test_the_games_words_are_translated_like_the_houses(monkeypatch: pytest.MonkeyPatch) -> None:
    french = {
        "Reload": "Recharger",
        "Fuel": "Carburant",
        "one letter for piloting\x04V": "P",
        ("{n} card", 1): "{n} carte",
        ("{n} card", 2): "{n} cartes",
    }

    def ngettext(one: str, many: str, n: int) -> Any:
        return french.get((one, n), one if n == 1 else many)

    monkeypatch.setattr(translation, "gettext", lambda msgid: french.get(msgid, msgid))
    monkeypatch.setattr(translation, "ngettext", ngettext)
    monkeypatch.setattr(strings, "_", translation.gettext)
    words = strings.strings(BSG)

    assert (words["reload"], words["res:fuel"], words["letter:piloting"]) == ("Recharger", "Carburant", "P")
    assert words["cards"] == ("{n} carte", "{n} cartes")
    assert words["claim:lot"] == "a lot", "no catalogue has everything"
