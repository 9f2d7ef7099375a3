import { numbersTo } from '../../../basics/numbers-to.ts';
import { layOutTwoTables } from '../two-tables.ts';
import { teamBounds, type BoardSupply, type FigureBounds, type TeamFamily, type TeamFigures } from './family.ts';

export interface TeamMatchSpec extends TeamFigures {
  readonly kind: 'match';
  /** Parts with a line-up each; the boards are divided evenly among them. */
  readonly segments: number;
  readonly supply: BoardSupply;
}

/** Usual parts of a match: halves, then quarters. */
const SEGMENTS_PROPOSED = [1, 2, 4] as const;

/** Boards of a segment that are proposed, in whole pairs so that each table begins with half of them. */
const USUAL_SEGMENT = { least: 4, most: 20 } as const;

const MOST_SEGMENTS = 16;

/**
 * A match of two teams at two tables: 32 boards in two halves, boards 1 to 8 at one table and 9 to 16 at the other,
 * then exchanged. Home is number 1.
 */
export const match: TeamFamily<TeamMatchSpec> = {
  kind: 'match',
  mover: 'nobody',
  bounds: (spec) => [segmentRange(spec), ...teamBounds(spec, 2, 2, [2], leastBoards(spec)), segmentBounds(spec)],
  layOut: (spec) => {
    const draw = [{ round: 1, matches: [{ home: 1, away: 2 }], bye: null }];
    return layOutTwoTables({ ...spec, draw });
  },
  copies: ({ supply }) => (supply === 'copies' ? 2 : 1),
  matchesPlayed: () => 1,
  isUsualLength({ boardsPerMatch, segments }) {
    const size = boardsPerMatch / segments;
    return size % 2 === 0 && size >= USUAL_SEGMENT.least && size <= USUAL_SEGMENT.most;
  },
  usual: ({ teams, segments, supply }) => ({
    kind: 'match',
    teams,
    boardsPerMatch: 1,
    segments: segments ?? 2,
    supply: supply ?? 'exchanged',
  }),
  proposals({ teams, segments: wanted, supply }) {
    if (teams !== 2) return [];
    return (wanted === null ? SEGMENTS_PROPOSED : [wanted]).map((segments) => ({
      kind: 'match',
      teams,
      boardsPerMatch: segments,
      segments,
      supply: supply ?? 'exchanged',
    }));
  },
};

/** Boards of a match at least: what is exchanged is two boards a segment. */
export function leastBoards({ segments, supply }: Pick<TeamMatchSpec, 'segments' | 'supply'>): number {
  return supply === 'copies' ? segments : 2 * segments;
}

/** The segments there may be at all. */
export function segmentRange({ segments }: Pick<TeamMatchSpec, 'segments'>): FigureBounds {
  return { figure: 'segments', given: segments, least: 1, most: MOST_SEGMENTS };
}

/** The segments that divide the boards evenly. */
export function segmentBounds({
  segments,
  boardsPerMatch,
}: Pick<TeamMatchSpec, 'segments' | 'boardsPerMatch'>): FigureBounds {
  const possible = numbersTo(MOST_SEGMENTS).filter((parts) => boardsPerMatch % parts === 0);
  return { ...segmentRange({ segments }), possible };
}
