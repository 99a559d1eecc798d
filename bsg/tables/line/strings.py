"""The words of the screen in the reader's language: the house's own, and those that the game brings.

The front end asks for them by key and fills in the braces.
"""

from __future__ import annotations

from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _

from bsg import kernel
from bsg.kernel import Text
from bsg.tables.chairs.strings import chairs

Words = str | tuple[str, str]  # a pair: for one, for many


def ngettext(one: str, many: str) -> tuple[str, str]:
    """Both forms of a plural, since the number is known only in the browser; named so that makemessages finds them.

    The catalogue is asked for 1 and for 2: the languages we speak have two forms.
    """
    return translation.ngettext(one, many, 1), translation.ngettext(one, many, 2)


def strings(game: kernel.Game[Any]) -> dict[str, Words]:
    claims = game.claims()
    levels = {f"claim:{level.key}": level.label for level in claims.levels} if claims else {}
    return {**house(), **{key: _worded(words) for key, words in {**game.screen(), **levels}.items()}}


def _worded(words: Text) -> Words:
    return ngettext(words.msgid, words.plural) if words.plural else kernel.render(words, gettext=translation.gettext)


def house() -> dict[str, Words]:
    return {
        **line(),
        **head(),
        **people(),
        **status(),
        **question(),
        **side(),
        **end(),
        **chairs(),
        **replay(),
        **help_words(),
    }


def line() -> dict[str, Words]:
    return {
        "laying_the_table": _("Laying the table…"),
        "link:slow": _("The table has not answered for a moment. Trying to reach it…"),
        "link:lost": _("The connection was lost. Reconnecting…"),
        "link:offline": _("You are offline. The table comes back as soon as you are."),
        "link:forbidden": _("This table is by invitation. Open it with its invite link."),
        "link:unknown": _("This table does not exist any more."),
        "link:outdated": _("This page is out of date. Reload it."),
        "line_back": _("The connection is back."),
        "unsent": ngettext(
            "Your last entry is sent when the line is back.", "Your last {n} entries are sent when the line is back."
        ),
        "reload": _("Reload"),
        "too_long": _("That message was too long and was not sent."),
        "title_yours": _("● Your turn to answer – {table}"),
        "seconds": ngettext("{n} second", "{n} seconds"),
        "minutes": ngettext("{n} minute", "{n} minutes"),
        "hours": ngettext("{n} hour", "{n} hours"),
        "days": ngettext("{n} day", "{n} days"),
        "close": _("Close"),
        "dismiss": _("Dismiss"),
        "parts": _("Parts of the table"),
        "board": _("Board"),
        "tab:board": _("Board"),
        "tab:hand": _("Hand"),
        "tab_hand": _("Hand · {n}"),
        "tab:people": _("People"),
        "tab:log": _("Log"),
    }


def head() -> dict[str, Words]:
    return {
        "of": _("{value} of {most}"),
        "help": _("Help"),
        "to_home": _("To your tables"),
    }


def people() -> dict[str, Words]:
    return {
        "people": _("People"),
        "seat_number": _("Seat {number}"),
        "you_named": _("{name} (you)"),
        "tag_awaited": _("awaited"),
        "tag_bot": _("bot"),
        "tag_away": _("away"),
        "choosable": _("{label}. You can choose this."),
        "bots": _("Bots"),
        "bot_pace": _("How fast they play"),
        "bot_pace:slow": _("Slow"),
        "bot_pace:normal": _("Normal"),
        "bot_pace:at_once": _("At once"),
        "bot_talk": _("In the chat"),
        "bot_talk:yes": _("They talk"),
        "bot_talk:no": _("They are silent"),
        "links": _("Invite and links"),
        "invite_link": _("For friends who want to watch"),
        "invite_qr": _("QR code of this invitation"),
        "copy": _("Copy"),
        "copied": _("Copied"),
        "personal_link": _("Your own seat on another device; give it to nobody"),
        "new_link": _("Make a new link"),
        "new_link_help": _("The old one ends at once, also for devices that came by it."),
    }


def status() -> dict[str, Words]:
    return {
        "game_over": _("The game is over."),
        "waits_for": _("The table waits for {names}: {text}"),
        "responses_open": _("Responses are open: {text}"),
        "since": _("waiting: {time}"),
        "you_watch": _("You are watching."),
        "nothing_to_do": _("Nothing to do for you right now."),
        "you_answered": _("You have answered; you can still change it."),
        "you_may_respond": _("You may respond, or pass."),
        "up_to_you": _("It is up to you."),
        "you_too": _("You are asked, too."),
    }


def question() -> dict[str, Words]:
    return {
        "question": _("What you can do"),
        "take_back": _("Take back"),
        "window_open": _("Responses are open."),
        "nothing_to_play": _("You have nothing to play here."),
        "passed_quietly": _("You let it pass. It stays open for its time, whatever anybody holds."),
        "respond_after_all": _("Respond after all"),
        "closes_in": ngettext("closes in {n} second", "closes in {n} seconds"),
        "held_by": ngettext("{names} holds the window open.", "{names} hold the window open."),
        "hold": _("Hold ({n})"),
        "not_now": ngettext("{n} thing is not possible now: why?", "{n} things are not possible now: why?"),
        "why_not": _("Why not"),
        "fold": _("Fold"),
        "unfold": _("Show the question"),
        "sending": _("Sending…"),
        "pick_exactly": ngettext("Pick exactly {n}.", "Pick exactly {n}."),
        "pick_up_to": ngettext("Pick up to {n}.", "Pick up to {n}."),
        "pick_range": _("Pick {low} to {high}."),
        "pick_one_of": _("Pick one of these numbers: {sizes}."),
        "given": _("Your answer: {picks}. You can change it until everybody has answered."),
        "nothing": _("nothing"),
        "yes": _("yes"),
        "no": _("no"),
        "picked_of": _("{n} of {of} picked"),
        "confirm": ngettext("Confirm {n}", "Confirm {n}"),
        "keep": ngettext("Choose the card you keep.", "Choose the {n} cards you keep."),
        "confirm_keep": ngettext("Keep {n} card", "Keep {n} cards"),
        "clear": _("Start over"),
        "pass": _("Pass"),
        "none": _("None"),
        "enough": ngettext("You have picked {n}; put one back first.", "You have picked {n}; put one back first."),
        "one_more": _("One more: {label}"),
        "one_less": _("One less: {label}"),
        "group:card": _("Cards"),
        "in_your_hand": ngettext("{n} card in your hand", "{n} cards in your hand"),
        "group:seat": _("People"),
        "group:opt": _("Other"),
        "hold_to_look": _("hold to look"),
        "secret_options": _("Secret options: show"),
        "cover_secret_options": _("Secret options: cover"),
        "no_secret_options": _("You have nothing to reveal."),
        "sure": _("Are you sure?"),
        "yes_really": _("Yes, do it"),
        "no_back": _("No, back"),
    }


def side() -> dict[str, Words]:
    return {
        "side": _("Log and chat"),
        "side:log": _("Log"),
        "side:chat": _("Chat"),
        "side:notes": _("Notes"),
        "only_you": _("only you:"),
        "filter": _("Which lines"),
        "filter:all": _("Everything"),
        "filter:own": _("Only what only you saw"),
        "filter_person": _("About {name}"),
        "notes_label": _("Your notes about the others. Nobody else sees them."),
        "recap": _("While you were away"),
        "recap_count": ngettext("{n} thing happened while you were away", "{n} things happened while you were away"),
        "recap_change": _("{name} {then} → {now}"),
        "recap_all": _("Show all"),
        "since_decision": ngettext("Since your last decision: {n} thing.", "Since your last decision: {n} things."),
        "in_turn": _("{name}’s turn:"),
        "secrecy": _("What may not be said"),
        "earlier": _("Earlier lines"),
        "nothing_yet": _("Nothing yet."),
        "lines_below": ngettext("{n} new line below", "{n} new lines below"),
        "nobody_spoke": _("Nobody has said anything yet."),
        "watchers_read": _("Only people at the table can write here."),
        "unread": ngettext("{n} unread line of the chat", "{n} unread lines of the chat"),
        "to_chat": _("To the chat"),
        "say": _("Say"),
        "say_label": _("Say something to the table"),
    }


def end() -> dict[str, Words]:
    return {
        "rematch": _("Once more with the same people"),
        "to_rematch": _("To the next table"),
        "proof": _("Verify the shuffles"),
        "proof_words": _(
            "The fingerprint was public before the game. It is the SHA-256 of the secret; secret and nonces together "
            "make the key of every shuffle."
        ),
        "commitment": _("Fingerprint"),
        "secret_bytes": _("Secret"),
        "nonces": _("Nonces"),
        "key": _("Key"),
        "take_proof": _("Take this away as a file"),
        "proof_verify": _("Verify in this browser"),
        "proof:busy": _("Verifying…"),
        "proof:good": ngettext("Shuffles verified: {n} draw is right.", "Shuffles verified: {n} draws are right."),
        "proof:copied": ngettext(
            "{n} more was copied from the game that this one goes on from: its own page verifies it.",
            "{n} more were copied from the game that this one goes on from: its own page verifies them.",
        ),
        "proof:false_secret": _("The secret is not the one that the fingerprint was made of."),
        "proof:false_key": _("The key is not the one of this secret and these nonces."),
        "proof:false_draw": _("A draw is not what the key gives."),
        "proof:lost": _("The server did not answer. Try again."),
        "to_story": _("The story of this game"),
        "story_picture": _("How the numbers of the game went from turn to turn"),
    }


def replay() -> dict[str, Words]:
    return {
        "to_replay": _("See the game again"),
        "replay": _("Replay"),
        "replay:play": _("Play"),
        "replay:pause": _("Pause"),
        "replay:back": _("One step back"),
        "replay:on": _("One step on"),
        "replay:turn_back": _("To the turn before"),
        "replay:turn_on": _("To the next turn"),
        "replay_speed": _("Speed"),
        "replay_times": _("{n}×"),
        "replay_scrub": _("Step of the game"),
        "replay_step": _("Step {n}"),
        "replay_step_of": _("Step {n} of {of}"),
        "replay_wanted": _("What to look for"),
        "replay_find": _("Find next"),
        "replay_own": _("own decision"),
        "replay_none_after": _("There is none after this."),
        "replay_none_before": _("There is none before this."),
        "replay_as": _("Whose eyes"),
        "replay_as_table": _("As a spectator"),
        "replay_as_seat": _("As {name}"),
        "replay_as_all": _("Everything"),
        "replay_hand_of": _("You look into the hand of {name}."),
        "replay_more": _("More of the replay"),
        "replay_spoil": _("Show what is to come"),
        "replay_copy": _("Copy link to here"),
        "replay_copied": _("Copied"),
        "replay_link": _("Link to this step"),
        "replay_play_on": _("Play on from here"),
        "replay_missing": _("This step was not kept, and today's rules do not lead there. Go on to the next."),
        "replay_lost": _("The server did not answer. Try again."),
        "replay_abandoned": _("taken back later"),
        "replay_unfold": ngettext("{n} step was taken back here: show it", "{n} steps were taken back here: show them"),
        "replay_fold": _("Without what was taken back"),
        "key:space": _("Space"),
        "key:arrows": _("← →"),
        "key:brackets": "[ ]",
        "key:home": _("Home"),
        "key:n": "N",
        "key:plus": "+ −",
        "key_does:space": _("play or pause"),
        "key_does:arrows": _("one step back or on"),
        "key_does:brackets": _("to the turn before or after"),
        "key_does:home": _("to the beginning"),
        "key_does:n": _("find the next of what is looked for"),
        "key_does:plus": _("faster or slower"),
    }


def help_words() -> dict[str, Words]:
    return {
        "hint": _("First time here?"),
        "advice": _("Advice for your side"),
        "got_it": _("Got it"),
        "no_hints": _("No more hints"),
        "in_compendium": _("More in the compendium"),
        "help:hold": _("Hold"),
        "about:hold": _(
            "Keeps the window open for half a minute longer. Everybody sees that you hold it; it may be a bluff."
        ),
        "help_explain": _("Hover over anything, or press and hold it, to read what it is and does."),
        "colour:pick": _("Amber: you can choose it now"),
        "colour:turn": _("White frame: whose turn it is"),
        "keys": _("Keys"),
        "key:q": "Q",
        "key:p": "P",
        "key:c": "C",
        "key:l": "L",
        "key:h": "H",
        "key:escape": _("Esc"),
        "key_does:q": _("go to the question"),
        "key_does:p": _("pass, in a response window"),
        "key_does:c": _("write in the chat"),
        "key_does:l": _("go to the log; arrows light up what a line is about"),
        "key_does:h": _("hold a response window"),
        "key_does:escape": _("close what explains, or go back"),
        "settings": _("Settings"),
        "set_sound": _("Sound: when you are asked, and for what happens; in a hidden page only the call"),
        "set_volume": _("Volume"),
        "set_stage": _("What is being resolved comes over the board, large"),
        "set_vibrate": _("The phone trembles when you are asked"),
        "set_notify": _("A notification when you are asked and this page is hidden"),
        "notify_denied": _("Your browser does not allow notifications from this page. Its settings can change that."),
        "set_hints": _("Hints for a first game, from the beginning"),
        "notification": _("The table waits for you."),
        "report": _("Report a problem; the table keeps this exact step with it"),
        "report_send": _("Report"),
        "reported": _("Thank you. It was stored with this step."),
        "rules_in_short": _("The rules in short"),
        "compendium": _("All cards, characters and places"),
    }
