"""What an audience cannot know of the Cylon Fleet's part: nothing (H52). Faces of civilian ships are rows of T1."""

from tests.engine.worlds import Row

ROWS: tuple[Row, ...] = ()
