"""The words of the screen for the chairs, by the keys under which the front end asks for them."""

from django.utils.translation import gettext as _


def chairs() -> dict[str, str]:
    return {
        "table_menu": _("At this table…"),
        "consent_words": _(
            "All people who are there must agree to what you propose; whoever is absent is not counted. "
            "What is done is written in the log for everybody."
        ),
        "propose_why": _("Why, or the words of a ruling; everybody reads it"),
        "propose:pause": _("Pause the game"),
        "propose:resume": _("Go on with the game"),
        "propose:more_time": _("Give more time for the open question"),
        "time_left": _("Time to answer: {time}"),
        "banks": _("In reserve: {banks}."),
        "time_until": _("Time to answer: until {time}"),
        "propose:default": _("Go on with the default answer of whoever has not answered"),
        "propose:sit_in": _("A bot sits in for {name}"),
        "propose:ruling": _("Write down a ruling"),
        "propose:mute": _("Silence {name} in the chat"),
        "propose:unmute": _("Let {name} speak in the chat again"),
        "propose:end": _("End the game here, with everything revealed"),
        "end_sure": _("Yes, end the game: everybody’s secrets are shown, and nobody wins"),
        "propose:void": _("Let this game count in no statistics"),
        "propose:hand_over": _("{name} takes over the seat of {old}"),
        "propose:master": _("{name} becomes game master"),
        "propose:no_master": _("Go on without the game master"),
        "more_acts": _("More"),
        "propose:rewind": _("Return to an earlier moment…"),
        "rewind_words": _(
            "Everything is as it was then, but what is drawn after it is drawn anew, and decks touched since are "
            "shuffled. What happened in between stays in the record."
        ),
        "rewind_to": _("To the moment after"),
        "rewind_do": _("Return there"),
        "master_is": _("Game master: {name}"),
        "master_words": _("What you do is done at once, and everybody reads in the log what it was and why."),
        "ask_master": _("This table has a game master, {name}, who decides. Together you can go on without one."),
        "step_down": _("Step down as game master"),
        "overview": _("You run this game"),
        "face_down": _("All hands and decks"),
        "face_down_words": _(
            "For your eyes only: what everybody holds and what lies face down, the next card of a deck first."
        ),
        "look_as_table": _("Everybody’s view"),
        "owes": _("is asked: {text}"),
        "has_given": _("has answered: {picks}"),
        "answer_why": _("Why you answer for {name}; everybody reads it"),
        "sees_as_all": _("You see what everybody sees."),
        "sees_as": _("You see what {name} sees."),
        "offer_help": _("Offer your help"),
        "offer_words": _(
            "If somebody has to leave, you can take over their seat; or run the game as game master, who sees all "
            "and never plays in it. The people at the table decide."
        ),
        "your_name": _("Your name"),
        "openings": _("Staff looked at what was hidden while the game ran"),
        "have_to_go": _("I have to go"),
        "have_to_go_words": _(
            "The others need not wait for you: they can let a bot sit in that does as little as possible. "
            "Your seat is yours again as soon as you say so."
        ),
        "allow_better": _("A bot that sits in for me may play as well as it can"),
        "paused": _("The game is paused."),
        "bot_sits_in": _("A bot sits in for you. What it answered stands in your log."),
        "you_went": _("You said that you have to go: nobody waits for you."),
        "away_words": _(
            "You are away from your seat, and nobody waits for you. Say that you are back to propose anything."
        ),
        "am_back": _("I am back"),
        "you_propose": _("You propose:"),
        "proposes": _("{name} proposes:"),
        "missing_consent": _("Still to agree: {names}."),
        "nobody_missing": _("Everybody who is still here has agreed."),
        "do_it": _("Do it"),
        "agree": _("Agree"),
        "not_agree": _("Not now"),
        "withdraw": _("Withdraw"),
        "tag_stand_in": _("a bot sits in"),
        "tag_plays_well": _("a bot sits in and plays well"),
        "tag_gone": _("had to go"),
        "silenced": _("You were asked to be silent in the chat of this game. You can still claim and play."),
        "tag_muted": _("silent in the chat"),
    }
