import { describe, expect, test } from 'vitest';
import { rankingAwards, type AwardedRanking } from '../../../../src/scoring/masterpoints/ranking-awards.ts';
import { clubMasterpoints, isClubMasterpoints } from '../../../../src/scoring/masterpoints/club.ts';
import type { MasterpointSchemeCode } from '../../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../../src/scoring/masterpoints/schemes.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { MASTERPOINT_ORACLES } from '../../../conformance-answers/masterpoint-sessions.ts';
import { publishedSession } from '../../../published-session.ts';

/** Entries 1, 2, 3 ... at these places. */
function ranked(places: readonly number[], rest: Partial<AwardedRanking> = {}): AwardedRanking {
  const rows = places.map((place, index) => ({ entry: index + 1, place }));
  return { rows, stratumOf: new Map(), tables: places.length / 2, winners: 1, boards: 24, ...rest };
}

function pointsOf(scheme: MasterpointSchemeCode, ranking: AwardedRanking): readonly (number | undefined)[] {
  const { of } = rankingAwards(ranking, { scheme: MASTERPOINT_SCHEMES[scheme], contestants: 'pairs' });
  return ranking.rows.map(({ entry }) => {
    const award = of.get(entry);
    return award && toNumber(award.points);
  });
}

describe('published sessions', () => {
  test.each(MASTERPOINT_ORACLES)('$name', ({ name, scheme, winners, tables, boards }) => {
    for (const line of Map.groupBy(publishedSession(name).ranking, ({ dir }) => dir).values()) {
      const sorted = line.toSorted((a, b) => a.place - b.place);
      const ranking = ranked(
        sorted.map(({ place }) => place),
        { tables, winners, boards },
      );
      expect(pointsOf(scheme, ranking)).toEqual(sorted.map(({ masterpoints = 0 }) => masterpoints / 100));
    }
  });
});

test('who shares a place shares what the places are worth', () => {
  // 77, 55 and 39 hundredths of three
  expect(pointsOf('acbl-open', ranked([1, 2, 2, 2, 5, 6, 7, 8, 9, 10, 11]))).toEqual([
    1.1, 0.57, 0.57, 0.57, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

describe('strata', () => {
  // eleven pairs: 1 to 4 in A, 5 to 8 in B, 9 to 11 in C, finishing in this order
  const stratumOf = new Map<number, number>([5, 6, 7, 8].map((entry) => [entry, 1]));
  for (const entry of [9, 10, 11]) stratumOf.set(entry, 2);
  const order = Array.from({ length: 11 }, (_, index) => index + 1);

  test('each is a field of its own, and a pair takes its best award, not the sum', () => {
    // A ranks eleven: 1.10 0.77 0.55 0.39; B seven: 0.70 0.49 0.35; C three: 0.30
    expect(pointsOf('acbl-open', ranked(order, { stratumOf }))).toEqual([
      1.1, 0.77, 0.55, 0.39, 0.7, 0.49, 0.35, 0, 0.3, 0, 0,
    ]);
  });

  test('the place and the stratum are those of the best award', () => {
    const terms = { scheme: MASTERPOINT_SCHEMES['acbl-open'], contestants: 'pairs' } as const;
    const { of, strata } = rankingAwards(ranked([1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11], { stratumOf }), terms);
    expect(strata).toBe(3);
    expect(of.get(2)).toMatchObject({ stratum: 0, place: 2, sharing: 2 });
    expect(of.get(5)).toMatchObject({ stratum: 1, place: 1, sharing: 1 });
    expect(of.get(9)).toMatchObject({ stratum: 2, place: 1, sharing: 1 });
    // who gets nothing is told why by the whole field
    expect(of.get(8)).toMatchObject({ stratum: 0, place: 8 });
  });

  test('a pair of the lower stratum that wins everything has the award of the whole field', () => {
    const lowest = new Map([[1, 2]]);
    expect(pointsOf('acbl-open', ranked(order, { stratumOf: lowest }))[0]).toBe(1.1);
  });
});

describe('no awards', () => {
  test('a field that is too small says so, and nobody gets any', () => {
    const terms = { scheme: MASTERPOINT_SCHEMES['ebu-club'], contestants: 'pairs' } as const;
    const { of, problem } = rankingAwards(ranked([1, 2, 3, 4]), terms);
    expect(of.size).toBe(0);
    expect(problem).toEqual({ kind: 'problem', code: 'too-few-entries', least: 6, entries: 4 });
  });

  test('a ranking without anybody gets none', () => {
    const { of, problem } = rankingAwards(ranked([]), { scheme: MASTERPOINT_SCHEMES['nz-club'], contestants: 'pairs' });
    expect([of.size, problem?.code]).toEqual([0, 'field']);
  });

  test('a club’s own table without a row for a stratum gives what it has for the others', () => {
    const scheme = clubMasterpoints({ by: 'entries', rows: [{ least: 3, most: 5, places: [500, 200] }] });
    if (!isClubMasterpoints(scheme)) throw new Error(scheme.code);
    const stratumOf = new Map([5, 6, 7].map((entry) => [entry, 1] as const));
    const { of, problem } = rankingAwards(ranked([1, 2, 3, 4, 5, 6, 7], { stratumOf }), {
      scheme,
      contestants: 'pairs',
    });
    expect(problem?.code).toBe('no-row');
    expect(
      [1, 4, 5, 6, 7].map(
        (entry) => of.get(entry) && toNumber(of.get(entry)?.points ?? { numerator: 0n, denominator: 1n }),
      ),
    ).toEqual([undefined, undefined, 5, 2, 0]);
  });
});
