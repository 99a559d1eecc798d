"""The kernel: questions, journal, dice, checkpoints and events. It knows no particular game and nothing of Django."""

from bsg.kernel.about import About
from bsg.kernel.claims import Claimable, Claims, Level
from bsg.kernel.compendium import Article, Chapter, Passage
from bsg.kernel.dice import Dice, Draw, commitment, game_key, rekeyed, value_of
from bsg.kernel.entries import NOBODY, Act, Answer, Beat, Entry, Live, Order, Played, Return, Rewind, TakeBack, live
from bsg.kernel.errors import Illegal, NotAllowed, Refused, Stale
from bsg.kernel.events import Event, Happening, Heard, Memo, What, heard, kinds_in
from bsg.kernel.game import Game, Rules, Running, Seen
from bsg.kernel.position import Position, digest_of
from bsg.kernel.questions import Ask, Checkpoint, Flow, Question, Together
from bsg.kernel.settings import Choice, Lesson, Setting
from bsg.kernel.story import TURNS, Deed, Filter, Gauge, Landmark, Pile
from bsg.kernel.texts import Text, contextual, either, every, plural, render, text, verbatim
from bsg.kernel.views import MODERATOR, TABLE, Audience, Mine, Questions, Waiting, own_question, questions

__all__ = [
    "MODERATOR",
    "NOBODY",
    "TABLE",
    "TURNS",
    "About",
    "Act",
    "Answer",
    "Article",
    "Ask",
    "Audience",
    "Beat",
    "Chapter",
    "Checkpoint",
    "Choice",
    "Claimable",
    "Claims",
    "Deed",
    "Dice",
    "Draw",
    "Entry",
    "Event",
    "Filter",
    "Flow",
    "Game",
    "Gauge",
    "Happening",
    "Heard",
    "Illegal",
    "Landmark",
    "Lesson",
    "Level",
    "Live",
    "Memo",
    "Mine",
    "NotAllowed",
    "Order",
    "Passage",
    "Pile",
    "Played",
    "Position",
    "Question",
    "Questions",
    "Refused",
    "Return",
    "Rewind",
    "Rules",
    "Running",
    "Seen",
    "Setting",
    "Stale",
    "TakeBack",
    "Text",
    "Together",
    "Waiting",
    "What",
    "commitment",
    "contextual",
    "digest_of",
    "either",
    "every",
    "game_key",
    "heard",
    "kinds_in",
    "live",
    "own_question",
    "plural",
    "questions",
    "rekeyed",
    "render",
    "text",
    "value_of",
    "verbatim",
]
