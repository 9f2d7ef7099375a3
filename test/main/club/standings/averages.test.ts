import { describe, expect, test } from 'vitest';
import { recordResult } from '../../../../main/club/results/results.ts';
import { resultHistory } from '../../../../main/club/results/history.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

function typed(text: string): Outcome {
  const answer = parseShorthand(text, { board: 2, language: 'en', withoutLastNought: false });
  if (answer.kind !== 'result') throw new Error(`${text} is no result`);
  return answer.outcome;
}

/** North-South pair 1 has all of board 1 and half of board 3; on board 2 it has what is typed. */
function evening(award: string) {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cell = (table: number) => section.cells.find((one) => one.round === 1 && one.table === table);
  const record = (table: number, slotBoard: number, outcome: Outcome, expectedVersion: number | null = null) => {
    const at = cell(table);
    if (!at) throw new Error(`no table ${table}`);
    return unwrap(recordResult(club, session, handIn(section, at, { slotBoard, outcome, expectedVersion })));
  };
  const first = cell(1)?.ns ?? 0;
  const others = section.cells.filter((one) => one.boards.includes(1) && one.ns !== first);
  record(1, 1, played(4, 12));
  for (const other of others) {
    unwrap(recordResult(club, session, handIn(section, other, { slotBoard: 1, outcome: played(4, 10) })));
    unwrap(recordResult(club, session, handIn(section, other, { slotBoard: 2, outcome: played(4, 10) })));
  }
  record(1, 2, typed(award));
  const figure = (side: 'nsPercentage' | 'ewPercentage' | 'nsPoints' | 'ewPoints') => {
    const boards = unwrap(readStandings(club, session)).fields[0]?.boards;
    const board = boards?.find((one) => one.board === 2);
    return board?.results.find(({ round, table }) => round === 1 && table === 1)?.[side];
  };
  return { club, session, section, record, figure };
}

describe('a typed award', () => {
  test('A+/- is the pair’s own average where that is more, or less (Law 12C2(c))', () => {
    const { figure } = evening('a+/-');
    expect([figure('nsPercentage'), figure('ewPercentage')]).toEqual(['1', '0']);
  });

  test('A60/40 and a mere A60 stay so many percent', () => {
    for (const text of ['a60/40', 'a6040', 'a60']) {
      const { figure } = evening(text);
      expect([figure('nsPercentage'), figure('ewPercentage')]).toEqual(['3/5', '2/5']);
    }
  });

  test('one side may be an average and the other a percentage', () => {
    const { figure } = evening('a+/40');
    expect([figure('nsPercentage'), figure('ewPercentage')]).toEqual(['1', '2/5']);
  });

  test('at IMPs averages are +3, 0 and -3, or the own average', () => {
    const { club, session, figure } = evening('a=/-');
    unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf' }));
    // 480 against two of 420 is 2 IMPs a comparison; East-West of board 1 has -2, average minus is less
    expect([figure('nsPoints'), figure('ewPoints')]).toEqual(['0', '-3']);
  });

  test('moves with what the pair has on its other boards', () => {
    const { club, session, section, record, figure } = evening('a+/-');
    expect(figure('nsPercentage')).toBe('1');
    const slot = { section: section.id, round: 1, table: 1, slotBoard: 1 };
    const [version] = unwrap(resultHistory(club, session, slot));
    record(1, 1, played(4, 8), version?.version ?? null);
    expect([figure('nsPercentage'), figure('ewPercentage')]).toEqual(['3/5', '2/5']);
  });

  test('is kept as it was meant, through undo too', () => {
    const { club, session, record } = evening('a+/-');
    const stored = () =>
      sessionOf(club, session).results.find(({ slotBoard, table }) => slotBoard === 2 && table === 1);
    const meant = { kind: 'award', ns: 60, ew: 40, nsAverage: 'average-plus', ewAverage: 'average-minus' };
    expect(stored()?.outcome).toEqual(meant);
    record(1, 2, typed('a6040'), 1);
    expect(stored()?.outcome).toEqual({ kind: 'award', ns: 60, ew: 40 });
    unwrap(undoChange(club, session));
    expect(stored()?.outcome).toEqual(meant);
  });
});
