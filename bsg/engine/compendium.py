"""Everything that can be looked up: cards, characters, places, titles, tokens, in the words the engine plays by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain

import msgspec

from bsg.engine.box import Box, all_boxes, offered, rules_asked, simplest
from bsg.engine.cards.civilians import CIVILIANS
from bsg.engine.cards.crises import CRISES, Crisis
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY, SYMPATHIZER
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import SKILL_CARDS, SkillKind
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import Character
from bsg.engine.effects import Box as CardBox
from bsg.engine.effects import Effect
from bsg.engine.exodus.turns import QUORUM_LIMIT
from bsg.engine.names import name_of
from bsg.engine.numbers import (
    CENTURIONS,
    CIVILIAN_SHIPS,
    HEAVY_RAIDERS_IF_NONE,
    NUKES,
    RAIDERS_IF_NONE,
    RAIDERS_LAUNCHED,
    RAPTORS,
    SUPPLY,
    VIPERS,
)
from bsg.engine.places import DAMAGEABLE
from bsg.engine.primer import rules_in_short
from bsg.engine.rules import Base
from bsg.engine.rules.combat import (
    ATTACKS,
    BASESTAR_HITS_GALACTICA,
    BASESTAR_TOKENS,
    NEVER,
    NUKE_DESTROYS,
    NUKE_DESTROYS_RAIDERS,
    RAIDER_HITS_GALACTICA,
    VIPER_ODDS,
    at_least,
    words_of,
)
from bsg.engine.rules.damage import DAMAGE_TOKENS
from bsg.engine.vocabulary import (
    ACTIVATION_NAMES,
    SHIP_NAMES,
    TITLE_NAMES,
    CharacterType,
    Place,
    Resource,
    Ship,
    Title,
    slug,
)
from bsg.kernel import Article, Chapter, Passage, Text, either, plural, text


def compendium() -> tuple[Chapter, ...]:
    """The same for everybody: nothing in it is about a particular game."""
    return _bound(all_boxes())


@cache
def _bound(boxes: tuple[Box, ...]) -> tuple[Chapter, ...]:
    """The chapters of every box; what has the name of an earlier one goes on there."""
    bound: dict[str, Chapter] = {}
    for chapter in chain.from_iterable(box.chapters() for box in boxes if box.chapters):
        before = bound[chapter.id].articles if chapter.id in bound else ()
        bound[chapter.id] = msgspec.structs.replace(bound.get(chapter.id, chapter), articles=before + chapter.articles)
    return tuple(bound.values())


def base_chapters() -> tuple[Chapter, ...]:
    """Cards, characters and locations of every box, since they are all of one kind; of the rest, the base game's."""
    return (
        Chapter("rules", text("The rules in short"), tuple(rules_in_short())),
        Chapter("characters", text("Characters"), tuple(characters())),
        Chapter("titles", text("Titles"), tuple(titles())),
        Chapter("locations", text("Locations"), tuple(locations())),
        Chapter("skills", text("Skill cards"), tuple(skill_cards())),
        Chapter("crises", text("Crises"), tuple(crises())),
        Chapter("super-crises", text("Super crises"), tuple(super_crises())),
        Chapter("destinations", text("Destinations"), tuple(destinations())),
        Chapter("quorum", text("Quorum cards"), tuple(quorum_cards())),
        Chapter("loyalty", text("Loyalty cards"), tuple(loyalty_cards())),
        Chapter("ships", text("Ships"), tuple(ships())),
        Chapter("tokens", text("Tokens"), tuple(tokens())),
    )


# ── sets ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def boxes() -> list[tuple[Text, Base]]:
    """Each set and variant by its name, with the rules that deal its decks; later ones stand on earlier ones."""
    return [(box.label, rules_asked(simplest(box))) for box in (*offered("set"), *offered("variants"))]


def dealt(deck: Callable[[Base], Iterable[str]]) -> Iterator[tuple[str, Text, int]]:
    """Every card of a deck, in the order of the sets: its id, the set that brings it, how many there are in it."""
    known: set[str] = set()
    for name, rules in boxes():
        for card, copies in Counter(deck(rules)).items():
            if card not in known:
                known.add(card)
                yield card, name, copies


def facts_of(box: Text, copies: int) -> tuple[Text, ...]:
    return box, plural("{n} card", "{n} cards", n=copies)


# ── what cards say ──────────────────────────────────────────────────────────────────────────────────────────────────


def passages(effect: Effect) -> tuple[Passage, ...]:
    return tuple(passage(box) for box in effect.boxes())


def passage(box: CardBox, label: Text | None = None) -> Passage:
    """A box of a card; the two options of a choice are told apart by their labels."""
    inner = [passage(part, either_or(part, n)) for n, part in enumerate(box.boxes)]
    if len(inner) == 1 and not box.text and inner[0].label is None:
        return Passage(inner[0].text, label or box_label(box), parts=inner[0].parts)
    return Passage(box.text, label or box_label(box), parts=tuple(inner))


def either_or(box: CardBox, number: int) -> Text | None:
    return (text("Either"), text("Or"))[number > 0] if box.kind == "option" else None


def box_label(box: CardBox) -> Text | None:
    match box.kind:
        case "check":
            skills = [named(f"skill:{skill}") for skill in box.skills]
            return text("Skill check {n}: {skills}", n=box.value, skills=skills)
        case "partial":
            return text("{n} or more", n=box.value)
        case "pass":
            return text("Passed")
        case "fail":
            return text("Failed")
        case "consequence":
            return text("Consequence")
    return None


def named(option: str) -> Text:
    name = name_of(option)
    assert name is not None
    return name


# ── the chapters ────────────────────────────────────────────────────────────────────────────────────────────────────

TYPE_NAMES = {
    CharacterType.POLITICAL_LEADER: text("political leader"),
    CharacterType.MILITARY_LEADER: text("military leader"),
    CharacterType.PILOT: text("pilot"),
    CharacterType.SUPPORT: text("support"),
}


def characters() -> Iterator[Article]:
    known: set[str] = set()
    for box, rules in boxes():
        for sheet in rules.character_pool():
            if sheet.id not in known:
                known.add(sheet.id)
                yield character(sheet, box)


def character(sheet: Character, box: Text) -> Article:
    abilities = (
        (sheet.passive, text("{name}", name=text(sheet.passive.name))),
        (sheet.once, text("{name} (once per game)", name=text(sheet.once.name))),
        (sheet.drawback, text("{name} (drawback)", name=text(sheet.drawback.name))),
    )
    draws = tuple(
        plural(
            "{n} {skills} card",
            "{n} {skills} cards",
            n=draw.count,
            skills=either([named(f"skill:{skill}") for skill in draw.skills]),
        )
        for draw in sheet.skill_set
    )
    return Article(
        f"char:{sheet.id}",
        text(sheet.name),
        (box, TYPE_NAMES[sheet.type], start_of(sheet)),
        (
            Passage(draws, text("Draws each turn")),
            *(Passage((a.text,), label, a.typed) for a, label in abilities),
        ),
    )


def start_of(sheet: Character) -> Text:
    if sheet.starts_in_viper:
        return text("starts in a viper")
    return text("starts: {place}", place=f"loc:{sheet.start}") if sheet.start else text("starts off the board")


def titles() -> Iterator[Article]:
    base, rules = boxes()[0]
    lines = {
        Title.PRESIDENT: (
            text("Holds the quorum cards, which pass on with the title."),
            text("Action: draw a quorum card. Action: play a quorum card."),
            text("With Exodus, keeps at most {n} quorum cards at the end of a turn.", n=QUORUM_LIMIT),
            text("Makes the choices that cards give to the President. Keeps the title in the Brig."),
        ),
        Title.ADMIRAL: (
            text("Chooses between 2 destinations when the fleet jumps."),
            text("Holds the nukes. Action: launch a nuke at a basestar."),
            text("Chooses where civilian ships are placed when no area is named."),
            text("Makes the choices that cards give to the Admiral. Loses the title in the Brig."),
        ),
    }
    for title in rules.titles_in_play():
        said = lines[title]
        line = text("{names}", names=[f"char:{character}" for character in rules.line_of(title)])
        succession = Passage((line,), text("Line of succession"))
        yield Article(f"title:{title}", TITLE_NAMES[title], (base,), (Passage(said), succession))


SHIPS = {
    "galactica": text("Galactica"),
    "colonial-one": text("Colonial One"),
    "cylon": text("Cylon location"),
}


def locations() -> Iterator[Article]:
    known: set[Place] = set()
    for _, rules in boxes():
        for ship, places in rules.places_in_play().items():
            for place in places:
                if place not in known:
                    known.add(place)
                    yield location(rules, place, SHIPS[ship] if ship in SHIPS else named(f"ship:{ship}"))


def location(rules: Base, place: Place, ship: Text) -> Article:
    facts = [ship]
    if place in rules.hazardous():
        facts.append(text("hazardous: nobody may move here"))
    if place in DAMAGEABLE:
        facts.append(text("can be damaged"))
    action = LOCATIONS[place].action
    said = passages(action) if action else ()
    return Article(f"loc:{place}", text(LOCATIONS[place].name), tuple(facts), (*said, *place_notes(place)))


def place_notes(place: Place) -> tuple[Passage, ...]:
    if place == Place.SICKBAY:
        return (Passage((text("A player who starts their turn here draws only 1 skill card."),)),)
    if place == Place.BRIG:
        note = text("A player here cannot move, draws no crisis card, and adds at most 1 card to a skill check.")
        return (Passage((note,)),)
    if place == Place.CAPRICA:
        return (Passage((text("Without Exodus, the jump icon of that crisis does not count, either."),)),)
    return ()


def skill_cards() -> Iterator[Article]:
    copies: dict[str, tuple[SkillKind, Text, Counter[int]]] = {}
    for skill in dict.fromkeys(skill for _, rules in boxes() for skill in rules.skills_in_play()):
        for card, box, count in dealt(lambda rules, skill=skill: rules.skill_deck(skill)):  # type: ignore[misc]
            kind = SKILL_CARDS[card].kind
            copies.setdefault(kind.name, (kind, box, Counter()))[2][SKILL_CARDS[card].strength] += count
    for name, (kind, box, strengths) in copies.items():
        numbers = [text("{n} of strength {strength}", n=n, strength=strength) for strength, n in strengths.items()]
        facts = (box, named(f"skill:{kind.skill}"), text("{numbers}", numbers=list(numbers)))
        yield Article(f"card:{slug(name)}", text(name), facts, (Passage(kind.describe()),))


def crises() -> Iterator[Article]:
    for card, box, copies in dealt(lambda rules: rules.crisis_deck()):
        crisis = CRISES[card]
        facts = [*facts_of(box, copies)]
        others = [other for other in CRISES.values() if other.name == crisis.name and other != crisis]
        if crisis.attack:
            facts.append(text("Cylon attack"))
        if crisis.activate:
            facts.append(ACTIVATION_NAMES[crisis.activate])
        if crisis.jump:
            facts.append(JUMPS)
        said = passages(crisis.effect)
        if others:
            said = (*said, Passage((text("The cards of this name differ only in their icons."),)))
        yield Article(f"crisis:{card}", crisis_name(crisis, others), tuple(facts), said)


JUMPS = text("advance jump preparation")


def crisis_name(crisis: Crisis, others: list[Crisis]) -> Text:
    """Cards of one name are told apart by their icons."""
    if not others or crisis.activate is None:
        return text(crisis.name)
    icons = [ACTIVATION_NAMES[crisis.activate]]
    if any(other.activate == crisis.activate for other in others):
        icons.append(JUMPS if crisis.jump else text("no jump preparation"))
    return text("{name} ({icons})", name=text(crisis.name), icons=icons)


def super_crises() -> Iterator[Article]:
    for card, box, copies in dealt(lambda rules: rules.super_crisis_deck()):
        crisis = SUPER_CRISES[card]
        attack = (text("Cylon attack"),) if crisis.attack else ()
        facts = (*facts_of(box, copies), *attack)
        yield Article(f"super:{card}", text(crisis.name), facts, (*passages(crisis.effect), NO_ABILITIES))


NO_ABILITIES = Passage((text("Abilities of characters that affect crises or skill checks do not work on it."),))  # R9.3


def destinations() -> Iterator[Article]:
    for card, box, copies in dealt(lambda rules: rules.destination_deck()):
        destination = DESTINATIONS[card]
        facts = (*facts_of(box, copies), text("distance {n}", n=destination.distance))
        yield Article(f"destination:{card}", text(destination.name), facts, passages(destination.effect))


def quorum_cards() -> Iterator[Article]:
    for card, box, copies in dealt(lambda rules: rules.quorum_deck()):
        yield Article(f"quorum:{card}", text(QUORUM[card].name), facts_of(box, copies), passages(QUORUM[card].effect))


def loyalty_cards() -> Iterator[Article]:
    piles = dealt(lambda rules: [*chain.from_iterable(rules.loyalty_piles()), SYMPATHIZER.id])
    for card, box, copies in piles:
        loyalty = LOYALTY[card]
        team = text("Cylon") if loyalty.cylon else text("human")
        facts = (*facts_of(box, copies), *(() if card == SYMPATHIZER.id else (team,)))
        yield Article(f"loyalty:{card}", text(loyalty.name), facts, (Passage((loyalty.describe(),)),))


def ships() -> Iterator[Article]:
    counts = {**SUPPLY, Ship.VIPER: VIPERS, Ship.CIVILIAN: sum(CIVILIAN_SHIPS.values())}
    for ship in boxes()[0][1].ships_in_play():
        facts = (plural("{n} ship", "{n} ships", n=counts[ship]),)
        said = (*SHIP_LINES[ship], *odds_against(ship))
        parts = tuple(civilian_faces()) if ship == Ship.CIVILIAN else ()
        yield Article(f"ship:{ship}", SHIP_NAMES[ship], facts, (Passage(said, parts=parts),))
    raptor = text("Stays on Galactica. Some effects risk one: on a bad roll, it is destroyed.")
    yield Article("ship:raptor", text("raptor"), (plural("{n} ship", "{n} ships", n=RAPTORS),), (Passage((raptor,)),))
    centurion = (
        text("Comes on board from a heavy raider and advances 1 space whenever heavy raiders are activated."),
        text("When one advances beyond the last space, the Cylons win. The Armory attacks it."),
    )
    number = plural("{n} figure", "{n} figures", n=CENTURIONS)
    yield Article("ship:centurion", text("centurion"), (number,), (Passage(centurion),))


SHIP_LINES: dict[Ship, tuple[Text, ...]] = {
    Ship.BASESTAR: (
        text("When activated, it attacks: {n} damages Galactica.", n=at_least(BASESTAR_HITS_GALACTICA)),
        text("When raiders are launched, it launches {n}. When raiders are activated and there are none, it launches"
             " {few}; when heavy raiders are activated and there are none, it launches {heavy}.",
             n=RAIDERS_LAUNCHED, few=RAIDERS_IF_NONE, heavy=HEAVY_RAIDERS_IF_NONE),
        text("The third damage destroys it."),
    ),
    Ship.RAIDER: (
        text("When activated, it does the first of these that it can: attack an unmanned viper, attack a piloted viper,"
             " destroy a civilian ship, fly towards the nearest civilian ship, attack Galactica."),
        text("When it attacks Galactica, {n} damages Galactica.", n=at_least(RAIDER_HITS_GALACTICA)),
    ),
    Ship.HEAVY_RAIDER: (
        text("When activated, it flies towards a launch area; if it starts in one, its centurion boards Galactica."),
    ),
    Ship.VIPER: (
        text("Flown by a pilot, or unmanned on orders from Command."),
        text("An activation launches it from the reserves off the port bow or quarter, flies it to an adjacent area, or"
             " has it attack a Cylon ship in its area. The same viper can be activated again."),
        text("When a raider attacks it: {odds}. Its pilot is then sent to Sickbay.", odds=words_of(VIPER_ODDS)),
    ),
    Ship.CIVILIAN: (
        text("Nobody knows what it carries until it is destroyed or looked at."),
        text("When it is destroyed, what it carries is lost."),
    ),
}  # fmt: skip


def odds_against(ship: Ship) -> Iterator[Text]:
    attackers = {"viper": text("A viper"), "galactica": text("Galactica")}
    for attacker, name in attackers.items():
        odds = ATTACKS.get((attacker, ship))
        if odds is not None and odds.destroyed < NEVER:
            yield text("{attacker} destroys it on {n}.", attacker=name, n=at_least(odds.destroyed))
        elif odds is not None:
            yield text("{attacker} damages it on {n}.", attacker=name, n=at_least(odds.damaged))


def civilian_faces() -> Iterator[Passage]:
    for face in CIVILIANS:
        one, many = "{n} ship carries {face}.", "{n} ships carry {face}."
        line = plural(one, many, n=CIVILIAN_SHIPS[face], face=f"civilian:{face}")
        yield Passage((line,), id=f"civilian:{face}")


TOKEN_LINES = dict(
    zip(
        BASESTAR_TOKENS,
        (
            text("Counts as 2 damage."),
            text("The basestar launches no ships."),
            text("The basestar does not attack Galactica."),
            text("Add 2 to attack rolls against the basestar."),
        ),
        strict=True,
    )
)


def tokens() -> Iterator[Article]:
    for token, line in TOKEN_LINES.items():
        yield Article(f"token:{token}", named(f"token:{token}"), (text("basestar damage"),), (Passage((line,)),))
    for token in DAMAGE_TOKENS:
        if token in tuple(Resource):
            said = (text("1 {resource} is lost.", resource=f"res:{token}"), text("The token leaves the game."))
        else:
            said = (
                text("The location is damaged: it cannot be activated until it is repaired."),
                text("All characters there are sent to Sickbay."),
            )
        name = text("Damage: {what}", what=named(f"token:{token}"))
        yield Article(f"token:{token}", name, (text("Galactica damage"),), (Passage(said),))
    nuke = text(
        "Launched at a basestar: on {n} or more, it is destroyed; otherwise, it is damaged twice. On {more} or more, up"
        " to 3 raiders there are destroyed, too.",
        n=NUKE_DESTROYS,
        more=NUKE_DESTROYS_RAIDERS,
    )
    spent = (
        text("Once launched, it is out of the game. With Exodus, it goes beside the board, where another one waits."),
        text("Build Nuke brings one back. The Admiral never has more than {n}.", n=NUKES + 1),
    )
    number = plural("{n} token", "{n} tokens", n=NUKES)
    yield Article("token:nuke", text("Nuke"), (number,), (Passage((nuke, *spent)),))
