/** The word by which a permanent knows for the rest of the turn that what its ability offers was done: "do this only once each turn". */
export const DONE_THIS_TURN = 'done this turn';
