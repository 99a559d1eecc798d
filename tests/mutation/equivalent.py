"""Mutants that no test can notice, each with the reason: the game they make is the same game."""

NOT_NUMBERED = "only basestars have a number in their area"

EQUIVALENT: dict[str, str] = {
    "quorum:authorization-of-brutal-force: brutal_force: 0 -> -1": "a range to less than nothing is as empty",
    "title:admiral: parse_ship: 0 -> 1": NOT_NUMBERED,
    "title:admiral: parse_ship: 0 -> -1": NOT_NUMBERED,
    "numbers: rules.combat.NEVER 9 -> 10": "no die shows either",
    "fleet:nuke: FleetTitles.destroy_all: 0 -> -1": "all are destroyed; which comes first changes nothing",
    "loyalty:cylon-damage: Damage.choose_damage: 0 -> -1": "both are resolved; which comes first changes nothing",
}
