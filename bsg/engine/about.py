"""What the pages say of this game before it is played."""

from bsg.kernel import About, text

ABOUT = About(
    site=text("The fleet's table"),
    title=text("Battlestar Galactica, at one table"),
    description=text(
        "An online table for the board game Battlestar Galactica with Exodus, for 3 to 6 people. "
        "No account, no install."
    ),
    welcome=text(
        "3 to 6 players. The table knows the rules. No account, no install: open a table, send the link, play."
    ),
    pitch=(
        text("The last humans flee through space, short of everything, hunted by the machines they once built."),
        text("Together you steer one battlestar from jump to jump; every crisis is met with cards that nobody sees."),
        text("But one or two of you are Cylons, and only they know it: trust somebody, not everybody."),
    ),
    first_game=(
        text("You will choose a character and get a secret loyalty card: human or Cylon. Show it to nobody."),
        text("On your turn you draw cards, move, do one thing, and then a crisis strikes the whole fleet."),
        text("The table asks you whenever you can do something, and says why something cannot be done."),
    ),
    notice=text(
        "An unofficial fan project, free and without advertising. Not made, licensed or endorsed by the owners of "
        "Battlestar Galactica or of the board game; all wording and drawings here are our own."
    ),
    picture="bsg/fleet.svg",
    guest=text("Commander"),
    table_name=text("{weekday} fleet"),
    tries=(text("viper"), text("brig"), text("morale"), text("repair")),
)
