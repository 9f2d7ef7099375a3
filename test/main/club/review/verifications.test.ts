import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readVerifications, verifyResult } from '../../../../main/club/review/verifications.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, testClock, unwrap } from '../../support.ts';

/** A session with one result: 4 spades by North, ten tricks, on board 1. */
function oneResult() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const [cell, other] = section.cells.filter(({ boards }) => boards.includes(1));
  if (!cell || !other) throw new Error('board 1 is not played');
  unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome: played(4, 10) })));
  const slot = { section: section.id, round: cell.round, table: cell.table, slotBoard: 1 };
  const empty = { ...slot, round: other.round, table: other.table };
  return { club, clock, session, slot, empty };
}

describe('a line read a second time', () => {
  test('is kept beside the result, and the last reading counts', () => {
    const { club, clock, session, slot } = oneResult();
    const { change } = sessionOf(club, session);
    unwrap(verifyResult(club, session, { ...slot, outcome: played(4, 11) }));
    clock.forward(60);
    unwrap(verifyResult(club, session, { ...slot, outcome: played(4, 10) }));
    expect(readVerifications(club, session)).toEqual([
      { ...slot, outcome: played(4, 10), at: '2026-11-24T19:31:00.000Z' },
    ]);
    // No result and no ranking moved: other windows have nothing to fetch.
    expect(sessionOf(club, session).change).toBe(change);
  });

  test('every kind of outcome comes back as it was read', () => {
    const { club, session, slot } = oneResult();
    for (const outcome of [
      played(4, 10),
      { kind: 'passedOut' },
      { kind: 'notPlayed' },
      { kind: 'score', score: -50 },
    ] as const) {
      unwrap(verifyResult(club, session, { ...slot, outcome }));
      expect(unwrap(readVerifications(club, session))[0]?.outcome).toEqual(outcome);
    }
  });

  test('needs a result, in its own session', () => {
    const { club, session, slot, empty } = oneResult();
    const outcome = played(4, 10);
    expect(verifyResult(club, session, { ...empty, outcome })).toMatchObject({ code: 'noResult', ...empty });
    expect(verifyResult(club, session + 1, { ...slot, outcome })).toMatchObject({ code: 'unknownSession' });
    expect(readVerifications(club, session + 1)).toMatchObject({ code: 'unknownSession' });
    expect(readVerifications(club, session)).toEqual([]);
  });

  test('is never overwritten, and belongs to a result, whatever the program does', () => {
    const { club, session, slot } = oneResult();
    unwrap(verifyResult(club, session, { ...slot, outcome: played(4, 10) }));
    const db = new SQLite(club.store.file);
    expect(() => db.exec("UPDATE verifications SET shorthand = 'P'")).toThrow('never overwritten');
    expect(() => db.exec('DELETE FROM verifications')).toThrow('never deleted');
    const insert = db.prepare(
      `INSERT INTO verifications (section_id, round, table_number, slot_board, board, shorthand, author, at)
       VALUES (?, 9, 9, 9, 9, 'P', 'director', '2026-11-24T19:30:00.000Z')`,
    );
    expect(() => insert.run(slot.section)).toThrow('nothing to verify');
    db.close();
  });
});
