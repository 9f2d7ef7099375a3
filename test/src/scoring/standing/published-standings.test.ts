import { describe, expect, test } from 'vitest';
import { readResultsCsv, type ResultsCsv } from '../../../../src/format/results/csv.ts';
import { exact, roundedUnits, subtract, toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { rankAfterRound, rankSession } from '../../../../src/scoring/ranked-session.ts';
import { standings, type Standing } from '../../../../src/scoring/standing/standings.ts';
import { publishedSession, sessionCsv, type PublishedSession } from '../../../published-session.ts';

function scored(published: PublishedSession) {
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: file.winners, regulation: REGULATIONS.wbf });
  const entryOf = (pair: string): number => file.entries.findIndex(({ name }) => name === pair);
  return { file, scores, entryOf };
}

function hundredths(value: Exact | null): number {
  return value === null ? NaN : Number(roundedUnits(value, 2));
}

function percent(share: Exact | null): Exact | null {
  return share && exact(share.numerator * 100n, share.denominator);
}

function places(rows: readonly Standing[]): ReadonlyMap<number, number | null> {
  return new Map(rows.map(({ entry, place }) => [entry, place]));
}

test('an Australian Howell: totals of pairs with a board less are brought to the full card', () => {
  const published = publishedSession('au_mp_howell_12pairs_27boards');
  const { scores, entryOf } = scored(published);
  const rows = standings(scores.rankings[0]?.rows ?? [], () => [], { basis: 'factored-total' });
  const byEntry = new Map(rows.map((row) => [row.entry, row]));
  for (const { pair, place, total } of published.ranking) {
    const row = byEntry.get(entryOf(pair));
    expect([row?.place, hundredths(row?.figure ?? null)]).toEqual([place, Math.round((total ?? NaN) * 100)]);
  }
  expect(rows.filter(({ boards }) => boards < 27)).toHaveLength(2);
});

describe('a Polish barometer of nine rounds', () => {
  const published = publishedSession('pl_mp_barometer_23pairs_27boards_weighted');
  const { file, scores, entryOf } = scored(published);
  const session = rankSession({
    lines: file.results,
    winners: 1,
    method: METHODS.matchpoints,
    regulation: REGULATIONS.wbf,
    roundOf: ({ board }) => Math.ceil(board / 3),
    leftOut: new Set([entryOf('24')]),
  });
  const rounds = Array.from({ length: 9 }, (_, index) => rankAfterRound(session, index + 1)[0]?.rows ?? []);

  test('ends as it was published', () => {
    const last = rounds.at(-1) ?? [];
    const printed = published.ranking.map(({ pair, place, percentage }) => [entryOf(pair), place, percentage * 100]);
    const computed = last.map(({ entry, place, figure }) => [entry, place, hundredths(percent(figure))]);
    expect(computed).toEqual(printed.map(([entry, place, value]) => [entry, place, Math.round(value ?? NaN)]));
  });

  test('every round adds its three boards, or the sit-out that counts as they do', () => {
    expect(rounds.map((rows) => rows.map(({ boards }) => boards))).toEqual(
      rounds.map((rows, index) => rows.map(() => 3 * (index + 1))),
    );
    const top = scores.boards[0]?.top ?? NaN;
    for (const [index, rows] of rounds.entries()) {
      const won = rows.reduce((sum, { total }) => sum + toNumber(total), 0);
      // eleven tables share out a top each; the sit-out has 60 percent alone; board 8 has a 60/60
      expect(won).toBeGreaterThan((index + 1) * 3 * top * 11);
      expect(won).toBeLessThan((index + 1) * 3 * top * 12);
    }
  });
});

test('a New Zealand handicap: percentages are printed with handicap, places go by scratch', () => {
  const published = publishedSession('nz_mp_handicap_18pairs_22boards');
  const { scores, entryOf } = scored(published);
  const scratch = scores.rankings.flatMap(({ rows }) => rows);
  // the club's figures are not published: what it printed less what was won
  const of = new Map(
    published.ranking.map(({ pair, percentage }) => {
      const row = scratch.find(({ entry }) => entry === entryOf(pair));
      return [
        entryOf(pair),
        subtract(exact(Math.round(percentage * 100), 100), percent(row?.percentage ?? null) as Exact),
      ];
    }),
  );
  const handicap = { unit: 'percent', of, placesBy: 'scratch' } as const;
  const lists = (placesBy: 'scratch' | 'handicap'): readonly Standing[] =>
    scores.rankings.flatMap(({ rows }) =>
      standings(rows, () => [], { basis: 'percentage', handicap: { ...handicap, placesBy } }),
    );
  const printed = new Map(published.ranking.map(({ pair, place }) => [entryOf(pair), place]));
  expect(places(lists('scratch'))).toEqual(
    new Map([...places(lists('scratch')).keys()].map((e) => [e, printed.get(e)])),
  );
  expect(places(lists('handicap'))).not.toEqual(places(lists('scratch')));
  for (const { pair, percentage } of published.ranking) {
    const row = lists('scratch').find(({ entry }) => entry === entryOf(pair));
    expect(hundredths(percent(row?.withHandicap ?? null))).toBe(Math.round(percentage * 100));
  }
});
