"""Typed names in what happens, by what they name; as in options (`card:repair-1`, `area:front`)."""

from typing import Annotated, Literal

from msgspec import Meta

Card = Annotated[str, Meta(pattern="^card:")]  # a skill card
AnyCard = Annotated[str, Meta(pattern="^[a-z]+:")]  # of whatever deck, a box's own among them
Crisis = Annotated[str, Meta(pattern="^(crisis|super):")]
Quorum = Annotated[str, Meta(pattern="^quorum:")]
Destination = Annotated[str, Meta(pattern="^destination:")]
Loyalty = Annotated[str, Meta(pattern="^loyalty:")]
Character = Annotated[str, Meta(pattern="^char:")]
Ability = Annotated[str, Meta(pattern="^ability:")]
Skill = Annotated[str, Meta(pattern="^skill:")]
Resource = Annotated[str, Meta(pattern="^res:")]
Title = Annotated[str, Meta(pattern="^title:")]
Location = Annotated[str, Meta(pattern="^loc:")]
Area = Annotated[str, Meta(pattern="^area:")]
Ship = Annotated[str, Meta(pattern="^ship:")]  # a kind of ship, or with `-A`, `@front`, `#0` this one
Face = Annotated[str, Meta(pattern="^civilian:")]  # what a civilian ship carries
Token = Annotated[str, Meta(pattern="^token:")]
Target = Annotated[str, Meta(pattern="^(ship|seat):")]  # a viper that somebody flies is its pilot
Source = Annotated[str, Meta(pattern="^$|^[a-z]+:")]  # what asks for a roll or a check; empty: nothing that has a name
Deck = Literal["crisis", "destination", "quorum", "destiny"]
