"""R8, R9: the frame of crisis cards, in which order things happen, who is bound by them, and what breaks in."""

import pytest

from bsg.engine.box import rules_for
from bsg.engine.places import DAMAGEABLE
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Team
from bsg.kernel import TABLE, Audience
from tests.engine.covering import covers
from tests.engine.helpers import TIGH, ZAREK, Position, changes, draw_crisis, icon, position, table, with_hands
from tests.engine.space import FRONT, sky

# ── the frame ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("audience", [ZAREK, TIGH, TABLE])
def test_everybody_sees_the_crisis_that_was_drawn(audience: Audience) -> None:
    """R8.2: its text, its icons and who drew it"""
    play = with_hands(table()).crisis("Riots 2").to("crisis_choice")

    seen = view(play.position, audience)["crisis"]

    assert (seen.card, seen.drawer, seen.activate, seen.jump) == ("crisis:riots-2", ZAREK, "basestars", True)
    assert [box.kind for box in seen.boxes] == ["choice"]


@pytest.mark.parametrize(
    ("card", "box", "discarded", "kept", "route"),
    [
        ("Prison Labor", "fail", ["prison-labor"], [], []),
        ("Detector Sabotage", "pass", ["detector-sabotage"], [], []),
        ("Detector Sabotage", "fail", [], ["crisis:detector-sabotage"], []),
        ("Legendary Discovery", "fail", ["legendary-discovery"], [], []),
        ("Legendary Discovery", "pass", [], [], ["crisis:legendary-discovery"]),
    ],
)
@covers("{card}")
def test_a_card_is_discarded_unless_it_says_where_it_goes(
    card: str, box: str, discarded: list[str], kept: list[str], route: list[str]
) -> None:
    """R8.8"""
    state = draw_crisis(table(), card, box).finish().state

    assert (state.crisis.discard, state.kept, state.route) == (discarded, kept, route)
    assert state.crises == []


def asked(play: Play) -> list[tuple[int, str]]:
    """Everybody answers by default: who was asked what, in this order."""
    questions = []
    while not play.over:
        questions.append((play.ask.seat, play.ask.kind))
        play.answer(*play.ask.fallback)
    return questions


def test_a_check_in_an_option_is_made_like_any_other() -> None:
    """R7.46, R8.19: the same questions, in the same order; and Destiny adds its cards."""
    seats = ("zarek", "boomer", "chief", "adama")

    def dealt() -> Scenario:
        scenario = Scenario(*seats).destiny("Launch Scout 1", "Consolidate Power 1")
        scenario.hand(0, "Consolidate Power 2").hand(1, "Scientific Research 3").hand(2, "Declare Emergency 3")
        return scenario.hand(3, "Executive Order 1")

    in_an_option = dealt().crisis("Water Sabotaged").to("crisis_choice").answer("opt:0")
    by_itself = dealt().crisis("Prison Labor")

    assert asked(in_an_option) == asked(by_itself)
    assert "The cards: Consolidate Power 1, Launch Scout 1." in in_an_option.said


@covers("Rescue Mission")
def test_an_admiral_who_is_the_current_player_chooses_about_himself() -> None:
    """R8.23"""
    scenario = table().turn_of(TIGH)
    before = position(scenario.state)

    play = scenario.crisis("Rescue Mission").to("crisis_choice")
    assert play.asked == [(TIGH, "crisis_choice")]
    play.answer("opt:0").finish()

    assert changes(before, play.state) == {"morale": -1, "tigh at": "sickbay", "jump": 1}


TWO = "consolidate-power-2"


def test_the_windows_of_a_crisis_open_in_their_order() -> None:
    """T3.1: Baltar draws; the others have something to say at every point, and cards for it."""
    scenario = Scenario("baltar", "starbuck", "helo", "boomer", "chief", "adama", set="exodus").jump(1)
    scenario.destiny("Repair 1", "Executive Order 1").ships(FRONT, raiders=1).rolls(1)
    scenario.hand(1, "Strategic Planning 3", "Red Tape 0").hand(3, "Scientific Research 3", "Establish Network 0")
    scenario.hand(4, *["Consolidate Power 2"] * 5).hand(5, "Declare Emergency 3")

    added = {1: ["card:red-tape-0#0"], 3: ["card:establish-network-0#0"], 4: [f"card:{TWO}#{n}" for n in range(5)]}

    play = scenario.crisis("Mysterious Guide")
    order = []
    while not play.over:
        seat, kind = play.ask.seat, play.ask.kind
        order.append((seat, kind) if kind == "ability" else kind)
        if kind == "contribute":
            play.answer(*added.get(seat, []))
        else:
            play.answer(*(("opt:0",) if kind == "crisis_choice" else play.ask.fallback))

    windows = list(dict.fromkeys(order))
    assert windows == [
        "new_crisis",  # W10: Secret Destiny
        "draw",  # W11: Delusional Intuition
        "crisis_choice",
        (2, "ability"),  # W12: Moral Compass
        (3, "ability"),  # W13: Mysterious Intuition
        "before_cards",  # W14
        "contribute",
        (4, "ability"),  # W15: Blind Devotion
        "check_ability",  # W17
        "after_total",  # W18
        (5, "ability"),  # W19: Command Authority
        "before_roll",  # the activation
    ]
    heard = ["Crisis:", "The cards:", "The total is", "The check", "The Cylons activate"]
    when = [next(n for n, words in enumerate(play.said) if words.startswith(start)) for start in heard]
    assert when == sorted(when)


# ── Cylon players ───────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Cylon Screenings")
def test_what_each_player_discards_does_not_bind_a_cylon_player() -> None:
    """R8.11"""
    scenario = with_hands(table()).cylon(TIGH)
    before = position(scenario.state)

    play = draw_crisis(scenario, "Cylon Screenings", option=1).to("discard")
    assert next(ask.sizes for ask in play.running.owed if ask.seat == TIGH) == (0, 2)
    play.answer(seat=TIGH).finish()

    assert changes(before, play.state) == {"zarek holds": -2, "roslin holds": -2}


@pytest.mark.parametrize(
    ("card", "changed"),
    [("Terrorist Bomber", {"morale": -1}), ("Cylon Accusation", {}), ("Unexpected Reunion", {"morale": -1})],
)
@covers("{card}")
def test_a_cylon_player_ignores_what_a_failed_check_would_do_to_him(card: str, changed: Position) -> None:
    """R7.47: the fleet is hit, he himself is not; by default he keeps his cards."""
    scenario = with_hands(table()).cylon(ZAREK)
    before = position(scenario.state)

    play = draw_crisis(scenario, card, "fail").finish()

    assert changes(before, play.state) == changed | icon(card)


# ── what breaks in ──────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Network Computers")
def test_a_jump_in_the_middle_of_a_crisis_comes_at_once() -> None:
    """R29.6, R15.17: the raiders that the card would have activated are left behind; its jump icon counts anew."""
    scenario = table().ships(FRONT, raiders=3).jump(4).destinations("Barren Planet", "Barren Planet")

    play = draw_crisis(scenario, "Network Computers", "pass", 0).finish()

    assert play.said.index("The fleet jumps.") < play.said.index("The Cylons activate their raiders.")
    assert sky(play.state) == {}
    assert (play.state.jump, play.state.damaged) == (1, [])


@covers("Airlock Leak")
def test_the_end_of_the_game_stops_everything() -> None:
    """R29.6, R30.3: the sixth damage comes before the current player would be hurt."""
    scenario = Scenario("zarek", "tigh", "roslin", set="exodus").boarding(1)
    scenario.damaged(*(place for place in DAMAGEABLE if place != Place.COMMAND)).damage_tokens("command")
    scenario.destiny("Consolidate Power 1", "Consolidate Power 1")

    play = scenario.crises("Airlock Leak").start().finish()

    assert play.state.winner == Team.CYLONS
    assert play.state.players[ZAREK].place == Place.ADMINISTRATION
    assert play.state.boarding == [1, 0, 0, 0]  # nor are the heavy raiders and centurions activated


# ── super crises ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cards", ["base", "exodus"])
def test_without_the_cylon_fleet_the_assault_is_massive_and_nobody_fights_blind(cards: str) -> None:
    """R9.7"""
    scenario = Scenario("zarek", "tigh", "roslin", set=cards)

    deck = rules_for(scenario.state.options)(scenario.state).super_crisis_deck()

    assert deck.count("massive-assault") == 1
    assert "fighting-blind" not in deck
    assert sorted(scenario.state.super_crisis.draw) == sorted(deck)
    assert len(deck) == {"base": 5, "exodus": 7}[cards]
