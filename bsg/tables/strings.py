"""The words of the table's front end, in the reader's language. `static/table/words.js` fills in the braces."""

from __future__ import annotations

from django.utils import translation
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

Words = str | tuple[str, str]  # a pair: for one, for many


def ngettext(one: str, many: str) -> tuple[str, str]:
    """Both forms of a plural, since the number is known only in the browser; named so that makemessages finds them.

    The catalogue is asked for 1 and for 2: the languages we speak have two forms.
    """
    return translation.ngettext(one, many, 1), translation.ngettext(one, many, 2)


def strings() -> dict[str, Words]:
    return {
        **line(),
        **head(),
        **people(),
        **board(),
        **affair(),
        **status(),
        **question(),
        **mine(),
        **side(),
        **end(),
    }


def line() -> dict[str, Words]:
    return {
        "laying_the_table": _("Laying the table…"),
        "link:connecting": _("Connecting…"),
        "link:lost": _("The connection was lost. Reconnecting…"),
        "link:offline": _("You are offline. The table comes back as soon as you are."),
        "link:forbidden": _("This table is by invitation. Open it with its invite link."),
        "link:unknown": _("This table does not exist any more."),
        "link:outdated": _("This page is out of date. Reload it."),
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
        "tab:board": _("Board"),
        "tab:hand": _("Hand"),
        "tab_hand": _("Hand · {n}"),
        "tab:people": _("People"),
        "tab:log": _("Log"),
    }


def head() -> dict[str, Words]:
    return {
        "res:fuel": _("Fuel"),
        "res:food": _("Food"),
        "res:morale": _("Morale"),
        "res:population": _("Population"),
        "dial_label": _("{name}: {value}. Red from {red} down."),
        "dial_low": _("{name}: {value}, in the red."),
        "jump": _("Jump"),
        "jump_label": _("Jump preparation: {jump} of {auto}. At {auto} the fleet jumps."),
        "auto": _("auto"),
        "risk": _("−{n}"),
        "distance": _("Distance"),
        "of": _("{value} of {most}"),
        "distance_title": _("Distance travelled: {distance} of {goal}"),
        "jump_number": _("Jump {number}: {name}"),
        "no_jump_yet": _("The fleet has not jumped yet."),
        "kept": _("Kept in play: {names}"),
        "sleeper_done": _("The sleeper agent cards have been dealt."),
        "sleeper_to_come": _("The sleeper agent cards are still to come."),
        "reserves": _("Reserves"),
        "vipers_reserve": ngettext("{n} viper in the reserves", "{n} vipers in the reserves"),
        "vipers_damaged": ngettext("{n} damaged viper", "{n} damaged vipers"),
        "vipers_destroyed": ngettext("{n} destroyed viper", "{n} destroyed vipers"),
        "raptors_left": ngettext("{n} raptor", "{n} raptors"),
        "nukes_left": ngettext("{n} nuke", "{n} nukes"),
        "civilians_left": ngettext("{n} civilian ship in the pile", "{n} civilian ships in the pile"),
        "civilians_lost": _("Civilian ships lost: {names}"),
        "turn": _("Turn"),
    }


def people() -> dict[str, Words]:
    return {
        "people": _("People"),
        "seat_number": _("Seat {number}"),
        "you_named": _("{name} (you)"),
        "plays": _("{name}, {character}"),
        "tag_turn": _("turn"),
        "tag_awaited": _("awaited"),
        "tag_bot": _("bot"),
        "tag_away": _("away"),
        "cylon": _("Cylon"),
        "title:president": _("President"),
        "title:admiral": _("Admiral"),
        "title:cag": _("CAG"),
        "cards_in_hand": ngettext("{n} card in hand", "{n} cards in hand"),
        "loyalty_cards": ngettext("{n} loyalty card", "{n} loyalty cards"),
        "super_crises_held": ngettext("{n} super crisis", "{n} super crises"),
        "once_used": _("ability used"),
        "revealed_card": _("{name}: {text}"),
        "choosable": _("{label}. You can choose this."),
        "links": _("Links"),
        "invite_link": _("For friends who want to watch"),
        "personal_link": _("Your own seat on another device; give it to nobody"),
    }


def board() -> dict[str, Words]:
    return {
        "board": _("Board"),
        "ship:galactica": _("Galactica"),
        "ship:colonial-one": _("Colonial One"),
        "ship:cylon": _("Cylon locations"),
        "area:front": _("Front"),
        "area:starboard-bow": _("Starboard bow"),
        "area:starboard-aft": _("Starboard aft"),
        "area:rear": _("Rear"),
        "area:port-bow": _("Port bow"),
        "area:port-aft": _("Port aft"),
        "launch": _("launch"),
        "ship:basestar": _("Basestar"),
        "basestar_damaged": _("Basestar, damaged: {damage}"),
        "ships:raider": ngettext("{n} raider", "{n} raiders"),
        "ships:heavy-raider": ngettext("{n} heavy raider", "{n} heavy raiders"),
        "ships:viper": ngettext("{n} viper", "{n} vipers"),
        "pilot": _("{name} in a viper"),
        "civilian": _("Civilian ship {letter}"),
        "boarded": _("Boarded"),
        "boarding_label": ngettext("{n} centurion aboard", "{n} centurions aboard"),
        "boarding_space": ngettext("Space {space}: {n} centurion", "Space {space}: {n} centurions"),
        "centurions": _("×{n}"),
        "lost": _("lost"),
        "damaged": _("damaged"),
        "hazardous": _("nobody moves here by choice"),
        "here": _("here: {names}"),
        "no_action_here": _("There is no action here."),
        "decks": _("Decks"),
        "deck:skill:politics": _("Politics cards"),
        "deck:skill:leadership": _("Leadership cards"),
        "deck:skill:tactics": _("Tactics cards"),
        "deck:skill:piloting": _("Piloting cards"),
        "deck:skill:engineering": _("Engineering cards"),
        "deck:destiny": _("Destiny"),
        "deck:crisis": _("Crisis"),
        "deck:super": _("Super crisis"),
        "deck:destination": _("Destination"),
        "deck:quorum": _("Quorum"),
        "deck:quorum-hand": _("Quorum hand"),
        "deck:loyalty": _("Loyalty"),
        "deck_left": ngettext("{n} card left", "{n} cards left"),
        "deck_discarded": ngettext("{n} discarded", "{n} discarded"),
        "deck_top": _("on top of the discards: {name}"),
        "skill:politics": _("politics"),
        "skill:leadership": _("leadership"),
        "skill:tactics": _("tactics"),
        "skill:piloting": _("piloting"),
        "skill:engineering": _("engineering"),
        "letter:politics": pgettext("one letter for politics", "P"),
        "letter:leadership": pgettext("one letter for leadership", "L"),
        "letter:tactics": pgettext("one letter for tactics", "T"),
        "letter:piloting": pgettext("one letter for piloting", "V"),
        "letter:engineering": pgettext("one letter for engineering", "E"),
    }


def affair() -> dict[str, Words]:
    return {
        "affair": _("Crisis and skill check"),
        "drawn_by": _("drawn by {name}"),
        "chosen": _("chosen"),
        "then": _("then"),
        "activate:raiders": _("raiders activate"),
        "activate:launch_raiders": _("basestars launch raiders"),
        "activate:heavy_raiders": _("heavy raiders activate"),
        "activate:basestars": _("basestars fire"),
        "prepares_jump": _("jump preparation +1"),
        "check": _("Skill check"),
        "check_of": _("Skill check: {name}"),
        "partial_from": _("partly from {n}"),
        "printed": _("printed: {n}"),
        "zeroed": _("Cards of the type {skill} have strength 0."),
        "contributions": _("Cards added"),
        "destiny": _("Destiny"),
        "you_added": _("You added: {cards}"),
        "revealed": _("Revealed cards"),
        "total_against": _("{total} against {difficulty}"),
        "outcome:pass": _("Passed"),
        "outcome:partial": _("Partly passed"),
        "outcome:fail": _("Failed"),
        "check:before_cards": _("Before cards are added"),
        "check:add_destiny": _("Destiny adds its cards"),
        "check:contributions": _("Everybody in turn adds cards"),
        "check:after_adding": _("All cards are in"),
        "check:reveal_cards": _("The cards are revealed"),
        "check:total_cards": _("The cards are added up"),
        "check:after_total": _("The total is known"),
        "check:resolve_result": _("The result is carried out"),
        "not_rolled": _("not rolled yet"),
        "rolled": _("rolled: {n}"),
        "rolled_by": _("{name} rolls:"),
        "modified": _("({n})"),
    }


def status() -> dict[str, Words]:
    return {
        "game_over": _("The game is over."),
        "setting_up": _("Setting up."),
        "your_turn": _("Your turn: {step}."),
        "turn_of": _("{name}’s turn: {step}."),
        "step:start_of_turn": _("the turn begins"),
        "step:receive_skills": _("drawing skill cards"),
        "step:movement": _("movement"),
        "step:action": _("action"),
        "step:crisis_step": _("crisis"),
        "step:end_of_turn_abilities": _("end of turn"),
        "step:discard_to_limit": _("hand limit"),
        "step:check_resources": _("end of turn"),
        "step:next_player": _("end of turn"),
        "waits_for": _("The table waits for {names}: {text}"),
        "responses_open": _("Responses are open: {text}"),
        "since": _("since {time}"),
        "you_watch": _("You are watching."),
        "nothing_to_do": _("Nothing to do for you right now."),
        "you_answered": _("You have answered; you can still change it."),
        "you_may_respond": _("You may respond, or pass."),
        "up_to_you": _("It is up to you."),
    }


def question() -> dict[str, Words]:
    return {
        "question": _("What you can do"),
        "take_back": _("Take back"),
        "fold": _("Fold"),
        "unfold": _("Show the question"),
        "sending": _("Sending…"),
        "looking": _("You are looking at:"),
        "pick_exactly": ngettext("Pick exactly {n}.", "Pick exactly {n}."),
        "pick_up_to": ngettext("Pick up to {n}.", "Pick up to {n}."),
        "pick_range": _("Pick {low} to {high}."),
        "pick_one_of": _("Pick one of these numbers: {sizes}."),
        "given": _("Your answer: {picks}. You can change it until everybody has answered."),
        "nothing": _("nothing"),
        "confirm": ngettext("Confirm {n}", "Confirm {n}"),
        "clear": _("Start over"),
        "pass": _("Pass"),
        "none": _("None"),
        "none:contribute": _("Add no cards"),
        "none:exchange": _("Keep it"),
        "enough": ngettext("You have picked {n}; put one back first.", "You have picked {n}; put one back first."),
        "one_more": _("One more: {label}"),
        "one_less": _("One less: {label}"),
        "group:loc": _("Locations"),
        "group:area": _("Space"),
        "group:ship": _("Ships"),
        "group:quorum": _("Quorum"),
        "group:card": _("Cards"),
        "group:seat": _("People"),
        "group:opt": _("Other"),
        "group:skill": _("Types of skill"),
        "group:super": _("Super crises"),
        "secret_options": _("Secret options: show"),
        "cover_secret_options": _("Secret options: cover"),
        "no_secret_options": _("You have nothing to reveal."),
        "sure": _("Are you sure?"),
        "yes_really": _("Yes, do it"),
        "no_back": _("No, back"),
    }


def mine() -> dict[str, Words]:
    return {
        "your_things": _("Your cards"),
        "loyalty": _("Loyalty"),
        "cards": ngettext("{n} card", "{n} cards"),
        "hold_to_look": _("hold to look"),
        "team:humans": _("You play for the humans."),
        "team:cylons": _("You play for the Cylons."),
        "super_crises": _("Super crisis"),
        "memos": _("Memos"),
        "memo_count": ngettext("{n} memo", "{n} memos"),
        "memo_turn": _("Turn {turn}:"),
        "no_memos": _("You have not seen anything secret yet."),
        "order:pass": _("Pass for me"),
        "order_on": _("on until your next turn"),
        "order_off": _("off: every response asks you"),
        "quorum": _("Quorum"),
        "hand": ngettext("Your hand: {n} card", "Your hand: {n} cards"),
        "no_cards": _("You have no cards."),
    }


def side() -> dict[str, Words]:
    return {
        "side": _("Log and chat"),
        "sheet:log": _("Log"),
        "sheet:own": _("Only you"),
        "sheet:chat": _("Chat"),
        "earlier": _("Earlier lines"),
        "nothing_yet": _("Nothing yet."),
        "nobody_spoke": _("Nobody has said anything yet."),
        "watchers_read": _("Only people at the table can write here."),
        "say": _("Say"),
        "say_label": _("Say something to the table"),
    }


def end() -> dict[str, Words]:
    return {
        "won:humans": _("The humans have won"),
        "won:cylons": _("The Cylons have won"),
        "no_loyalty": _("no loyalty card"),
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
    }
