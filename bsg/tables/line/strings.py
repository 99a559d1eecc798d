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
        **explanations(),
        **hints(),
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
        "civilians_lost": _("Lost with civilian ships: {names}"),
        "turn": _("Turn"),
        "help": _("Help"),
        "to_home": _("To your tables"),
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
        "has_title": _("Title: {title}"),
        "in_viper": _("in a viper: {area}"),
        "revealed_card": _("{name}: {text}"),
        "choosable": _("{label}. You can choose this."),
        "links": _("Invite and links"),
        "invite_link": _("For friends who want to watch"),
        "personal_link": _("Your own seat on another device; give it to nobody"),
    }


def board() -> dict[str, Words]:
    return {
        "board": _("Board"),
        "ship:galactica": _("Galactica"),
        "ship:colonial-one": _("Colonial One"),
        "ship:cylon": _("Cylon locations"),
        "area:front": _("In front"),
        "area:starboard-bow": _("Starboard bow"),
        "area:starboard-aft": _("Starboard quarter"),
        "area:rear": _("Behind"),
        "area:port-bow": _("Port bow"),
        "area:port-aft": _("Port quarter"),
        "launch": _("launch"),
        "ship:basestar": _("Basestar"),
        "basestar_damaged": _("Basestar, damaged: {damage}"),
        "ship:raider": _("Raider"),
        "ship:heavy-raider": _("Heavy raider"),
        "ship:viper": _("Viper"),
        "ship:civilian": _("Civilian ship"),
        "ship:centurion": _("Centurion"),
        "ships:raider": ngettext("{n} raider", "{n} raiders"),
        "ships:heavy-raider": ngettext("{n} heavy raider", "{n} heavy raiders"),
        "ships:viper": ngettext("{n} viper", "{n} vipers"),
        "pilot": _("{name} in a viper"),
        "civilian": _("Civilian ship {letter}"),
        "civilians_here": ngettext("{n} civilian ship: {letters}", "{n} civilian ships: {letters}"),
        "boarded": _("Boarded"),
        "boarding_label": ngettext("{n} centurion aboard", "{n} centurions aboard"),
        "boarding_space": ngettext("Space {space}: {n} centurion", "Space {space}: {n} centurions"),
        "lost": _("lost"),
        "damage": _("Damage"),
        "damage_label": _("Galactica: {value} of {most} locations damaged"),
        "short_damaged": _("{n} damaged"),
        "short_lost": _("{n} lost"),
        "damaged": _("damaged"),
        "hazardous": _("Nobody moves here by choice."),
        "here": _("Here: {names}"),
        "action_here": _("Action: {text}"),
        "damaged_here": _("Damaged: nobody can act here until it is repaired."),
        "launch_here": _("Vipers launch here."),
        "no_action_here": _("There is no action here."),
        "short:ftl-control": _("jump early"),
        "short:weapons-control": _("fire at a ship"),
        "short:command": _("order 2 vipers"),
        "short:communications": _("guide civilians"),
        "short:admirals-quarters": _("send to the Brig"),
        "short:research-lab": _("draw a card"),
        "short:hangar-deck": _("launch a viper"),
        "short:armory": _("fight centurions"),
        "short:sickbay": _("draw less"),
        "short:brig": _("get out"),
        "short:press-room": _("draw 2 politics"),
        "short:presidents-office": _("quorum cards"),
        "short:administration": _("elect a President"),
        "short:caprica": _("cause a crisis"),
        "short:cylon-fleet": _("lead the attack"),
        "short:human-fleet": _("steal and sabotage"),
        "short:resurrection-ship": _("exchange cards"),
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
        "deck:loyalty-humans": _("Human loyalty"),
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
        "result:pass": _("pass"),
        "result:partial": _("{n} or more"),
        "result:fail": _("fail"),
        "result:consequence": _("consequence"),
        "now_difficulty": _("The difficulty is now {n} instead of {printed}."),
        "face_up": _("All cards are played face up."),
        "without_cards": _("This was decided without adding cards."),
        "skip": _("Show all"),
        "put_away": _("Put this check away"),
        "dice": _("Dice"),
        "claims": _("Claims"),
        "claim": _("I can help:"),
        "claim:not": _("not at all"),
        "claim:little": _("a little"),
        "claim:lot": _("a lot"),
        "zeroed": _("Cards of the type {skill} have strength 0."),
        "contributions": _("Cards added"),
        "contributed": ngettext("{name}: {n} card", "{name}: {n} cards"),
        "destiny": _("Destiny"),
        "you_added": _("You added: {cards}"),
        "revealed": _("Revealed cards"),
        "total_against": _("{total} against {difficulty}"),
        "history": _("Who did what in which check"),
        "history_turn": _("Turn {turn}"),
        "history_result": _("{total} against {difficulty}: {outcome}"),
        "history_legend": _("What everybody's cards counted, for or against. Press a check to see the cards."),
        "history_sum": _("In all"),
        "after_turns": ngettext("The game took {n} turn.", "The game took {n} turns."),
        "camp:humans": _("Humans"),
        "camp:cylons": _("Cylons"),
        "camp_won": _("have won"),
        "camp_hidden": _("never revealed"),
        "camp_revealed": _("revealed"),
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
        "since": _("for {time}"),
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
        "window_open": _("Responses are open."),
        "closes_in": ngettext("closes in {n} second", "closes in {n} seconds"),
        "held_by": ngettext("{names} holds the window open.", "{names} hold the window open."),
        "hold": _("Hold ({n})"),
        "not_now": ngettext("{n} thing is not possible now: why?", "{n} things are not possible now: why?"),
        "why_not": _("Why not"),
        "choose_named": _("Choose {name}"),
        "characters": _("Characters"),
        "sheet_legend": _(
            "The numbers and symbols are the cards you draw each turn; several symbols leave you the choice."
        ),
        "skill_set": _("Cards drawn each turn"),
        "ability:passive": _("always"),
        "ability:once": _("once per game"),
        "ability:drawback": _("drawback"),
        "type:political_leader": _("political leader"),
        "type:military_leader": _("military leader"),
        "type:pilot": _("pilot"),
        "type:support": _("support"),
        "fold": _("Fold"),
        "unfold": _("Show the question"),
        "sending": _("Sending…"),
        "looking": _("You are looking at:"),
        "distance_of": _("Distance {n}"),
        "pick_exactly": ngettext("Pick exactly {n}.", "Pick exactly {n}."),
        "pick_up_to": ngettext("Pick up to {n}.", "Pick up to {n}."),
        "pick_range": _("Pick {low} to {high}."),
        "pick_one_of": _("Pick one of these numbers: {sizes}."),
        "given": _("Your answer: {picks}. You can change it until everybody has answered."),
        "nothing": _("nothing"),
        "picked_of": _("{n} of {of} picked"),
        "confirm": ngettext("Confirm {n}", "Confirm {n}"),
        "confirm:contribute": ngettext("Add {n} card", "Add {n} cards"),
        "confirm:discard": ngettext("Discard {n} card", "Discard {n} cards"),
        "confirm:draw": ngettext("Draw {n} card", "Draw {n} cards"),
        "clear": _("Start over"),
        "pass": _("Pass"),
        "none": _("None"),
        "none:contribute": _("Add no cards"),
        "none:exchange": _("Keep it"),
        "none:prove_loyalty": _("Show all cards"),
        "enough": ngettext("You have picked {n}; put one back first.", "You have picked {n}; put one back first."),
        "one_more": _("One more: {label}"),
        "one_less": _("One less: {label}"),
        "group:loc": _("Locations"),
        "group:area": _("Space"),
        "group:ship": _("Ships"),
        "group:quorum": _("Quorum"),
        "group:card": _("Cards"),
        "in_your_hand": ngettext("{n} card in your hand", "{n} cards in your hand"),
        "quorum_in_your_hand": ngettext("{n} quorum card in your hand", "{n} quorum cards in your hand"),
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
        "order:pass": _("Auto-pass"),
        "order:evade": _("Auto-evade"),
        "order_on": _("on"),
        "order_off": _("off"),
        "quorum": _("Quorum"),
        "hand": ngettext("Your hand: {n} card", "Your hand: {n} cards"),
        "no_cards": _("You have no cards."),
    }


def side() -> dict[str, Words]:
    return {
        "side": _("Log and chat"),
        "sheet:log": _("Log"),
        "sheet:chat": _("Chat"),
        "sheet:notes": _("Notes"),
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
        "secrecy": _("What may not be said"),
        "secrecy_rules": _(
            "Anybody may accuse, claim and lie about who is a Cylon. Nobody says exact strengths of cards in hand, nor "
            "which cards or kinds go into a check: a little or a lot is fine. Of a card that only you have seen you "
            "may say good or bad; of a loyalty card human or Cylon, truly or not."
        ),
        "reminder:check": _("Nobody says which cards or kinds go into the check, nor exact strengths."),
        "reminder:loyalty": _("You may say human or Cylon, truly or not. What else is on a loyalty card stays yours."),
        "reminder:deck": _("Of a card that only you have seen you may say good or bad, nothing more exact."),
        "reminder:super": _("Which super crisis it is stays yours."),
        "reminder:ship": _("What a civilian ship carries that only you have looked at stays yours."),
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
    }


def explanations() -> dict[str, Words]:
    return {
        "in_compendium": _("More in the compendium"),
        "card_named": _("{name} {strength}"),
        "or_in_check": _(
            "Or add it to a skill check, where it counts {n}: for it if its type is asked for, else against."
        ),
        "about:basestar": _("Launches raiders and fires at Galactica. Damaged three times, it is destroyed."),
        "about:raider": _(
            "Attacks vipers, then civilian ships; else it moves towards the nearest. Without any, it attacks Galactica."
        ),
        "about:heavy-raider": _("Flies to the launch areas; from there centurions board Galactica."),
        "about:viper": _("Defends the fleet. Unmanned vipers are ordered from Command; pilots fly their own."),
        "about:civilian": _("People and supplies. What is lost with it is on its hidden side."),
        "about:centurion": _("Boards Galactica, one space at a time. Past the last space the ship is lost."),
        "about:raptor": _("Scouts. Some cards and destinations put one at risk."),
        "about:nuke": _("The Admiral can launch one at a basestar, as an action."),
        "reserve:viper": _("Vipers"),
        "reserve:raptor": _("Raptors"),
        "reserve:nuke": _("Nukes"),
        "reserve:civilian": _("Civilian ships not yet in space"),
        "about:dial": _("The humans lose when any of the four is at 0 at the end of a turn."),
        "about:jump": _(
            "On the red spaces nobody can jump. On the next two FTL Control can, at the risk of the population shown."
        ),
        "about:boarding": _(
            "Centurions move one space each time heavy raiders activate. One past the last space ends the game."
        ),
        "about:damage": _("{n} of {most} locations are damaged. With {most} damaged, Galactica is lost."),
        "about:distance": _("From {goal} on the humans need one more jump to win."),
        "about:deck:destiny": _("Two unknown cards of it are added to every skill check."),
        "about:deck:crisis": _("One is drawn at the end of every human turn."),
        "about:deck:super": _("Strong crises, held by revealed Cylons."),
        "about:deck:destination": _("The Admiral draws two when the fleet jumps, and chooses one."),
        "about:deck:quorum": _("The President’s cards."),
        "about:deck:quorum-hand": _("Quorum cards in the President’s hand."),
        "about:deck:loyalty": _("To be dealt half way, in the sleeper agent phase."),
        "help:pass": _("Standing order: pass for me"),
        "help:evade": _("Standing order: evade for me"),
        "about:pass": _(
            "While it is on, every response window that opens passes for you without asking, until your next turn. "
            "Nobody sees it."
        ),
        "about:evade": _(
            "When the viper you fly is hit, your weakest Evasive Maneuvers is played at once, until switched off."
        ),
        "help:hold": _("Hold"),
        "about:hold": _(
            "Keeps the window open for half a minute longer. Everybody sees that you hold it; it may be a bluff."
        ),
    }


def hints() -> dict[str, Words]:
    """A word for whoever plays for the first time, by kind of question."""
    return {
        "hint": _("First time here?"),
        "got_it": _("Got it"),
        "no_hints": _("No more hints"),
        "hint:choose_character": _(
            "The fleet flees from the Cylons. The humans win when they have travelled a distance of {goal} and jump "
            "once more; they lose when a resource runs out or Galactica falls. Some of you will be Cylons, in secret."
            " Choose whom you play: everybody is good at something and bad at something else."
        ),
        "hint:loyalty": _(
            "Your loyalty card is dealt: are you human, or a Cylon? Press and hold “Loyalty” among your cards and "
            "look, when nobody sees your screen. Half way through the game there will be another one."
        ),
        "hint:draw": _(
            "Skill cards are for actions and for skill checks. You can choose between some types: the letters tell "
            "which checks they help in."
        ),
        "hint:move": _(
            "Your turn has four steps: you draw cards, you may move, you take one action, then a crisis comes. Now "
            "choose a place that glows, for what can be done there, or stay. Going to another ship costs a card."
        ),
        "hint:action": _(
            "One action: use the place you are in, play a card that says “Action”, or use an ability. What glows can "
            "be chosen; hover over or hold anything to see what it does."
        ),
        "hint:ordered": _("Somebody gave you an order: you may act now, though it is not your turn."),
        "hint:crisis_choice": _(
            "A crisis ends almost every turn. This one leaves a choice, and it is yours: both ways are on the card, "
            "with what they cost."
        ),
        "hint:contribute": _(
            "Everybody adds cards face down. Types shown beside the number help, all others hurt. Two unknown cards "
            "are always added, so a little harm can be blamed on luck. Adding none is fine."
        ),
        "hint:window": _(
            "You may respond with a card that glows, or pass. You are asked even when none does, so that nobody learns "
            "what you hold. If this comes too often, switch on “Auto-pass” beside your cards."
        ),
        "hint:discard": _(
            "Put away what you need least. At the end of a turn nobody keeps more than ten cards, so do not save too "
            "many."
        ),
        "hint:destination": _(
            "You decide where the fleet jumps. Distance brings the humans closer to their goal; the rest of the card "
            "is the price."
        ),
        "hint:waiting": _(
            "Now others play. The sentence above always says whom the table waits for, the log tells what happened. "
            "Take your time to look around: hover over or hold anything to see what it is."
        ),
    }


def help_words() -> dict[str, Words]:
    return {
        "help_explain": _("Hover over anything, or press and hold it, to read what it is and does."),
        "colour:pick": _("Amber: you can choose it now"),
        "colour:turn": _("White frame: whose turn it is"),
        "colour:cylon": _("Red: Cylon, or danger"),
        "colour:human": _("Blue: human ships"),
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
        "set_sound": _("A sound when you are asked"),
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
