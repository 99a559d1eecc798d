// How options are shown and answered when a game does not say.

export const onBoard = []; // kinds that lie on the board: what is asked of them must be in sight
export const onTable = []; // kinds that are listed first, in this order
export const leading = (question) => []; // kinds that come before all others in this question
export const note = (question, view, option) => ""; // a word below an option that has none of its own
export const keeps = (question) => 0; // if not 0, so many are picked to be kept, and all others are the answer
export const secret = (option) => false; // told nobody who looks over one's shoulder: face down until asked for
export const mayHaveSecret = (question, view, me) => false; // then the cover lies there without anything under it, too
export const shownElsewhere = (question, me, option) => false; // has a button of its own outside of the panel
export const inHand = (me) => []; // options that are cards of the hand, which glow there
export const eachItsOwn = (kind) => false; // never bundled with equals
export const deliberate = (question) => false; // picked and then confirmed, even if it is only one
export const grave = (option, question, view) => false; // asked about once more
export const quiet = (question, view, me) => false; // a window in which one has nothing to play, and is not to be disturbed
export const lasting = (question, view, me) => false; // a window that who lets it pass leaves open until its time is over
export const meansOther = (question, option) => false; // the name means something else here than what lies on the table
