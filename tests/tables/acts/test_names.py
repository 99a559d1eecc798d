"""Names: nobody passes for somebody else at the table, nor for a bot."""

import pytest

from bsg.kernel import Refused
from bsg.tables.acts import lobby
from bsg.tables.acts.names import alike, persons_name


@pytest.mark.parametrize(
    "name",
    [
        "\u0410nna",  # Cyrillic А
        "Аппа",  # all of it Cyrillic
        "ANNA",
        "Ánna",
        "Ａｎｎａ",
        "An na",
    ],
)
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(db: None, name: str) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Fleet", host="Anna")

    with pytest.raises(Refused):
        lobby.join(row, name)


@pytest.mark.parametrize("name", ["\u0410bby", "Ab\u0432y", "\u039aen"])
def test_a_name_in_two_alphabets_is_none_whoever_else_sits_there(name: str) -> None:
    with pytest.raises(Refused, match="one alphabet"):
        persons_name(name)


@pytest.mark.parametrize("name", ["B\u03bft 1", "Bot 1", "bot 12", "Bot l", "B0t 2", "Bot1", "Ｂｏｔ ３", "Bot ٣"])
def test_nobody_passes_for_a_bot(name: str) -> None:
    with pytest.raises(Refused):
        persons_name(name)


@pytest.mark.parametrize(
    "name", ["Maj. Solano", "maj solano", "MajSolano", "Maj. S0lano", "Col Halloran", "C\u03bfl. Halloran"]
)
def test_nobody_passes_for_somebody_of_a_cast(name: str) -> None:
    with pytest.raises(Refused):
        persons_name(name)


@pytest.mark.parametrize("name", ["x\u3164y", "\u2800", "a\u034fb", "\u115f"])
def test_what_cannot_be_seen_is_no_letter(name: str) -> None:
    with pytest.raises(Refused):
        persons_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ольга",
        "Μαρία",
        "José",
        "Łukasz",
        "Nguyễn",
        "田中 Ken",
        "ﾊﾅ",
        "שרה",
        "فاطمة",
        "R2-D2",
        "O'Neill",
        "🚀x",
        "Botolo",
        "Vance",
    ],
)
def test_people_may_be_called_what_they_are_called(name: str) -> None:
    assert persons_name(name) == name


def test_names_that_differ_are_not_alike() -> None:
    assert not alike("Ben", ["Anna", "Beno", "Bea", ""])
    assert alike("Cосо", ["Coco"])
