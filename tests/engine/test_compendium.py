"""The compendium: whatever can be resolved can be looked up, in words, under its typed name."""

import re
from collections import Counter

import pytest

from bsg.engine.box import rules_asked, variants
from bsg.engine.catalogue import everything
from bsg.engine.characters import CHARACTERS
from bsg.engine.compendium import compendium
from bsg.engine.names import name_of
from bsg.engine.rules.titles import SUCCESSION
from bsg.engine.state import Options
from bsg.engine.vocabulary import Title
from bsg.kernel import Article, Passage, Text, render

ALL = Options(set="exodus", variants=tuple(variants()))
ARTICLES = {article.id: article for chapter in compendium() for article in chapter.articles}


def words(text: Text) -> str:
    return render(text, lambda option: name_of(option) or option)


def lines(article: Article) -> list[str]:
    def of(passage: Passage) -> list[str]:
        label = [words(passage.label)] if passage.label else []
        return [*label, *map(words, passage.text), *(line for part in passage.parts for line in of(part))]

    return [line for passage in article.passages for line in of(passage)]


def ids() -> list[str]:
    def of(passage: Passage) -> list[str]:
        return [*([passage.id] if passage.id else []), *(id for part in passage.parts for id in of(part))]

    inner = [id for article in ARTICLES.values() for passage in article.passages for id in of(passage)]
    return [*(article.id for chapter in compendium() for article in chapter.articles), *inner]


@pytest.mark.parametrize("name", everything())
def test_everything_that_can_be_resolved_can_be_looked_up(name: str) -> None:
    assert name in ids()


@pytest.mark.parametrize("article", ARTICLES.values(), ids=list(ARTICLES))
def test_every_article_has_a_name_facts_and_words(article: Article) -> None:
    for line in [words(article.name), *map(words, article.facts), *lines(article)]:
        assert line.strip()
        assert "{" not in line
        assert not re.search(r"\b(loc|res|title|skill|card|area|civilian|ship):\w", line), line
    assert article.facts
    assert lines(article)


@pytest.mark.parametrize("article", ARTICLES.values(), ids=list(ARTICLES))
def test_an_article_speaks_of_everybody_alike_and_knows_its_articles(article: Article) -> None:
    for line in lines(article):
        assert not re.search(r"\b(he|him|his|she|her|hers|himself|herself)\b", line, re.IGNORECASE), line
        assert not re.search(r"\b(to|in|for) (Brig|Armory|Research Lab|Press Room|President's Office)\b", line), line
        assert "×" not in line


def test_each_has_one_place() -> None:
    assert [id for id, count in Counter(ids()).items() if count > 1] == []


def test_every_place_is_there() -> None:
    places = [place for ship in rules_asked(ALL).places_in_play().values() for place in ship]

    assert len(places) == 18
    assert {f"loc:{place}" for place in places} <= set(ARTICLES)


def test_a_crisis_says_its_set_its_number_its_icons_and_its_check() -> None:
    article = ARTICLES["crisis:prisoner-revolt"]

    assert [words(fact) for fact in article.facts][:2] == ["Base game", "1 card"]
    assert "activate heavy raiders and centurions" in map(words, article.facts)
    said = lines(article)
    assert said[0].startswith("Skill check 11: ")
    assert {"6 or more", "Failed"} <= set(said)


def test_cards_of_one_name_are_told_apart_by_their_icons() -> None:
    names = Counter(words(article.name) for article in ARTICLES.values() if article.id.startswith("crisis:"))

    assert {"Riots (launch raiders)", "Riots (activate basestars)"} <= names.keys()
    assert {"Rescue Mission (activate raiders)", "Rescue Mission (activate basestars)"} <= names.keys()
    assert max(names.values()) == 1
    assert "The cards of this name differ only in their icons." in lines(ARTICLES["crisis:water-shortage-2"])
    assert "The cards of this name differ only in their icons." not in lines(ARTICLES["crisis:colonial-day"])


def test_variants_and_sets_are_named() -> None:
    assert str(ARTICLES["loyalty:goal-selfish"].facts[0]) == "Personal goals"
    assert str(ARTICLES["card:build-nuke"].facts[0]) == "Exodus"
    assert str(ARTICLES["loyalty:not-a-cylon"].facts[1]) == "11 cards"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "ship:viper",
            "When a raider attacks it: 5 or more damages it, 8 destroys it. Its pilot is then sent to Sickbay.",
        ),
        ("ship:basestar", "When activated, it attacks: 4 or more damages Galactica."),
        ("ship:basestar", "A viper damages it on 8."),
        ("ship:basestar", "Galactica damages it on 5 or more."),
        ("ship:raider", "When it attacks Galactica, 8 damages Galactica."),
        ("ship:raider", "A viper destroys it on 3 or more."),
        ("ship:heavy-raider", "Galactica destroys it on 7 or more."),
    ],
)
def test_a_ship_says_what_the_attack_table_says_of_it(name: str, line: str) -> None:
    """R12.a"""
    assert line in lines(ARTICLES[name])


def test_a_damage_token_says_all_that_it_does() -> None:
    """R12.7, R12.8"""
    assert lines(ARTICLES["token:fuel"]) == ["1 fuel is lost.", "The token leaves the game."]
    assert lines(ARTICLES["token:armory"])[1] == "All characters there are sent to Sickbay."


def test_titles_and_nukes_say_what_belongs_to_them() -> None:
    """R21.14, R21.15, R24.2, R25.7"""
    assert "With Exodus, keeps at most 10 quorum cards at the end of a turn." in lines(ARTICLES["title:president"])
    assert "Chooses where civilian ships are placed when no area is named." in lines(ARTICLES["title:admiral"])
    assert "Build Nuke brings one back. The Admiral never has more than 3." in lines(ARTICLES["token:nuke"])


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("not-a-cylon", "You are human, unless you also hold a Cylon card."),
        (
            "cylon-morale",
            "Action: reveal yourself. Unless you are in the Brig, you may then use this effect: lose 1 morale.",
        ),
        (
            "sympathizer",
            "Reveal this card at once. If any resource is in the red, you are sent to the Brig; otherwise, you become a"
            " Cylon player who can neither activate the Cylon Fleet nor play super crisis cards.",
        ),
        (
            "goal-sacrifice",
            "You are human, unless you also hold a Cylon card. Action: reveal this card if 6 or more vipers are damaged"
            " or destroyed; up to distance 6, you then receive another loyalty card. If you never do, lose 1 fuel at"
            " the end of the game, unless you are a Cylon player.",
        ),
        (
            "final-five-examiner-brigged",
            "You are human, unless you also hold a Cylon card. When another player looks at this card, that player is"
            " sent to the Brig. When your execution reveals it, each player discards 2 skill cards. Cylon players are"
            " not affected.",
        ),
    ],
)
def test_a_loyalty_card_says_all_that_it_does_and_when(name: str, line: str) -> None:
    """R17.2, R18.2, R18.3, R19.9, R19.11, R23.6, R30.10, R33.4, R33.14, R33.16"""
    assert lines(ARTICLES[f"loyalty:{name}"]) == [line]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "loc:presidents-office",
            "if you are President, draw a quorum card; then you may draw another one or play one",
        ),
        (
            "loc:caprica",
            "play a super crisis card; or draw 2 crisis cards, resolve one without its Cylon ship icon, and discard the"
            " other",
        ),
        ("loc:caprica", "Without Exodus, the jump icon of that crisis does not count, either."),
        ("loc:command", "activate unmanned vipers up to 2 times"),
        ("char:apollo", "Action: activate unmanned vipers up to 6 times."),
        (
            "char:apollo",
            "When you are made to discard skill cards, even by your hand limit, they are picked at random.",
        ),
        (
            "char:anders",
            "On your turn, when a die is about to be rolled, name the result instead. Nothing changes it then.",
        ),
        (
            "ship:viper",
            "An activation launches it from the reserves off the port bow or quarter, flies it to an adjacent area, or"
            " has it attack a Cylon ship in its area. The same viper can be activated again.",
        ),
        (
            "ship:basestar",
            "When raiders are launched, it launches 3. When raiders are activated and there are none, it launches 2;"
            " when heavy raiders are activated and there are none, it launches 1.",
        ),
        (
            "crisis:power-failure",
            "whatever the result, if a card with a skill check ability is in the check: damage Galactica",
        ),
        ("card:red-tape", "It also sets off the consequence of a crisis, if there is one."),
        ("super:inbound-nukes", "Abilities of characters that affect crises or skill checks do not work on it."),
        ("crisis:riots", "lose 1 food and 1 morale"),
    ],
)
def test_an_article_leaves_nothing_to_be_asked(name: str, line: str) -> None:
    """R5.2, R5.b, R6.7, R7.35, R7.36, R8.6, R9.3, R10.3, R11.8, R11.9, R11.10, R13.2, R13.3, R18.26, R0.15"""
    assert line in lines(ARTICLES[name])


@pytest.mark.parametrize("title", Title)
def test_a_title_says_who_is_next_in_line(title: Title) -> None:
    """R21.a"""
    said = lines(ARTICLES[f"title:{title}"])

    assert said[-2:] == ["Line of succession", ", ".join(CHARACTERS[id].name for id in SUCCESSION[title])]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("aim", "The fleet has to travel a distance of 8 and then to jump once more."),
        ("aim", "6 locations of Galactica are damaged."),
        ("turn", "Whoever has more than 10 skill cards discards down to 10."),
        ("jump", "The fleet jumps when jump preparation reaches space 5, which is marked auto."),
        (
            "jump",
            "FTL Control jumps earlier, from one of the two spaces before: a roll of 1 to 6 then costs 3 population on"
            " the first of them, 1 on the second.",
        ),
        ("jump", "From 4 on, once: the Sleeper Agent phase. Everybody receives another loyalty card."),
        (
            "boarding",
            "Whenever heavy raiders are activated, centurions advance by 1. Beyond space 4, humans have lost.",
        ),
        ("boarding", "At the Armory, a centurion is destroyed on 7 or more."),
        ("red", "morale: 5 or less"),
        (
            "cylon",
            "Draw 2 skill cards of any types, with Exodus of different ones. Move to any Cylon location and take its"
            " action. You draw no crisis.",
        ),
    ],
)
def test_the_rules_in_short_are_the_rules(name: str, line: str) -> None:
    """R30.2, R30.7, R3.13, R15.2, R15.6, R16.3, R14.5, R12.a, R1.10, R3.17"""
    assert line in lines(ARTICLES[f"rule:{name}"])
