"""The forms of the pages; the game and the lobby have the last word on what is valid."""

from __future__ import annotations

import secrets
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from bsg.kernel import Refused, Setting
from bsg.tables.acts import windows
from bsg.tables.acts.lobby import NONCE_LENGTH, TABLE_NAME_LENGTH
from bsg.tables.acts.names import NAME_LENGTH
from bsg.tables.games import GAMES, cast_of
from bsg.tables.line import agreement
from bsg.tables.line.words import in_words
from bsg.tables.models import Table

BEATS = (3, 4, 5, 6, 8, 10, 15, 20)


class LearnForm(forms.Form):
    """All that a form of somebody who begins must hold."""

    # Filled by the page with the browser's own randomness; it becomes part of the key of every shuffle.
    nonce = forms.CharField(required=False, max_length=NONCE_LENGTH, widget=forms.HiddenInput)

    def clean_nonce(self) -> str:
        return self.cleaned_data["nonce"] or secrets.token_hex(16)


class JoinForm(LearnForm):
    your_name = forms.CharField(
        label=_("Your name"),
        max_length=NAME_LENGTH,
        error_messages={"required": _("Please give your name.")},
        widget=forms.TextInput({"autocomplete": "nickname", "autocapitalize": "words"}),
    )


class GameForm(JoinForm):
    """A form with the settings of a game: what was not said is as the game has it by default."""

    game = forms.ChoiceField(label=_("Game"), required=False)

    def __init__(self, *args: Any, of_game: str = "", **kwargs: Any):
        super().__init__(*args, **kwargs)
        first = next(iter(GAMES))
        asked = of_game or self.data.get("game", first)
        game = self.fields["game"]
        assert isinstance(game, forms.ChoiceField)
        game.choices = [(name, name) for name in GAMES]
        game.initial = first
        game.widget = forms.HiddenInput()
        self.game_asked = asked if asked in GAMES else first
        self.settings = GAMES[self.game_asked].settings()
        for setting in self.settings:
            if self.offers(setting):
                self.fields[setting.name] = field_of(setting)

    def offers(self, setting: Setting) -> bool:
        """Whether it can be chosen here; otherwise it is as usual."""
        return not setting.alone

    def clean_game(self) -> str:
        return self.cleaned_data["game"] or next(iter(GAMES))

    def clean(self) -> dict[str, Any]:
        data: dict[str, Any] = super().clean() or {}
        if not self.errors:
            try:
                GAMES[data["game"]].check_options(self.options)
            except Refused as refused:
                self.add_error(None, words(refused.words))
        return data

    @property
    def options(self) -> dict[str, Any]:
        """What is agreed for the game itself."""
        chosen = {name: value for name, value in self.cleaned_data.items() if value}
        return {s.name: s.value(chosen.get(s.name, [] if s.many else self.usual(s))) for s in self.settings}

    def usual(self, setting: Setting) -> str:
        return setting.default

    def set_fields(self) -> list[forms.BoundField]:
        return [bound for bound, _ in self.offered()]

    def offered(self) -> list[tuple[forms.BoundField, Setting]]:
        return [(self[setting.name], setting) for setting in self.settings if setting.name in self.fields]


class AloneForm(GameForm):
    """One person and bots: as little to choose as can be."""

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        for setting in self.settings:
            if self.offers(setting):
                self.fields[setting.name].widget = forms.Select(choices=choices_of(setting))
        cast = cast_of(self.game_asked)
        if cast is not None:
            levels = [(level.key, words(level.label)) for level in cast.levels]
            easier = cast.levels[-1]
            about = _("{level}: {about}").format(level=words(easier.label), about=words(easier.help))
            self.fields["level"] = forms.ChoiceField(
                label=_("Bots play as"), choices=levels, required=False, help_text=about
            )

    def offers(self, setting: Setting) -> bool:
        return setting.first or setting.alone

    def usual(self, setting: Setting) -> str:
        return setting.default_alone or setting.default

    def set_fields(self) -> list[forms.BoundField]:
        return [*super().set_fields(), *([self["level"]] if "level" in self.fields else [])]


class NewTableForm(GameForm):
    name = forms.CharField(
        label=_("Name of the table"),
        max_length=TABLE_NAME_LENGTH,
        error_messages={"required": _("Please give the table a name.")},
        widget=forms.TextInput({"autocomplete": "off"}),
    )
    open = forms.TypedChoiceField(
        label=_("Who can come"),
        coerce=lambda value: value == "open",
        choices=[("invite", _("By invitation")), ("open", _("Open"))],
        initial="invite",
        widget=forms.RadioSelect,
    )
    pace = forms.ChoiceField(
        label=_("Pace"),
        choices=[(Table.Pace.LIVE, _("Live")), (Table.Pace.DAYS, _("Days"))],
        initial=Table.Pace.LIVE,
        required=False,
        widget=forms.RadioSelect,
    )
    beat = forms.TypedChoiceField(
        label=_("Seconds for a response"),
        coerce=int,
        choices=[(n, str(n)) for n in BEATS],
        initial=windows.USUAL,
        required=False,
        help_text=_("How long a response window stays open at a live table; whoever needs longer can hold it."),
    )
    clock = forms.ChoiceField(
        label=agreement.CLOCK,
        choices=list(agreement.CLOCKS.items()),
        required=False,
        help_text=_("When time is up, the default answer is given; the third time in a row a bot sits in."),
    )
    absence = forms.TypedChoiceField(
        label=agreement.ABSENCE,
        coerce=int,
        choices=list(agreement.ABSENCES.items()),
        initial=agreement.USUAL,
        required=False,
        help_text=_(
            "Whoever is without a line for so long at a live table is not asked when the others agree on something."
        ),
    )
    reshuffles = forms.TypedChoiceField(
        label=agreement.RESHUFFLES,
        coerce=lambda value: value != "no",
        choices=[("yes", agreement.PILES[True]), ("no", agreement.PILES[False])],
        initial="yes",
        required=False,
        help_text=_("Which decks those are is decided by what everybody could see. Dice are thrown anew in any case."),
    )
    bots = forms.TypedChoiceField(
        label=_("Bots among them"),
        coerce=int,
        choices=[(n, str(n)) for n in range(6)],
        initial=0,
        required=False,
    )

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        for name, helps in HELPS.items():
            self.fields[name].widget.helps = helps

    def first_fields(self) -> list[forms.BoundField]:
        return [bound for bound, setting in self.offered() if setting.first]

    def more_fields(self) -> list[forms.BoundField]:
        return [
            *(bound for bound, setting in self.offered() if not setting.first),
            self["beat"],
            self["clock"],
            self["absence"],
            self["reshuffles"],
        ]

    def clean_pace(self) -> str:
        return self.cleaned_data["pace"] or Table.Pace.LIVE

    def clean_beat(self) -> int:
        return self.cleaned_data["beat"] or windows.USUAL

    def clean_absence(self) -> int:
        return self.cleaned_data["absence"] or agreement.USUAL

    def clean_reshuffles(self) -> bool:
        return self.cleaned_data["reshuffles"] is not False

    def clean_bots(self) -> int:
        return self.cleaned_data["bots"] or 0

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        if not self.errors and data.get("bots", 0) >= int(self.options.get("players", 99)):
            self.add_error("bots", _("One seat is yours: there must be fewer bots than players."))
        return data


class AgreeForm(NewTableForm):
    """What can still be changed at a table that has not begun."""

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        for name in ("your_name", "name", "bots", "nonce", "game"):
            del self.fields[name]

    @classmethod
    def of(cls, table: Table, said: Any = None) -> AgreeForm:
        """With what is agreed there now."""
        settings = GAMES[table.game].settings() if table.game in GAMES else ()
        chosen = {setting.name: setting.keys(table.options.get(setting.name)) for setting in settings}
        now = {name: getattr(table, name) for name in ("pace", "beat", "clock", "absence")}
        now |= {"open": "open" if table.open else "invite", "reshuffles": "yes" if table.reshuffles else "no"}
        return cls(said, initial={**chosen, **now}, of_game=table.game)

    def clean(self) -> dict[str, Any]:
        return dict(self.cleaned_data)


HELPS: dict[str, dict[str, Any]] = {
    "open": {
        "invite": _("Whoever has the link or the code can come and watch."),
        "open": _("The table is listed: anybody can join, and watch."),
    },
    "pace": {
        "live": _("You play together now: a response window closes after a few seconds."),
        "days": _("Nothing closes by itself: everybody answers when they find the time."),
    },
}


def field_of(setting: Setting) -> forms.Field:
    """A setting as a field: a list to select from, or buttons that explain themselves."""
    choices = choices_of(setting)
    helps = {choice.key: words(choice.help) for choice in setting.choices if choice.help}
    label = words(setting.label)
    field: forms.Field
    if setting.many:
        field = forms.MultipleChoiceField(
            label=label, choices=choices, required=False, widget=forms.CheckboxSelectMultiple
        )
    else:
        widget = forms.RadioSelect if helps else forms.Select
        field = forms.ChoiceField(label=label, choices=choices, initial=setting.default, required=False, widget=widget)
    field.widget.helps = helps
    return field


def choices_of(setting: Setting) -> list[tuple[str, str]]:
    return [(choice.key, words(choice.label)) for choice in setting.choices]


def words(text: Any) -> str:
    return in_words(text, get_language() or "en")
