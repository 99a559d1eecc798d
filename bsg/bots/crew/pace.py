"""How long things take at a table with officers: what stays in sight for a moment, and what takes a moment's thought.

Both by what everybody knows: the kind of what happened, and the kind of what is asked. In moments, of which a person
needs one to see that something was done.
"""

from __future__ import annotations

SEEN: dict[str, float] = {
    # to be read
    "crisis_drawn": 5,
    "crisis_replaced": 5,
    "super_crisis_played": 6,
    "quorum_played": 3,
    "option_chosen": 3,
    "ally_met": 4,
    "crossroads_revealed": 6,
    "check_decided": 5,
    "sleeper_phase": 4,
    "turn_began": 1.5,
    # to be felt
    "cylon_revealed": 7,
    "sympathizer_revealed": 6,
    "executed": 6,
    "jumped": 5,
    "arrived": 5,
    "civilian_destroyed": 4,
    "galactica_damaged": 4,
    "boarded": 4,
    "dial_moved": 3,
    "sent": 3,
    "title_passed": 3,
    # to be followed
    "ships_activated": 3,
    "ships_placed": 3,
    "ships_flew": 2,
    "rolled": 1.5,
    "ship_destroyed": 2,
    "viper_damaged": 2,
    "viper_destroyed": 2,
    "centurions_advanced": 2,
    "nuke_launched": 4,
    "card_played": 1.5,
    "ability_used": 1.5,
    "location_activated": 1.5,
    "named": 2,
    "moved": 1,
}

THOUGHT: dict[str, float] = {
    "choose_character": 2,
    "move": 1.5,
    "action": 1.5,
    "contribute": 1.5,
    "crisis_choice": 3,
    "destination": 3,
}
