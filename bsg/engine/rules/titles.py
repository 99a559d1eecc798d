"""R21: titles and the lines of succession."""

from __future__ import annotations

from bsg.engine.happenings.offices import TitlePassed
from bsg.engine.rules.windows import Windows
from bsg.engine.vocabulary import Title, at_seat
from bsg.kernel import Text, text

# R21.a: the characters of base and Exodus; a game passes over those who are not in it.
PRESIDENT_LINE = "roslin baltar zarek tory apollo gaeta adama helo chief cally boomer tigh anders starbuck"
ADMIRAL_LINE = "adama tigh helo gaeta apollo starbuck boomer anders chief cally zarek baltar tory roslin"

SUCCESSION: dict[Title, list[str]] = {Title.PRESIDENT: PRESIDENT_LINE.split(), Title.ADMIRAL: ADMIRAL_LINE.split()}
LOST_IN_BRIG = (Title.ADMIRAL,)


class Titles(Windows):
    def titles_in_play(self) -> tuple[Title, ...]:
        """In the order in which they are assigned (R2.16)."""
        return (Title.PRESIDENT, Title.ADMIRAL)

    def titles_lost_in_brig(self) -> tuple[Title, ...]:
        return LOST_IN_BRIG

    def line_of(self, title: Title) -> list[str]:
        """The line of succession, by character."""
        return SUCCESSION[title]

    def highest_in_line(self, title: Title, besides: int | None = None) -> int | None:
        """Who is first in line: a human player; Admiral: outside the Brig while anybody is (R21.3, R21.10)."""
        humans = [seat for seat in self.humans() if seat != besides]
        line = sorted(humans, key=lambda seat: self.line_of(title).index(self.player(seat).character))
        if title in self.titles_lost_in_brig():
            line = [seat for seat in line if self.may_hold(title, seat)] or line
        return line[0] if line else None

    def may_hold(self, title: Title, seat: int) -> bool:
        return self.why_not_hold(title, seat) is None

    def why_not_hold(self, title: Title, seat: int) -> Text | None:
        """R21.11: no Cylon player; nobody in the Brig becomes Admiral."""
        if title in self.titles_lost_in_brig() and self.in_brig(seat):
            return text("Nobody in the Brig becomes {title}.", title=f"title:{title}")
        return self.why_not_human(seat)

    def why_not_gain(self, title: Title, seat: int) -> Text | None:
        """A title that has to change hands."""
        if self.holder(title) == seat:
            return text("This player is {title} already.", title=f"title:{title}")
        return self.why_not_hold(title, seat)

    def give_title(self, title: Title, seat: int) -> None:
        """What belongs to the title moves with it (R21.6)."""
        before = self.state.titles.get(title)
        if before == seat:
            return
        self.state.titles[title] = seat
        self.tell(
            text("{seat} is now {title}.", seat=at_seat(seat), title=f"title:{title}"),
            what=TitlePassed(f"title:{title}", seat, before),
        )

    def pass_title(self, title: Title) -> None:
        """To the highest in line; without a human player left nobody holds it."""
        heir = self.highest_in_line(title)
        if heir is not None:
            self.give_title(title, heir)
        else:
            self.state.titles.pop(title, None)

    def pass_titles_of(self, seat: int) -> None:
        """A holder who was revealed as a Cylon (R21.3)."""
        for title in self.titles_in_play():
            if self.state.titles.get(title) == seat:
                self.pass_title(title)

    def title_lost_in_brig(self, seat: int) -> None:
        """R21.7: an Admiral in the Brig loses the title; the President keeps his (R21.9)."""
        for title in self.titles_lost_in_brig():
            if self.state.titles.get(title) == seat:
                self.pass_title(title)

    def title_after_brig(self, seat: int) -> None:
        """R21.10: with every human player in the Brig, the first to leave it becomes Admiral."""
        for title in self.titles_lost_in_brig():
            holder = self.state.titles.get(title)
            if holder is not None and self.in_brig(holder) and self.may_hold(title, seat):
                self.give_title(title, seat)
