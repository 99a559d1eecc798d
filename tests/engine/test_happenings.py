"""What happens is told as data, too: everywhere, in declared kinds, to who hears the words, and with no secret more."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial, reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bsg.bots import simulation
from bsg.engine import BSG
from bsg.engine.exodus.happenings import (
    CylonShipsDestroyed,
    CylonShipsGone,
    DestinyDiscarded,
    NukeGained,
    OfferImpossible,
)
from bsg.engine.happenings.checks import Attack, CardsAdded, CardsRevealed, CheckDecided, Rolled
from bsg.engine.happenings.combat import Boarded, GalacticaDamaged, NukeGivenUp
from bsg.engine.happenings.crises import CardShuffledIn, CrisisDrawn, CrisisReplaced, Looked
from bsg.engine.happenings.fleet import Arrived, DialMoved, Jumped, Travelled
from bsg.engine.happenings.loyalty import MugshotsCompared
from bsg.engine.happenings.offices import QuorumIdle, Sent, TitlePassed
from bsg.engine.happenings.ships import CivilianDestroyed, CivilianRevealed, ShipsFlew, ViperDamaged, VipersReturned
from bsg.engine.happenings.skills import Drew, DrewCards
from bsg.engine.happenings.turns import GameEnded, Named
from bsg.engine.rules.core import Core
from bsg.engine.scenario import Play
from bsg.engine.variants.cylon_fleet.happenings import AreaNuked, NukeWasted
from bsg.engine.variants.ionian_nebula.happenings import (
    AreaCleared,
    CenturionsDrivenBack,
    Condemned,
    NobodyTried,
)
from bsg.engine.vocabulary import Activation, Ending, Outcome, Place, Skill, Team, thing_of
from bsg.kernel import Event, Happening, Text, What, heard, text
from tests.engine.cards import test_attacks, test_crises_choices, test_quorum_cards, test_ship_destinations
from tests.engine.characters import test_pilot_abilities, test_pilots
from tests.engine.exodus import (
    test_crises_in_detail,
    test_turns,
)
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, adds, table
from tests.engine.records import RECORDS
from tests.engine.space import BOOMER, activate, battle, raiders
from tests.engine.test_hidden_rows import ROWS
from tests.engine.variants.cylon_fleet import test_titles
from tests.engine.variants.ionian_nebula import test_allies, test_trial

ENGINE = Path(__file__).resolve().parents[2] / "bsg" / "engine"
THROWAWAY = Path(__file__).parent / "boxes" / "throwaway"
KINDS = BSG.happenings()
ANY_KIND: Any = reduce(or_, KINDS)
TELL = Core.tell

# What no recorded game and no table of T1 shows, and who shows it.
RARE: dict[type[Happening], Callable[[], None]] = {
    AreaCleared: test_allies.test_leoben_destroys_every_cylon_ship_in_an_area,
    AreaNuked: test_titles.test_a_nuke_goes_off_in_an_empty_area_too,
    CardShuffledIn: test_attacks.test_if_the_fleet_jumps_first_the_pursuit_is_shuffled_into_the_crisis_deck,
    CenturionsDrivenBack: test_allies.test_anders_drives_every_centurion_one_space_back,
    Condemned: test_trial.test_the_president_may_have_to_choose_herself,
    CrisisReplaced: test_pilots.test_starbuck_may_have_anybodys_crisis_discarded_for_another_one,
    CylonShipsDestroyed: test_crises_in_detail.test_genocide_destroys_every_cylon_ship_but_no_centurion,
    CylonShipsGone: test_crises_in_detail.test_a_beacon_clears_one_area_of_the_current_players_choice,
    DestinyDiscarded: test_crises_in_detail.test_the_current_player_may_search_the_destiny_deck_and_nobody_else_sees_it,
    MugshotsCompared: test_quorum_cards.test_mugshots_show_nothing_of_a_cylon_player,
    NobodyTried: partial(test_trial.test_two_or_fewer_count_for_nothing, ()),
    NukeGained: test_turns.test_what_was_spent_can_be_built_again,
    NukeWasted: test_titles.test_a_nuke_goes_off_in_an_empty_area_too,
    NukeGivenUp: test_crises_choices.test_the_last_nuke_can_be_spent_on_a_cylon_detector,
    OfferImpossible: test_crises_in_detail.test_the_admiral_is_not_offered_a_look_that_nobody_may_take,
    QuorumIdle: test_pilot_abilities.test_a_card_that_cannot_be_carried_out_is_discarded_without_effect,
    VipersReturned: test_ship_destinations.test_at_ragnar_up_to_three_vipers_and_a_raptor_come_back,
}


# ── in the code ─────────────────────────────────────────────────────────────────────────────────────────────────────


def without_data(source: str) -> Iterator[int]:
    """Lines where `tell` is called with words and without data for the same ears."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            words = dict(zip(("words", "private", "reveals"), node.args, strict=False))
            named = words | {keyword.arg: keyword.value for keyword in node.keywords}
            spread = None in named or any(isinstance(arg, ast.Starred) for arg in node.args)
            public = not (isinstance(named.get("words"), ast.Constant) and named["words"].value is None)
            if spread or public != ("what" in named) or ("private" in named) != ("learned" in named):
                yield node.lineno


@pytest.mark.parametrize("path", sorted([*ENGINE.rglob("*.py"), *THROWAWAY.glob("*.py")]), ids=lambda path: path.stem)
def test_whatever_is_told_is_told_as_data_too(path: Path) -> None:
    assert list(without_data(path.read_text())) == []


@pytest.mark.parametrize(
    "code",
    [
        "self.tell(words)",
        "rules.tell(words, reveals='H1')",
        "self.tell(words, {seat: mine}, what=Drew(seat, skills))",
        "self.tell(words, private={seat: mine}, what=Drew(seat, skills))",
        "self.tell(words, what=Drew(seat, skills), learned={seat: DrewCards(seat, cards)})",
        "self.tell(None, {seat: mine})",
        "self.tell(None, {seat: mine}, what=Drew(seat, skills), learned={seat: DrewCards(seat, cards)})",
        "self.tell(*both, what=Drew(seat, skills))",
        "self.tell(words, **more)",
    ],
)
def test_words_without_data_for_the_same_ears_are_found(code: str) -> None:
    assert list(without_data(code)) == [1]


@pytest.mark.parametrize(
    "code",
    [
        "self.tell(words, reveals='H1', what=Drew(seat, skills))",
        "self.tell(words, {seat: mine}, what=Drew(seat, skills), learned={seat: DrewCards(seat, cards)})",
        "self.tell(None, {seat: mine}, learned={seat: DrewCards(seat, cards)})",
    ],
)
def test_words_with_their_data_are_in_order(code: str) -> None:
    assert list(without_data(code)) == []


# ── in games ────────────────────────────────────────────────────────────────────────────────────────────────────────

Story = list[Event]  # what happened at one table, in order


def stories_of(play: Callable[[], object]) -> list[Story]:
    """All that is told meanwhile, table by table."""
    told: dict[int, tuple[Core, Story]] = {}

    def tell(rules: Core, *args: Any, **named: Any) -> None:
        TELL(rules, *args, **named)
        told.setdefault(id(rules), (rules, []))[1].append(rules.told[-1])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Core, "tell", tell)
        play()
    return [story for _, story in told.values()]


@pytest.fixture(scope="module")
def recorded() -> list[Story]:
    games = [simulation.read(path) for path in sorted(RECORDS.glob("*.json.gz"))]
    return stories_of(lambda: [simulation.replay(game) for game in games])


@pytest.fixture(scope="module")
def tables_of_t1() -> list[Story]:
    return stories_of(lambda: [row.one().heard() for row in ROWS.values()])


@pytest.fixture(scope="module")
def rare() -> dict[type[Happening], list[Story]]:
    return {kind: stories_of(play) for kind, play in RARE.items()}


@pytest.fixture(scope="module")
def stories(recorded: list[Story], tables_of_t1: list[Story], rare: dict[type[Happening], list[Story]]) -> list[Story]:
    return [*recorded, *tables_of_t1, *(story for several in rare.values() for story in several)]


def data_of(event: Event) -> list[What]:
    return [*([event.what] if event.what else []), *event.learned.values()]


def typed(what: What) -> Happening:
    """As it comes out of the database, in the kind that it says it is; not a bit of it may be otherwise."""
    happening: Happening = msgspec.json.decode(msgspec.json.encode(what), type=ANY_KIND)
    return happening


def kinds_in(stories: list[Story]) -> set[type[Happening]]:
    return {type(typed(what)) for story in stories for event in story for what in data_of(event)}


def test_who_hears_words_hears_data_and_nobody_else_does(stories: list[Story]) -> None:
    for event in (event for story in stories for event in story):
        assert (event.what is None) == (event.text is None), event
        assert event.learned.keys() == event.private.keys(), event


def test_all_data_is_of_a_declared_kind_to_the_letter(stories: list[Story]) -> None:
    for what in (what for story in stories for event in story for what in data_of(event)):
        assert msgspec.json.encode(typed(what)) == msgspec.json.encode(what)


def test_every_kind_happens(
    recorded: list[Story], tables_of_t1: list[Story], rare: dict[type[Happening], list[Story]]
) -> None:
    often = kinds_in([*recorded, *tables_of_t1])

    assert set(KINDS) - often == RARE.keys()
    assert [kind.__name__ for kind, told in rare.items() if kind not in kinds_in(told)] == []


# ── no secret more ──────────────────────────────────────────────────────────────────────────────────────────────────

FACES = ("card", "crisis", "super", "quorum", "destination", "loyalty", "civilian", "token")  # can be hidden


def named_in(value: Any) -> set[str]:
    """Typed names in words or data."""
    if isinstance(value, Text):
        return named_in(list(value.args.values()))
    if isinstance(value, dict):
        return named_in([*value, *value.values()])
    if isinstance(value, list | tuple):
        return {name for item in value for name in named_in(item)}
    return {value} if isinstance(value, str) and ":" in value else set()


def things_in(words: Text | None) -> set[str]:
    return {thing_of(name) for name in named_in(words)}


def faces_in(what: What | None) -> set[str]:
    return {thing_of(name) for name in named_in(what) if name.partition(":")[0] in FACES}


def says_more(story: Story) -> list[str]:
    """What data names and the words do not: neither those for the same ears nor earlier ones for everybody."""
    known: set[str] = set()
    more = []
    for event in story:
        known |= things_in(event.text)
        more += [f"{event.text}: {face}" for face in faces_in(event.what) - known]
        for seat, words in event.private.items():
            more += [f"{words}: {face}" for face in faces_in(event.learned[seat]) - things_in(words)]
    return more


def test_data_names_nothing_with_a_face_that_the_words_leave_hidden(stories: list[Story]) -> None:
    assert [more for story in stories for more in says_more(story)] == []


def test_data_that_names_a_hidden_card_is_found() -> None:
    drawn = text("{seat} draws {skills}.", seat="seat:1", skills=text("{n} {skill}", n=1, skill="skill:tactics"))
    story = [Event(drawn, what=msgspec.to_builtins(DrewCards(1, ("card:launch-scout-1",))))]

    assert len(says_more(story)) == 1


# ── what pictures, recaps and bots live on ──────────────────────────────────────────────────────────────────────────


def happened(play: Play, *kinds: type[Happening]) -> list[Happening]:
    """What everybody has learned at a table, of these kinds or all."""
    return [happening for what in play.happened if isinstance(happening := typed(what), kinds or KINDS)]


def learned_by(seat: int | None, events: list[Event]) -> list[Happening]:
    return [typed(line.what) for line in heard(events, seat) if line.what]


def test_a_draw_has_numbers_for_everybody_and_cards_for_the_hand_they_go_to() -> None:
    """H1, H3"""
    rules = table().skill_deck("Repair 1", "Launch Scout 2").rules

    rules.draw_skills(TIGH, [Skill.ENGINEERING, Skill.TACTICS])

    drew = Drew(TIGH, {"skill:engineering": 1, "skill:tactics": 1})
    assert learned_by(None, rules.told) == learned_by(ZAREK, rules.told) == [drew]
    assert learned_by(TIGH, rules.told) == [drew, DrewCards(TIGH, ("card:repair-1", "card:launch-scout-2"))]


def test_a_check_says_who_added_how_many_what_they_were_and_what_came_of_it() -> None:
    """H9, H11"""
    scenario = table().hand(TIGH, "Repair 1", "Repair 2").hand(ROSLIN).hand(ZAREK).destiny("Repair 1", "Launch Scout 1")

    play = adds(scenario.crisis("Prison Labor"), TIGH, ["repair-1", "repair-2"]).finish()

    source = "crisis:prison-labor"
    cards = ("card:launch-scout-1", "card:repair-1", "card:repair-1", "card:repair-2")
    told = happened(play, CrisisDrawn, CardsAdded, CardsRevealed, CheckDecided)
    assert told == [
        CrisisDrawn(ZAREK, source),
        CardsAdded(TIGH, 2),
        CardsAdded(ROSLIN, 0),
        CardsAdded(ZAREK, 0),
        CardsRevealed(source, cards),
        CheckDecided(source, Outcome.FAIL),
    ]


@pytest.mark.parametrize(("face", "hit"), [(1, []), (5, [ViperDamaged("area:front", BOOMER)])])
def test_an_attack_says_by_whom_and_on_whom_also_when_it_misses(face: int, hit: list[Happening]) -> None:
    play = raiders(battle().ships(Place.FRONT, raiders=1).piloting(BOOMER, Place.FRONT).rolls(face))

    rolled = Rolled(0, face, face, "", Attack("ship:raider", f"seat:{BOOMER}"))
    assert happened(play, Rolled, ViperDamaged) == [rolled, *hit]


def test_an_attack_on_galactica_has_no_other_target() -> None:
    play = raiders(battle().ships(Place.FRONT, raiders=1).rolls(8).damage_tokens("hangar-deck"))

    rolled = Rolled(0, 8, 8, "", Attack("ship:raider"))
    assert happened(play, Rolled, GalacticaDamaged) == [rolled, GalacticaDamaged("token:hangar-deck")]


def test_an_accusation_says_whom_it_is_against() -> None:
    """R5.4"""
    scenario = table().at(ZAREK, Place.ADMIRALS_QUARTERS)

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:admirals-quarters")
    play.to("character").answer(f"seat:{ROSLIN}")

    assert happened(play, Named) == [Named(ROSLIN, ZAREK, "loc:admirals-quarters")]


def test_a_boarding_says_from_where_it_came() -> None:
    """R11.10"""
    play = activate(battle().ships(Place.PORT_AFT, heavy_raiders=1), Activation.HEAVY_RAIDERS)

    assert happened(play, Boarded, ShipsFlew) == [Boarded("area:port-aft")]


def test_a_lost_civilian_ship_says_where_it_was_and_what_it_carried() -> None:
    """R13.15"""
    play = raiders(battle().ships(Place.FRONT, raiders=1, civilians=("population-1",)))

    assert happened(play, CivilianDestroyed, CivilianRevealed, DialMoved) == [
        CivilianDestroyed("ship:civilian-A", "area:front"),
        CivilianRevealed("civilian:population-1"),
        DialMoved("res:population", -1, 11),
    ]


def test_a_jump_says_who_chose_where_to() -> None:
    """R15.12, H30"""
    scenario = table().destinations("Barren Planet", "Deep Space")

    play = scenario.run(lambda rules: rules.jump_fleet()).answer("destination:deep-space#1").finish()

    assert happened(play, Jumped, Looked, Arrived, Travelled) == [
        Jumped(),
        Looked(TIGH, "destination", 2),
        Arrived(TIGH, "destination:deep-space"),
        Travelled(2, 8),
    ]


def test_an_arrest_says_who_is_in_the_brig_and_who_gets_the_title_from_whom() -> None:
    """R21.7"""
    rules = table().rules

    rules.send(TIGH, Place.BRIG)

    assert learned_by(None, rules.told) == [Sent(TIGH, "loc:brig"), TitlePassed("title:admiral", ZAREK, TIGH)]


def test_the_end_says_who_has_won_and_how() -> None:
    """R30"""
    play = table().dials(fuel=0).run(lambda rules: rules.check_resources())

    assert happened(play) == [GameEnded(Team.CYLONS, Ending.OUT_OF_RESOURCES)]
