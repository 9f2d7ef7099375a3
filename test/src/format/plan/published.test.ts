import { expect, test } from 'vitest';
import { CSV } from '../../../../src/format/csv-event/format.ts';
import type { FileRank, TournamentEvent } from '../../../../src/format/event/event.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';
import { compareRanking } from '../../../../src/format/plan/published.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';

/** Two tables, two boards; pair 1 has 75 %, 2 has 25 %, 3 and 4 have 50 % of North-South and East-West. */
function eventWith(changes: Partial<TournamentEvent>): TournamentEvent {
  const text = 'board,ns,ew,score\n1,1,3,420\n1,2,4,-50\n2,1,4,100\n2,2,3,100\n';
  const [event] = CSV.parse(new TextEncoder().encode(text)).events;
  if (!event) throw new Error('no event');
  return { ...event, method: 'matchpoints', ...changes };
}

function rank(entry: number, place: number, percentage: string): FileRank {
  return { entry, place, tied: false, percentage, total: null, masterpoints: null };
}

function causesOf(event: TournamentEvent): readonly string[] {
  const plan = planEvent(event);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  const compared = compareRanking(event, plan, { method: 'matchpoints', regulation: REGULATIONS.wbf });
  return (compared?.differences ?? []).map(({ cause }) => cause);
}

test('a ranking as published has no differences, to the places that are given', () => {
  expect(causesOf(eventWith({ ranking: [rank(0, 1, '75.00'), rank(1, 2, '25')] }))).toEqual([]);
  expect(causesOf(eventWith({ ranking: [] }))).toEqual([]);
});

test('a difference is explained by what the file itself says', () => {
  const first = (percentage: string, changes: Partial<TournamentEvent> = {}) =>
    causesOf(eventWith({ ...changes, ranking: [rank(0, 1, percentage)] }));
  expect(first('75.04')).toEqual(['rounding']);
  expect(first('60.00')).toEqual(['unexplained']);
  const { entries, results } = eventWith({});
  const handicapped = entries.map((entry, place) => (place === 0 ? { ...entry, handicap: -600 } : entry));
  expect(first('72.00', { entries: handicapped })).toEqual(['handicap']);
  const points = (nsPoints: string, ewPoints: string) => results.map((result) => ({ ...result, nsPoints, ewPoints }));
  const shares = [
    ['2', '0'],
    ['0', '2'],
    ['1', '1'],
    ['1', '1'],
  ] as const;
  const same = results.map((result, at) => ({
    ...result,
    nsPoints: shares[at]?.[0] ?? '',
    ewPoints: shares[at]?.[1] ?? '',
  }));
  expect(first('60.00', { results: same })).toEqual(['elsewhere']);
  expect(first('60.00', { results: points('2', '0') })).toEqual(['boards']);
  expect(causesOf(eventWith({ ranking: [rank(0, 2, '75.00')] }))).toEqual(['others']);
  const level = results.map((result) => ({ ...result, outcome: { kind: 'score', score: 100 } as const }));
  const split = [rank(0, 1, '50.00'), rank(1, 2, '50.00')];
  expect(causesOf(eventWith({ results: level, ranking: split }))).toEqual(['ties']);
  // A result of board 1 that is left out is compared with nothing.
  const again = [...results, ...results.slice(0, 1).map((result) => ({ ...result, at: 9 }))];
  expect(causesOf(eventWith({ results: again, ranking: [rank(0, 1, '60.00')] }))).toEqual(['left']);
});

test('an adjusted score may be worth something else under another regulation', () => {
  const { results } = eventWith({});
  const adjusted = results.map((result, at) => {
    return at === 0 ? { ...result, outcome: { kind: 'award', ns: 60, ew: 40 } as const } : result;
  });
  expect(causesOf(eventWith({ results: adjusted, ranking: [rank(0, 1, '90.00')] }))).toEqual(['awards']);
});
