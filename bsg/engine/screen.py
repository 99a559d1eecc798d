"""This game's words for the screen, by the keys under which the front end asks for them; the house has its own."""

from __future__ import annotations

from bsg.engine.lessons import LESSONS
from bsg.engine.rules.combat import ATTACKS, NUKE_DESTROYS, words_of
from bsg.kernel import Text, contextual, plural, text

Words = dict[str, Text]

N = 0  # stands for a number that is known only in the browser, which has both forms

# the bar at the top: dials, jump track, distance, reserves
HEAD: Words = {
    "res:fuel": text("Fuel"),
    "res:food": text("Food"),
    "res:morale": text("Morale"),
    "res:population": text("Population"),
    "dial_label": text("{name}: {value}. Red from {red} down."),
    "dial_low": text("{name}: {value}, in the red."),
    "jump": text("Jump"),
    "jump_label": text("Jump preparation: {jump} of {auto}. At {auto} the fleet jumps."),
    "auto": text("auto"),
    "risk": text("−{n}"),
    "distance": text("Distance"),
    "distance_title": text("Distance travelled: {distance} of {goal}"),
    "jump_number": text("Jump {number}: {name}, distance {n}"),
    "kept": text("Kept in play: {names}"),
    "sleeper_done": text("The sleeper agent cards have been dealt."),
    "sleeper_to_come": text("The sleeper agents wake at a distance of {n}: everybody gets another loyalty card."),
    "reserves": text("Reserves"),
    "vipers_reserve": plural("{n} viper in the reserves", "{n} vipers in the reserves", n=N),
    "vipers_damaged": plural("{n} damaged viper", "{n} damaged vipers", n=N),
    "vipers_destroyed": plural("{n} destroyed viper", "{n} destroyed vipers", n=N),
    "raptors_left": plural("{n} raptor", "{n} raptors", n=N),
    "nukes_left": plural("{n} nuke", "{n} nukes", n=N),
    "civilians_left": plural("{n} civilian ship in the pile", "{n} civilian ships in the pile", n=N),
    "civilians_lost": text("Lost with civilian ships: {names}"),
    "turn": text("Turn"),
    "measure:vipers": text("Vipers destroyed"),
    "measure:civilians": text("Civilian ships lost"),
    "measure:damage": text("Locations damaged"),
    "measure:raptors": text("Raptors"),
}

# people
PEOPLE: Words = {
    "plays": text("{name}, {character}"),
    "tag_turn": text("turn"),
    "cylon": text("Cylon"),
    "title:president": text("President"),
    "title:admiral": text("Admiral"),
    "cards_in_hand": plural("{n} card in hand", "{n} cards in hand", n=N),
    "loyalty_cards": plural("{n} loyalty card", "{n} loyalty cards", n=N),
    "super_crises_held": plural("{n} super crisis", "{n} super crises", n=N),
    "once_used": text("ability used"),
    "has_title": text("{title}: {about}"),
    "about:title:president": text(
        "makes the choices that cards give to the President; draws quorum cards in the President’s Office and plays "
        "them as an action."
    ),
    "about:title:admiral": text(
        "chooses the destination of a jump; holds the nukes and launches them as an action; loses the title in the "
        "Brig."
    ),
    "next_in_line": text("Next in line: {name}"),
    "in_play": text("In play:"),
    "used": text("used"),
    "in_viper": text("in a viper: {area}"),
    "revealed_card": text("{name}: {text}"),
}

# ships, areas, locations and decks
BOARD: Words = {
    "ship:galactica": text("Galactica"),
    "ship:colonial-one": text("Colonial One"),
    "ship:cylon": text("Cylon locations"),
    "area:front": text("In front"),
    "area:starboard-bow": text("Starboard bow"),
    "area:starboard-aft": text("Starboard quarter"),
    "area:rear": text("Behind"),
    "area:port-bow": text("Port bow"),
    "area:port-aft": text("Port quarter"),
    "launch": text("launch"),
    "ship:basestar": text("Basestar"),
    "basestar_damaged": text("Basestar, damaged: {damage}"),
    "ship:raider": text("Raider"),
    "ship:heavy-raider": text("Heavy raider"),
    "ship:viper": text("Viper"),
    "ship:civilian": text("Civilian ship"),
    "ship:centurion": text("Centurion"),
    "ships:raider": plural("{n} raider", "{n} raiders", n=N),
    "ships:heavy-raider": plural("{n} heavy raider", "{n} heavy raiders", n=N),
    "ships:viper": plural("{n} viper", "{n} vipers", n=N),
    "pilot:viper": text("{name} in a viper"),
    "civilian": text("Civilian ship {letter}"),
    "civilians_here": plural("{n} civilian ship: {letters}", "{n} civilian ships: {letters}", n=N),
    "boarded": text("Boarded"),
    "boarding_label": plural("{n} centurion aboard", "{n} centurions aboard", n=N),
    "boarding_space": plural("Space {space}: {n} centurion", "Space {space}: {n} centurions", n=N),
    "lost": text("lost"),
    "damage": text("Damage"),
    "damage_label": text("Galactica: {value} of {most} locations damaged"),
    "short_damaged": text("{n} damaged"),
    "short_lost": text("{n} lost"),
    "damaged": text("damaged"),
    "hazardous": text("Nobody moves here by choice."),
    "here": text("Here: {names}"),
    "action_here": text("Action: {text}"),
    "damaged_here": text("Damaged: nobody can act here until it is repaired."),
    "launch_here": text("Vipers launch here."),
    "no_action_here": text("There is no action here."),
    "short:ftl-control": text("jump early"),
    "short:weapons-control": text("fire at a ship"),
    "short:command": text("order 2 vipers"),
    "short:communications": text("guide civilians"),
    "short:admirals-quarters": text("send to the Brig"),
    "short:research-lab": text("draw a card"),
    "short:hangar-deck": text("launch a viper"),
    "short:armory": text("fight centurions"),
    "short:sickbay": text("draw less"),
    "short:brig": text("get out"),
    "short:press-room": text("draw 2 politics"),
    "short:presidents-office": text("quorum cards"),
    "short:administration": text("elect a President"),
    "short:caprica": text("cause a crisis"),
    "short:cylon-fleet": text("lead the attack"),
    "short:human-fleet": text("steal and sabotage"),
    "short:resurrection-ship": text("exchange cards"),
    "decks": text("Decks"),
    "deck:skill:politics": text("Politics cards"),
    "deck:skill:leadership": text("Leadership cards"),
    "deck:skill:tactics": text("Tactics cards"),
    "deck:skill:piloting": text("Piloting cards"),
    "deck:skill:engineering": text("Engineering cards"),
    "deck:destiny": text("Destiny"),
    "deck:crisis": text("Crisis"),
    "deck:super": text("Super crisis"),
    "deck:destination": text("Destination"),
    "deck:quorum": text("Quorum"),
    "deck:quorum-hand": text("Quorum hand"),
    "deck:loyalty": text("Loyalty"),
    "deck:civilians": text("Civilian ships to come"),
    "deck_left": plural("{n} card left", "{n} cards left", n=N),
    "deck_discarded": plural("{n} discarded", "{n} discarded", n=N),
    "deck_top": text("on top of the discards: {name}"),
    "skill_named": text("{skill}: {about}"),
    "about:skill:politics": text(
        "Good for drawing more cards and for looking into checks. Crises of government and trust ask for it."
    ),
    "about:skill:leadership": text(
        "Good for giving others orders to act, and for making a check easier. Crises of every kind ask for it."
    ),
    "about:skill:tactics": text(
        "Good for scouting ahead and for better rolls of the die. Crises of battle and danger ask for it."
    ),
    "about:skill:piloting": text(
        "Good for vipers: firing more often, and not being hit. Few crises ask for it, so elsewhere it mostly hurts."
    ),
    "about:skill:engineering": text(
        "Good for repairs, and for checks once Scientific Research lets it help in all of them."
    ),
    "skill:politics": text("politics"),
    "skill:leadership": text("leadership"),
    "skill:tactics": text("tactics"),
    "skill:piloting": text("piloting"),
    "skill:engineering": text("engineering"),
    "letter:politics": contextual("one letter for politics", "P"),
    "letter:leadership": contextual("one letter for leadership", "L"),
    "letter:tactics": contextual("one letter for tactics", "T"),
    "letter:piloting": contextual("one letter for piloting", "V"),
    "letter:engineering": contextual("one letter for engineering", "E"),
}

# what is about to be lost, and what helps
ALARMS: Words = {
    "alarm:boarded": text("A centurion on space {space} of {most}: the Armory."),
    "alarm:damage": text("{n} of {most} locations are damaged: Repair cards, at the place itself."),
    "alarm:low": text("{name} is at {value}; at 0 the humans lose."),
    "alarm:hunted": text(
        "Raiders beside civilian ships ({areas}): Communications moves them, Command and pilots fight."
    ),
}

# the crisis at hand, the check and its history
CHECK: Words = {
    "resolving": text("Crisis and skill check"),
    "drawn_by": text("drawn by {name}"),
    "chosen": text("chosen"),
    "then": text("then"),
    "activate:raiders": text("raiders activate"),
    "activate:launch_raiders": text("basestars launch raiders"),
    "activate:heavy_raiders": text("heavy raiders activate"),
    "activate:basestars": text("basestars fire"),
    "prepares_jump": text("jump preparation +1"),
    "check": text("Skill check"),
    "check_of": text("Skill check: {name}"),
    "check_by": text("Asked for by {by}"),
    "check_about": text("{by} asks for it, about {about}"),
    "check_did_nothing": text("Nothing happens."),
    "cards_taken": text("{name} took its cards."),
    "check_before": text("Last check: {name}"),
    "by_whom": text("{what} ({name})"),
    "counts_here": text("counts {n} in this check"),
    "counts": text("counts {n}"),
    "plays_now": text("play now"),
    "partial_from": text("partly from {n}"),
    "result:pass": text("pass"),
    "result:partial": text("{n} or more"),
    "result:fail": text("fail"),
    "result:consequence": text("consequence"),
    "now_difficulty": text("The difficulty is now {n} instead of {printed}."),
    "face_up": text("All cards are played face up."),
    "without_cards": text("This was decided without adding cards."),
    "skip": text("Show all"),
    "put_away": text("Put this check away"),
    "stage_fold": text("Fold into the panel"),
    "stage_raise": text("Show it large"),
    "dice": text("Dice"),
    "claims": text("Claims"),
    "claim": text("Say: I can help"),
    "zeroed": text("Cards of the type {skill} have strength 0."),
    "contributions": text("Cards added"),
    "contributed": plural("{name}: {n} card", "{name}: {n} cards", n=N),
    "destiny": text("Destiny"),
    "you_added": text("You added: {cards}"),
    "revealed": text("Revealed cards"),
    "total_against": text("{total} against {difficulty}"),
    "history": text("Who did what in which check"),
    "history_turn": text("Turn {turn}"),
    "history_result": text("{total} against {difficulty}: {outcome}"),
    "history_legend": text("What everybody's cards counted, for or against. Press a check to see the cards."),
    "history_sum": text("In all"),
    "after_turns": plural("The game took {n} turn.", "The game took {n} turns.", n=N),
    "camp:humans": text("Humans"),
    "camp:cylons": text("Cylons"),
    "camp_won": text("have won"),
    "camp_hidden": text("never revealed"),
    "camp_revealed": text("revealed"),
    "outcome:pass": text("Passed"),
    "outcome:partial": text("Partly passed"),
    "outcome:fail": text("Failed"),
    "check:before_cards": text("Before cards are added"),
    "check:add_destiny": text("Destiny adds its cards"),
    "check:contributions": text("Everybody in turn adds cards"),
    "check:after_adding": text("All cards are in"),
    "check:reveal_cards": text("The cards are revealed"),
    "check:total_cards": text("The cards are added up"),
    "check:after_total": text("The total is known"),
    "check:resolve_result": text("The result is carried out"),
    "not_rolled": text("not rolled yet"),
    "rolled": text("rolled: {n}"),
    "rolled_by": text("{name} rolls:"),
    "modified": text("({n})"),
}

# great moments, on a plate over the board
MOMENT: Words = {
    "moment:jump": text("FTL jump"),
    "moment:attack": text("Cylon attack"),
    "moment:launch": text("Vipers launch"),
    "moment:destroyed": text("Destroyed"),
    "moment:civilian": text("Civilian ship lost"),
    "moment:damaged": text("Galactica is hit"),
    "moment:boarded": text("Boarded"),
    "moment:nuke": text("Nuclear strike"),
    "moment:brig": text("Into the Brig"),
    "moment:sleeper": text("Sleeper agents"),
    "moment:sympathizer": text("Sympathizer"),
    "moment_cylon": text("{name} is a Cylon"),
}

# whose turn it is, and which step
TURN: Words = {
    "setting_up": text("Setting up."),
    "your_turn": text("Your turn: {step}."),
    "turn_of": text("{name}’s turn: {step}."),
    "step:start_of_turn": text("the turn begins"),
    "step:receive_skills": text("drawing skill cards"),
    "step:movement": text("movement"),
    "step:action": text("action"),
    "step:crisis_step": text("crisis"),
    "step:end_of_turn_abilities": text("end of turn"),
    "step:discard_to_limit": text("hand limit"),
    "step:check_resources": text("end of turn"),
    "step:next_player": text("end of turn"),
}

# questions, by kind and by what their options are
QUESTION: Words = {
    "choose_named": text("Choose {name}"),
    "characters": text("Characters"),
    "sheet_legend": text(
        "The numbers are the cards you draw each turn, by type; “or” leaves you the choice. “Easy” ones are good for a "
        "first game."
    ),
    "good_first": text("easy"),
    "either_skill": text("or"),
    "skill_set": text("Cards drawn each turn"),
    "ability:passive": text("always"),
    "ability:once": text("once per game"),
    "ability:drawback": text("drawback"),
    "type:political_leader": text("political leader"),
    "type:military_leader": text("military leader"),
    "type:pilot": text("pilot"),
    "type:support": text("support"),
    "looking": text("You are looking at:"),
    "seen_ships": text("Only you have seen this:"),
    "put_seen_away": text("Put away"),
    "distance_of": text("Distance {n}"),
    "confirm:destination": plural("Jump there", "Jump to the first", n=N),
    "confirm:contribute": plural("Add {n} card", "Add {n} cards", n=N),
    "confirm:discard": plural("Discard {n} card", "Discard {n} cards", n=N),
    "confirm:draw": plural("Draw {n} card", "Draw {n} cards", n=N),
    "none:contribute": text("Add no cards"),
    "pass:before_roll": text("Pass: the die is rolled"),
    "pass:before_cards": text("Pass: change nothing"),
    "pass:after_total": text("Pass: leave the total"),
    "pass:viper_attacked": text("Pass: let it hit"),
    "none:exchange": text("Keep it"),
    "none:prove_loyalty": text("Show all cards"),
    "nuke_does": text("{n} or more destroys it; it is spent in any case", n=NUKE_DESTROYS),
    "not_ready": text("not ready yet"),
    "costs_card": text("costs a card"),
    "is_launched": text("is launched"),
    "stack_count": text("×{n}"),
    "group:loc": text("Locations"),
    "group:area": text("Space"),
    "group:ship": text("Ships"),
    "group:quorum": text("Quorum"),
    "in_hand:quorum": plural("{n} quorum card in your hand", "{n} quorum cards in your hand", n=N),
    "group:skill": text("Types of skill"),
    "group:super": text("Super crises"),
}

# what lies before oneself
YOUR_CARDS: Words = {
    "your_things": text("Your cards"),
    "loyalty": text("Loyalty"),
    "cards": plural("{n} card", "{n} cards", n=N),
    "team:humans": text("You play for the humans."),
    "team:cylons": text("You play for the Cylons."),
    "super_crises": text("Super crisis"),
    "memos": text("Memos"),
    "memo_count": plural("{n} memo", "{n} memos", n=N),
    "memo_turn": text("Turn {turn}:"),
    "no_memos": text("You have not seen anything secret yet."),
    "order:pass": text("Auto-pass"),
    "order:evade": text("Evade for me"),
    "order:asks": text("Ask me"),
    "order:asks_when": text("When to ask me"),
    "preset:usual": text("Usual"),
    "preset:few": text("Few"),
    "preset:all": text("All"),
    "preset:own": text("My own"),
    "asks_title": text("When shall the table stop for you?"),
    "asks_about": text("Wherever you might respond, by what everybody knows. Nobody sees what you choose here."),
    "asks_short": text("How often shall the table stop so that you can respond with a card?"),
    "asks_more": text("More …"),
    "preset_says:usual": text("before our rolls and checks, after totals, when a viper is hit"),
    "preset_says:few": text("at checks and crises, not in battles"),
    "preset_says:all": text("wherever a card could be played"),
    "asks_kinds": text("Or one by one"),
    "asks_empty": text("Also when I have nothing to play"),
    "asks_empty_about": text(
        "Otherwise you are not disturbed then; the window stays open as long as any, so nobody notices."
    ),
    "wait": text("Wait! I may respond"),
    "never_again": text("Don’t ask me this again"),
    "declined": text("From now on you are not asked {what}."),
    "undo": text("Undo"),
    "order_on": text("on"),
    "order_off": text("off"),
    "quorum": text("Quorum"),
    "hand": plural("Your hand: {n} card", "Your hand: {n} cards", n=N),
    "no_cards": text("You have no cards."),
}

# what may not be said (R28)
SECRECY: Words = {
    "secrecy_rules": text(
        "Anybody may accuse, claim and lie about who is a Cylon. Nobody says exact strengths of cards in hand, nor "
        "which cards or kinds go into a check: a little or a lot is fine. Of a card that only you have seen you "
        "may say good or bad; of a loyalty card human or Cylon, truly or not."
    ),
    "reminder:check": text("Nobody says which cards or kinds go into the check, nor exact strengths."),
    "reminder:loyalty": text(
        "In the chat you may claim to be human or a Cylon, truly or not. What else your loyalty card says stays yours."
    ),
    "reminder:deck": text("Of a card that only you have seen you may say good or bad, nothing more exact."),
    "reminder:super": text("Which super crisis it is stays yours."),
    "reminder:ship": text("What a civilian ship carries that only you have looked at stays yours."),
}

# how it ended
ENDING: Words = {
    "won:humans": text("The humans have won"),
    "won:cylons": text("The Cylons have won"),
    "won:nobody": text("The game was ended early"),
    "no_loyalty": text("no loyalty card"),
}

# what things are, for whoever asks
EXPLANATIONS: Words = {
    "card_named": text("{name} {strength}"),
    "or_in_check": text(
        "Or add it to a skill check, where it counts {n}: for it if its type is asked for, else against."
    ),
    "about:basestar": text("Launches raiders and fires at Galactica. Damaged three times, it is destroyed."),
    "about:raider": text(
        "Attacks vipers, then civilian ships; else it moves towards the nearest. Without any, it attacks Galactica."
    ),
    "about:heavy-raider": text("Flies to the launch areas; from there centurions board Galactica."),
    "about:viper": text("Defends the fleet. Unmanned vipers are ordered from Command; pilots fly their own."),
    "about:civilian": text("People and supplies. What is lost with it is on its hidden side."),
    "about:centurion": text("Boards Galactica, one space at a time. Past the last space the ship is lost."),
    "about:raptor": text("Scouts. Some cards and destinations put one at risk."),
    "about:nuke": text("The Admiral can launch one at a basestar, as an action."),
    "reserve:viper": text("Vipers"),
    "reserve:raptor": text("Raptors"),
    "reserve:nuke": text("Nukes"),
    "reserve:civilian": text("Civilian ships not yet in space"),
    "about:dial": text("The humans lose when any of the four is at 0 at the end of a turn."),
    "about:jump": text(
        "On the red spaces nobody can jump. On the next two FTL Control can, at the risk of the population shown."
    ),
    "about:boarding": text(
        "Centurions move one space each time heavy raiders activate. One past the last space ends the game."
    ),
    "about:damage": text("{n} of {most} locations are damaged. With {most} damaged, Galactica is lost."),
    "about:distance": text("From {goal} on the humans need one more jump to win."),
    "about:deck:destiny": text("Two unknown cards of it are added to every skill check."),
    "about:deck:crisis": text("One is drawn at the end of every human turn."),
    "about:deck:super": text("Strong crises, held by revealed Cylons."),
    "about:deck:destination": text("The Admiral draws two when the fleet jumps, and chooses one."),
    "about:deck:quorum": text("The President’s cards."),
    "about:deck:quorum-hand": text("Quorum cards in the President’s hand."),
    "about:deck:loyalty": text("To be dealt half way, in the sleeper agent phase."),
    "help:asks": text("When to ask me"),
    "about:asks": text("In which kinds of response windows you are asked. You can change it at any time."),
    "help:wait": text("Wait!"),
    "about:wait": text(
        "You are asked in this window, or in the next one that could concern you, whatever you have declined."
    ),
    "help:pass": text("Standing order: pass for me"),
    "about:pass": text(
        "While it is on, every response window that opens passes for you without asking, until your next turn. "
        "Nobody sees it."
    ),
    "about:evade": text(
        "When the viper you fly is hit, your weakest Evasive Maneuvers is played at once, until switched off."
    ),
}

# a word for whoever plays for the first time, by kind of question
HINTS: Words = {
    "hint:choose_character": text(
        "The fleet flees from the Cylons. The humans win when they have travelled a distance of {goal} and jump "
        "once more; they lose when a resource runs out or Galactica falls. Some of you will be Cylons, in secret."
        " Choose whom you play: everybody is good at something and bad at something else."
    ),
    "hint:loyalty": text(
        "Your loyalty card is dealt: are you human, or a Cylon? Press and hold “Loyalty” among your cards and "
        "look, when nobody sees your screen. Half way through the game there will be another one."
    ),
    "hint:draw": text(
        "Skill cards are for actions and for skill checks, which ask for some of the types. Piloting fights in space, "
        "engineering repairs, tactics plans and scouts, leadership gives orders, politics decides checks. A little of "
        "each is never wrong."
    ),
    "hint:move": text(
        "Your turn has four steps: you draw cards, you may move, you take one action, then a crisis comes. Now "
        "choose a place that glows, for what can be done there, or stay. Going to another ship costs a card."
    ),
    "hint:action": text(
        "One action: use the place you are in, play a card that says “Action”, or use an ability. What glows can "
        "be chosen; hover over or hold anything to see what it does."
    ),
    "hint:ordered": text("Somebody gave you an order: you may act now, though it is not your turn."),
    "hint:crisis_choice": text(
        "A crisis ends almost every turn. This one leaves a choice, and it is yours: both ways are on the card, "
        "with what they cost."
    ),
    "hint:contribute": text(
        "Everybody adds cards face down. Types shown beside the number help, all others hurt. Two unknown cards "
        "are always added, so a little harm can be blamed on luck. Adding none is fine."
    ),
    "hint:window": text(
        "You may respond with a card that glows, before things go on. “Pass” gives nothing away and costs nothing. "
        "How often you are stopped for this you say under “Ask me”, beside your cards."
    ),
    "hint:crisis": text(
        "A crisis ends almost every turn: something bad that the whole fleet must face. The card says what it can "
        "cost, and who decides."
    ),
    "hint:new_crisis": text(
        "A crisis has been drawn: something bad that the whole fleet must face. It lies before you, with all that it "
        "can cost. Once in the game your character may have another one drawn instead; most crises are not worth it."
    ),
    "hint:ability": text(
        "Your character has an ability that is used once per game, and now it could be. Everybody can see it on your "
        "sheet; you may as well keep it for later."
    ),
    "hint:area": text(
        "The Cylons act by the rules, not by your will. Where several of their ships could act first, whoever’s turn "
        "it is says in which order."
    ),
    "hint:raided": text(
        "Nobody knows what a civilian ship carries but who has looked at it, at Communications. Some are empty, most "
        "carry people."
    ),
    "hint:discard": text(
        "Put away what you need least. At the end of a turn nobody keeps more than ten cards, so do not save too many."
    ),
    "hint:destination": text(
        "You decide where the fleet jumps. Distance brings the humans closer to their goal; the rest of the card "
        "is the price."
    ),
    "hint:waiting": text(
        "Now others play. The sentence above always says whom the table waits for, the log tells what happened. "
        "Take your time to look around: hover over or hold anything to see what it is."
    ),
}

# from which results on an attack does what, said before a target is chosen: `odds:galactica:raider`
ODDS: Words = {f"odds:{by}:{ship}": words_of(odds) for (by, ship), odds in ATTACKS.items()}

# what the colours say
COLOURS: Words = {
    "colour:cylon": text("Red: Cylon, or danger"),
    "colour:human": text("Blue: human ships"),
}

SCREEN: Words = {
    **ODDS,
    **HEAD,
    **PEOPLE,
    **BOARD,
    **ALARMS,
    **CHECK,
    **MOMENT,
    **TURN,
    **QUESTION,
    **YOUR_CARDS,
    **SECRECY,
    **ENDING,
    **EXPLANATIONS,
    **HINTS,
    **LESSONS,
    **COLOURS,
}
