"""Learning by playing: the first game, and a few words for each of its moments when it comes."""

from __future__ import annotations

from bsg.kernel import Lesson, Text, text

LESSON = Lesson(
    options={"players": 3, "set": "base", "human": 0, "quick": True, "windows": "usual"},
    level="recruit",
    about=text("A guided first round at a real table. Two recruits play with you, and you are human for certain."),
)

# Where everything is: only for somebody who came to learn.
TOUR: dict[str, Text] = {
    "hint:tour_dials": text(
        "Above: what the fleet lives on. If fuel, food, morale or population is gone, the humans have lost. Beside "
        "them, how near the next jump is and how far you have come."
    ),
    "hint:tour_board": text(
        "The board: Galactica and Colonial One with their places, and space around them. Amber is what you can "
        "choose. Hover over anything, or hold it, and it says what it is."
    ),
    "hint:tour_cards": text(
        "Your cards. The symbol is their type, the number what they count in a check; the words say what else they "
        "can do. The others see only how many you have."
    ),
    "hint:lesson_done": text(
        "That was a whole round: cards, a move, an action, a crisis, and so on until {goal} and one more jump. Play"
        " on as long as you like; your table waits for you on the first page."
    ),
}

# What happens for the first time, whoever it happens to.
MOMENTS: dict[str, Text] = {
    "hint:battle": text(
        "Cylon ships are about. Raiders hunt vipers and civilian ships, basestars fire at Galactica, heavy raiders "
        "bring boarders. Pilots, Command and Weapons Control fight back; a jump leaves them all behind."
    ),
    "hint:check_done": text(
        "The check is decided. “Last check” keeps which cards there were and who added how many, but not whose they "
        "were: think about who could have harmed you."
    ),
    "hint:jump_early": text(
        "The fleet could jump now: whoever is at FTL Control can try. Too early it may cost population; at the end "
        "of the track it jumps by itself, for nothing."
    ),
    "hint:jumped": text(
        "The fleet has jumped: Cylon ships are left behind, the civilians are safe for now, and the distance grows."
        " You have come {distance} of {goal}."
    ),
    "hint:last_jump": text(
        "The fleet has come far enough: with one more jump the humans have won. Cylons have little time left."
    ),
    "hint:boarded": text(
        "Centurions are aboard. Each time heavy raiders activate they come one space closer to taking Galactica: "
        "somebody should fight them in the Armory."
    ),
    "hint:sleeper": text(
        "Half way: everybody got another loyalty card. Look at yours again: who was human may be a Cylon now."
    ),
    "hint:president": text(
        "You are the President: crises leave you choices, and in the President’s Office you draw and play quorum "
        "cards. Whoever wants your title can have a vote in Administration."
    ),
    "hint:admiral": text(
        "You are the Admiral: you choose where the fleet jumps, and you have the nukes. In the Brig you would lose "
        "the title."
    ),
    "hint:brig": text(
        "You are in the Brig: you draw no crisis, add at most one card to a check, and cannot move. Use your action"
        " here to get out, and talk: others can help you by adding cards."
    ),
    "hint:sickbay": text("You are in Sickbay: next turn you draw only one card. You can walk out when you move."),
    "hint:executed": text(
        "You were executed, but you are not out: your loyalty is shown, and you choose a new character. A new "
        "loyalty card may come with it."
    ),
    "hint:revealed": text(
        "You are a Cylon in the open now. You move among the four Cylon places: Caprica brings crises, the Cylon "
        "Fleet attacks, the Human Fleet steals and sabotages, the Resurrection Ship exchanges super crises. In a "
        "check you add at most one card."
    ),
}

# For one side only: it lies face down beside the words that both sides read, so that nobody sees whose it is.
ADVICE: dict[str, Text] = {
    "advice:loyalty:humans": text("You are human: keep the fleet alive until it gets there, and find out who is not."),
    "advice:loyalty:cylons": text(
        "You are a Cylon: the fleet must not arrive. Be helpful for now, learn whom they trust, and let it look "
        "like bad luck when something fails."
    ),
    "advice:contribute:humans": text(
        "If the check matters, add your strong cards of the types it asks for, and say beforehand whether you can "
        "help a little or a lot. Keep some for the next one."
    ),
    "advice:contribute:cylons": text(
        "One or two cards of a wrong type are enough: destiny adds two unknown ones, and they may be blamed. "
        "Sabotage when it is close and costs the fleet a lot; help when it would fail or pass anyway."
    ),
    "advice:action:humans": text(
        "Ask what hurts the fleet most now: ships in space, centurions aboard, damage, a resource in the red. "
        "Somebody who never does anything about it is worth watching."
    ),
    "advice:action:cylons": text(
        "Waste a little: an order to the wrong person, a place that does nothing now. Reveal yourself, as an "
        "action, when they are about to put you in the Brig or when your card does most harm. Then you go to the "
        "Resurrection Ship and play on in the open, with a super crisis in hand."
    ),
}

LESSONS: dict[str, Text] = {**TOUR, **MOMENTS, **ADVICE}
