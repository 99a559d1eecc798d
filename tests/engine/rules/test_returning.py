"""A return to an earlier question: which piles were touched, by what everybody can count, and how they lie then."""

import msgspec

from bsg.engine import BSG
from bsg.engine.scenario import Play, Scenario
from bsg.kernel import Position, render
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
    before = {pile.name: list(pile.draw) for pile in play.rules.face_down()}
    rest = msgspec.to_builtins(play.state.players)

    play.rules.shuffle_again(("civilians", "destination", "allies"))

    now = {pile.name: list(pile.draw) for pile in play.rules.face_down()}
    assert {name for name in now if now[name] != before[name]} == {"civilians", "destination", "allies"}
    assert {name: sorted(cards) for name, cards in now.items()} == {n: sorted(cards) for n, cards in before.items()}
    assert msgspec.to_builtins(play.state.players) == rest


def test_a_game_master_sees_all_that_lies_face_down_the_next_first() -> None:
    """Of every component: what seats hold, what nobody sees, and nothing that lies open."""
    scenario = nebula_table().crises("Prison Labor").destiny("Repair 1", "Repair 2")
    play = scenario.start()
    state, part = play.state, part_of(play)

    piles = [(render(pile.label), list(pile.things)) for pile in BSG.hidden(play.position)]

    shown = dict(piles)
    assert len(shown) == len(piles)
    for seat, player in enumerate(state.players):
        assert shown.get(f"seat:{seat}: hand", []) == [f"card:{card}" for card in player.hand]
        assert shown[f"seat:{seat}: loyalty"] == [f"loyalty:{card}" for card in player.loyalty]
        assert shown.get(f"seat:{seat}: trauma tokens", []) == [f"token:{token}" for token in part.trauma[seat]]
    assert shown["seat:0: hand"]
    assert any(part.trauma)
    on_allies = [cards for label, cards in piles if label.startswith("Trauma token: ally:")]
    assert sorted(on_allies) == sorted([f"token:{ally.token}"] for ally in part.allies)
    assert shown["Crisis"] == [f"crisis:{card}" for card in reversed(state.crisis.draw)]
    assert shown["Destiny"][:2] == ["card:repair-1", "card:repair-2"]
    assert shown["Civilian ships to come"] == [f"civilian:{face}" for face in reversed(state.civilian_pile)]
    assert shown["Allies to come"] == [f"ally:{card}" for card in reversed(part.ally_deck)]
    assert sorted(shown["Trauma tokens left"]) == sorted(f"token:{token}" for token in part.pool)
    assert sum(len(cards) for label, cards in piles if label.endswith(" cards")) == sum(
        len(deck.draw) for deck in state.skills.values()
    )
    there = [ship.face for area in state.areas.values() for ship in area.civilians]
    assert sum(len(cards) for label, cards in piles if label.startswith("Civilian ships:")) == len(there)
    assert all(BSG.name_of(thing) is not None for _, things in piles for thing in things)
