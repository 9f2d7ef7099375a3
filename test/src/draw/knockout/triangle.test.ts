import { expect, test } from 'vitest';
import type { DrawnKnockoutMatch } from '../../../../src/draw/knockout/knockout.ts';
import { nextRound, NO_WISHES, openMatches } from '../../../../src/draw/knockout/next-round.ts';
import { triangleRows, triangleWinners } from '../../../../src/draw/knockout/triangle.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { eventFile } from '../../scoring/ranked-matches/build.ts';
import { BETTER_SEED, field, playRound, won } from './field.ts';

interface TriangleFile {
  readonly triangle: {
    readonly example: {
      readonly matches: readonly {
        readonly teams: readonly [string, string];
        readonly imps: readonly [number, number];
      }[];
      readonly table: readonly { place: number; team: string; tied?: boolean; won: number; margin: number }[];
    };
  };
}

const { example } = (eventFile('brackets') as TriangleFile).triangle;
const LETTERS = ['A', 'B', 'C'];
const REASON = { code: 'triangle', three: [1, 2, 3], goOn: 2, bracket: 1, position: 1, left: 3 } as const;

function triangle(extra: readonly [number, number] | null): readonly DrawnKnockoutMatch[] {
  return example.matches.map(({ teams, imps: [one, other] }, index) => {
    const [home = 0, away = 0] = teams.map((team) => LETTERS.indexOf(team) + 1);
    const isLevelPair = extra !== null && teams.join('') === 'BC';
    return {
      key: index + 1,
      home,
      away,
      reason: REASON,
      outcome: {
        ...won(one > other ? home : away, one, other),
        extra: isLevelPair ? { home: exact(extra[0]), away: exact(extra[1]) } : null,
      },
    };
  });
}

test('three are ordered by wins, IMPs and their quotient, as the example has it', () => {
  const rows = (triangleRows(triangle(null)) ?? []).map((row) => ({
    place: row.place,
    team: LETTERS[row.entry - 1],
    won: row.halvesWon / 2,
    margin: Number(row.impsWon.numerator - row.impsLost.numerator),
  }));
  expect(rows).toStrictEqual(
    example.table.map(({ place, team, won: matches, margin }) => ({ place, team, won: matches, margin })),
  );
  expect(triangleRows(triangle(null))?.map(({ tied }) => tied)).toStrictEqual([false, true, true]);
});

test('two that are level for the last place to go on play extra boards', () => {
  expect(triangleWinners(triangle(null), 2)).toBeNull();
  expect(triangleWinners(triangle(null), 1)).toStrictEqual([1]);
  expect(triangleWinners(triangle([3, 9]), 2)).toStrictEqual([1, 3]);
  expect(triangleWinners(triangle([5, 5]), 2)).toBeNull();
  const knockout = { ...field(3, { odd: 'triangles' }), rounds: [triangle(null)] };
  expect(openMatches(knockout)).toHaveLength(3);
  expect(nextRound(knockout)).toMatchObject({ kind: 'problem', code: 'matches-open' });
});

test('a drawn half match is half a win', () => {
  const drawn = { winner: null, imps: { home: exact(20), away: exact(20) }, extra: null };
  const rows = triangleRows(triangle(null).map((match) => ({ ...match, outcome: drawn }))) ?? [];
  expect(rows.map(({ place, halvesWon }) => [place, halvesWon])).toStrictEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});

test('a walkover in a triangle is a win without IMPs', () => {
  const walkover = { winner: 3, imps: null, extra: null };
  const rows = triangleRows(
    triangle(null).map((match, index) => (index === 2 ? { ...match, outcome: walkover } : match)),
  );
  expect(rows?.map(({ entry, impsWon }) => [entry, impsWon])).toStrictEqual([
    [1, exact(31)],
    [2, exact(45)],
    [3, exact(20)],
  ]);
  expect(rows?.find(({ entry }) => entry === 3)?.impsLost).toStrictEqual(exact(27));
});

test('of eleven without byes three play a triangle, of which two go on, so that six are left', () => {
  const first = nextRound(field(11, { odd: 'triangles' }));
  const meetings = first.kind === 'round' ? first.meetings : [];
  expect(meetings.map(({ home, away }) => [home, away])).toStrictEqual([
    [1, 8],
    [2, 7],
    [3, 6],
    [4, 5],
    [9, 10],
    [10, 11],
    [11, 9],
  ]);
  expect(meetings.at(-1)?.reason).toMatchObject({ code: 'triangle', three: [9, 10, 11], goOn: 2 });
  const second = nextRound(playRound(field(11, { odd: 'triangles' }), BETTER_SEED));
  expect(second.kind === 'round' && second.meetings.map(({ home, away }) => [home, away])).toStrictEqual([
    [1, 10],
    [2, 9],
    [3, 4],
  ]);
  const oneGoesOn = playRound(field(11, { odd: 'triangles' }), BETTER_SEED, { ...NO_WISHES, goOn: 1 });
  const next = nextRound(oneGoesOn);
  expect(next.kind === 'round' && next.meetings.map(({ home, away }) => [home, away])).toStrictEqual([
    [1, 2],
    [3, 4],
    [4, 9],
    [9, 3],
  ]);
});
