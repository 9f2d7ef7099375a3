/** Boards a round raised beyond what the evening began with: who reads a seat reads the new boards too. */
import { expect, test } from 'vitest';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import type { Club } from '../../../../main/club/club.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { revertSchedule } from '../../../../main/club/schedule/revert.ts';
import { readSettings } from '../../../../main/club/settings.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { travellersSpreadsheet } from '../../../../main/print/spreadsheets/travellers.ts';
import { tableCardsDocument } from '../../../../main/print/documents/table-cards/table-cards.ts';
import { travellersDocument } from '../../../../main/print/documents/play/travellers.ts';
import { progressOfPages } from '../../../../renderer/director/entry/sheet/pages.ts';
import { plannedMinutes } from '../../../../renderer/director/session/clock.ts';
import { missingResults } from '../../../../renderer/director/room/missing.ts';
import { mitchellSpec } from '../../../builders.ts';
import { linesOn, readPdf } from '../../../pdf.ts';
import { cellAt, clubWithEvent, handIn, sectionOf, sessionOf, unwrap } from '../../support.ts';
import { printPdf } from '../../print/support.ts';

/** Five tables of two boards, two rounds of them played; from round 4 on three boards a round. */
function raised(): { readonly club: Club; readonly session: number } {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
  for (const round of [1, 2]) playRound(club, session, round);
  const change = { kind: 'boards-per-round', boards: 3 } as const;
  const asked = { section: sectionOf(club, session).id, change, from: 4 };
  const { version, frozen, proposals } = unwrap(proposeScheduleChange(club, session, asked));
  unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: proposals[0]?.key ?? '' }));
  return { club, session };
}

function playRound(club: Club, session: number, round: number): void {
  const section = sectionOf(club, session);
  for (const cell of section.cells.filter((one) => one.round === round)) {
    for (const board of cell.boards) unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board })));
  }
}

test('the seats of the rounds to come list the new boards, those before them keep theirs', () => {
  const { club, session } = raised();
  const section = sectionOf(club, session);
  expect(section).toMatchObject({ boards: 15, scheduleVersion: 2 });
  expect([2, 3, 4, 5].map((round) => cellAt(section, round, 1).boards)).toEqual([
    [3, 4],
    [5, 6],
    [7, 8, 14],
    [9, 10, 15],
  ]);
  expect(listEvents(club).events[0]).toMatchObject({ results: 20, expectedResults: 60 });
});

test('results go on the new boards and nowhere else, and are scored', () => {
  const { club, session } = raised();
  const before = sessionOf(club, session).results;
  const section = sectionOf(club, session);
  const cell = cellAt(section, 4, 1);
  const wrong = recordResult(club, session, handIn(section, cell, { slotBoard: 9 }));
  expect(wrong).toMatchObject({ code: 'slotNotScheduled', slotBoard: 9 });
  expect(recordResult(club, session, handIn(section, cell, { board: 16 }))).toMatchObject({ code: 'unknownBoard' });
  playRound(club, session, 3);
  playRound(club, session, 4);
  const after = sessionOf(club, session).results;
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.filter(({ board }) => board > 10).map(({ board, table }) => [board, table])).toEqual([
    [14, 1],
    [15, 2],
    [11, 3],
    [12, 4],
    [13, 5],
  ]);
  const boards = unwrap(readStandings(club, session)).fields[0]?.boards.map(({ board }) => board);
  expect(boards).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('taken back as long as nobody has played a new board', () => {
  const { club, session } = raised();
  playRound(club, session, 3);
  unwrap(revertSchedule(club, session));
  expect(cellAt(sectionOf(club, session), 4, 1).boards).toEqual([7, 8]);
  expect(listEvents(club).events[0]).toMatchObject({ results: 30, expectedResults: 50 });

  const other = raised();
  playRound(other.club, other.session, 4);
  expect(revertSchedule(other.club, other.session)).toMatchObject({ code: 'scheduleInUse', round: 4, table: 1 });
});

test('the screens ask for them: missing results, the pages of Entry, the clock of each round', () => {
  const { club, session } = raised();
  const view = sessionOf(club, session);
  const missing = missingResults(view.sections, new Map(), 5).map(({ slot }) => slot);
  const atTable = (round: number) => missing.filter((slot) => slot.round === round && slot.table === 2);
  expect([3, 4].map((round) => atTable(round).map(({ slotBoard }) => slotBoard))).toEqual([
    [7, 8],
    [9, 10, 15],
  ]);
  const pages = progressOfPages('board', view.sections, new Set());
  expect(pages.map(({ expected, startsGroup }) => `${expected}${startsGroup ? '*' : ''}`).join(' ')).toBe(
    '5* 5 5* 5 5* 5 5* 5 5* 5 2 2 2 2 2',
  );
  const inRound = (round: number) => plannedMinutes({ ...view, clock: { ...view.clock, round } });
  expect([3, 4, 5].map(inRound)).toEqual([15, 22, 22]);
  unwrap(moveSessionClock(club, session, { action: 'start' }));
  unwrap(moveSessionClock(club, session, { action: 'pause' }));
  for (let round = 2; round <= 4; round += 1) unwrap(moveSessionClock(club, session, { action: 'next' }));
  expect(sessionOf(club, session).clock).toEqual({ round: 4, onBreak: false, endsAt: null, secondsLeft: 22 * 60 });
});

test('the papers carry them: table cards, travellers, the CSV of travellers', async () => {
  const { club, session } = raised();
  playRound(club, session, 3);
  playRound(club, session, 4);
  const source = { session: sessionOf(club, session), standings: unwrap(readStandings(club, session)) };
  const document = { ...source, settings: readSettings(club), language: 'en', paper: 'A4' } as const;
  const cards = await readPdf(await printPdf(tableCardsDocument, document));
  const lines = cards.pages.flatMap((page) => linesOn(page).map((line) => line.join(' '))).join('\n');
  expect(lines).toContain('7–8, 14');
  const travellers = await readPdf(await printPdf(travellersDocument, { ...document, boards: [14] }));
  const traveller = travellers.pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
  expect(traveller).toContain('Board 14');
  expect(traveller.filter((line) => /^\d+ \d+ [45]\b/.test(line))).toHaveLength(2);
  expect(travellersSpreadsheet.write({ ...source, language: 'en' }).match(/^14[,;].*$/gm)).toHaveLength(1);
});
