"""The forms of the pages; the game and the lobby have the last word on what is valid."""

from __future__ import annotations

import secrets
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from bsg.tables.games import GAMES
from bsg.tables.lobby import NAME_LENGTH, NONCE_LENGTH, TABLE_NAME_LENGTH


class JoinForm(forms.Form):
    your_name = forms.CharField(label=_("Your name"), max_length=NAME_LENGTH)
    # Filled by the page with the browser's own randomness; it becomes part of the key of every shuffle.
    nonce = forms.CharField(required=False, max_length=NONCE_LENGTH, widget=forms.HiddenInput)

    def clean_nonce(self) -> str:
        return self.cleaned_data["nonce"] or secrets.token_hex(16)


class NewTableForm(JoinForm):
    game = forms.ChoiceField(label=_("Game"))
    name = forms.CharField(label=_("Name of the table"), max_length=TABLE_NAME_LENGTH)
    players = forms.TypedChoiceField(
        label=_("Players"), coerce=int, choices=[(n, str(n)) for n in range(3, 7)], initial=4
    )
    quick = forms.TypedChoiceField(
        label=_("Responses"),
        coerce=lambda value: value == "quick",
        choices=[
            ("strict", _("Strict: everybody who might respond is asked, so that nothing is given away")),
            ("quick", _("Quick: only those who can respond are asked")),
        ],
        initial="strict",
    )
    open = forms.TypedChoiceField(
        label=_("Who can come"),
        coerce=lambda value: value == "open",
        choices=[("invite", _("Whoever has the invite link")), ("open", _("Anybody; the table is listed"))],
        initial="invite",
    )

    field_order = ["name", "your_name", "game", "players", "quick", "open"]

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        game = self.fields["game"]
        assert isinstance(game, forms.ChoiceField)
        game.choices = [(name, name) for name in GAMES]
        game.initial = next(iter(GAMES))
        if len(GAMES) == 1:
            game.widget = forms.HiddenInput()
            game.required = False

    def clean_game(self) -> str:
        return self.cleaned_data["game"] or next(iter(GAMES))

    @property
    def options(self) -> dict[str, Any]:
        """What is agreed for the game itself."""
        return {"players": self.cleaned_data["players"], "quick": self.cleaned_data["quick"]}
