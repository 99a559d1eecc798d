"""A return to an earlier question: which piles were touched, by what everybody can count, and how they lie then."""

import msgspec

from bsg.engine import BSG
from bsg.engine.scenario import Play, Scenario
from bsg.kernel import Position
from tests.engine.variants.ionian_nebula.tables import nebula_table, part_of


def as_it_is(play: Play) -> Position:
    whole = play.position.whole()
    return BSG.position(whole, list(play.position.open), 0)


def test_a_pile_is_touched_when_its_number_is_another_one_also_of_ships() -> None:
    play = Scenario("adama", "roslin", "boomer").start()
    before = as_it_is(play)
    assert BSG.touched(before, as_it_is(play)) == ()

    play.state.crisis.draw.pop()
    play.state.civilian_pile.pop()
    play.state.quorum_hand.append("inspirational-speech")

    assert set(BSG.touched(before, as_it_is(play))) == {"crisis", "civilians"}


def test_allies_to_come_are_such_a_pile() -> None:
    play = nebula_table().start()
    before = as_it_is(play)

    part_of(play).ally_deck.pop()

    assert BSG.touched(before, as_it_is(play)) == ("allies",)


def test_only_those_are_shuffled_and_hold_what_they_held() -> None:
    play = nebula_table().start()
    before = {name: list(cards) for name, cards in play.rules.face_down().items()}
    rest = msgspec.to_builtins(play.state.players)

    play.rules.shuffle_again(("civilians", "destination", "allies"))

    now = play.rules.face_down()
    assert {name for name in now if now[name] != before[name]} == {"civilians", "destination", "allies"}
    assert {name: sorted(cards) for name, cards in now.items()} == {n: sorted(cards) for n, cards in before.items()}
    assert msgspec.to_builtins(play.state.players) == rest
