/** What sheets of a page are called in its address: numbers and letters only, whatever pairs and teams are called. */
import type { PrintedField } from '../print/sections.ts';
import type { PageJob } from './page-job.ts';

export const SHEETS = {
  ranking: 'ranking',
  bracket: 'bracket',
  boards: 'boards',
  allBoards: 'all-boards',
  hands: 'hands',
  names: 'names',
  cards: 'cards',
  allCards: 'all-cards',
  matches: 'matches',
  allMatches: 'all-matches',
} as const;

/** The sheet of a board; with the section where sections are scored by themselves. */
export function boardSheetName({ standings }: PageJob, { views }: Pick<PrintedField, 'views'>, board: number): string {
  const section = standings.fields.length > 1 ? `${views[0]?.letter}-` : '';
  return `board-${section}${board}`;
}

/** The scorecard of whoever is ranked, or of a pair of a team, by the id of the entry's label. */
export function cardSheetName(label: string): string {
  return `card-${label.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}`;
}

export function matchSheetName(index: number): string {
  return `match-${index + 1}`;
}
