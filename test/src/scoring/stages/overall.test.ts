import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  exact,
  readExact,
  writeExact,
  ZERO,
  type Exact,
} from '../../../../src/scoring/numbers/exact.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import { overallRanking, type SessionTotal, type SessionTotals } from '../../../../src/scoring/stages/overall.ts';
import { eventFile } from '../ranked-matches/build.ts';

interface Figure {
  readonly place: number;
  readonly pair: string;
  readonly figure: string;
}
interface FinalFile {
  readonly stages: { readonly NumQ: number; readonly MaxQ: number; readonly NumF: number; readonly MaxF: number };
  readonly pairs: readonly {
    readonly pair: string;
    readonly qualifier: string;
    readonly carried: string;
    readonly final: number;
  }[];
  readonly final: Readonly<Record<'carryForward' | 'meanOfPercentages' | 'percentageByBoards', readonly Figure[]>>;
  readonly otherCarries: { readonly byPlace: readonly string[] };
}

function total(points: Exact | number, available = 0, boards = 1, place: number | null = 1): SessionTotal {
  return { total: typeof points === 'number' ? exact(points) : points, available: exact(available), boards, place };
}

describe('a qualifying session of 24 boards and a final of 21', () => {
  const { stages, pairs, final, otherCarries } = eventFile('carry-forward-final') as FinalFile;
  const qualifying = new Map(
    pairs.map(({ qualifier }, at) => [at, total(readExact(qualifier) ?? ZERO, stages.MaxQ, stages.NumQ, at + 1)]),
  );
  const last = new Map(pairs.map((pair, at) => [at, total(pair.final, stages.MaxF, stages.NumF)]));
  const rank = (carry: Carry) =>
    overallRanking([qualifying, last], {
      carry,
      unit: 'matchpoints',
      boardWorth: exact(stages.MaxF, stages.NumF),
    });
  const figures = (carry: Carry) =>
    rank(carry).map(({ contestant, place, figure }) => ({
      place,
      pair: pairs[contestant]?.pair,
      figure: figure && writeExact(figure),
    }));

  test('carried forward: what each carries, every total and every place', () => {
    expect(figures({ kind: 'carry-forward' })).toEqual(final.carryForward);
    const carried = new Map(rank({ kind: 'carry-forward' }).map((row) => [row.contestant, row.carried]));
    expect(pairs.map((_, at) => writeExact(carried.get(at) ?? ZERO))).toEqual(pairs.map((pair) => pair.carried));
  });

  test('the mean of the percentages, and the percentage of all boards', () => {
    expect(figures({ kind: 'sessions' })).toEqual(final.meanOfPercentages);
    expect(figures({ kind: 'boards' })).toEqual(final.percentageByBoards);
  });

  test('by place alone: the first of ten carries 20.25, the tenth nothing', () => {
    const rows = rank({ kind: 'by-place', points: otherCarries.byPlace });
    const carried = rows.toSorted((a, b) => a.contestant - b.contestant).map((row) => row.carried);
    expect(carried.map((one) => one && writeExact(one))).toEqual(otherCarries.byPlace.slice(0, pairs.length));
  });

  test('before the first board of the final a contestant has what it carries, and no figure without a top', () => {
    const nobody = new Map(pairs.map((_, at) => [at, total(0, 0, 0, null)]));
    const rules = { carry: { kind: 'carry-forward' }, unit: 'matchpoints' } as const;
    const [first] = overallRanking([qualifying, nobody], { ...rules, boardWorth: exact(6) });
    expect(first).toMatchObject({ contestant: 6, place: 1, carried: exact(2025, 44), figure: exact(2025, 44) });
    const unknown = overallRanking([qualifying, nobody], { ...rules, boardWorth: null });
    expect(unknown.every(({ place, figure }) => place === null && figure === null)).toBe(true);
  });
});

describe('several sessions', () => {
  test('victory points: all, half or a third of them, and what the director typed in place of one', () => {
    const before = new Map([
      [1, total(60)],
      [2, total(45)],
    ]);
    const now = new Map([
      [1, total(10)],
      [2, total(20)],
    ]);
    const carried = (share: string, typed?: ReadonlyMap<number, Exact>) =>
      overallRanking([before, now], {
        carry: { kind: 'share', share },
        unit: 'imps',
        boardWorth: null,
        ...(typed && { typed }),
      }).map((row) => [row.contestant, row.place, row.figure && writeExact(row.figure)]);
    expect(carried('1')).toEqual([
      [1, 1, '70'],
      [2, 2, '65'],
    ]);
    expect(carried('1/2')).toEqual([
      [2, 1, '85/2'],
      [1, 2, '40'],
    ]);
    expect(carried('1/3')).toEqual([
      [2, 1, '35'],
      [1, 2, '30'],
    ]);
    expect(carried('1/3', new Map([[1, exact(401, 10)]]))).toEqual([
      [1, 1, '501/10'],
      [2, 2, '35'],
    ]);
  });

  test('who drops in carries as much as the last qualifier, and nothing where points are added up', () => {
    const before = new Map([
      [1, total(60)],
      [2, total(45)],
    ]);
    const now = new Map([1, 2, 3].map((contestant) => [contestant, total(10)]));
    const carried = (carry: Carry) =>
      overallRanking([before, now], { carry, unit: 'imps', boardWorth: null })
        .toSorted((a, b) => a.contestant - b.contestant)
        .map((row) => row.carried && writeExact(row.carried));
    expect(carried({ kind: 'share', share: '1/3' })).toEqual(['20', '15', '15']);
    expect(carried({ kind: 'sum' })).toEqual(['60', '45', '0']);
  });

  test('who is ranked without a place, and who has not played, has none', () => {
    const now = new Map([
      [1, total(10, 20, 1, null)],
      [2, total(5, 20, 1, 1)],
      [3, total(0, 0, 0, null)],
    ]);
    const rows = overallRanking([new Map(), now], { carry: { kind: 'boards' }, unit: 'matchpoints', boardWorth: null });
    expect(rows.map(({ contestant, place }) => [contestant, place])).toEqual([
      [2, 1],
      [1, null],
      [3, null],
    ]);
  });

  test('added up, the figure is the sum of the sessions, whatever their order', () => {
    fc.assert(
      fc.property(anySessions(), (sessions) => {
        const rules = { carry: { kind: 'sum' }, unit: 'matchpoints', boardWorth: null } as const;
        const rows = overallRanking(sessions, rules);
        const last = sessions.at(-1) ?? new Map();
        expect(new Set(rows.map(({ contestant }) => contestant))).toEqual(new Set(last.keys()));
        for (const { contestant, figure } of rows) {
          const sum = sessions.reduce((so, session) => add(so, session.get(contestant)?.total ?? ZERO), ZERO);
          expect(figure).toEqual(sum);
        }
        const turned = overallRanking([...sessions.slice(0, -1).toReversed(), last], rules);
        expect(turned.map(({ contestant, place }) => [contestant, place])).toEqual(
          rows.map(({ contestant, place }) => [contestant, place]),
        );
      }),
    );
  });

  test('the mean of equal sessions is their percentage by boards, and lies between the lowest and the highest', () => {
    fc.assert(
      fc.property(anySessions(), (sessions) => {
        const byBoards = overallRanking(sessions, meanBy('boards'));
        const bySessions = new Map(overallRanking(sessions, meanBy('sessions')).map((row) => [row.contestant, row]));
        for (const { contestant, figure } of byBoards) {
          const totals = sessions.flatMap((session) => session.get(contestant) ?? []);
          const shares = totals.map((one) => divide(one.total, one.available));
          const isEven = new Set(totals.map(({ boards }) => boards)).size === 1;
          expect(isEven ? bySessions.get(contestant)?.figure : figure).toEqual(figure);
          expect(shares.some((share) => figure && compare(share, figure) <= 0)).toBe(true);
          expect(shares.some((share) => figure && compare(share, figure) >= 0)).toBe(true);
        }
      }),
    );
  });
});

function meanBy(kind: 'boards' | 'sessions') {
  return { carry: { kind }, unit: 'matchpoints', boardWorth: null } as const;
}

/** Up to four sessions of up to six contestants; not everybody plays in each. */
function anySessions() {
  const session = fc
    .dictionary(
      fc.constantFrom('1', '2', '3', '4', '5', '6'),
      fc.record({ points: fc.integer({ min: 0, max: 100 }), boards: fc.integer({ min: 1, max: 3 }) }),
      { noNullPrototype: true },
    )
    .map(
      (rows): SessionTotals =>
        new Map(
          Object.entries(rows).map(([key, { points, boards }]) => [Number(key), total(points, 100 * boards, boards)]),
        ),
    );
  return fc.array(session, { minLength: 1, maxLength: 4 });
}
