import { describe, expect, test } from 'vitest';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { MatchLine, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ForTeams } from '../../../../src/scoring/teams/team.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { eventFile, exactOf, rulesOf, texts } from './build.ts';

interface Table {
  readonly score: number;
}

interface MatchFile {
  readonly boards: readonly {
    readonly board: number;
    readonly half: number;
    readonly open: Table;
    readonly closed: Table | null;
    readonly ruling?: {
      readonly room: 'open' | 'closed';
      readonly scores?: readonly (readonly [score: number, percent: number])[];
    };
    readonly imps: ForTeams<string>;
    readonly points: string | null;
  }[];
  readonly halves: readonly { readonly imps: readonly [string, string] }[];
  readonly total: {
    readonly imps: readonly [string, string];
    readonly margin: string;
    readonly marginForScale: number;
    readonly points: readonly [string, string];
    readonly boardPoints: readonly [string, string];
  };
  readonly victoryPoints: Readonly<Record<'old-25' | 'wbf-continuous' | 'wbf-discrete', readonly [string, string]>>;
}

const FILE = eventFile('teams-match-two-halves') as MatchFile;
const [HOME, AWAY] = [1, 2];
const MATCH: StageMatch = {
  key: 'final',
  round: 1,
  lastRound: 2,
  home: HOME,
  away: AWAY,
  segments: [1, 2].map((half) => ({
    boards: FILE.boards.filter((one) => one.half === half).map(({ board }) => board),
  })),
};

const LINES: readonly MatchLine[] = FILE.boards.flatMap(({ board, open, closed, ruling }): readonly MatchLine[] => {
  const at = { match: MATCH.key, board };
  const weighted = ruling?.scores?.map(([score, percent]) => ({ score, percent }));
  const assigned = (room: 'open' | 'closed', table: Table | null): Pick<MatchLine, 'score' | 'award' | 'weighted'> => {
    if (ruling?.room !== room) return { score: table?.score ?? null, award: null };
    // average plus to the home team, East-West in the closed room
    const award = { ns: 'average-minus', ew: 'average-plus' } as const;
    return weighted ? { score: null, award: null, weighted } : { score: null, award };
  };
  return [
    { ...at, room: 'open', ns: HOME, ew: AWAY, ...assigned('open', open) },
    { ...at, room: 'closed', ns: AWAY, ew: HOME, ...assigned('closed', closed) },
  ];
});

function ranked(lines: readonly MatchLine[] = LINES, scale: keyof typeof VICTORY_POINT_SCALES = 'old-25') {
  const rules = rulesOf({ comparison: { kind: 'imps', scale: VICTORY_POINT_SCALES[scale] } });
  const { matches } = rankMatches({ rules, contestants: [HOME, AWAY], matches: [MATCH], lines });
  const [match] = matches;
  if (match === undefined) throw new Error('no match');
  return match;
}

const both = (figures: ForTeams<Exact>): readonly [string, string] => [
  writeExact(figures.home),
  writeExact(figures.away),
];

describe('a match of 32 boards in two halves', () => {
  const { score } = ranked();
  const boards = score.segments.flatMap((segment) => segment.boards);

  test.each(FILE.boards.map((board) => [board.board, board] as const))('board %i', (number, expected) => {
    const board = boards.find((one) => one.board === number);
    expect(texts(board?.imps ?? null)).toEqual([expected.imps.home, expected.imps.away]);
    expect(board?.points ? writeExact(board.points.home) : null).toBe(expected.points);
  });

  test('its halves, and the score after each', () => {
    const won = score.segments.map(({ totals }) => [totals.home.impsWon, totals.away.impsWon].map(writeExact));
    expect(won).toEqual(FILE.halves.map(({ imps }) => imps));
    expect(score.segments.map(({ running }) => writeExact(running.home.imps))).toEqual(['9', FILE.total.margin]);
    expect(both(boards.at(-1)?.running ?? { home: exactOf('0'), away: exactOf('0') })).toEqual(FILE.total.imps);
    expect(both(boards[1]?.running ?? { home: exactOf('0'), away: exactOf('0') })).toEqual(['12', '7']);
  });

  test('its sums, exact, and rounded once to whole IMPs for the scale', () => {
    const { home, away } = score.totals;
    expect([home.impsWon, away.impsWon].map(writeExact)).toEqual(FILE.total.imps);
    expect([home.pointsWon, away.pointsWon].map(writeExact)).toEqual(FILE.total.points);
    expect([home.boardPoints, away.boardPoints].map(writeExact)).toEqual(FILE.total.boardPoints);
    expect(writeExact(home.imps)).toBe(FILE.total.margin);
    expect(score.worth?.home.scaledImps).toBe(FILE.total.marginForScale);
  });

  test.each(['old-25', 'wbf-continuous', 'wbf-discrete'] as const)('%s', (scale) => {
    const expected = FILE.victoryPoints[scale].map((text) => writeExact(exactOf(text)));
    expect(texts(ranked(LINES, scale).result)).toEqual(expected);
  });

  test('is complete, compared on all boards but the one that was not played', () => {
    expect(score).toMatchObject({ state: 'complete', due: 32, compared: 31, open: 0, isVoid: false, stray: [] });
  });
});

describe('while it is played', () => {
  test('it has not begun, is in play with what it would be worth now, and counts when nothing is missing', () => {
    expect(ranked([])).toMatchObject({ count: 'not-yet', score: { state: 'not-begun', worth: null, open: 32 } });
    const half = LINES.filter(({ board }) => board <= 16);
    const inPlay = ranked(half, 'wbf-discrete');
    expect(inPlay).toMatchObject({ count: 'not-yet', score: { state: 'in-play', compared: 16, open: 16 } });
    expect(texts(inPlay.result)).toEqual([null, null]);
    expect(inPlay.score.worth?.home.scaledImps).toBe(9);
    expect(inPlay.score.segments.map(({ open }) => open)).toEqual([0, 16]);
  });

  test('a room that is missing is named', () => {
    const { score } = ranked(LINES.filter(({ board, room }) => !(board === 5 && room === 'closed')));
    expect(score).toMatchObject({ state: 'in-play', open: 1, compared: 30 });
    expect(score.segments[0]?.boards[4]?.state).toEqual({ kind: 'missing', reason: 'oneTable' });
  });

  test('neither order of lines nor names of rooms matter', () => {
    const plain = ranked().score.worth;
    expect(ranked(LINES.toReversed()).score.worth).toEqual(plain);
    const nameless = LINES.map(({ match, board, ns, ew, score, award, ...rest }): MatchLine => {
      const line = { match, board, ns, ew, score, award };
      return rest.weighted ? { ...line, weighted: rest.weighted } : line;
    });
    expect(ranked(nameless).score.worth).toEqual(plain);
  });
});
