"""R35.h: the trial, boxing the line, and elimination."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.characters import Character
from bsg.engine.variants.ionian_nebula.crossroads import CrossroadsPhase
from bsg.engine.variants.ionian_nebula.happenings import (
    Condemned,
    Eliminated,
    LetOff,
    NobodyTried,
    TraumaShown,
    TrialBegan,
)
from bsg.engine.variants.ionian_nebula.part import Trial
from bsg.engine.variants.ionian_nebula.trauma import ANTAGONISTIC, BENEVOLENT
from bsg.engine.vocabulary import Ending, Team, Title, at_seat, reasons, seat_of
from bsg.kernel import Flow, Text, plural, text

LET_OFF = 2  # so many tokens, or fewer, count for nothing (R35.25)
LAST_HUMAN_GONE = Ending("last-human-gone")


class TheTrial(CrossroadsPhase):
    def crossroads_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        return (*super().crossroads_steps(), self.trial)

    def trial(self) -> Flow[None]:
        """R35.25. The President chooses before anybody goes; then all go in turn order."""
        self.nebula.phase = "trial"
        self.tell(text("The trial begins."), what=TrialBegan())
        self.box_what_is_left()
        trial = self.nebula.trial = self.show_all_trauma()
        yield from self.judge(trial)
        for seat in trial.eliminated:
            yield from self.eliminate(seat)
        for seat in self.clockwise(self.current):
            self.box_trauma(seat)
        self.box_tokens(self.nebula.pool)
        self.nebula.pool = []
        self.nebula.phase = "over"
        if not self.humans():  # R35.31
            words = text("No human player is left. The Cylons win.")
            self.game_over(Team.CYLONS, LAST_HUMAN_GONE, words)

    # (1) ------------------------------------------------------------------------------------------------------------

    def box_what_is_left(self) -> None:
        """Crossroads cards, allies, and the trauma on them and on Sickbay and Brig; nobody looks at it (H41)."""
        part = self.nebula
        part.crossroads_boxed += [dealt.card for dealt in part.crossroads.values()]
        self.box_tokens([dealt.token for dealt in part.crossroads.values() if dealt.token])
        part.allies_boxed += [ally.card for ally in part.allies]
        self.box_tokens([ally.token for ally in part.allies if ally.token])
        if part.encounter:
            part.allies_boxed.append(part.encounter.card)
            self.box_tokens([part.encounter.token] if part.encounter.token else [])
        self.box_tokens(list(part.places.values()))
        part.allies_boxed += part.ally_deck
        part.past_crossroads = part.crossroads
        part.crossroads, part.allies, part.ally_deck, part.encounter, part.places = {}, [], [], None, {}

    def box_tokens(self, tokens: list[str]) -> None:
        self.nebula.boxed = sorted([*self.nebula.boxed, *tokens])

    def box_trauma(self, seat: int) -> None:
        self.box_tokens(self.nebula.trauma[seat])
        self.nebula.trauma[seat] = []

    # (2), (3) -------------------------------------------------------------------------------------------------------

    def show_all_trauma(self) -> Trial:
        """Of human players, hidden Cylons among them, the antagonistic tokens count; of Cylon players the others."""
        seats = list(self.clockwise(self.current))
        cylons = [seat for seat in seats if not self.is_human(seat)]
        shown = {seat: list(self.trauma(seat)) for seat in seats}
        counted = {seat: shown[seat].count(BENEVOLENT if seat in cylons else ANTAGONISTIC) for seat in seats}
        for seat in seats:
            names = [f"token:{token}" for token in shown[seat]]
            one, many = "{seat} shows {tokens}: {n} counts.", "{seat} shows {tokens}: {n} count."
            words = plural(one, many, n=counted[seat], seat=at_seat(seat), tokens=names)
            if not names:
                words = text("{seat} has no trauma to show.", seat=at_seat(seat))
            self.tell(words, reveals="H38", what=TraumaShown(seat, tuple(names), counted[seat]))
        return Trial(self.state.turn, shown, cylons, counted)

    # (4), (5) -------------------------------------------------------------------------------------------------------

    def judge(self, trial: Trial) -> Flow[None]:
        """R35.26: of human players with most tokens one goes, of Cylon players all."""
        for seat, count in trial.counted.items():
            if 0 < count <= LET_OFF:
                self.tell(text("{seat} is let off.", seat=at_seat(seat)), what=LetOff(seat, count))
        most = max(trial.counted.values())
        if most <= LET_OFF:
            self.resolved("trial:nobody")
            self.tell(text("Nobody is eliminated."), what=NobodyTried())
            return
        worst = [seat for seat, count in trial.counted.items() if count == most]
        humans, cylons = ([s for s in worst if s not in trial.cylons], [s for s in worst if s in trial.cylons])
        self.resolved(f"trial:{verdict(len(humans), len(cylons))}")
        if len(humans) > 1:
            trial.tied = humans
            humans = [(yield from self.president_condemns(humans))]
        trial.eliminated = [seat for seat in worst if seat in (*humans, *cylons)]

    def president_condemns(self, tied: list[int]) -> Flow[int]:
        president = self.holder(Title.PRESIDENT)
        prompt = text("These human players have equally much trauma. Choose who is eliminated.")
        others = text("This player has less trauma, or is judged as a Cylon.")
        seats = range(len(self.state.players))
        dimmed = reasons({at_seat(seat): self.why_not_in_game(seat) or others for seat in seats if seat not in tied})
        pick = yield from self.choose(president, "condemn", prompt, [at_seat(seat) for seat in tied], dimmed=dimmed)
        condemned = seat_of(pick)
        self.tell(
            text("{president} condemns {seat}.", president=at_seat(president), seat=pick),
            what=Condemned(condemned, president),
        )
        return condemned

    # elimination (R35.28–R35.30) ------------------------------------------------------------------------------------

    def eliminate(self, seat: int) -> Flow[None]:
        """Like an execution, and then no more; a Cylon player has nothing to prove and is not mourned."""
        player = self.player(seat)
        self.tell(text("{seat} is eliminated.", seat=at_seat(seat)), what=Eliminated(seat))
        self.exodus.executing.append(seat)
        self.discard_everything(seat)
        if self.is_human(seat):
            if (card := (yield from self.prove_loyalty(seat))) is not None:
                self.show_loyalty(seat, card)
            else:
                yield from self.shows_all_cards(seat)
                player.revealed += player.loyalty
                player.loyalty = []
        self.state.loyalty_box += player.loyalty  # super crises leave the game with him
        player.loyalty, player.place, player.orders = [], None, []
        self.box_trauma(seat)
        self.exodus.executing.remove(seat)
        self.nebula.eliminated.append(seat)
        self.pass_titles_of(seat)
        if seat == self.current:
            self.state.turn_over = True

    def in_game(self, seat: int) -> bool:
        return seat not in self.nebula.eliminated

    def why_not_play_as(self, sheet: Character) -> Text | None:
        for seat in self.nebula.eliminated:
            if self.player(seat).character == sheet.id:
                return text("This character left the game with {seat}.", seat=at_seat(seat))
        return super().why_not_play_as(sheet)


def verdict(humans: int, cylons: int) -> str:
    """Who has most trauma, by a word: one player, or a tie of what kind."""
    if humans and cylons:
        return "mixed-tie" if humans == 1 else "mixed-tie-with-humans"
    if humans + cylons == 1:
        return "human" if humans else "cylon"
    return "human-tie" if humans else "cylon-tie"


VERDICTS = ("nobody", "human", "cylon", "human-tie", "cylon-tie", "mixed-tie", "mixed-tie-with-humans")
