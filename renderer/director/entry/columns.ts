import type { Layout } from './useLayout.ts';

/** The columns of a traveller, from left to right. */
export const COLUMNS = [
  'table',
  'round',
  'nsNumber',
  'nsName',
  'ewNumber',
  'ewName',
  'typed',
  'contract',
  'by',
  'lead',
  'result',
  'nsScore',
  'ewScore',
  'score',
  'nsPoints',
  'ewPoints',
  'percent',
] as const;
export type Column = (typeof COLUMNS)[number];

const HIDDEN: Record<Layout, readonly Column[]> = {
  full: ['score'],
  // A heading over each slip says what the second column would.
  slips: ['score', 'round'],
  // Scores from North-South with their sign, in one column.
  medium: ['round', 'lead', 'nsScore', 'ewScore', 'nsPoints', 'ewPoints'],
  narrow: ['round', 'lead', 'nsScore', 'ewScore', 'nsPoints', 'ewPoints', 'nsName', 'ewName'],
};

const SHOWN: Record<Layout, ReadonlySet<Column>> = {
  full: shown('full'),
  slips: shown('slips'),
  medium: shown('medium'),
  narrow: shown('narrow'),
};

function shown(layout: Layout): ReadonlySet<Column> {
  return new Set(COLUMNS.filter((column) => !HIDDEN[layout].includes(column)));
}

/** The columns drawn in a layout. */
export function columnsOf(layout: Layout): ReadonlySet<Column> {
  return SHOWN[layout];
}

/** How many of some columns are drawn in a layout: the width of a cell that spans them. */
export function span(layout: Layout, from: Column, to: Column): number {
  const between = COLUMNS.slice(COLUMNS.indexOf(from), COLUMNS.indexOf(to) + 1);
  return between.filter((column) => SHOWN[layout].has(column)).length;
}
