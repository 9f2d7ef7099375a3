import { expect, test } from 'vitest';
import { changeDatum } from '../../../../main/club/scoring/datums.ts';
import { explainResult } from '../../../../main/club/standings/explanation.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readSessionDiff } from '../../../../main/club/competitions/sessions.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

/** A session by the method of the fixed datum; 420 on board 1 and 480 on board 2, at one table each. */
function evening() {
  const { club, session } = clubWithEvent();
  unwrap(changeScoring(club, session, { method: 'fixed-datum', regulation: 'wbf' }));
  const section = sectionOf(club, session);
  const cell = section.cells.find(({ boards, round }) => round === 1 && boards.includes(1));
  if (!cell) throw new Error('nobody plays board 1');
  for (const [slotBoard, tricks] of [
    [1, 10],
    [2, 12],
  ] as const) {
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard, outcome: played(4, tricks) })));
  }
  const boards = () => unwrap(readStandings(club, session)).fields[0]?.boards ?? [];
  const points = (board: number) => boards().find((one) => one.board === board)?.results[0]?.nsPoints;
  const slot = { section: section.id, round: cell.round, table: cell.table, slotBoard: 1 };
  return { club, session, boards, points, slot };
}

test('a board counts for nobody until it has a datum, then against that, and only that board changes', () => {
  const { club, session, boards, points, slot } = evening();
  expect([points(1), points(2)]).toEqual([null, null]);
  const second = boards()[1];
  // 420 against 330 is 90: 3 IMPs (Law 78B)
  unwrap(changeDatum(club, session, 1, 330));
  expect([points(1), points(2)]).toEqual(['3', null]);
  expect(boards()[0]).toMatchObject({ datum: 330 });
  expect(boards()[1]).toBe(second);
  expect(unwrap(explainResult(club, session, slot, 'NS')).figure).toMatchObject({ from: { chart: { given: 330 } } });
  unwrap(changeDatum(club, session, 1, 450));
  expect(points(1)).toBe('-1');
  unwrap(changeDatum(club, session, 1, null));
  expect(points(1)).toBeNull();
});

test('datums are in the session, and their diff is the whole session', () => {
  const { club, session } = evening();
  const { change } = sessionOf(club, session);
  unwrap(changeDatum(club, session, 2, -50));
  unwrap(changeDatum(club, session, 1, 0));
  expect(sessionOf(club, session).datums).toEqual([
    { board: 1, score: 0 },
    { board: 2, score: -50 },
  ]);
  expect(unwrap(readSessionDiff(club, session, change)).kind).toBe('whole');
  expect(unwrap(readUpdateDiff(club, session, change)).standings.fields[0]?.boards).toMatchObject([
    { board: 1 },
    { board: 2 },
  ]);
});

test('one as it is already is no change; a board that is not there is refused', () => {
  const { club, session } = evening();
  const one = unwrap(changeDatum(club, session, 1, 420));
  expect(unwrap(changeDatum(club, session, 1, 420))).toEqual(one);
  expect(unwrap(changeDatum(club, session, 3, null))).toEqual(one);
  expect(changeDatum(club, session, 7, 420)).toMatchObject({ code: 'unknownBoard', board: 7, boards: 6 });
  expect(changeDatum(club, 99, 1, 420)).toMatchObject({ code: 'unknownSession' });
});

test('by other methods datums count nothing, and are still there afterwards', () => {
  const { club, session, points, boards } = evening();
  unwrap(changeDatum(club, session, 1, 330));
  unwrap(changeScoring(club, session, { method: 'butler', regulation: 'wbf' }));
  expect(boards()[0]).toMatchObject({ datum: 420 });
  unwrap(changeScoring(club, session, { method: 'fixed-datum', regulation: 'wbf' }));
  expect(points(1)).toBe('3');
});
