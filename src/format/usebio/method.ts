import type { FileMatch, FileMethod, TournamentEvent } from '../event/event.ts';
import type { XmlElement } from '../xml/tree.ts';
import { childrenOf, elementText } from './fields.ts';

/** What BOARD_SCORING_METHOD and the event types of older files mean. */
const METHODS: Readonly<Record<string, FileMethod>> = {
  MATCH_POINTS: 'matchpoints',
  MATCHPOINTS: 'matchpoints',
  CROSS_IMPS: 'cross-imps',
  BUTLER: 'butler',
  PAB: 'board-a-match',
  BAM: 'board-a-match',
  AGGREGATE: 'aggregate',
  HYBRID: 'patton',
};

const OLD_TYPES: Readonly<Record<string, FileMethod>> = {
  MP_PAIRS: 'matchpoints',
  BUTLER_PAIRS: 'butler',
  CROSS_IMP: 'cross-imps',
  CROSS_IMPS: 'cross-imps',
};

/** The method that is written as BOARD_SCORING_METHOD. */
export const METHOD_NAMES: Readonly<Record<FileMethod, string>> = {
  matchpoints: 'MATCH_POINTS',
  'cross-imps': 'CROSS_IMPS',
  butler: 'BUTLER',
  imps: 'IMPS',
  'board-a-match': 'BAM',
  patton: 'HYBRID',
  aggregate: 'AGGREGATE',
};

/** What a match counts in, as it is written in MATCH_SCORING_METHOD. */
export const UNIT_NAMES: Readonly<Record<NonNullable<FileMatch['unit']>, string>> = {
  vp: 'VPS',
  imps: 'IMPS',
  points: 'PAB',
};

/** The fields of a traveller line that hold what each side has of the board, by method; the usual one first. */
export const POINT_FIELDS: Readonly<Record<FileMethod | 'none', readonly string[]>> = {
  matchpoints: ['MATCH_POINTS'],
  'cross-imps': ['CROSS_IMP_POINTS', 'MATCH_POINTS'],
  butler: ['BUTLER_POINTS', 'MATCH_POINTS'],
  imps: ['IMPS'],
  'board-a-match': ['MATCH_POINTS'],
  patton: ['MATCH_POINTS'],
  aggregate: ['MATCH_POINTS'],
  none: ['MATCH_POINTS'],
};

/** How the boards are scored, as the file says it or as the points of its lines show. */
export function methodOf(
  event: XmlElement,
  ranks: TournamentEvent['ranks'],
  lines: readonly XmlElement[],
): FileMethod | null {
  const said = elementText(event, 'BOARD_SCORING_METHOD').toUpperCase();
  if (said === 'OTHER') return null;
  const known = METHODS[said] ?? OLD_TYPES[elementText(event, 'EVENT_TYPE').toUpperCase()];
  if (known) return known;
  const has = (name: string) => lines.some((line) => elementText(line, name) !== '');
  if (ranks === 'team') return said !== 'IMPS' && has('TEAM_POINTS') ? 'board-a-match' : 'imps';
  if (has('NS_BUTLER_POINTS')) return 'butler';
  if (has('NS_CROSS_IMP_POINTS')) return 'cross-imps';
  if (said === 'IMPS' || has('NS_IMPS')) return 'imps';
  return has('NS_MATCH_POINTS') ? 'matchpoints' : null;
}

/** What a match counts in. */
export function matchUnitOf(event: XmlElement): FileMatch['unit'] {
  const said = elementText(event, 'MATCH_SCORING_METHOD', 'SCORING_METHOD').toUpperCase();
  if (said.startsWith('VP')) return 'vp';
  if (said === 'IMPS') return 'imps';
  if (said === 'PAB' || said === 'BAM') return 'points';
  return elementText(event, 'EVENT_TYPE').toUpperCase().startsWith('SWISS') && said === '' ? 'vp' : null;
}

export function formOf(
  event: XmlElement,
  ranks: TournamentEvent['ranks'],
  hasMatches: boolean,
): TournamentEvent['form'] {
  const isSwiss = elementText(event, 'EVENT_TYPE').toUpperCase().startsWith('SWISS');
  if (isSwiss && ranks !== 'player') return 'swiss';
  return hasMatches || ranks === 'team' ? 'matches' : 'movement';
}

/** The elements of an event that say how it is scored: the boards of teams, and every line. */
export function scoredElements(blocks: readonly XmlElement[]): readonly XmlElement[] {
  const boards = blocks.flatMap((block) => [
    ...childrenOf(block, 'BOARD'),
    ...childrenOf(block, 'MATCH').flatMap(boardsOf),
  ]);
  return boards.flatMap((board) => [board, ...childrenOf(board, 'TRAVELLER_LINE')]);
}

function boardsOf(match: XmlElement): readonly XmlElement[] {
  return childrenOf(match, 'BOARD');
}
