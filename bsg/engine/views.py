"""What each audience may see: built field by field from nothing, never "the state minus secrets" (T1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, Protocol

import msgspec

from bsg.engine.box import boxes_of, rules_on
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import SKILL_CARDS, hand_options
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.cards.windows import PRESETS, Moment, is_declined
from bsg.engine.characters import CHARACTERS, Character
from bsg.engine.effects import Box, Effect
from bsg.engine.names import name_of
from bsg.engine.numbers import AUTO_JUMP, DESTROYED_AT, DIAL_TOP, LAST_JUMP_AT, POPULATION_RISK, RED_AT, SLEEPER_AT
from bsg.engine.places import LAUNCH_AREAS
from bsg.engine.rules import Base
from bsg.engine.rules.combat import damage_of
from bsg.engine.rules.setup import Pile
from bsg.engine.state import OpenCheck, Player
from bsg.engine.vocabulary import AREA_NAMES, Activation, CharacterType, Outcome, Place, Resource, Skill, Team, Title
from bsg.kernel import MODERATOR, Audience, Position, Text, questions, text


class GameView(msgspec.Struct, frozen=True):
    """Where the game stands."""

    turn: int
    current: int
    step: str
    distance: int
    goal: int
    jump: int
    auto_jump: int
    risks: dict[int, int]  # spaces of the jump track from which one may jump, with the population at stake
    route: list[str]
    distances: list[int]  # of each on the route
    kept: list[str]
    next_in_line: dict[str, int]  # who would get a title from its holder
    sleeper_done: bool
    sleeper_at: int  # the distance
    winner: Team | None
    ending: Text | None


class DialView(msgspec.Struct, frozen=True):
    resource: Resource
    value: int
    red_at: int
    top: int


class LoyaltyView(msgspec.Struct, frozen=True):
    card: str
    name: Text
    cylon: bool
    text: Text


class CardView(msgspec.Struct, frozen=True):
    """A card that one may look at, with what it says."""

    card: str
    name: Text
    text: list[Text]
    boxes: tuple[Box, ...]
    activate: Activation | None = None  # the icons of a crisis
    jump: bool = False
    distance: int | None = None  # of a destination


class DrawView(msgspec.Struct, frozen=True):
    """One line of a skill set: so many cards, each of any of these types."""

    count: int
    skills: tuple[Skill, ...]


class AbilityView(msgspec.Struct, frozen=True):
    kind: Literal["passive", "once", "drawback"]
    name: Text
    text: Text


class CharacterView(msgspec.Struct, frozen=True):
    """A character sheet; all of them lie on the table."""

    character: str
    name: Text
    type: CharacterType
    skill_set: list[DrawView]
    abilities: list[AbilityView]
    start: str | None  # typed name; None: in a viper
    hand_limit: int
    good_first: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everybody sees him."""

    seat: int
    character: str | None
    name: Text | None
    place: Place | None
    titles: list[Title]
    cylon: bool
    hand: int
    loyalty: int
    super_crises: int
    quorum: list[CardView]
    once_used: bool
    revealed: list[LoyaltyView]
    out: bool  # of the game


class PlaceView(msgspec.Struct, frozen=True):
    place: Place
    ship: str
    name: Text
    text: Text | None
    hazardous: bool
    damaged: bool
    seats: list[int]


class BoardView(msgspec.Struct, frozen=True):
    places: list[PlaceView]
    boarding: list[int]  # centurions on each space
    destroyed_at: int  # so many damaged locations, and Galactica is lost
    nukes: int
    nukes_beside: int  # the board, to be built again
    out: list[Text]  # characters who were executed
    vipers: int  # in the reserves, of whatever model
    damaged_vipers: int
    destroyed_vipers: int
    raptors: int
    civilian_pile: int
    civilians_lost: list[str]


class BasestarView(msgspec.Struct, frozen=True):
    option: str
    damage: list[str]
    hits: int  # what its tokens count (R12.12)


class AreaView(msgspec.Struct, frozen=True):
    """A space area: what flies there; civilian ships by their labels only (H32)."""

    area: Place
    name: Text
    launch: bool
    raiders: int
    heavy_raiders: int
    basestars: list[BasestarView]
    vipers: int
    pilots: list[int]
    civilians: list[str]


class DeckView(msgspec.Struct, frozen=True):
    """Numbers and the face-up top card (H5, H6)."""

    deck: str
    cards: int
    discarded: int
    top: str | None


class CrisisView(msgspec.Struct, frozen=True):
    card: str
    name: Text
    text: list[Text]
    boxes: tuple[Box, ...]
    drawer: int
    activate: Activation | None
    jump: bool
    choice: int | None


class CheckCardView(msgspec.Struct, frozen=True):
    card: str
    name: Text
    skill: Skill
    strength: int
    counts: int


class CheckView(msgspec.Struct, frozen=True):
    """The check as everybody sees it: how many cards from whom, never which (H9, H10)."""

    source: str
    value: int
    difficulty: int
    partial: int | None
    skills: list[Skill]
    step: str
    modifiers: list[ModifierView]
    changes: list[ModifierView]  # by cards that were played on it
    by: int | None
    about: int | None
    stakes: dict[Outcome, Text]
    taken_by: int | None  # who took its cards
    did: list[Text]
    face_up: bool
    zeroed: list[Skill]
    doubled: list[Skill]
    abilities: list[Text]  # skill check abilities that were resolved
    destiny: int
    added: dict[int, int]
    open_cards: dict[int, list[str]]  # under Investigative Committee
    open_destiny: list[str]
    revealed: list[CheckCardView]
    total: int | None
    outcome: Outcome | None
    counted: list[CheckCardView] = []  # the open ones, with what they count by now


class ModifierView(msgspec.Struct, frozen=True):
    """What was changed about a check, by how much, and whose it is."""

    text: Text
    amount: int
    seat: int | None


class RollView(msgspec.Struct, frozen=True):
    seat: int
    text: Text
    modifier: int
    planned: bool
    result: int | None


class HandCardView(msgspec.Struct, frozen=True):
    option: str
    name: Text
    skill: Skill
    strength: int
    text: list[Text]
    counts: int | None = None  # in the check to which it could be added


class PastCheckView(msgspec.Struct, frozen=True):
    """Who did what in a check, when the game is over."""

    turn: int
    source: str
    difficulty: int
    total: int
    outcome: Outcome | None
    destiny: list[str]
    destiny_worth: int
    added: dict[int, list[str]]
    worth: dict[int, int]  # what those cards counted, in sum


class MeView(msgspec.Struct, frozen=True):
    """What only the seat itself may see."""

    seat: int
    team: Team | None
    hand: list[HandCardView]
    loyalty: list[LoyaltyView]
    super_crises: list[CardView]
    quorum: list[CardView]
    looking: list[CardView]
    added: list[str]
    orders: list[str]
    windows: list[WishView]
    preset: str | None  # which of the presets these are; None: none of them
    said: bool  # whether it has said in which windows it wants to be asked


class WishView(msgspec.Struct, frozen=True):
    """A kind of window, and whether the seat is asked in it."""

    name: str
    text: Text
    asked: bool
    question: str  # the kind of question in it
    now: bool  # whether such a question, if it is open, is of this kind


class MemoView(msgspec.Struct, frozen=True):
    """What a seat has learned."""

    seat: int
    text: Text
    turn: int


class Common(msgspec.Struct, frozen=True):
    """The sections of the base game that everybody sees alike; a box may bring more."""

    game: GameView
    dials: list[DialView]
    characters: list[CharacterView]
    players: list[PlayerView]
    board: BoardView
    areas: list[AreaView]
    decks: list[DeckView]
    crisis: CrisisView | None
    check: CheckView | None
    decided: CheckView | None  # the last check, until the next one
    roll: RollView | None
    history: list[PastCheckView]  # empty until the game is over


class View(msgspec.Struct, frozen=True):
    """The sections of the base game that depend on who looks; a box may bring more."""

    private: list[MeView]  # one's own; for the moderator everybody's
    memos: list[MemoView]  # the same; apart, since they grow, and what else is one's own changes with every card


def view(position: Position, audience: Audience) -> dict[str, Any]:
    """The view by section: those of every box on the table, and the open questions."""
    return {**common(position), **own(position, audience), "questions": questions(position, audience)}


def common(position: Position) -> dict[str, Any]:
    """The sections that everybody sees alike."""
    rules = rules_on(position.state)
    return _sections(box.common(rules) for box in boxes_of(rules.state.options) if box.common is not None)


def own(position: Position, audience: Audience) -> dict[str, Any]:
    """The sections that depend on who looks."""
    rules = rules_on(position.state)
    return _sections(box.view(rules, audience) for box in boxes_of(rules.state.options) if box.view is not None)


def _sections(parts: Iterable[msgspec.Struct]) -> dict[str, Any]:
    return {name: getattr(part, name) for part in parts for name in part.__struct_fields__}


def base_common(rules: Base) -> Common:
    """Made of what lies open, whoever looks."""
    state = rules.state
    return Common(
        game=_game(rules),
        dials=[DialView(resource, value, RED_AT[resource], DIAL_TOP) for resource, value in state.dials.items()],
        characters=[_character(sheet) for sheet in rules.character_pool()],
        players=[_player(rules, seat) for seat in range(len(state.players))],
        board=_board(rules),
        areas=_areas(rules),
        decks=[_deck(pile) for pile in rules.decks()],
        crisis=_crisis(rules),
        check=_check(rules, state.check) if state.check else None,
        decided=_check(rules, state.decided) if state.decided else None,
        roll=_roll(rules),
        history=_history(rules),
    )


def base_view(rules: Base, audience: Audience) -> View:
    own = [seat for seat in range(len(rules.state.players)) if audience in (seat, MODERATOR)]
    return View(
        private=[_me(rules, seat) for seat in own],
        memos=[MemoView(seat, memo.text, memo.turn) for seat in own for memo in rules.player(seat).memos],
    )


def _game(rules: Base) -> GameView:
    state = rules.state
    return GameView(
        turn=state.turn,
        current=state.current,
        step=state.step,
        distance=rules.distance,
        goal=LAST_JUMP_AT,
        jump=state.jump,
        auto_jump=AUTO_JUMP,
        risks=dict(POPULATION_RISK),
        route=list(state.route),
        distances=rules.distances,
        kept=list(state.kept),
        next_in_line=_next_in_line(rules),
        sleeper_done=state.sleeper_done,
        sleeper_at=SLEEPER_AT,
        winner=state.winner,
        ending=state.ending,
    )


def _next_in_line(rules: Base) -> dict[str, int]:
    """R21.3: anybody could look it up; while characters are chosen there are no lines yet."""
    if not all(rules.state.players[seat].character for seat in rules.humans()):
        return {}
    heirs = {
        title: rules.highest_in_line(title, besides=rules.state.titles.get(title)) for title in rules.titles_in_play()
    }
    return {str(title): heir for title, heir in heirs.items() if heir is not None}


@cache
def _character(sheet: Character) -> CharacterView:
    return CharacterView(
        character=f"char:{sheet.id}",
        name=text(sheet.name),
        type=sheet.type,
        skill_set=[DrawView(draw.count, draw.skills) for draw in sheet.skill_set],
        abilities=[
            AbilityView("passive", text(sheet.passive.name), sheet.passive.text),
            AbilityView("once", text(sheet.once.name), sheet.once.text),
            AbilityView("drawback", text(sheet.drawback.name), sheet.drawback.text),
        ],
        start=f"loc:{sheet.start}" if sheet.start else None,
        hand_limit=sheet.hand_limit,
        good_first=sheet.good_first,
    )


def _player(rules: Base, seat: int) -> PlayerView:
    player = rules.player(seat)
    shown = list(player.revealed)
    if rules.state.ending is not None:  # after the game everything may be disclosed (R28.25)
        shown += player.loyalty
    return PlayerView(
        seat=seat,
        character=player.character or None,
        name=text(CHARACTERS[player.character].name) if player.character else None,
        place=player.place,
        titles=[title for title, holder in rules.state.titles.items() if holder == seat],
        cylon=player.cylon,
        hand=len(player.hand),
        loyalty=len(player.loyalty),
        super_crises=len(player.super_crises),
        quorum=[_card("quorum", card) for card in player.quorum],
        once_used=player.once_used,
        revealed=[_loyalty(card) for card in shown],
        out=not rules.in_game(seat),
    )


@cache
def _loyalty(card: str) -> LoyaltyView:
    kind = LOYALTY[card]
    return LoyaltyView(card, text(kind.name), kind.cylon, kind.describe())


def _board(rules: Base) -> BoardView:
    places = []
    for ship, locations in rules.places_in_play().items():
        for place in locations:
            places.append(
                PlaceView(
                    place=place,
                    ship=ship,
                    name=text(LOCATIONS[place].name),
                    text=_action(place),
                    hazardous=place in rules.hazardous(),
                    damaged=place in rules.state.damaged,
                    seats=[seat for seat, player in enumerate(rules.state.players) if player.place == place],
                )
            )
    state = rules.state
    return BoardView(
        places=places,
        boarding=list(state.boarding),
        destroyed_at=DESTROYED_AT,
        nukes=state.nukes,
        nukes_beside=rules.nukes_beside(),
        out=[text(CHARACTERS[character].name) for character in rules.characters_out()],
        vipers=sum(state.reserves.values()),
        damaged_vipers=sum(state.damaged_vipers.values()),
        destroyed_vipers=sum(state.destroyed_vipers.values()),
        raptors=state.raptors,
        civilian_pile=len(state.civilian_pile),
        civilians_lost=[f"civilian:{face}" for face in state.civilians_lost],
    )


@cache
def _action(place: Place) -> Text | None:
    """What one can do there."""
    action = LOCATIONS[place].action
    return action.words() if action else None


def _areas(rules: Base) -> list[AreaView]:
    return [
        AreaView(
            area=place,
            name=AREA_NAMES[place],
            launch=place in LAUNCH_AREAS,
            raiders=area.raiders,
            heavy_raiders=area.heavy_raiders,
            basestars=[
                BasestarView(f"ship:basestar@{place}#{n}", [f"token:{token}" for token in tokens], damage_of(tokens))
                for n, tokens in enumerate(area.basestars)
            ],
            vipers=sum(area.vipers.values()),
            pilots=[seat for seat, player in enumerate(rules.state.players) if player.place == place],
            civilians=[civilian.label for civilian in area.civilians],
        )
        for place, area in rules.state.areas.items()
    ]


def _deck(pile: Pile) -> DeckView:
    top = f"{pile.kind}:{pile.discard[-1]}" if pile.discard else None
    return DeckView(pile.name, len(pile.draw), len(pile.discard), top)


def _crisis(rules: Base) -> CrisisView | None:
    if not rules.state.crises:
        return None
    opened = rules.crisis
    kind, _, card = opened.card.partition(":")
    declared = CRISES[card] if kind == "crisis" else SUPER_CRISES[card]
    return CrisisView(
        card=opened.card,
        name=text(declared.name),
        text=_card(kind, card).text,
        boxes=_card(kind, card).boxes,
        drawer=opened.drawer,
        activate=CRISES[card].activate if kind == "crisis" else None,
        jump=CRISES[card].jump if kind == "crisis" else False,
        choice=opened.choice,
    )


def _check(rules: Base, check: OpenCheck) -> CheckView:
    return CheckView(
        source=check.source,
        value=check.value,
        difficulty=check.difficulty,
        partial=check.partial,
        skills=[*check.skills, *check.positive],
        step=check.step,
        modifiers=[ModifierView(change.text, change.amount, change.seat) for change in check.modifiers],
        changes=[ModifierView(change.text, change.amount, change.seat) for change in check.changes],
        by=check.by,
        about=check.about,
        stakes=dict(check.stakes),
        taken_by=check.taken_by,
        did=list(check.did),
        face_up=check.face_up,
        zeroed=list(check.zeroed),
        doubled=list(check.doubled),
        abilities=[text(name) for name in check.abilities],
        destiny=len(check.destiny),
        added=dict(check.counts),
        open_cards={seat: _typed(cards) for seat, cards in check.added.items()} if check.face_up else {},
        open_destiny=_typed(check.destiny) if check.face_up else [],
        revealed=[_check_card(rules, check, card) for card in check.revealed],
        total=check.total,
        outcome=check.outcome,
        counted=_counted(rules, check) if check.face_up and not check.revealed else [],
    )


def _counted(rules: Base, check: OpenCheck) -> list[CheckCardView]:
    return [_check_card(rules, check, card) for cards in (check.destiny, *check.added.values()) for card in cards]


def _typed(cards: Sequence[str]) -> list[str]:
    return [f"card:{card}" for card in cards]


def _check_card(rules: Base, check: OpenCheck, card: str) -> CheckCardView:
    kind = SKILL_CARDS[card]
    return CheckCardView(f"card:{card}", text(kind.name), kind.skill, kind.strength, rules.counts_for(check, card))


def _history(rules: Base) -> list[PastCheckView]:
    if rules.state.ending is None:  # H10: never before
        return []
    return [
        PastCheckView(
            turn=past.turn,
            source=past.source,
            difficulty=past.difficulty,
            total=past.total,
            outcome=past.outcome,
            destiny=_typed(past.destiny),
            destiny_worth=past.destiny_worth,
            added={seat: _typed(cards) for seat, cards in past.added.items() if cards},
            worth=past.worth,
        )
        for past in rules.state.past_checks
    ]


def _roll(rules: Base) -> RollView | None:
    roll = rules.state.roll
    return RollView(roll.seat, roll.text, roll.modifier, roll.planned, roll.result) if roll else None


def _me(rules: Base, seat: int) -> MeView:
    player = rules.player(seat)
    check, looking = rules.state.check, rules.state.looking
    is_president = rules.state.titles.get(Title.PRESIDENT) == seat
    windows, preset = _wishes(rules, seat)
    return MeView(
        seat=seat,
        team=rules.team(seat) if player.loyalty or player.revealed else None,
        hand=_hand(rules, player),
        loyalty=[_loyalty(card) for card in player.loyalty],
        super_crises=[_card("super", card) for card in player.super_crises],
        quorum=[_card("quorum", card) for card in rules.state.quorum_hand if is_president],
        looking=[_card(looking.deck, card) for card in looking.cards] if looking and looking.seat == seat else [],
        added=_typed(check.added.get(seat, ())) if check else [],
        orders=list(player.orders),
        windows=windows,
        preset=preset,
        said=player.declined is not None,
    )


def _wishes(rules: Base, seat: int) -> tuple[list[WishView], str | None]:
    """In which windows a seat wants to be asked, and the preset that wants the same."""
    declined = rules.player(seat).declined
    said = None if declined is None else tuple(declined)
    return _wish_views(tuple(rules.moments(seat)), said, rules.state.options.windows, rules.cylons_roll())


@lru_cache(maxsize=1000)
def _wish_views(
    moments: tuple[Moment | type[Moment], ...], declined: tuple[str, ...] | None, preset: str, cylons_roll: bool
) -> tuple[list[WishView], str | None]:
    """The same for all who have said the same."""
    views, wishes = [], []
    for moment in moments:
        for n, wish in enumerate(moment.wishes):
            now = len(moment.wishes) == 1 or bool(n) == cylons_roll
            asked = not is_declined(wish, declined, preset)
            views.append(WishView(wish.name, wish.words, asked, moment.kind, now))
            wishes.append((wish, asked))
    presets = (name for name, wants in PRESETS.items() if all(wants(wish) == asked for wish, asked in wishes))
    return views, next(presets, None)


def _hand(rules: Base, player: Player) -> list[HandCardView]:
    cards = [_hand_card(option, card) for option, card in zip(hand_options(player.hand), player.hand, strict=True)]
    check = rules.state.check
    if check is None or check.revealed or check.outcome is not None:
        return cards
    counts = [rules.counts_for(check, card) for card in player.hand]
    return [msgspec.structs.replace(card, counts=n) for card, n in zip(cards, counts, strict=True)]


@cache
def _hand_card(option: str, card: str) -> HandCardView:
    kind = SKILL_CARDS[card]
    return HandCardView(option, text(kind.name), kind.skill, kind.strength, list(kind.kind.describe()))


class Described(Protocol):
    @property
    def effect(self) -> Effect: ...


@cache
def _card(kind: str, card: str) -> CardView:
    decks: dict[str, Mapping[str, Described]] = {
        "crisis": CRISES,
        "super": SUPER_CRISES,
        "destination": DESTINATIONS,
        "quorum": QUORUM,
    }
    described = decks[kind][card]
    option = f"{kind}:{card}"
    name = name_of(option)
    assert name is not None
    shown = CardView(option, name, list(described.effect.describe()), described.effect.boxes())
    if kind == "crisis":
        return msgspec.structs.replace(shown, activate=CRISES[card].activate, jump=CRISES[card].jump)
    if kind == "destination":
        return msgspec.structs.replace(shown, distance=DESTINATIONS[card].distance)
    return shown
