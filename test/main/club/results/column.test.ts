import { expect, test } from 'vitest';
import { recordColumn } from '../../../../main/club/results/column.ts';
import { recordTogether } from '../../../../main/club/results/together.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { cancelBoard } from '../../../../main/club/rulings/rulings.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

/** Boards 1 and 2 at table 1, typed on each other's lines. */
function exchanged() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cell = cellAt(section, 1, 1);
  const one = handIn(section, cell, { slotBoard: 1, outcome: played(4, 10) });
  const two = handIn(section, cell, { slotBoard: 2, outcome: played(1, 7) });
  for (const line of [one, two]) unwrap(recordResult(club, session, line));
  const heard: unknown[] = [];
  club.updates.subscribe((notice) => heard.push(notice));
  const results = () =>
    sessionOf(club, session)
      .results.map(({ slotBoard, outcome }) => [slotBoard, outcome])
      .toSorted(([a], [b]) => Number(a) - Number(b));
  const fix = [
    { ...one, outcome: two.outcome, expectedVersion: 1 },
    { ...two, outcome: one.outcome, expectedVersion: 1 },
  ] as const;
  return { club, session, section, cell, one, two, fix, heard, results };
}

test('two lines exchanged by one press are exchanged back by one, and again', () => {
  const { club, session, one, two, fix, heard, results } = exchanged();
  const { change } = unwrap(recordTogether(club, session, fix));
  const turned = [
    [1, two.outcome],
    [2, one.outcome],
  ];
  expect(results()).toEqual(turned);
  const undone = unwrap(undoChange(club, session));
  expect(undone.scope).toMatchObject({ subject: 'result', slots: [{ slotBoard: 1 }, { slotBoard: 2 }] });
  expect(results()).toEqual([
    [1, one.outcome],
    [2, two.outcome],
  ]);
  const redone = unwrap(redoChange(club, session));
  expect(results()).toEqual(turned);
  expect(heard).toEqual([change, undone.change, redone.change].map((at) => ({ kind: 'session', session, change: at })));
});

test('pairs may change places too: neither line is in the other’s way', () => {
  const { club, session, section } = exchanged();
  const [a, b] = [cellAt(section, 1, 2), cellAt(section, 1, 3)];
  const line = (cell: typeof a, other: typeof a, version: number | null) =>
    handIn(section, cell, { ns: other.ns, ew: other.ew, board: 5, expectedVersion: version });
  unwrap(recordTogether(club, session, [line(a, a, null)]));
  unwrap(recordTogether(club, session, [{ ...line(b, b, null), board: 6 }]));
  unwrap(recordTogether(club, session, [line(a, b, 1), line(b, a, 1)]));
  const pairs = sessionOf(club, session).results.filter(({ table }) => table > 1);
  expect(pairs.map(({ table, ns }) => [table, ns])).toEqual([
    [2, b.ns],
    [3, a.ns],
  ]);
  const twice = [line(a, a, 2), line(b, a, 2)];
  expect(recordTogether(club, session, twice)).toMatchObject({ code: 'pairAlreadyPlayed' });
});

test('all or none: one line that cannot be leaves the other as it was', () => {
  const { club, session, one, two, fix, heard, results } = exchanged();
  const before = results();
  const late = [fix[0], { ...fix[1], expectedVersion: 3 }];
  expect(recordTogether(club, session, late)).toMatchObject({ code: 'versionConflict', version: 1 });
  expect(recordTogether(club, session, [{ ...one, table: 9 }])).toMatchObject({ code: 'slotNotScheduled' });
  expect(recordTogether(club, 99, [two])).toMatchObject({ code: 'unknownSession' });
  expect([results(), heard]).toEqual([before, []]);
});

test('a column is one step: what can be is recorded, each other line says why not', () => {
  const { club, session, section, heard } = exchanged();
  const [a, b] = [cellAt(section, 2, 1), cellAt(section, 2, 2)];
  const column = [
    handIn(section, a),
    handIn(section, a, { outcome: { kind: 'score', score: 10 }, slotBoard: a.boards[1] ?? 0 }),
    handIn(section, b),
    handIn(section, b, { expectedVersion: null }),
  ];
  const { lines } = unwrap(recordColumn(club, session, column));
  expect(lines).toMatchObject([
    { result: { version: 1 } },
    { code: 'impossibleScore' },
    { result: { version: 1 } },
    { code: 'versionConflict', version: 1 },
  ]);
  expect(heard).toHaveLength(1);
  expect(sessionOf(club, session).results).toHaveLength(4);
  unwrap(undoChange(club, session));
  expect(sessionOf(club, session).results).toHaveLength(2);
  const { change } = sessionOf(club, session);
  expect(recordColumn(club, session, column.slice(1, 2))).toMatchObject({ change, lines: [{}] });
  expect(sessionOf(club, session).change).toBe(change);
  expect(unwrap(redoChange(club, session)).undone).toBe(change);
});

test('a board cancelled at every table comes back at every table', () => {
  const { club, session, results } = exchanged();
  const before = results();
  const { tables } = unwrap(cancelBoard(club, session, { board: 1, note: 'fouled' }));
  const undone = unwrap(undoChange(club, session)).scope as { readonly slots: readonly Slot[] };
  expect(undone.slots.map(({ slotBoard }) => slotBoard)).toEqual(Array(tables).fill(1));
  expect(results()).toEqual(before);
});

test('a line named twice is recorded once, so that one step takes it back', () => {
  const { club, session, section } = exchanged();
  const line = handIn(section, cellAt(section, 2, 1), { outcome: played(4, 10) });
  const again = { ...line, outcome: played(4, 11), expectedVersion: 1 };
  const { lines } = unwrap(recordColumn(club, session, [line, again]));
  expect(lines).toMatchObject([
    { result: { version: 1 } },
    { code: 'versionConflict', version: 1, outcome: line.outcome },
  ]);
  unwrap(undoChange(club, session));
  expect(sessionOf(club, session).results).toHaveLength(2);
  expect(recordTogether(club, session, [line, again])).toMatchObject({ kind: 'problem' });
});
