"""What people may say before a check about how much they can help (R28): one of three ways, and no exact strengths."""

from bsg.kernel import Claims, Level, text

CLAIMS = Claims(
    levels=(
        Level("not", text("not at all"), text("I cannot help.")),
        Level("little", text("a little"), text("I can help a little.")),
        Level("lot", text("a lot"), text("I can help a lot.")),
    ),
    closed=text("No check is open to which cards can still be added."),
    over=text("That check is over, so your claim was not told. Say it about the present one."),
    done=text("You have added your cards to this check, so there is nothing left to claim."),
)
