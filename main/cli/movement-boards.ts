/** Boards of an evening where nobody says otherwise. */
export const BOARDS = { boardsFrom: 24, boardsTo: 28 };
