import type { TravellerLayout } from './useLayout.ts';

/** The columns of a traveller, from left to right. */
export const TRAVELLER_COLUMNS = [
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
export type TravellerColumn = (typeof TRAVELLER_COLUMNS)[number];

const HIDDEN: Record<TravellerLayout, readonly TravellerColumn[]> = {
  full: ['score'],
  // The heading of each slip already contains the round.
  slips: ['score', 'round'],
  // One column has the scores from North-South with a sign.
  medium: ['round', 'lead', 'nsScore', 'ewScore', 'nsPoints', 'ewPoints'],
  narrow: ['round', 'lead', 'nsScore', 'ewScore', 'nsPoints', 'ewPoints', 'nsName', 'ewName'],
};

const SHOWN: Record<TravellerLayout, ReadonlySet<TravellerColumn>> = {
  full: shown('full'),
  slips: shown('slips'),
  medium: shown('medium'),
  narrow: shown('narrow'),
};

function shown(layout: TravellerLayout): ReadonlySet<TravellerColumn> {
  return new Set(TRAVELLER_COLUMNS.filter((column) => !HIDDEN[layout].includes(column)));
}

/** The columns drawn in a layout. */
export function columnsShown(layout: TravellerLayout): ReadonlySet<TravellerColumn> {
  return SHOWN[layout];
}

/** The number of columns drawn from one to another, for a cell that spans them. */
export function columnSpan(layout: TravellerLayout, from: TravellerColumn, to: TravellerColumn): number {
  const between = TRAVELLER_COLUMNS.slice(TRAVELLER_COLUMNS.indexOf(from), TRAVELLER_COLUMNS.indexOf(to) + 1);
  return between.filter((column) => SHOWN[layout].has(column)).length;
}

/** How many characters of a weighted score fit on one line in the columns from contract to score. */
export function ruledRoom(layout: TravellerLayout): number {
  return RULED_ROOM[layout];
}

const RULED_ROOM: Record<TravellerLayout, number> = { full: 37, slips: 37, medium: 24, narrow: 21 };
