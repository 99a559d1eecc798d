"""R12, R24: attacks, damage to basestars, nukes."""

from __future__ import annotations

from typing import NamedTuple

from bsg.engine.cards.responses import ViperAttacked
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.happenings.checks import Attack
from bsg.engine.happenings.combat import BasestarDamaged, NukeLaunched, ShipDestroyed
from bsg.engine.numbers import BASESTAR_DESTROYED_AT, NUKES
from bsg.engine.places import RING
from bsg.engine.rules.core import EVADE
from bsg.engine.rules.ships import MARKER, Ships
from bsg.engine.vocabulary import Place, Ship, at_seat
from bsg.kernel import Flow, Text, text


class Odds(NamedTuple):
    """From which result on a target is damaged, and destroyed; 9 is never."""

    damaged: int
    destroyed: int


NEVER = 9
ATTACKS = {  # R12.a
    ("viper", Ship.RAIDER): Odds(NEVER, 3),
    ("viper", Ship.HEAVY_RAIDER): Odds(NEVER, 7),
    ("viper", Ship.BASESTAR): Odds(8, NEVER),
    ("galactica", Ship.RAIDER): Odds(NEVER, 3),
    ("galactica", Ship.HEAVY_RAIDER): Odds(NEVER, 7),
    ("galactica", Ship.BASESTAR): Odds(5, NEVER),
}
VIPER_ODDS = Odds(5, 8)  # attacked by a raider
RAIDER_HITS_GALACTICA = 8
BASESTAR_HITS_GALACTICA = 4
NUKE_DESTROYS = 3
NUKE_DESTROYS_RAIDERS = 7

CRITICAL_HIT, DISABLED_HANGAR, DISABLED_WEAPONS, STRUCTURAL_DAMAGE = BASESTAR_TOKENS = (  # R1.6
    "critical-hit",
    "disabled-hangar",
    "disabled-weapons",
    "structural-damage",
)


class Combat(Ships):
    # humans attack (R12.a, R12.b) -----------------------------------------------------------------------------------

    def viper_attacks(self, seat: int, area: Place, target: str, *, piloted: bool) -> Flow[None]:
        modifier = 0 if piloted else sum(card.unmanned_attack(self.whole, name) for card, name in self.cards_in_play())
        yield from self.attack(seat, "viper", target, modifier)

    def instead_of_attack(self, seat: int) -> dict[str, Text]:
        """Cards of a pilot's own hand that he may play in place of an attack: none in the base game."""
        return {}

    def attack(self, seat: int, attacker: str, target: str, modifier: int = 0) -> Flow[None]:
        """One attack on a Cylon ship, by typed name: `ship:basestar@front#0`."""
        ship, area, number = parse_ship(target)
        odds = ATTACKS[attacker, ship]
        if ship == Ship.BASESTAR and STRUCTURAL_DAMAGE in self.area(area).basestars[number]:
            modifier += 2  # R12.2
        what_for = text(
            "attack on a {ship} {area}; {odds}", ship=f"ship:{ship}", area=f"area:{area}", odds=words_of(odds)
        )
        by = f"ship:{Ship.VIPER}" if attacker == "viper" else None
        result = yield from self.roll(seat, what_for, modifier, Attack(by, target), at=odds)
        if result >= odds.destroyed:
            self.destroy_cylon_ship(ship, area)
        elif result >= odds.damaged:
            self.damage_basestar(area, number)

    def destroy_cylon_ship(self, ship: Ship, area: Place) -> None:
        """R12.3: back to the supply."""
        if ship == Ship.RAIDER:
            self.area(area).raiders -= 1
        else:
            self.area(area).heavy_raiders -= 1
        self.tell(
            text("A {ship} is destroyed {area}.", ship=f"ship:{ship}", area=f"area:{area}"),
            what=ShipDestroyed(f"ship:{ship}", f"area:{area}"),
        )

    # basestars (R12.d) ----------------------------------------------------------------------------------------------

    def basestar_tokens_in_game(self) -> tuple[str, ...]:
        """R1.6."""
        return BASESTAR_TOKENS

    def damage_basestar(self, area: Place, number: int) -> None:
        """R12.12: a token, and maybe the last one that the basestar can bear."""
        tokens = self.area(area).basestars[number]
        if damage_of(tokens) + 1 >= BASESTAR_DESTROYED_AT and not self.draws_last_damage():
            self.destroy_basestar(area, number)
            return
        for token in self.dice.sample("basestar", self.state.basestar_tokens, 1) or [MARKER]:
            if token in self.state.basestar_tokens:
                self.state.basestar_tokens.remove(token)
            tokens.append(token)
            self.tell(
                text("A basestar is damaged {area}: {token}.", area=f"area:{area}", token=f"token:{token}"),
                what=BasestarDamaged(f"area:{area}", f"token:{token}"),
            )
            self.basestar_damaged(area, token)
        if damage_of(tokens) >= BASESTAR_DESTROYED_AT:
            self.destroy_basestar(area, number)

    def draws_last_damage(self) -> bool:
        """R12.13: the third damage destroys a basestar without a token."""
        return False

    def basestar_damaged(self, area: Place, token: str) -> None:
        """What a token does when it is drawn: nothing in the base game."""

    def remove_basestar(self, area: Place, number: int) -> None:
        """R12.16: its tokens go back to the pool."""
        tokens = self.area(area).basestars.pop(number)
        self.state.basestar_tokens = sorted([*self.state.basestar_tokens, *(t for t in tokens if t != MARKER)])

    def destroy_basestar(self, area: Place, number: int) -> None:
        self.remove_basestar(area, number)
        self.tell(
            text("A basestar is destroyed {area}.", area=f"area:{area}"),
            what=ShipDestroyed(f"ship:{Ship.BASESTAR}", f"area:{area}"),
        )
        for card, name in self.cards_in_play():
            card.basestar_destroyed(self.whole, name)

    def basestars(self) -> list[tuple[Place, list[str]]]:
        """Where basestars are, with their damage."""
        return [(area, tokens) for area in RING for tokens in self.area(area).basestars]

    # Cylons attack --------------------------------------------------------------------------------------------------

    def viper_odds(self, model: Ship) -> Odds:
        """When a raider attacks it."""
        return VIPER_ODDS

    def raider_attacks_viper(self, area: Place, pilot: int | None, model: Ship = Ship.VIPER) -> Flow[None]:
        """R12.a and W7: after the roll somebody may respond, and then to what was rolled again (R10.7)."""
        target = text("a viper") if pilot is None else text("{seat}’s viper", seat=at_seat(pilot))
        odds = self.viper_odds(model)
        what_for = text(
            "a raider attacks {target} {area}; {odds}", target=target, area=f"area:{area}", odds=words_of(odds)
        )
        hit = f"ship:{model}@{area}" if pilot is None else at_seat(pilot)
        yield from self.roll_keeping(self.current, what_for, attack=Attack(f"ship:{Ship.RAIDER}", hit), at=odds)
        attacked = ViperAttacked(self.open_roll, pilot, self.open_roll.modifier, odds.damaged)
        while not self.open_roll.named and (yield from self.evaded(attacked)):
            pass
        result = self.roll_done()
        if result >= odds.damaged:
            self.lose_viper(area, pilot, model, destroyed=result >= odds.destroyed)

    def evaded(self, attacked: ViperAttacked) -> Flow[bool]:
        """W7; a pilot may have ordered to evade any hit, and then nobody needs to be asked."""
        roll, pilot = attacked.roll, attacked.pilot
        if pilot is not None and EVADE in self.player(pilot).orders:
            for card in self.player(pilot).hand:  # sorted: the weakest first
                if SKILL_CARDS[card].kind.why_not_at(self.whole, attacked) is None:
                    yield from self.play_response(pilot, card, attacked)
                    return True
        prompt = text("The roll is {result}: {what}.", result=roll.result, what=roll.text)
        return (yield from self.respond(attacked, prompt)) is not None

    def raider_attacks_galactica(self) -> Flow[None]:
        what_for = text("a raider attacks Galactica; {n} damages it", n=at_least(RAIDER_HITS_GALACTICA))
        attack = Attack(f"ship:{Ship.RAIDER}")
        result = yield from self.roll(self.current, what_for, attack=attack, at=[RAIDER_HITS_GALACTICA])
        if result >= RAIDER_HITS_GALACTICA:
            yield from self.damage_galactica()

    def basestar_attacks_galactica(self) -> Flow[None]:
        what_for = text("a basestar attacks Galactica; {n} damages it", n=at_least(BASESTAR_HITS_GALACTICA))
        attack = Attack(f"ship:{Ship.BASESTAR}")
        result = yield from self.roll(self.current, what_for, attack=attack, at=[BASESTAR_HITS_GALACTICA])
        if result >= BASESTAR_HITS_GALACTICA:
            yield from self.damage_galactica()

    def nukes_in_game(self) -> int:
        """So many tokens there are (R1.b)."""
        return NUKES

    def nukes_beside(self) -> int:
        """Tokens that lie beside the board, to be built again: none in the base game."""
        return 0

    def spend_nuke(self) -> None:
        """In the base game the token leaves the game."""
        self.state.nukes -= 1

    # nukes (R24.a) --------------------------------------------------------------------------------------------------

    def launch_nuke(self, seat: int) -> Flow[None]:
        """The token is spent whatever the result (R24.1)."""
        targets = [target for area in RING for target in self.targets_in(area) if target.startswith("ship:basestar")]
        dimmed = self.dimmed_targets(targets, text("A nuke is launched at a basestar only."))
        prompt = text("Choose the basestar to launch the nuke at.")
        labels = self.damaged_basestars()
        pick = yield from self.choose(seat, "nuke", prompt, targets, labels=labels, dimmed=dimmed)
        self.spend_nuke()
        self.tell(text("{seat} launches a nuke.", seat=at_seat(seat)), what=NukeLaunched(seat, pick))
        _, area, number = parse_ship(pick)
        tokens = self.area(area).basestars[number]
        modifier = 2 if STRUCTURAL_DAMAGE in tokens else 0  # R24.10
        what_for = text(
            "nuke on a basestar {area}; {n} or more destroys it, {more} or more also up to 3 raiders",
            area=f"area:{area}",
            n=NUKE_DESTROYS,
            more=NUKE_DESTROYS_RAIDERS,
        )
        at = [NUKE_DESTROYS, NUKE_DESTROYS_RAIDERS] if self.area(area).raiders else [NUKE_DESTROYS]
        result = yield from self.roll(seat, what_for, modifier, Attack(target=pick), at)
        if result < NUKE_DESTROYS:
            self.damage_basestar(area, number)
            if any(basestar is tokens for basestar in self.area(area).basestars):
                self.damage_basestar(area, number)
            return
        self.destroy_basestar(area, number)
        if result >= NUKE_DESTROYS_RAIDERS:
            for _ in range(min(3, self.area(area).raiders)):
                self.destroy_cylon_ship(Ship.RAIDER, area)


def parse_ship(target: str) -> tuple[Ship, Place, int]:
    """`ship:basestar@front#1` is the second basestar in front."""
    ship, _, where = target.removeprefix("ship:").partition("@")
    area, _, number = where.partition("#")
    return Ship(ship), Place(area), int(number or 0)


def damage_of(tokens: list[str]) -> int:
    return sum(2 if token == CRITICAL_HIT else 1 for token in tokens)


def at_least(n: int) -> Text:
    """From which result on; there is none above 8."""
    return text("{n}", n=n) if n + 1 == NEVER else text("{n} or more", n=n)


def words_of(odds: Odds) -> Text:
    if odds.damaged == NEVER:
        return text("{n} destroys it", n=at_least(odds.destroyed))
    if odds.destroyed == NEVER:
        return text("{n} damages it", n=at_least(odds.damaged))
    return text("{n} damages it, {most} destroys it", n=at_least(odds.damaged), most=at_least(odds.destroyed))
