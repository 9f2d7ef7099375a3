import { describe, expect, test } from 'vitest';
import type { ChangeNotice } from '../../../main/club/broadcast.ts';
import { change } from '../../../main/club/change.ts';
import { recordResult } from '../../../main/club/results/results.ts';
import { resultHistory } from '../../../main/club/results/history.ts';
import { undoChange } from '../../../main/club/undo/undo.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, unwrap } from '../support.ts';

function listened() {
  const { club, session } = clubWithEvent();
  const notices: ChangeNotice[] = [];
  club.updates.subscribe((notice) => notices.push(notice));
  return { club, session, notices };
}

test('is added once, however often its number is asked for, and broadcast when it is on the disk', () => {
  const { club, session, notices } = listened();
  const done = change(club, { session, kind: 'datum' }, ({ add }) => {
    const numbers = [add({ reason: ' printed ' }), add()];
    expect(notices).toEqual([]);
    return { numbers };
  });
  expect(done).toEqual({ change: 2, numbers: [2, 2] });
  expect(notices).toEqual([{ kind: 'session', session, change: 2 }]);
});

test('where nothing is to be done, answers the newest change and broadcasts nothing', () => {
  const { club, session, notices } = listened();
  expect(change(club, { session, kind: 'datum' }, () => null)).toEqual({ change: 0 });
  expect(notices).toEqual([]);
});

test('a problem takes back what was written before it', () => {
  const { club, session, notices } = listened();
  const problem = { kind: 'problem', code: 'noReason' } as const;
  const done = change(club, { session, kind: 'datum' }, ({ add }) => {
    club.store.datums.add(session, add(), 1, 420);
    return problem;
  });
  expect(done).toEqual(problem);
  expect(club.store.datums.current(session)).toEqual([]);
  expect(club.store.changes.last(session).id).toBe(0);
  expect(notices).toEqual([]);
});

test('an unknown session is refused before anything is checked', () => {
  const { club } = listened();
  const done = change(club, { session: 99, kind: 'datum' }, () => expect.unreachable());
  expect(done).toEqual({ kind: 'problem', code: 'unknownSession', session: 99 });
});

test('is signed by whoever has the club in hand, an undo too', () => {
  const { club, session } = listened();
  const section = sectionOf(club, session);
  const input = handIn(section, cellAt(section, 1, 1));
  unwrap(recordResult({ ...club, author: 'table 1' }, session, input));
  unwrap(undoChange(club, session));
  const authors = unwrap(resultHistory(club, session, input)).map(({ author }) => author);
  expect(authors).toEqual(['table 1', 'director']);
});

describe('a request that comes again', () => {
  test('is answered as the first time, though more has happened since, and writes nothing', () => {
    const { club, session, notices } = listened();
    const section = sectionOf(club, session);
    const input = handIn(section, cellAt(section, 1, 1), { outcome: played(4, 10) });
    const first = unwrap(recordResult(club, session, input, 'phone 1, request 7'));
    unwrap(recordResult(club, session, { ...input, outcome: played(4, 9), expectedVersion: 1 }));
    expect(recordResult(club, session, input, 'phone 1, request 7')).toEqual(first);
    expect(unwrap(resultHistory(club, session, input))).toHaveLength(2);
    expect(notices).toHaveLength(2);
  });

  test('is carried out where the first was refused', () => {
    const { club, session } = listened();
    const section = sectionOf(club, session);
    const input = handIn(section, cellAt(section, 1, 1));
    const wrong = { ...input, expectedVersion: 3 };
    expect(recordResult(club, session, wrong, 'request 8')).toMatchObject({ code: 'versionConflict' });
    expect(recordResult(club, session, input, 'request 8')).toMatchObject({ change: 2, result: { version: 1 } });
  });
});
