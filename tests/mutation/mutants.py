"""The mutants: every entry of the catalogue without effect, in parts and as a whole, and every number a little off."""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache, partial
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import msgspec

import bsg.engine
from bsg.engine.box import all_boxes, offered, simplest
from bsg.engine.cards.abilities import CheckAbility
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.in_play import InPlay
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.responses import Response
from bsg.engine.cards.skills import SKILL_CARDS, SkillKind
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.catalogue import catalogue, everything
from bsg.engine.characters import BASE_CHARACTERS, CHARACTERS, Character
from bsg.engine.effects import NOTHING, Condition, Effect, Guarded, Irregular, OnChosen
from bsg.engine.exodus import Exodus
from bsg.engine.rules import Base
from bsg.engine.rules.core import Core
from bsg.engine.variants.cylon_fleet.cards import ON_THE_BRIDGE, REINFORCED_BY
from bsg.engine.variants.cylon_fleet.rules import CylonFleet
from bsg.engine.variants.cylon_fleet.titles import HANDS_OVER, LEADS
from bsg.engine.variants.cylon_fleet.vipers import FleetVipers
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.effects import draws_trauma
from bsg.engine.variants.ionian_nebula.part import Trial
from bsg.engine.variants.ionian_nebula.rules import IonianNebula
from bsg.engine.variants.ionian_nebula.trauma import DISASTER
from bsg.engine.variants.ionian_nebula.trial import VERDICTS
from bsg.engine.vocabulary import Place, Ship, slug
from bsg.kernel import Flow, Text, text
from tests.mutation.rewriting import NOT_MEANT, Kind, code_rewritings, names_in, rewritings, with_helpers

NUMBERS = "numbers"  # the entry of those that belong to no card
NO_RULE = {"SCHEMA"}  # of storing, not of the game


class Mutant(NamedTuple):
    entry: str  # of the catalogue
    what: str
    kind: Kind
    apply: Callable[[], None]  # in a process that plays nothing else

    @property
    def name(self) -> str:
        return f"{self.entry}: {self.what}"

    @property
    def box(self) -> str:
        """The box that brought it."""
        kind, _, thing = self.entry.partition(":")
        match kind:
            case "box":
                return thing
            case "char":
                return "base" if CHARACTERS[thing] in BASE_CHARACTERS else "exodus"
            case "numbers":
                folders = self.what.removeprefix("variants.").replace("_", "-").split(".")
                return folders[0] if folders[0] in brought() else "base"
        return next(box for box, brings in brought().items() if self.entry in brings)


@cache
def brought() -> dict[str, list[str]]:
    """Of each box, what can be resolved in the plainest game with it; the first that has something brought it."""
    return {box.name: catalogue(simplest(box)) for box in all_boxes()}


def entries() -> list[str]:
    """Everything that can be resolved in any game."""
    return everything()


def mutants() -> list[Mutant]:
    of_cards = [mutant for entry in entries() for mutant in _of_entry(entry)]
    every = [*of_cards, *_of_sheets(), *_of_variants(), *_of_numbers()]
    return list({mutant.name: mutant for mutant in every}.values())


def _of_entry(entry: str) -> Iterator[Mutant]:
    kind, _, thing = entry.partition(":")
    match kind:
        case "crisis":
            yield from _of_card(entry, CRISES[thing])
            yield from _of_hooks(entry, CRISES[thing].in_play, InPlay)
            if CRISES[thing].activate is not None:
                # An icon in the footer is printed like a number; that icons do something has tests of its own.
                yield Mutant(entry, "no ships activated", "number", partial(_set, CRISES[thing], "activate", None))
        case "super":
            yield from _of_card(entry, SUPER_CRISES[thing])
            yield from _of_hooks(entry, SUPER_CRISES[thing].in_play, InPlay)
        case "quorum":
            yield from _of_card(entry, QUORUM[thing])
            yield from _of_hooks(entry, QUORUM[thing].in_play, InPlay)
        case "destination":
            yield from _of_card(entry, DESTINATIONS[thing])
        case "loc":
            yield from _of_card(entry, LOCATIONS[Place(thing)])
        case "loyalty":
            yield from _of_card(entry, LOYALTY[thing])
        case "card":
            yield from _of_skill_card(entry, next(c.kind for c in SKILL_CARDS.values() if slug(c.name) == thing))
        case "ability":
            yield from _of_ability(entry)
        case "ally" | "crossroads":
            card, _, side = thing.partition("#")
            yield from _of_result(entry, (ALLIES if kind == "ally" else CROSSROADS)[card], side)
    for rules, option in TITLE_OPTIONS.get(entry, ()):
        yield Mutant(entry, f"{option} -> nothing", "no-op", partial(_performs_nothing, rules, option))
        yield Mutant(entry, f"{option} is not offered", "no-op", partial(_offers_no, rules, option))
    for function in RULES.get(entry, ()):
        yield from _of_code(entry, function)
    for what, apply in SPECIAL.get(entry, {}).items():
        yield Mutant(entry, what, "no-op", apply)


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _of_card(entry: str, card: Any, *, only: str = "") -> Iterator[Mutant]:
    """Each part of it, each number, and each number of its procedures; `only`: of one of its results."""
    for field in fields(card):
        if field.name in NOT_MEANT or only not in ("", field.name):
            continue
        value = getattr(card, field.name)
        for rewriting in rewritings(value, field.name):
            yield Mutant(entry, rewriting.where, rewriting.kind, partial(_set, card, field.name, rewriting.value))
        for function in _functions(value):
            yield from _of_code(entry, function)
        if field.name == "condition" and value is not None:
            yield Mutant(entry, "can never be revealed", "no-op", partial(_set, card, "condition", _never))
            yield Mutant(entry, "can always be revealed", "no-op", partial(_set, card, "condition", _always))
        if field.name == "action" and value is not None:
            yield Mutant(entry, "cannot be chosen", "no-op", partial(_set, card, "action", value.when(_never)))
        if isinstance(value, Guarded):
            yield Mutant(entry, "always possible", "no-op", partial(_set, card, field.name, value.effect))
        elif isinstance(value, Irregular) and value.against is not None:
            free = Irregular(value.procedure, value.description)
            yield Mutant(entry, "always possible", "no-op", partial(_set, card, field.name, free))


def _of_result(entry: str, card: Any, side: str) -> Iterator[Mutant]:
    """One of the two results of a card: as any card's, and mixed up with the other one."""
    yield from _of_card(entry, card, only=side)
    other = card.antagonistic if side == "benevolent" else card.benevolent
    yield Mutant(entry, "the other result", "no-op", partial(_set, card, side, other))


def _of_hooks(entry: str, declared: Any, silent: type) -> Iterator[Mutant]:
    """The hooks at which a declaration speaks, one by one replaced by those of one that says nothing."""
    for name, silence in vars(silent).items():
        hook = getattr(type(declared), name)
        if isinstance(silence, FunctionType) and hook is not silence:
            yield Mutant(entry, f"no {name}", "no-op", partial(setattr, type(declared), name, silence))
            yield from _of_code(entry, hook)


def _of_code(entry: str, function: FunctionType) -> Iterator[Mutant]:
    for helper in with_helpers(function, "bsg.engine"):
        for rewriting in code_rewritings(helper):
            yield Mutant(entry, rewriting.what, "number", rewriting.apply)


def _functions(value: Any) -> Iterator[FunctionType]:
    """The procedures and conditions in a declaration."""
    if isinstance(value, FunctionType):
        yield value
    elif isinstance(value, Irregular):
        yield from _functions((value.procedure, value.against))
    elif isinstance(value, Guarded | OnChosen):
        yield from _functions((value.effect, value.against))
    elif isinstance(value, Condition):
        yield from _functions(value.possible)
    elif isinstance(value, Effect):
        yield from _functions(tuple(getattr(value, field.name) for field in fields(value)))  # type: ignore[arg-type]
    elif isinstance(value, tuple):
        for item in value:
            yield from _functions(item)


def _set(thing: Any, field: str, value: Any) -> None:
    object.__setattr__(thing, field, value)  # declarations are frozen, and looked up in many places


def _never(rules: Base, seat: int) -> bool:
    return False


def _always(rules: Base, seat: int) -> bool:
    return True


# ── skill cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _of_skill_card(entry: str, kind: SkillKind) -> Iterator[Mutant]:
    yield from _of_card(entry, kind)
    if kind.response is not None:
        yield Mutant(entry, "cannot be played", "no-op", partial(setattr, type(kind.response), "useless", _useless))
        yield from _of_hooks(entry, kind.response, Response)
    if kind.ability is not None:
        yield from _of_hooks(entry, kind.ability, CheckAbility)


def _useless(self: Response[Any], rules: Base, moment: Any) -> Text:
    return text("It is useless.")


# ── titles, and what rules say of a card ────────────────────────────────────────────────────────────────────────────

TITLE_OPTIONS: Mapping[str, tuple[tuple[type[Base], str], ...]] = {  # and the rulebook that offers them
    "title:president": ((Base, "opt:draw-quorum"), (Base, "quorum:")),
    "title:admiral": ((Base, "opt:nuke"), (CylonFleet, "opt:nuke")),
    "title:cag": ((CylonFleet, HANDS_OVER), (CylonFleet, LEADS)),
}


def _performs_nothing(rules: type[Base], option: str) -> None:
    perform = rules.perform

    def performed(self: Base, seat: int, picked: str) -> Flow[None]:
        if not picked.startswith(option):
            yield from perform(self, seat, picked)

    rules.perform = performed  # type: ignore[method-assign]


def _offers_no(rules: type[Base], option: str) -> None:
    offered = rules.title_actions
    rules.title_actions = lambda self, seat: {  # type: ignore[method-assign]
        name: words for name, words in offered(self, seat).items() if not name.startswith(option)
    }


def _sympathizer_only_shows(where: str) -> None:
    """He is shown, but one of the two things that follow does not."""
    if where == "brig":
        Base.in_the_red = lambda self: False  # type: ignore[method-assign]
    else:
        Base.in_the_red = lambda self: True  # type: ignore[method-assign]


def _sees_no_disaster(self: IonianNebula, seat: int, tokens: list[str], place: Place | None = None) -> int:
    self.keep_trauma(seat, [token for token in tokens if token != DISASTER], place)
    self.to_pool([token for token in tokens if token == DISASTER])
    return 0


def _nothing_returns(self: IonianNebula, count: int) -> None:
    """They lie aside for ever."""


def _damages_nothing_else(self: IonianNebula, area: Place, token: str) -> None:
    """The damage counts, and that is all."""
    self.resolved(f"token:{token}")


def _all_go(self: IonianNebula, trial: Trial) -> Flow[None]:
    """Of human players, too, and with however little trauma."""
    for verdict in VERDICTS:
        self.resolved(f"trial:{verdict}")
    trial.eliminated = [seat for seat, count in trial.counted.items() if count == max(trial.counted.values())]
    yield from ()


def _nobody_goes(self: IonianNebula, trial: Trial) -> Flow[None]:
    for verdict in VERDICTS:
        self.resolved(f"trial:{verdict}")
    yield from ()


def _asks_nobody(rules: type[Base], step: str) -> None:
    """The step does nothing."""

    def nothing(*args: Any, **named: Any) -> Iterator[Any]:
        return iter(())

    setattr(rules, step, nothing)


def _no_order(name: str) -> None:
    def nothing(rules: Base) -> Flow[None]:
        yield from ()

    ON_THE_BRIDGE[name] = nothing


RULES: Mapping[str, tuple[FunctionType, ...]] = {  # where the numbers of a card stand that the rules carry out
    "card:establish-network": (Exodus.counts_for,),
    "card:build-nuke": (Exodus.gain_nuke,),
    "loc:ftl-control": (Base.ftl_jump,),
    "title:admiral": (Base.launch_nuke, Base.choose_destination, CylonFleet.launch_nuke),
    "title:president": (Base.draw_quorum,),
    "loyalty:sympathizer": (Base.sympathizer_in_play,),
    "token:disaster#human": (IonianNebula.take_trauma, IonianNebula.starting_trauma),
    "token:disaster#cylon": (IonianNebula.cylon_takes_trauma,),
    "token:collateral-damage": (IonianNebula.basestar_damaged,),
    "token:damage-to-personnel": (IonianNebula.cylons_draw_trauma,),
    **{f"trial:{verdict}": (IonianNebula.judge,) for verdict in VERDICTS},
    "loyalty:cylon-damage": (Base.choose_damage,),
    "title:cag": (CylonFleet.perform, CylonFleet.cag_actions),
    "fleet:gathering": (CylonFleet.gather, CylonFleet.place_in_fleet),
    "fleet:arrival": (CylonFleet.gather, CylonFleet.fly_all),
    "fleet:auto-attack": (CylonFleet.advance_pursuit, CylonFleet.auto_attack),
    "fleet:call": (CylonFleet.place_ships, CylonFleet.call_ships),
    "fleet:escort": (CylonFleet.escort,),
    "fleet:nuke": (CylonFleet.destroy_all,),
    **{name: (order,) for name, order in ON_THE_BRIDGE.items()},
}
SPECIAL: Mapping[str, Mapping[str, Callable[[], None]]] = {
    "loyalty:sympathizer": {
        "never goes to the Brig": partial(_sympathizer_only_shows, "brig"),
        "never becomes a Cylon player": partial(_sympathizer_only_shows, "cylon"),
    },
    "token:disaster#human": {
        "executes nobody": partial(setattr, IonianNebula, "looks_at_trauma", _sees_no_disaster),
        "stays aside": partial(setattr, IonianNebula, "return_disasters", _nothing_returns),
    },
    "token:disaster#cylon": {
        "brings no more": partial(setattr, IonianNebula, "looks_at_trauma", _sees_no_disaster),
        "stays aside": partial(setattr, IonianNebula, "return_disasters", _nothing_returns),
    },
    "token:collateral-damage": {
        "does nothing": partial(setattr, IonianNebula, "basestar_damaged", _damages_nothing_else),
        "is not drawn last": partial(setattr, IonianNebula, "draws_last_damage", Base.draws_last_damage),
    },
    "token:damage-to-personnel": {
        "does nothing": partial(setattr, IonianNebula, "basestar_damaged", _damages_nothing_else),
        "is not in the pool": partial(setattr, IonianNebula, "basestar_tokens_in_game", Base.basestar_tokens_in_game),
    },
    "crossroads:the-opera-house#antagonistic": {
        "a token is drawn": partial(_set, CROSSROADS["the-opera-house"], "antagonistic", draws_trauma(1)),
    },
    **{
        f"trial:{verdict}": {
            "everybody of the worst goes": partial(setattr, IonianNebula, "judge", _all_go),
            "nobody goes": partial(setattr, IonianNebula, "judge", _nobody_goes),
        }
        for verdict in VERDICTS
    },
    "fleet:gathering": {
        "no ship gathers": partial(_asks_nobody, CylonFleet, "place_in_fleet"),
        "no icon is noticed": partial(_asks_nobody, CylonFleet, "nothing_there"),
        "the pursuit does not advance": partial(_asks_nobody, CylonFleet, "advance_pursuit"),
    },
    "fleet:arrival": {
        "nobody arrives": partial(_asks_nobody, CylonFleet, "fly_all"),
    },
    "fleet:auto-attack": {
        "it never comes": partial(_asks_nobody, CylonFleet, "auto_attack"),
        "the CAG places nothing": partial(_asks_nobody, CylonFleet, "place_civilians"),
    },
    "fleet:call": {
        "nobody is called": partial(_asks_nobody, CylonFleet, "call_ships"),
        "nobody leaves": partial(_asks_nobody, CylonFleet, "leave"),
    },
    "fleet:escort": {
        "no ship is brought home": partial(_asks_nobody, CylonFleet, "escort"),
        "it is not offered": partial(delattr, FleetVipers, "viper_moves"),
    },
    "fleet:nuke": {
        "an 8 does nothing": partial(_asks_nobody, CylonFleet, "destroy_all"),
        "no basestar is hit": partial(_asks_nobody, CylonFleet, "nuke_basestar"),
    },
    **{name: {"does nothing": partial(_no_order, name)} for name in ON_THE_BRIDGE},
    "bridge:reinforcement": {
        "does nothing": partial(_no_order, "bridge:reinforcement"),
        "brings no basestar": partial(REINFORCED_BY.pop, Ship.BASESTAR),
    },
}


# ── sheets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

SPEAKERS = {"passive": {"passive"}, "once": {"once", "offers_once", "uses_once"}, "drawback": {"drawback"}}
ATTRIBUTES = ("hand_limit", "discards_at_random", "loyalty_at_start", "loyalty_as_sleeper", "extra_loyalty")


def _of_ability(entry: str) -> Iterator[Mutant]:
    """The hooks in which it speaks, one by one replaced by those of a blank sheet."""
    for sheet in CHARACTERS.values():
        for role, speakers in SPEAKERS.items():
            if f"ability:{slug(getattr(sheet, role).name)}" == entry:
                hooks = {n: f for n, f in vars(type(sheet)).items() if isinstance(f, FunctionType)}
                mine = {n: f for n, f in hooks.items() if names_in(f) & speakers}
                for name, hook in mine.items():
                    yield Mutant(entry, f"no {name}", "no-op", partial(delattr, type(sheet), name))
                    yield from _of_code(entry, hook)
                for action in sheet.actions():
                    if action.ability == getattr(sheet, role):
                        yield Mutant(entry, "does nothing", "no-op", partial(_acts_in_vain, type(sheet)))
                        for rewriting in rewritings(action.effect, "action"):
                            apply = partial(_acts_so, type(sheet), rewriting.value)
                            yield Mutant(entry, rewriting.where, rewriting.kind, apply)
                        for function in _functions(action.effect):
                            yield from _of_code(entry, function)
                if mine:
                    yield Mutant(entry, "speaks in vain", "no-op", partial(_speaks_in_vain, type(sheet), tuple(mine)))
                if role == "drawback":
                    yield from _of_attributes(entry, type(sheet))


def _of_attributes(entry: str, sheet: type[Character]) -> Iterator[Mutant]:
    for name in ATTRIBUTES:
        if name in vars(sheet):
            usual = getattr(Character, name)
            yield Mutant(entry, f"{name} -> {usual}", "no-op", partial(setattr, sheet, name, usual))
            for rewriting in rewritings(vars(sheet)[name], name):
                yield Mutant(entry, rewriting.where, "number", partial(setattr, sheet, name, rewriting.value))


def _acts_in_vain(sheet: type[Character]) -> None:
    _acts_so(sheet, NOTHING)


def _acts_so(sheet: type[Character], effect: Effect) -> None:
    actions = sheet.actions
    sheet.actions = lambda self: tuple(a._replace(effect=effect) for a in actions(self))  # type: ignore[method-assign]


def _speaks_in_vain(sheet: type[Character], hooks: tuple[str, ...]) -> None:
    """The hooks run, so that the ability is asked for and counted as used; the state is as it was before."""
    for name in hooks:
        setattr(sheet, name, _without_trace(vars(sheet)[name]))


def _without_trace(hook: FunctionType) -> Callable[..., Any]:
    usual = getattr(Character, hook.__name__, None)

    def generator(self: Character, rules: Base, seat: int, *args: Any) -> Any:
        state = copy.deepcopy(rules.state)
        yield from hook(self, rules, seat, *args)
        _restore(rules, state)
        return (yield from usual(self, rules, seat, *args)) if usual else None

    def plain(self: Character, *args: Any) -> Any:
        rules = next(arg for arg in args if isinstance(arg, Core))
        state = copy.deepcopy(rules.state)
        hook(self, *args)
        _restore(rules, state)
        return usual(self, *args) if usual else None

    def without_rules(self: Character) -> Any:
        return usual(self) if usual else None

    if inspect.isgeneratorfunction(hook):
        return generator
    return plain if hook.__code__.co_argcount > 1 else without_rules


def _restore(rules: Core, state: Any) -> None:
    _rewind(rules.state, state)


def _rewind(now: Any, then: Any) -> Any:
    """The value as it was, in the same objects: a procedure under way may have them in its hands."""
    if type(now) is not type(then):
        return then
    if isinstance(now, msgspec.Struct) and not now.__struct_config__.frozen:
        for field in now.__struct_fields__:
            setattr(now, field, _rewind(getattr(now, field), getattr(then, field)))
        return now
    if isinstance(now, list):
        now[:] = [_rewind(*pair) for pair in zip(now, then, strict=True)] if len(now) == len(then) else then
        return now
    if isinstance(now, dict):
        rewound = {key: _rewind(now.get(key), value) for key, value in then.items()}
        now.clear()
        now.update(rewound)
        return now
    return then


def _of_sheets() -> Iterator[Mutant]:
    """What is printed on the sheets besides abilities."""
    for sheet in CHARACTERS.values():
        for rewriting in rewritings(sheet.skill_set, "skill_set"):
            apply = partial(setattr, type(sheet), "skill_set", rewriting.value)
            yield Mutant(f"char:{sheet.id}", rewriting.where, "number", apply)


# ── what variants change ────────────────────────────────────────────────────────────────────────────────────────────


def _of_variants() -> Iterator[Mutant]:
    """Every method by which a variant overrides the rulebook is taken away: what it changed speaks again."""
    for box in offered("variants"):
        for mixin in box.rules.__mro__:
            if mixin.__module__.startswith("bsg.engine.variants."):
                above = {name for other in mixin.__mro__[1:] for name in vars(other)}
                for name, method in vars(mixin).items():
                    if isinstance(method, FunctionType) and name in above:
                        yield Mutant(f"box:{box.name}", f"no {name}", "no-op", partial(delattr, mixin, name))


# ── numbers of the rules ────────────────────────────────────────────────────────────────────────────────────────────


def _of_numbers() -> Iterator[Mutant]:
    """Every constant of the engine that is a number or holds numbers, wherever it was imported to."""
    for module in engine_modules():
        for name in _constants_of(module):
            value = getattr(module, name)
            for rewriting in rewritings(value, f"{module.__name__.removeprefix('bsg.engine.')}.{name}"):
                if rewriting.kind == "number":
                    apply = partial(_everywhere, name, value, rewriting.value)
                    yield Mutant(NUMBERS, rewriting.where, "number", apply)


def engine_modules() -> list[ModuleType]:
    found = pkgutil.walk_packages(bsg.engine.__path__, "bsg.engine.")
    return [importlib.import_module(module.name) for module in found]


def _constants_of(module: ModuleType) -> list[str]:
    """Names in capitals that the module itself gives a number, or a table of numbers."""
    names = []
    for statement in ast.parse(inspect.getsource(module)).body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        names += [t.id for t in targets if isinstance(t, ast.Name) and t.id.isupper() and t.id not in NO_RULE]
    return [name for name in names if _is_number(getattr(module, name, None))]


def _is_number(value: Any) -> bool:
    if isinstance(value, dict):
        return bool(value) and all(map(_is_number, value.values()))
    if isinstance(value, tuple):
        return bool(value) and all(map(_is_number, value))
    return isinstance(value, int) and not isinstance(value, bool)


def _everywhere(name: str, old: Any, new: Any) -> None:
    if isinstance(old, dict):
        old.update(new)
        return
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("bsg.") and vars(module).get(name) is old:
            setattr(module, name, new)
