import { describe, expect, test } from 'vitest';
import type { ChangeNotice } from '../../../main/club/broadcast.ts';
import { change } from '../../../main/club/change.ts';
import { withClientRequest } from '../../../main/club/client-request.ts';
import type { Club } from '../../../main/club/club.ts';
import { createEvent } from '../../../main/club/competitions/events.ts';
import { openSample } from '../../../main/club/competitions/sample.ts';
import type { ClubProblem } from '../../../main/club/problem.ts';
import { recordColumn } from '../../../main/club/results/column.ts';
import type { ResultInput } from '../../../main/club/results/input.ts';
import { recordResult } from '../../../main/club/results/results.ts';
import { resultHistory } from '../../../main/club/results/history.ts';
import { cancelBoard } from '../../../main/club/rulings/rulings.ts';
import { moveSessionClock } from '../../../main/club/schedule/clock.ts';
import { addPenalty } from '../../../main/club/scoring/penalties.ts';
import { changeSettings } from '../../../main/club/settings.ts';
import { undoChange } from '../../../main/club/undo/undo.ts';
import { cellAt, clubWithEvent, handIn, newEvent, played, sectionOf, unwrap } from '../support.ts';

function listened() {
  const { club, session } = clubWithEvent();
  const notices: ChangeNotice[] = [];
  club.updates.subscribe((notice) => notices.push(notice));
  return { club, session, notices };
}

test('is added once, however often its number is asked for, and broadcast when it is on the disk', () => {
  const { club, session, notices } = listened();
  const options = { session, kind: 'datum', answerOf: () => ({ numbers: [0] }) } as const;
  const done = change(club, options, ({ add }) => {
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
  const done = change(club, { session, kind: 'datum' }, ({ add }): ClubProblem | null => {
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
  const done = change(club, { session: 99, kind: 'datum' }, (): null => expect.unreachable());
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

/** A penalty for coming late. */
function lateness(club: Club, session: number) {
  const [entry] = sectionOf(club, session).entries;
  return { entry: entry?.id ?? 0, kind: 'penalty', amount: 100, unit: 'matchpoints', reason: 'late' } as const;
}

/** A column of three lines, of which the second is refused. */
function columnOf(club: Club, session: number): readonly ResultInput[] {
  const section = sectionOf(club, session);
  return [1, 2, 3].map((table) =>
    handIn(
      section,
      cellAt(section, 1, table),
      table === 2 ? { expectedVersion: 5 } : { outcome: played(4, 8 + table) },
    ),
  );
}

describe('a request that comes again', () => {
  test('is answered as the first time, though more has happened since, and writes nothing', () => {
    const { club, session, notices } = listened();
    const section = sectionOf(club, session);
    const input = handIn(section, cellAt(section, 1, 1), { outcome: played(4, 10) });
    const again = () => withClientRequest('phone 1, request 7', () => recordResult(club, session, input));
    const first = unwrap(again());
    unwrap(recordResult(club, session, { ...input, outcome: played(4, 9), expectedVersion: 1 }));
    expect(again()).toEqual(first);
    expect(unwrap(resultHistory(club, session, input))).toHaveLength(2);
    expect(notices).toHaveLength(2);
  });

  test('is carried out where the first was refused', () => {
    const { club, session } = listened();
    const section = sectionOf(club, session);
    const input = handIn(section, cellAt(section, 1, 1));
    const wrong = { ...input, expectedVersion: 3 };
    const asked = (line: ResultInput) => withClientRequest('request 8', () => recordResult(club, session, line));
    expect(asked(wrong)).toMatchObject({ code: 'versionConflict' });
    expect(asked(input)).toMatchObject({ change: 2, result: { version: 1 } });
  });

  test.each<[string, (club: Club, session: number) => object]>([
    ['a penalty', (club, session) => addPenalty(club, session, lateness(club, session))],
    ['a new event', (club) => createEvent(club, newEvent())],
    ['the sample', (club) => openSample(club, 'en')],
    ['settings', (club) => changeSettings(club, { clubName: 'Riverside' })],
    ['a move of the clock', (club, session) => moveSessionClock(club, session, { action: 'next' })],
    ['a cancelled board', (club, session) => cancelBoard(club, session, { board: 1, note: 'fouled' })],
    ['a column', (club, session) => recordColumn(club, session, columnOf(club, session))],
  ])('%s is answered alike and made once', (_, ask) => {
    const { club, session, notices } = listened();
    const asked = () => withClientRequest('request 9', () => unwrap(ask(club, session)));
    const first = asked();
    const heard = notices.length;
    expect(asked()).toEqual(first);
    expect(notices).toHaveLength(heard);
  });

  test('makes each of its changes once', () => {
    const { club, session, notices } = listened();
    const both = () =>
      withClientRequest('request 10', () => [
        addPenalty(club, session, lateness(club, session)),
        addPenalty(club, session, lateness(club, session)),
      ]);
    const first = both();
    expect(both()).toEqual(first);
    expect(first).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(notices).toHaveLength(2);
  });

  test('an undo is not taken twice', () => {
    const { club, session } = listened();
    const section = sectionOf(club, session);
    for (const table of [1, 2]) unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, table))));
    const undo = () => withClientRequest('request 11', () => unwrap(undoChange(club, session)));
    expect(undo()).toMatchObject({ undone: 3 });
    expect(undo()).toMatchObject({ undone: 3 });
    expect(club.store.results.current(session)).toHaveLength(1);
  });

  test('with an id that has made something else, it is refused', () => {
    const { club, session } = listened();
    withClientRequest('request 12', () => unwrap(addPenalty(club, session, lateness(club, session))));
    const other = withClientRequest('request 12', () => moveSessionClock(club, session, { action: 'next' }));
    expect(other).toEqual({ kind: 'problem', code: 'requestUsed' });
  });
});
