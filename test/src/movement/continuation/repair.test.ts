/** After a mistake at one or two tables the room goes on as scheduled, and few boards are ruled on. */
import { describe, expect, test } from 'vitest';
import { continuationRuleSentence } from '../../../../src/language/movement/continuation.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import { mitchell } from '../build.ts';
import { halfPlayed, proposals } from './support.ts';

/** Eleven tables, nine rounds of three boards; two rounds have started, and nothing is typed for the second. */
function eleven() {
  const running = halfPlayed({ ...mitchell(11, { rounds: 9 }), boardsPerRound: 3 }, 2);
  return { ...running, plays: running.plays.filter(({ round }) => round === 1) };
}

const WRONG_BOARDS: ScheduleChange = { kind: 'wrong-boards', round: 2, table: 4, firstBoard: 16 };
const WRONG_OPPONENTS: ScheduleChange = { kind: 'wrong-opponents', round: 2, tables: [4, 7], line: 'EW' };

describe.each([WRONG_BOARDS, WRONG_OPPONENTS])('$kind', (change) => {
  const running = eleven();
  const found = proposals(running, change);
  const [first] = found;

  test('the first proposal changes no seat and no board', () => {
    expect(first?.rule.kind).toBe('rule-on-boards');
    expect(first?.schedule.rounds.slice(2)).toEqual(running.rounds.slice(2));
    expect(first?.shifts).toEqual([]);
  });

  test('at two tables the boards of one round are lost, and their pairs sit out', () => {
    expect(first?.figures.unplayable).toHaveLength(2);
    expect(first?.figures).toMatchObject({ boardsLost: 6, sitOutRounds: 4 });
    expect([3, 4]).toContain(first?.figures.affected);
  });

  test('every other plan loses fewer boards, and they come by the pairs they affect', () => {
    const others = found.slice(1);
    for (const { figures } of others) expect(figures.boardsLost).toBeLessThan(first?.figures.boardsLost ?? 0);
    const affected = others.map(({ figures }) => figures.affected);
    expect(affected).toEqual(affected.toSorted((a, b) => a - b));
  });
});

test('the boards to rule on are named', () => {
  const [first] = proposals(eleven(), WRONG_BOARDS);
  if (!first) throw new Error('nothing proposed');
  expect(continuationRuleSentence(first.rule, 'en')).toBe(
    'Go on as scheduled. Boards that a pair has played already: round 3, table 4 (boards 16 to 18); round 8, table 10 (boards 16 to 18). Rule on them: not played, or average (Laws 15B3, 12C2).',
  );
  expect(continuationRuleSentence(first.rule, 'fr')).toMatch(
    /joués\s: tour 3, table 4 \(étuis 16 à 18\)\s; tour 8, table 10 \(étuis 16 à 18\)\. Décidez/,
  );
});

describe('results that are typed for the pairs that were expected', () => {
  const running = halfPlayed({ ...mitchell(11, { rounds: 9 }), boardsPerRound: 3 }, 2);

  test.each<[ScheduleChange, number]>([
    [WRONG_OPPONENTS, 4],
    [{ kind: 'sat-wrong-way', round: 2, table: 5 }, 5],
  ])('%o names the table to be corrected', (change, table) => {
    expect(proposeContinuations(running, change)).toMatchObject({ code: 'line-has-result', round: 2, table });
  });

  test('results of other tables, or recorded for the pairs that really sat there, are no hindrance', () => {
    const turned = running.plays.map((play) =>
      play.round === 2 && play.table === 5 ? { ...play, ns: play.ew, ew: play.ns } : play,
    );
    const [first] = proposals({ ...running, plays: turned }, { kind: 'sat-wrong-way', round: 2, table: 5 });
    expect(first?.schedule.rounds[1]?.find(({ table }) => table === 5)).toMatchObject({ ns: 15, ew: 5 });
  });
});

test.each(['en', 'fr'] as const)(
  'substitutes are named by the command that keeps who played before: %s',
  (language) => {
    const [first] = proposals(eleven(), { kind: 'pair-replaced', pair: 6 });
    expect(first?.rule.kind).toBe('substitutes');
    expect(continuationRuleSentence(first!.rule, language)).toContain(namesWords[language].replace.key);
  },
);
