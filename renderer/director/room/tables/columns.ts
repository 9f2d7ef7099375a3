/** Cards at their usual height: so many one below the other fit a screen. */
const ROWS_ON_A_SCREEN = 4;
const LEAST_COLUMNS = 3;

/** The columns in which the cards fill a screen: few tables get wide cards. */
export function columnsFor(tables: number): number {
  return Math.max(LEAST_COLUMNS, Math.ceil(tables / ROWS_ON_A_SCREEN));
}

/** The rows of cards: few get more height each. */
export function rowsOf(tables: number): number {
  return Math.ceil(tables / columnsFor(tables));
}
