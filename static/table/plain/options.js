// How options are shown and answered when a game does not say.

export const onTable = []; // kinds that are listed first, in this order
export const secret = (option) => false; // told nobody who looks over one's shoulder: face down until asked for
export const mayHaveSecret = (question, view, me) => false; // then the cover lies there without anything under it, too
export const shownElsewhere = (question, me, option) => false; // has a button of its own outside of the panel
export const inHand = (me) => []; // options that are cards of the hand, which glow there
export const eachItsOwn = (kind) => false; // never bundled with equals
export const deliberate = (question) => false; // picked and then confirmed, even if it is only one
export const grave = (option) => false; // asked about once more
export const meansOther = (question, option) => false; // the name means something else here than what lies on the table
