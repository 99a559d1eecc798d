"""The compendium: whatever can be resolved can be looked up, in words, under its typed name."""

import re
from collections import Counter

import pytest

from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.catalogue import catalogue
from bsg.engine.compendium import compendium
from bsg.engine.names import name_of
from bsg.engine.state import Options
from bsg.engine.variants import VARIANTS
from bsg.kernel import Article, Passage, Text, render

ALL = Options(set="exodus", variants=tuple(VARIANTS))
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


@pytest.mark.parametrize("name", catalogue(ALL))
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


def test_each_has_one_place() -> None:
    assert [id for id, count in Counter(ids()).items() if count > 1] == []


def test_every_place_is_there() -> None:
    assert {f"loc:{place}" for place in LOCATIONS} <= set(ARTICLES)


def test_a_crisis_says_its_set_its_number_its_icons_and_its_check() -> None:
    article = ARTICLES["crisis:prisoner-revolt"]

    assert [words(fact) for fact in article.facts][:2] == ["Base game", "1 card"]
    assert "activate heavy raiders and centurions" in map(words, article.facts)
    said = lines(article)
    assert said[0].startswith("Skill check 11: ")
    assert {"6 or more", "Failed"} <= set(said)


def test_variants_and_sets_are_named() -> None:
    assert str(ARTICLES["loyalty:goal-selfish"].facts[0]) == "Personal goals"
    assert str(ARTICLES["card:build-nuke"].facts[0]) == "Exodus"
    assert str(ARTICLES["loyalty:not-a-cylon"].facts[1]) == "11 cards"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("ship:viper", "Attacked by a raider: 5 or more damages it, 8 destroys it. Its pilot goes to Sickbay then."),
        ("ship:basestar", "Activated, it attacks Galactica: 4 or more damages it."),
        ("ship:basestar", "A viper damages it on 8 or more."),
        ("ship:basestar", "Galactica damages it on 5 or more."),
        ("ship:raider", "Of its attacks on Galactica, 8 or more damages it."),
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
    assert lines(ARTICLES["token:armory"])[1] == "Whoever is there goes to Sickbay."


def test_titles_and_nukes_say_what_belongs_to_them() -> None:
    """R21.14, R21.15, R24.2, R25.7"""
    assert "With Exodus: no more than 10 quorum cards at the end of a turn." in lines(ARTICLES["title:president"])
    assert "Says where civilian ships are placed when no area is named." in lines(ARTICLES["title:admiral"])
    assert "Build Nuke brings one back. The Admiral never has more than 3." in lines(ARTICLES["token:nuke"])
