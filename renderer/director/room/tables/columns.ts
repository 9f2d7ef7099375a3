/** Cards at their usual height: so many one below the other fit a screen. */
const ROWS_ON_A_SCREEN = 4;
const LEAST_COLUMNS = 3;
/** Rows of cards whose pairs each have a second line for their names. */
const HIGH_ROWS_ON_A_SCREEN = 3;

/** The columns in which the cards fill a screen: few tables get wide cards. */
export function columnsFor(tables: number): number {
  return Math.max(LEAST_COLUMNS, Math.ceil(tables / ROWS_ON_A_SCREEN));
}

/** Whether the cards have space for the full names of their pairs, and for a second line of them. */
export function hasSpaceForNames(tables: number): boolean {
  return tables <= LEAST_COLUMNS * HIGH_ROWS_ON_A_SCREEN;
}
