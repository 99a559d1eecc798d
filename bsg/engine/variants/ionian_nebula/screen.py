"""The words of the Ionian Nebula for the screen, by the keys under which the front end asks for them."""

from __future__ import annotations

from bsg.engine.screen import N
from bsg.kernel import plural, text

SCREEN = {
    "deck:allies": text("Allies to come"),
    "moment:crossroads": text("The crossroads"),
    "moment:trial": text("The trial"),
    "moment:eliminated": text("Condemned"),
    "trauma": text("Trauma"),
    "tokens": plural("{n} token", "{n} tokens", n=N),
    "trauma_tokens": plural("{n} trauma token", "{n} trauma tokens", n=N),
    "so_many": text("{n} × {name}"),
    "no_trauma": text("You have no trauma."),
    "help:trauma": text("Trauma tokens"),
    "about:trauma": text("Everybody sees how many; only their owner knows which. In the trial they decide who goes."),
    "you_put": text("You put {token} on {ally}."),
    "ally_waits": text("{ally} is here: whoever ends a movement here must meet this ally."),
    "token_waits": text("Whoever starts a turn here takes the trauma token that lies here."),
    "brings_benevolent": text("If the token is benevolent: {effect}."),
    "brings_antagonistic": text("If it is antagonistic: {effect}."),
    "allies_left": plural("{n} ally is still to come.", "{n} allies are still to come.", n=N),
    "met_in": text("Waits in: {place}."),
    "encounter": text("Encounter: {ally}"),
    "met_by": text("met by {name}, {place}"),
    "turned_over": text("The token is turned over: {token}."),
    "nothing_on_it": text("No token lies on this card."),
    "neither_result": text("A disaster: neither of the two happens."),
    "side_of:benevolent": text("If benevolent:"),
    "side_of:antagonistic": text("If antagonistic:"),
    "happens": text("This happens."),
    "crossroads": text("The crossroads"),
    "phase:choosing": text("Everybody chooses in secret."),
    "phase:resolving": text("One after another is turned over."),
    "your_crossroads": text("Your card"),
    "token_beside": text("a token beside it"),
    "no_token_yet": text("no token yet"),
    "no_token": text("without a token"),
    "still_choosing": text("is choosing"),
    "has_chosen": text("has chosen"),
    "to_come": text("still face down"),
    "reveals": text("{name}: {card}"),
    "skip_reveals": text("Turn all over now"),
    "during:crossroads": text("the crossroads"),
    "during:trial": text("the trial"),
    "trial": text("The trial"),
    "trial_rule": text(
        "Against humans antagonistic tokens count, against Cylons benevolent ones. {n} or fewer are let off;"
        " whoever has most is eliminated."
    ),
    "tried_cylon": text("Cylon player"),
    "counts_against": plural("{n} counts", "{n} count", n=N),
    "fate:eliminated": text("eliminated"),
    "fate:tied": text("equally many"),
    "fate:let_off": text("let off"),
    "fate:spared": text("stays"),
    "are_eliminated": text("Eliminated: {names}."),
    "president_chooses": text("{names} have equally many: the President chooses who goes."),
    "nobody_eliminated": text("Nobody has more than {n}: nobody is eliminated."),
    "put_trial_away": text("Put the trial away"),
    "tag_out": text("out of the game"),
    "is_out": text("Out of the game: takes no part any more, and has lost."),
    "has_lost": text("eliminated"),
    "you_are_out": text("You are out of the game and watch on. Turn of {name}: {step}."),
    "secret:crossroads": text("Your tokens: show"),
    "secret:place_trauma": text("Your tokens: show"),
    "secret:discard_trauma": text("Your tokens: show"),
    "hint:meet": text(
        "Several allies are here. You must meet one of them: the token on its card decides what happens."
    ),
    "hint:place_trauma": text(
        "Put one of your own tokens on the new ally. You alone will know which result waits there."
    ),
    "hint:discard_trauma": text(
        "As a human, get rid of antagonistic tokens: they count against you in the trial. Against a Cylon player"
        " benevolent ones count."
    ),
    "hint:crossroads": text(
        "The token you choose decides which result of your card happens, and does not count in the trial that follows."
    ),
    "hint:crossroads_side": text("You had no token to put beside your card, so you say which result happens."),
    "hint:condemn": text("Whoever you choose is out of the game for good."),
    "hint:brings_ally": text("Whoever you choose puts a token of their own on the new ally."),
}
