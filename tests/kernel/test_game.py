"""A game is its options, its key and its journal: determinism, restoring, refusals, changing and taking back."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bsg.kernel import (
    Answer,
    Ask,
    Entry,
    Flow,
    Illegal,
    NotAllowed,
    Order,
    Refused,
    Running,
    Stale,
    TakeBack,
    live,
    text,
)
from tests.kernel.toy import KEY, TOY, Toy, ToyRules, new, play_out, some_answer, until
from tests.services import ROOT

PRINTS_DIGESTS = """
from tests.kernel.toy import new, play_out
for options in ({}, {"players": 5, "famine": True}, {"quick": True}):
    game = new(**options)
    play_out(game)
    print(game.digest(), game.saved.hex())
"""


def replay(journal: list[Entry], **options: Any) -> Running[ToyRules]:
    game = new(**options)
    for _, entry in live(journal):
        game.take(entry)
    return game


def ids(game: Running[ToyRules]) -> list[str]:
    return [game.position.ask_id(seat) for seat in game.open]


@pytest.mark.parametrize("options", [{}, {"players": 6}, {"famine": True}, {"quick": True}])
def test_the_same_key_and_journal_give_the_same_game(options: dict[str, Any]) -> None:
    game = new(**options)
    journal = play_out(game)

    again = replay(journal, **options)

    assert again.over
    assert again.digest() == game.digest()
    assert msgspec.json.encode(again.rules.state) == msgspec.json.encode(game.rules.state)


def test_another_key_gives_another_game() -> None:
    assert new(key="11" * 32).rules.state.deck != new().rules.state.deck


def test_two_processes_with_different_hash_seeds_agree_on_every_byte() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", PRINTS_DIGESTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }

    assert len(said) == 1
    assert len(said.pop().splitlines()) == 3


@pytest.mark.parametrize("options", [{"famine": True}, {"players": 4}])
def test_checkpoint_and_entries_since_restore_the_game_at_every_entry(options: dict[str, Any]) -> None:
    game = new(**options)
    seat_of_orders = 2
    game.take(Order(seat_of_orders, "pass:before_total"))
    salt = 0

    while not game.over:
        restored = TOY.restore(game.saved, game.since)

        assert restored.digest() == game.digest()
        assert restored.open == game.open
        assert restored.saved == game.saved
        assert [restored.position.ask_id(seat) for seat in restored.open] == [
            game.position.ask_id(seat) for seat in game.open
        ]
        assert [restored.may_take_back(seat) for seat in range(3)] == [game.may_take_back(seat) for seat in range(3)]
        salt += 1
        game.take(some_answer(game.owed[0], salt))


def test_a_checkpoint_is_one_turn_old_at_most() -> None:
    game = new()
    for _ in range(60):
        game.take(some_answer(game.owed[0], 0))

        assert len(game.since) < 14


BAD = {
    "not asked": (Answer(2, ("opt:yes",)), NotAllowed),
    "no such seat": (Answer(9, ("opt:yes",)), NotAllowed),
    "too few": (Answer(0, ()), Illegal),
    "too many": (Answer(0, ("opt:yes", "opt:no")), Illegal),
    "outside the options": (Answer(0, ("opt:maybe",)), Illegal),
    "the same twice": (Answer(0, ("opt:yes", "opt:yes")), Illegal),
    "no such order": (Order(0, "win"), Illegal),
    "order of nobody": (Order(9, "pass:before_total"), Illegal),
}


@pytest.mark.parametrize(("entry", "kind"), BAD.values(), ids=BAD.keys())
def test_a_refused_entry_leaves_no_trace(entry: Answer | Order, kind: type[Refused]) -> None:
    game = new()
    before = game.digest(), dict(game.open), dict(game.given), list(game.since), game.final, list(game.rules.told)

    with pytest.raises(kind) as refused:
        game.take(entry)

    assert (game.digest(), dict(game.open), dict(game.given), list(game.since), game.final, game.rules.told) == before
    assert str(refused.value.words).endswith(".")
    game.take(Answer(0, ("opt:yes",)))


def test_a_refusal_inside_a_rule_is_a_fault_of_the_rule() -> None:
    class Faulty(ToyRules):
        def rest(self) -> Flow[None]:
            raise Illegal("too late")
            yield

    game = Running(Faulty(new().rules.state))

    with pytest.raises(RuntimeError, match="after its question was closed"):
        game.take(Answer(0, ("opt:no",)))


def test_an_answer_may_be_changed_until_the_question_closes() -> None:
    game = until(new(), "before_total")
    first, *others = game.open.values()

    game.take(Answer(first.seat, first.options[:1]))
    game.take(Answer(first.seat, ()))

    assert game.owed == others
    assert game.given == {first.seat: ()}
    played = [game.take(Answer(ask.seat, ())) for ask in others]
    assert not any("helps" in str(event.text) for events in played for event in events)


def test_answers_are_heard_in_asking_order_whoever_was_first() -> None:
    journal: list[list[str]] = []
    for turned in (False, True):
        game = until(new(), "before_total", salt=0)
        asks = [ask for ask in game.open.values() if ask.options]
        rest = [ask for ask in game.open.values() if not ask.options]
        assert len(asks) > 1
        for ask in rest:
            game.take(Answer(ask.seat, ()))
        for ask in reversed(asks) if turned else asks:
            events = game.take(Answer(ask.seat, ask.options[:1]))
        journal.append([str(event.text) for event in events])

    assert journal[0] == journal[1]


def test_picks_come_in_the_order_of_the_options_unless_their_order_matters() -> None:
    ask = Ask(0, "pick", text("Pick."), ("opt:a", "opt:b", "opt:c"), (2,))

    assert ask.checked(("opt:c", "opt:a")) == ("opt:a", "opt:c")
    assert msgspec.structs.replace(ask, ordered=True).checked(("opt:c", "opt:a")) == ("opt:c", "opt:a")


@pytest.mark.parametrize(
    ("sizes", "words"),
    [
        ((2,), "Pick exactly 2, not 1."),
        ((2, 3), "Pick 2 to 3, not 1."),
        ((0, 2, 3), "Pick one of these numbers: 0, 2, 3; not 1."),
    ],
)
def test_a_wrong_number_of_picks_is_told_which_is_right(sizes: tuple[int, ...], words: str) -> None:
    ask = Ask(0, "pick", text("Pick."), ("opt:a", "opt:b", "opt:c"), sizes)

    with pytest.raises(Illegal) as refused:
        ask.checked(("opt:a",))

    assert str(refused.value.words) == words


def test_every_question_has_a_lawful_fallback() -> None:
    game = new(players=4)

    while not game.over:
        ask = game.owed[0]
        assert ask.checked(ask.fallback) == ask.fallback
        game.take(Answer(ask.seat, ask.fallback))


def test_a_standing_order_is_not_asked_again_until_it_is_withdrawn() -> None:
    game = new()
    game.take(Order(1, "pass:before_total"))
    while not game.over and game.rules.state.turn < 4:
        assert not any(ask.seat == 1 and ask.kind == "before_total" for ask in game.open.values())
        game.take(some_answer(game.owed[0], 0))

    game.take(Order(1, "pass:before_total", on=False))
    until(game, "before_total", salt=0)

    assert 1 in game.open


def test_ask_ids_are_opaque_and_go_stale() -> None:
    game = until(new(), "before_total")
    ids = {seat: game.position.ask_id(seat) for seat in game.open}
    assert len(set(ids.values())) == len(ids)
    assert all(len(name) == 16 for name in ids.values())

    seat = game.owed[0].seat
    assert game.answering(seat, ids[seat]).seat == seat
    other = next(s for s in ids if s != seat)
    with pytest.raises(Stale):
        game.answering(seat, ids[other])
    for ask in list(game.owed):
        game.take(Answer(ask.seat, ()))

    for seat, name in ids.items():
        with pytest.raises(Stale):
            game.answering(seat, name)


def test_a_question_asked_again_after_a_take_back_has_a_new_name() -> None:
    game = new()
    before = game.position.ask_id(0)

    game.position.branch = 7

    assert game.position.ask_id(0) != before


def take(game: Running[ToyRules], *picks: str) -> None:
    game.take(Answer(game.owed[0].seat, picks))


def test_an_answer_can_be_taken_back_until_something_was_drawn_or_learned() -> None:
    game = new()
    assert not game.may_take_back(0)

    take(game, "opt:no")
    assert game.may_take_back(0)
    assert not game.may_take_back(1)
    take(game, "opt:yes")
    assert game.may_take_back(0)
    take(game, "opt:yes")
    assert not game.may_take_back(0), "the crisis was drawn"

    scouting = new()
    take(scouting, "opt:yes")
    assert not scouting.may_take_back(0), "the top card was seen"


def test_anothers_answer_ends_taking_back_but_anothers_order_is_not_noticed() -> None:
    game = new()
    take(game, "opt:no")
    game.take(Order(2, "pass:before_total"))
    assert game.may_take_back(0)
    game.take(Order(0, "pass:before_total"))
    assert not game.may_take_back(0)

    checked = until(new(), "contribute")
    seat = checked.owed[0].seat
    take(checked)
    assert checked.may_take_back(seat)
    take(checked)
    assert not checked.may_take_back(seat)


def test_an_answer_in_an_open_question_is_changed_not_taken_back() -> None:
    game = until(new(), "before_total")
    seat = game.owed[0].seat

    game.take(Answer(seat, ()))

    assert not game.may_take_back(seat)


def test_who_has_answered_in_a_window_does_not_show_in_what_can_be_taken_back() -> None:
    """H47"""
    game = until(new(), "contribute")
    while "contribute" in {ask.kind for ask in game.open.values()}:
        seat = game.owed[0].seat
        take(game)
    first, *rest = (other for other in game.open if other != seat)
    assert rest, "the window stays open"
    assert game.may_take_back(seat)

    game.take(Answer(first, ()))
    game.take(Answer(first, game.open[first].options[:1]))

    assert game.may_take_back(seat)
    assert not game.may_take_back(first)
    game.take(Answer(seat, ()))
    assert not game.may_take_back(seat), "that answer can be changed"


def test_a_take_back_returns_to_the_position_before() -> None:
    game = new()
    take(game, "opt:no")
    before = game.digest()
    journal: list[Entry] = [Answer(0, ("opt:no",)), Answer(0, ("opt:yes",)), TakeBack(0, to=1)]

    assert replay(journal).digest() == before
    assert replay([*journal, Answer(0, ("opt:no",))]).digest() != before


def test_live_entries_are_those_no_take_back_has_left_behind() -> None:
    a, b, c = (Answer(0, (pick,)) for pick in ("opt:a", "opt:b", "opt:c"))
    mine, others = Order(0, "pass"), Order(1, "pass")

    assert live([a, b, c]) == [(1, a), (2, b), (3, c)]
    assert live([a, b, TakeBack(0, 1), c]) == [(1, a), (4, c)]
    assert live([a, b, TakeBack(0, 1), c, TakeBack(0, 0)]) == []
    assert live([a, b, c, TakeBack(0, 2), b, TakeBack(0, 1), a]) == [(1, a), (7, a)]
    assert live([a, b, mine, others, TakeBack(0, 1)]) == [(1, a), (4, others)]
    assert live([b, TakeBack(0, 8), c], start=9) == [(11, c)]


def test_a_game_can_return_to_what_was_taken_back() -> None:
    a, b, c = (Answer(0, (pick,)) for pick in ("opt:a", "opt:b", "opt:c"))
    early, late = Order(1, "pass"), Order(1, "pass", on=False)

    assert live([a, b, TakeBack(0, 1), c, TakeBack(0, 2)]) == [(1, a), (2, b)]
    assert live([a, b, TakeBack(0, 1), c, TakeBack(0, 3)]) == [(1, a)], "the position after a take-back is one, too"
    assert live([a, early, b, TakeBack(0, 1), c, late, TakeBack(0, 3)]) == [(1, a), (2, early), (3, b), (6, late)]


def test_numbers_are_never_used_again() -> None:
    answer = Answer(0, ())

    assert live([answer, TakeBack(0, 0), answer, TakeBack(0, 0), answer]) == [(5, answer)]


@pytest.mark.parametrize(
    "act",
    [lambda g: g.take(Answer(0, ("opt:yes",))), lambda g: g.take(Order(1, "pass:before_total"))],
    ids=["answer", "order"],
)
def test_the_digest_tells_positions_apart(act: Callable[[Running[ToyRules]], object]) -> None:
    game = new()
    before = game.digest()

    act(game)

    assert game.digest() != before


def test_entries_go_through_json() -> None:
    entries: list[Entry] = [Answer(0, ("opt:yes",)), Order(1, "pass", on=False), TakeBack(2, 5)]

    assert msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry]) == entries


def test_options_are_completed_or_refused() -> None:
    assert TOY.check_options({"players": 4}) == {"players": 4, "quick": False, "famine": False}
    wrongs: list[Any] = [{"players": 9}, {"players": "many"}, {"colour": 1}, []]
    for wrong in wrongs:
        with pytest.raises(Illegal):
            Toy().check_options(wrong)


def test_set_up_is_told_before_the_first_answer() -> None:
    assert str(new(KEY).rules.told[0].text) == "The fleet sets out."
