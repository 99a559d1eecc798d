"""Names: tidied, without anything invisible, and none that passes for another at the same table or for a bot."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from bsg.kernel import Refused, Text, text
from bsg.tables.games import CASTS

NAME_LENGTH = 30
BOTS = range(1, 21)  # numbers of bots that a name must not look like

BOTS_NAME = re.compile(r"bot\d+")
BLANK = set("\u115f\u1160\u3164\uffa0\u2800\u034f")  # they are letters or signs, but nothing is seen of them
EASTERN = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"}

# What looks like a Latin letter in usual fonts, small or capital, after marks have been taken off.
LOOKS_LIKE = {
    "a": "аɑαᴀ",
    "b": "вьъβʙ",
    "c": "сϲᴄ",
    "d": "ԁɗ",
    "e": "еєεҽ℮ᴇ",
    "f": "ƒғϝ",
    "g": "ɡցԍ",
    "h": "һнңհʜ",
    "j": "јʝϳ",
    "k": "кκқᴋ",
    "l": "iıіɩι1|ӏǀ!լ",
    "m": "мϻᴍμ",
    "n": "пηɴռո",
    "o": "оοσø0օѳөᴏ",
    "p": "рρᴩ",
    "q": "ԛզ",
    "r": "гʀᴦ",
    "s": "ѕꜱ5",
    "t": "тτᴛ",
    "u": "υцսᴜ",
    "v": "νѵᴠ",
    "w": "ωԝɯᴡ",
    "x": "хχ×",
    "y": "уүγʏ",
    "z": "ᴢζ2",
}
LETTERS = {ord(other): letter for letter, others in LOOKS_LIKE.items() for other in others}
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def clean(value: str, length: int, missing: Text) -> str:
    """A name as it will be shown: trimmed, single spaces, nothing invisible."""
    value = " ".join(unicodedata.normalize("NFC", value).split())
    if not value:
        raise Refused(missing)
    if len(value) > length:
        raise Refused(text("That is too long: at most {length} characters.", length=length))
    if any(unicodedata.category(letter).startswith("C") or letter in BLANK for letter in value):
        raise Refused("A name cannot hold invisible characters.")
    return value


def persons_name(value: str) -> str:
    """A name that somebody may have: in one alphabet, and not a bot's."""
    name = clean(value, NAME_LENGTH, text("Please give your name."))
    if len(alphabets(name)) > 1:
        raise Refused("Please write your name in one alphabet: letters of two can look like somebody else's name.")
    if BOTS_NAME.fullmatch(plain(name)) or looks(name) in BOT_LOOKS or of_a_persona(name):
        raise Refused("That is the name of a bot. Choose another one.")
    return name


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether people could take it for one of these."""
    return looks(name) in {looks(other) for other in others if other}


def of_a_persona(name: str) -> bool:
    """Whether it is the name of somebody of a game's cast."""
    called = {letters_of(persona.name) for cast in CASTS.values() for persona in cast.personas}
    return letters_of(name) in called


def ways_to_call(seat_name: str) -> tuple[str, str]:
    """A bot's name, and without the rank: nobody at the same table may have either."""
    return seat_name, seat_name.split()[-1]


def alphabets(name: str) -> set[str]:
    """The scripts of its letters. Latin ones among Chinese, Japanese or Korean are usual, and look like none."""
    letters = (letter for letter in unicodedata.normalize("NFKC", name) if letter.isalpha())
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    scripts = {"EASTERN" if script in EASTERN else script for script in scripts} - {"MODIFIER"}
    return scripts - {"LATIN"} if "EASTERN" in scripts else scripts


def plain(name: str) -> str:
    """Without marks, spaces and capitals; digits of any alphabet are ours."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    letters = (letter for letter in apart if not unicodedata.category(letter).startswith(("M", "Z")))
    return "".join(str(unicodedata.digit(letter, letter)) for letter in letters)


def looks(name: str) -> str:
    """The same for all names that look the same at a glance."""
    seen = plain(name).translate(LETTERS)
    for pair, letter in PAIRS:
        seen = seen.replace(pair, letter)
    return seen


def letters_of(name: str) -> str:
    """How it looks without its dots and dashes."""
    return "".join(letter for letter in looks(name) if letter.isalnum())


BOT_LOOKS = {looks(f"Bot {number}") for number in BOTS}
