/** A schedule in which a pair is to play a board twice already: other changes are still possible. */
import { expect, test } from 'vitest';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import type { RunningSchedule } from '../../../../src/movement/continuation/schedule.ts';
import { mitchell } from '../build.ts';
import { best, halfPlayed, proposals, resultsOf } from './support.ts';

/** Ten and a half tables, the late pair seated from round 2; then table 4 played boards 16 to 18 in round 2. */
function withWrongBoards(): RunningSchedule {
  const spec = { ...mitchell(11, { phantom: 'EW', rounds: 9 }), boardsPerRound: 3 };
  const { schedule } = best(halfPlayed(spec, 1), { kind: 'late-pairs', pairs: 1 });
  const running = { ...schedule, frozen: 2 };
  const plays = resultsOf(running, 2).map((play) => {
    const wrong = play.round === 2 && play.table === 4;
    return wrong ? { ...play, board: 16 + ((play.slotBoard - 1) % 3) } : play;
  });
  return { ...running, plays };
}

const CHANGES: readonly ScheduleChange[] = [
  { kind: 'pair-leaves', pair: 9 },
  { kind: 'pair-replaced', pair: 9 },
  // This pair has played the boards out of turn.
  { kind: 'pair-leaves', pair: 4 },
  { kind: 'pair-replaced', pair: 4 },
  { kind: 'rounds', rounds: 8 },
  { kind: 'boards-per-round', boards: 2 },
  { kind: 'late-pairs', pairs: 1 },
];

test.each(CHANGES)('$kind is still possible', (change) => {
  expect(proposals(withWrongBoards(), change).length).toBeGreaterThan(0);
});

test('that a table sat the wrong way is still possible where its results are not typed yet', () => {
  const running = withWrongBoards();
  const plays = running.plays.filter(({ round, table }) => round !== 1 || table !== 2);
  expect(proposals({ ...running, plays }, { kind: 'sat-wrong-way', round: 1, table: 2 }).length).toBeGreaterThan(0);
});

test('substitutes for a pair change nothing in the schedule', () => {
  const running = withWrongBoards();
  const { rule, schedule } = best(running, { kind: 'pair-replaced', pair: 4 });
  expect(rule).toEqual({ kind: 'substitutes', pair: 4 });
  expect(schedule.rounds).toEqual(running.rounds);
});

test('a late pair is seated although a pair it is to meet has played boards out of turn', () => {
  const running = halfPlayed(mitchell(7, { phantom: 'EW' }), 2);
  const plays = running.plays.map((play) => {
    const wrong = play.round === 1 && play.table === 5;
    return wrong ? { ...play, board: 5 + ((play.slotBoard - 1) % 2) } : play;
  });
  const { rule, schedule, figures, warnings } = best({ ...running, plays }, { kind: 'late-pairs', pairs: 1 });
  expect(rule.kind).toBe('joins');
  expect(
    schedule.rounds
      .slice(2)
      .flat()
      .flatMap(({ absent }) => absent),
  ).toEqual([]);
  expect(warnings).toContainEqual({ code: 'unplayable', tables: figures.unplayable.length });
});
