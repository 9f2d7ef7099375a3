import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { SectionView } from '../../../../main/club/model/session.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { acceptFinding, readReview } from '../../../../main/club/review/review.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { verifyResult } from '../../../../main/club/review/verifications.ts';
import { mitchellSpec } from '../../../builders.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, sessionOf, testClock, unwrap } from '../../support.ts';

/** One result, read again as something else. */
function differing() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const handed = handIn(section, cellAt(section, 1, 1), { outcome: played(4, 10) });
  unwrap(recordResult(club, session, handed));
  const slot = { section: section.id, round: 1, table: 1, slotBoard: handed.slotBoard };
  clock.forward(60);
  unwrap(verifyResult(club, session, { ...slot, outcome: played(4, 9) }));
  const found = () => unwrap(readReview(club, session)).items.map(({ finding, version }) => [finding.code, version]);
  return { club, clock, session, handed, slot, found };
}

describe('the review of a session', () => {
  test('has what was read differently, until it is corrected', () => {
    const { club, clock, session, handed, found } = differing();
    expect(found()).toEqual([['reading', 1]]);
    clock.forward(60);
    unwrap(recordResult(club, session, { ...handed, outcome: played(4, 8), expectedVersion: 1 }));
    expect(found()).toEqual([]);
  });

  test('what is right is remembered for that version only', () => {
    const { club, clock, session, slot, handed, found } = differing();
    const accepted = { ...slot, code: 'reading', version: 1 } as const;
    unwrap(acceptFinding(club, session, accepted));
    unwrap(acceptFinding(club, session, accepted));
    expect(found()).toEqual([]);
    unwrap(recordResult(club, session, { ...handed, outcome: played(4, 11), expectedVersion: 1 }));
    clock.forward(60);
    unwrap(verifyResult(club, session, { ...slot, outcome: played(4, 9) }));
    expect(found()).toEqual([['reading', 2]]);
  });

  test('names every line that shows what a wrong board costs', () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const cell = cellAt(section, 1, 1);
    const next = section.cells.find(({ ns, round }) => ns === cell.ns && round === 2);
    const board = next?.boards[0] ?? 0;
    unwrap(recordResult(club, session, handIn(section, cell, { board })));
    const { items } = unwrap(readReview(club, session));
    expect(items.map(({ finding: { code, slot } }) => [code, slot.round, slot.slotBoard])).toContainEqual([
      'cannotPlay',
      2,
      board,
    ]);
    expect(items[0]).toMatchObject({ version: 1, finding: { code: 'unplayed', entries: [cell.ns, cell.ew] } });
    // The ruling it proposes can be written as it stands.
    for (const { finding, version } of items.filter(({ finding }) => finding.code === 'cannotPlay')) {
      for (const repair of finding.fixes[0] ?? []) {
        unwrap(recordResult(club, session, { ...repair, typed: '', expectedVersion: version || null }));
      }
    }
    expect(unwrap(readReview(club, session)).items.map(({ finding }) => finding.code)).toEqual(['unplayed']);
    expect(sessionOf(club, session).results.map(({ outcome }) => outcome.kind)).toContain('award');
  });

  test('asks of its own sessions and lines only', () => {
    const { club, session, slot } = differing();
    const accepted = { ...slot, code: 'reading', version: 1 } as const;
    expect(readReview(club, session + 1)).toMatchObject({ code: 'unknownSession' });
    expect(acceptFinding(club, session + 1, accepted)).toMatchObject({ code: 'unknownSession' });
    expect(acceptFinding(club, session, { ...accepted, slotBoard: 99 })).toMatchObject({ code: 'slotNotScheduled' });
  });

  test('is never overwritten, whatever the program does', () => {
    const { club, session, slot } = differing();
    unwrap(acceptFinding(club, session, { ...slot, code: 'reading', version: 1 }));
    const db = new SQLite(club.store.file);
    expect(() => db.exec("UPDATE accepted_findings SET code = 'far'")).toThrow('never overwritten');
    expect(() => db.exec('DELETE FROM accepted_findings')).toThrow('never deleted');
    db.close();
  });
});

/**
 * Board 1: four hearts made at every other table of two sections, and three down at one of A: alone in A, far in the
 * field.
 */
function slip() {
  const further = [mitchellSpec(5)];
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5), further });
  const { sections } = sessionOf(club, session);
  const [a, b] = sections;
  if (!a || !b) throw new Error('two sections were asked for');
  const record = (section: SectionView, round: number, tricks: number) => {
    const cell = section.cells.find((one) => one.round === round && one.boards.includes(1));
    if (!cell) throw new Error('board 1 is played in every round of a Mitchell');
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, board: 1, outcome: played(4, tricks) })));
  };
  record(a, 1, 10);
  record(a, 2, 10);
  record(a, 3, 4);
  for (const round of [1, 2, 3]) record(b, round, 10);
  const found = () =>
    unwrap(readReview(club, session)).items.map(({ finding }) => [finding.code, finding.slot.section]);
  return { club, session, a, found };
}

describe('the review of several sections', () => {
  test('a result is held against the board in all sections, where they are one field', () => {
    const { a, found } = slip();
    expect(found()).toEqual([['far', a.id]]);
  });

  test('and within its section where each is its own: two others are too few', () => {
    const { club, session, found } = slip();
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf', fields: 'section' }));
    expect(found()).toEqual([]);
  });
});
