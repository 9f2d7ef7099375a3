/** A late pair sits down in the round in play where its opponents wait for it. */
import { describe, expect, test } from 'vitest';
import { continuationRuleSentence } from '../../../../src/language/movement/continuation.ts';
import { presentPairs, type RunningSchedule } from '../../../../src/movement/continuation/schedule.ts';
import { proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import { howell, mitchell } from '../build.ts';
import { best, faultsOf, halfPlayed, proposals } from './support.ts';

const LATE = { kind: 'late-pairs', pairs: 1 } as const;

/** Five and a half tables; round 2 has been called, and nothing is typed for it. */
function called(round = 2): RunningSchedule {
  const running = halfPlayed(mitchell(6, { phantom: 'EW' }), round);
  return { ...running, plays: running.plays.filter((play) => play.round < round), inPlay: true };
}

test('seats the pair at once, or from the next round', () => {
  const running = called();
  const idle = running.rounds[1]?.find(({ absent }) => absent.length > 0);
  const found = proposals(running, LATE);
  expect(found.map(({ rule }) => rule.kind)).toEqual(['joins-now', 'joins']);
  const [now] = found;
  expect(now?.rule).toMatchObject({ pair: 12, round: 2, table: idle?.table, line: 'EW', boards: idle?.boards });
  expect(now?.schedule.rounds[1]?.every(({ absent }) => absent.length === 0)).toBe(true);
  const others = (rounds: RunningSchedule['rounds']) => rounds[1]?.filter(({ table }) => table !== idle?.table);
  expect(others(now?.schedule.rounds ?? [])).toEqual(others(running.rounds));
  expect(now?.shifts.map(({ round, pair }) => [round, pair])).toEqual([
    [2, idle?.ns],
    [2, 12],
  ]);
  expect(faultsOf({ ...running, frozen: 1 }, now?.schedule ?? running)).toEqual([]);
  expect(now?.figures.sitOutRounds).toBeLessThan(found[1]?.figures.sitOutRounds ?? 0);
});

test('still in the last round', () => {
  const running = called(6);
  expect(proposals(running, LATE).map(({ rule }) => rule.kind)).toEqual(['joins-now']);
  expect(proposeContinuations({ ...running, inPlay: false }, LATE)).toMatchObject({ code: 'play-has-ended' });
});

test('in a Howell as well', () => {
  const running = { ...halfPlayed(howell(4, { phantom: true }), 3), inPlay: true };
  expect(best({ ...running, plays: running.plays.filter(({ round }) => round < 3) }, LATE).rule.kind).toBe('joins-now');
});

test('in place of a pair that has left, with a number of its own', () => {
  const left = best(halfPlayed(mitchell(6), 2), { kind: 'pair-leaves', pair: 3 }).schedule;
  const { rule, schedule } = best({ ...left, frozen: 3, inPlay: true }, LATE);
  expect(rule).toMatchObject({ kind: 'joins-now', pair: 13, of: 3, round: 3, table: 3, line: 'NS' });
  expect(schedule.rounds[2]?.find(({ table }) => table === 3)).toMatchObject({ ns: 13, absent: [] });
});

test('a pair that was said to be away is there again: later changes count on it', () => {
  const away = best(halfPlayed(mitchell(6), 0), { kind: 'pair-leaves', pair: 12 }).schedule;
  expect(away.gone).toEqual([12]);
  expect(presentPairs(away).map(({ number }) => number)).not.toContain(12);
  for (const running of [away, { ...away, frozen: 1, inPlay: true }]) {
    const { rule, schedule } = best(running, LATE);
    expect(rule).toMatchObject({ pair: 12 });
    expect(schedule.gone).toEqual([]);
    expect(presentPairs(schedule)).toHaveLength(12);
  }
});

describe('not at once', () => {
  const running = called();
  const table = running.rounds[1]?.find(({ absent }) => absent.length > 0)?.table ?? 0;

  test('after the round, or where the director names a later one', () => {
    expect(proposals({ ...running, inPlay: false }, LATE).map(({ rule }) => rule.kind)).toEqual(['joins']);
  });

  test('where something is typed at the table', () => {
    const typed = { round: 2, table, slotBoard: 1, board: 1, ns: 1, ew: 2 };
    const found = proposals({ ...running, plays: [...running.plays, typed] }, LATE);
    expect(found.map(({ rule }) => rule.kind)).toEqual(['joins']);
  });

  test('where its opponents have played the boards of the table', () => {
    const { ns = 0, boards = [] } = running.rounds[1]?.find((cell) => cell.table === table) ?? {};
    const known = boards.map((board) => ({ round: 1, table: ns, slotBoard: board + 50, board, ns, ew: 7 }));
    const found = proposals({ ...running, plays: [...running.plays, ...known] }, LATE);
    expect(found.map(({ rule }) => rule.kind)).not.toContain('joins-now');
  });
});

test('two late pairs are told where both go', () => {
  const running = halfPlayed(mitchell(6, { phantom: 'EW' }), 2);
  const { rule } = best(running, { kind: 'late-pairs', pairs: 2 });
  expect(continuationRuleSentence(rule, 'en')).toMatch(/^Pair 12 takes the free seat: .* (Pair 13|Table 7) /);
  expect(continuationRuleSentence(rule, 'fr')).toMatch(/^La paire 12 prend la place libre.* La (paire 13|table 7) /);
});

test('the sentence says where to sit down', () => {
  const { rule } = best(called(), LATE);
  expect(continuationRuleSentence(rule, 'en')).toMatch(
    /^Pair 12 sits down at once: round 2, table \d, East-West, boards \d+ and \d+\.$/,
  );
  expect(continuationRuleSentence(rule, 'fr')).toMatch(
    /^La paire 12 s’assied tout de suite\s: tour 2, table \d, Est-Ouest, étuis \d+ et \d+\.$/,
  );
});
