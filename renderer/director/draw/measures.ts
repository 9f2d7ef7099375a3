/** The height of a row of the standing; a match of two takes two. */
export const DRAW_ROW = 40;
/** The width of the lines between the standing and the matches. */
export const LINES = 64;
