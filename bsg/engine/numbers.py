"""The printed numbers: dials, tracks, limits, piles. Tests hold them equal to the catalogue."""

from bsg.engine.vocabulary import Resource, Ship

PLAYERS = range(3, 7)
FACES = range(1, 9)  # of the die
START_DIALS = {Resource.FUEL: 8, Resource.FOOD: 8, Resource.MORALE: 10, Resource.POPULATION: 12}  # R1.9
NO_SYMPATHIZER_DIALS = {Resource.FUEL: 8, Resource.FOOD: 7, Resource.MORALE: 9, Resource.POPULATION: 10}  # R2.36
RED_AT = {Resource.FUEL: 4, Resource.FOOD: 4, Resource.MORALE: 5, Resource.POPULATION: 6}  # R1.10
DIAL_TOP = 15
RAPTORS = 4
VIPERS = 8
SUPPLY = {Ship.RAIDER: 16, Ship.HEAVY_RAIDER: 4, Ship.BASESTAR: 2}  # R1.b
CENTURIONS = 4
RAIDERS_LAUNCHED = 3  # R11.9, by each basestar
RAIDERS_IF_NONE = 2  # R11.8
HEAVY_RAIDERS_IF_NONE = 1  # R11.10
BOARDING_SPACES = 4  # R1.12
CENTURION_DESTROYED = 7  # R12.a, at the Armory
NUKES = 2
CIVILIAN_SHIPS = {
    "population-1": 6,
    "population-2": 2,
    "population-1-fuel-1": 1,
    "population-1-morale-1": 1,
    "empty": 2,
}
BASESTAR_DESTROYED_AT = 3  # R12.12

AUTO_JUMP = 5  # R1.11
POPULATION_RISK = {3: 3, 4: 1}  # the blue spaces
SLEEPER_AT = 4  # R16.3
LAST_JUMP_AT = 8
GIFT_UP_TO = 7  # distance at which loyalty cards can still be given away (R18.29)

LOYALTY_DECK = {3: (1, 5), 4: (1, 6), 5: (2, 8), 6: (2, 9)}  # R2.20: Cylon and human cards by players
OPENING_HAND = 3
HAND_LIMIT = 10
CYLON_DRAW = 2  # R3.17 for the base game (R0.15)
DESTROYED_AT = 6  # damaged locations (R12.10)
