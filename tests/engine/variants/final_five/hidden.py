"""What an audience cannot know of the Final Five's part: nothing, for a card that was looked at is shown (R33.13)."""

ROWS = ()
