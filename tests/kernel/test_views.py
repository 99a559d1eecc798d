"""What each audience sees of the open questions."""

import msgspec
import pytest

from bsg.kernel import MODERATOR, TABLE, Answer, Ask, Running, Together, questions, text
from bsg.kernel.questions import Flow, Shows
from tests.kernel.toy import ToyRules, new, until


def asking(shows: Shows) -> Running[ToyRules]:
    """Anna (0) and Ben (1) are asked together; Chris (2) is not."""

    class Asking(ToyRules):
        def play(self) -> Flow[None]:
            options = ("card:red1#0", "opt:no")
            labels = {"opt:no": text("No, thanks"), "opt:later": text("Later")}
            dimmed = {"opt:later": text("It is late.")}
            yield Together(
                tuple(
                    Ask(seat, "give", text("Give?"), options, shows=shows, labels=labels, dimmed=dimmed)
                    for seat in (0, 1)
                )
            )

    return Running(Asking(new().rules.state))


def test_ones_own_question_is_complete() -> None:
    game = asking("seat")

    (mine,) = questions(game.position, 0).mine

    assert (mine.seat, mine.kind, mine.options, mine.sizes) == (0, "give", ("card:red1#0", "opt:no"), (1,))
    assert mine.id == game.position.ask_id(0)
    assert str(mine.labels["opt:no"]) == "No, thanks"
    assert mine.given is None


def test_what_cannot_be_picked_has_a_name_and_a_reason_for_whoever_is_asked() -> None:
    (mine,) = questions(asking("options").position, 0).mine

    assert str(mine.labels["opt:later"]) == "Later"
    assert {option: str(why) for option, why in mine.dimmed.items()} == {"opt:later": "It is late."}


def test_ones_own_answer_is_shown_until_the_question_closes() -> None:
    game = asking("window")

    game.take(Answer(0, ("opt:no",)))

    assert questions(game.position, 0).mine[0].given == ("opt:no",)
    assert questions(game.position, 0).mine[0].window
    assert "given" not in msgspec.to_builtins(questions(game.position, 1))["mine"][0]


@pytest.mark.parametrize("audience", [1, 2, TABLE])
def test_a_question_that_shows_its_options_shows_all(audience: int | str) -> None:
    anna, ben = questions(asking("options").position, audience).waiting

    assert (anna.seat, ben.seat) == (0, 1)
    assert anna.options == ("card:red1#0", "opt:no")
    assert {option: str(label) for option, label in anna.labels.items()} == {"opt:no": "No, thanks"}  # and no more


@pytest.mark.parametrize("audience", [1, 2, TABLE])
def test_a_question_that_shows_its_seat_shows_nothing_more(audience: int | str) -> None:
    waiting = questions(asking("seat").position, audience).waiting

    assert [item.seat for item in waiting] == [0, 1]
    assert all(item.options == () and item.labels == {} for item in waiting)


@pytest.mark.parametrize("shows", ["options", "seat"])
def test_who_has_answered_is_no_longer_waited_for(shows: Shows) -> None:
    game = asking(shows)

    game.take(Answer(0, ("opt:no",)))

    assert [item.seat for item in questions(game.position, 2).waiting] == [1]


@pytest.mark.parametrize("audience", [2, TABLE])
def test_a_window_shows_only_that_it_is_open(audience: int | str) -> None:
    game = asking("window")
    before = questions(game.position, audience)

    assert [(item.seat, item.options, item.labels) for item in before.waiting] == [(None, (), {})]
    game.take(Answer(1, ("opt:no",)))
    assert questions(game.position, audience) == before


@pytest.mark.parametrize("audience", [2, TABLE])
def test_a_question_for_nobody_else_is_not_shown(audience: int | str) -> None:
    assert questions(asking("nobody").position, audience).waiting == []
    assert questions(asking("nobody").position, audience).mine == []


def test_nobody_sees_anothers_question_as_their_own() -> None:
    game = until(new(), "before_total")

    for audience in (0, 1, 2, TABLE):
        assert all(mine.seat == audience for mine in questions(game.position, audience).mine)


def test_the_moderator_sees_every_question() -> None:
    assert [mine.seat for mine in questions(asking("nobody").position, MODERATOR).mine] == [0, 1]
