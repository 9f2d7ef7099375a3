import { publicationReport } from '../../../../main/club/publication/report.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { clubWithEvent, handIn, played, sectionOf, testClock, unwrap } from '../../support.ts';

/** Board 1 at three tables: North-South +420, +420 and +450. */
export function boardOne() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  const handedIn = (place: number, changes: Partial<ResultInput> = {}) => {
    const cell = cells[place];
    if (!cell) throw new Error('three tables play the board');
    return handIn(section, cell, { slotBoard: 1, ...changes });
  };
  for (const [place, tricks] of [10, 10, 11].entries()) {
    unwrap(recordResult(club, session, handedIn(place, { outcome: played(4, tricks) })));
  }
  const correct = (place: number, tricks: number, expectedVersion = 1) =>
    handedIn(place, { outcome: played(4, tricks), typed: '4sn', expectedVersion });
  const report = () => unwrap(publicationReport(club, session));
  const ns = cells.map((cell) => cell.ns);
  return { clock, club, session, section, cells, correct, report, ns };
}
