/** Back and forth along what was done: whatever it was, and whatever happened to the program in between. */
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { verifyResult } from '../../../../main/club/review/verifications.ts';
import { checkFile } from '../../../../main/store/file/check.ts';
import { mitchellSpec } from '../../../builders.ts';
import {
  handIn,
  newEvent,
  played,
  sectionOf,
  sessionOf,
  temporaryFolder,
  testClock,
  testClub,
  unwrap,
} from '../../support.ts';
import { DEEDS, deeds, stateOf, type Deed } from './undo-support.ts';

// A file a run, each with an evening in it.
const LONG = 120_000;

const STEP = { undo: undoChange, redo: redoChange };

/** Whether something was done that can be taken back. */
function doIt(club: Club, session: number, deed: Deed): boolean {
  const before = club.store.changes.next('undo', session)?.id;
  DEEDS[deed.what](club, session, deed);
  return club.store.changes.next('undo', session)?.id !== before;
}

/** A club with an event of three tables and a half, in a file that can be opened again. */
function evening() {
  const clock = testClock();
  const file = join(temporaryFolder(), 'club.sqlite');
  const open = () => testClub({ ...clock, now: () => (clock.forward(1), clock.now()) }, file);
  const club = open();
  const { session } = unwrap(createEvent(club, newEvent({ spec: mitchellSpec(4, { phantom: 'EW', rounds: 3 }) })));
  return { club, session, file, open };
}

test(
  'any sequence of changes: as many undos lead back through every state, as many redos forth again, after restarts too',
  () => {
    fc.assert(
      fc.property(fc.array(deeds, { minLength: 1, maxLength: 14 }), fc.nat(20), (sequence, restart) => {
        let { club, session, file, open } = evening();
        const states = [stateOf(club, session)];
        for (const deed of sequence) {
          if (doIt(club, session, deed)) states.push(stateOf(club, session));
        }
        const maybeRestart = (at: number) => {
          if (at !== restart) return;
          club.store.close();
          club = open();
        };
        for (let at = states.length - 2; at >= 0; at -= 1) {
          maybeRestart(at);
          expect(unwrap(undoChange(club, session)).undone).not.toBeNull();
          expect(stateOf(club, session)).toEqual(states[at]);
        }
        expect(unwrap(undoChange(club, session)).undone).toBeNull();
        for (let at = 1; at < states.length; at += 1) {
          maybeRestart(20 - at);
          expect(unwrap(redoChange(club, session)).undone).not.toBeNull();
          expect(stateOf(club, session)).toEqual(states[at]);
        }
        expect(unwrap(redoChange(club, session)).undone).toBeNull();
        expect(stateOf(club, session)).toEqual(states.at(-1));
        expect(checkFile(file)).toMatchObject({ integrity: [], references: [] });
        club.store.close();
      }),
      { numRuns: 25 },
    );
  },
  LONG,
);

test(
  'undos and redos among the changes: what comes next is always what was before, and a change leaves nothing to redo',
  () => {
    const way = fc.constantFrom('undo' as const, 'redo' as const);
    const moves = fc.array(fc.oneof({ weight: 3, arbitrary: deeds }, { weight: 2, arbitrary: way }), { maxLength: 24 });
    fc.assert(
      fc.property(moves, (asked) => {
        const { club, session } = evening();
        const back: unknown[] = [];
        let forth: unknown[] = [];
        const toCompare: (readonly [unknown, unknown])[] = [];
        for (const move of asked) {
          const now = stateOf(club, session);
          const [from, to] = move === 'redo' ? [forth, back] : [back, forth];
          const expected = typeof move === 'object' ? undefined : from.pop();
          if (expected !== undefined) to.push(now);
          const taken = typeof move === 'object' ? null : unwrap(STEP[move](club, session)).undone;
          expect(taken !== null).toBe(expected !== undefined);
          if (typeof move === 'object' && doIt(club, session, move)) {
            back.push(now);
            forth = [];
          } else toCompare.push([stateOf(club, session), expected ?? now]);
        }
        for (const [is, was] of toCompare) expect(is).toEqual(was);
        club.store.close();
      }),
      { numRuns: 20 },
    );
  },
  LONG,
);

test('a result undone and done again has all its versions, each with its time', () => {
  const { club, session } = evening();
  const section = sectionOf(club, session);
  const [cell] = section.cells.filter(({ sitOut }) => !sitOut);
  if (!cell) throw new Error('somebody plays');
  const { result } = unwrap(recordResult(club, session, handIn(section, cell)));
  undoChange(club, session);
  const { change } = unwrap(redoChange(club, session));
  expect(sessionOf(club, session).results).toMatchObject([{ version: 3, outcome: result?.outcome }]);
  const versions = club.store.results.history({ ...handIn(section, cell) });
  expect(versions.map(({ version, outcome }) => [version, outcome])).toEqual([
    [1, result?.outcome],
    [2, null],
    [3, result?.outcome],
  ]);
  expect(versions.at(-1)?.change).toBe(change);
});

test('the clock runs on: it is not taken back, and leaves what can be redone', () => {
  const { club, session } = evening();
  const deed: Deed = { what: 'record', at: 0, how: 0 };
  doIt(club, session, deed);
  undoChange(club, session);
  DEEDS.clock(club, session);
  expect(unwrap(redoChange(club, session)).scope).toMatchObject({ subject: 'result' });
  expect(sessionOf(club, session).clock.round).toBe(1);
});

test('a session has its own steps', () => {
  const { club, session } = evening();
  const { session: other } = unwrap(createEvent(club, newEvent()));
  doIt(club, session, { what: 'record', at: 0, how: 0 });
  doIt(club, other, { what: 'record', at: 0, how: 0 });
  unwrap(undoChange(club, session));
  expect(unwrap(undoChange(club, session)).undone).toBeNull();
  expect(sessionOf(club, other).results).toHaveLength(1);
  doIt(club, other, { what: 'datum', at: 0, how: 1 });
  expect(unwrap(redoChange(club, session)).undone).not.toBeNull();
  expect(undoChange(club, 99)).toMatchObject({ code: 'unknownSession' });
});

test('a slip found by a second reading is found again when its correction is undone, and no more when that is redone', () => {
  const { club, session } = evening();
  const section = sectionOf(club, session);
  const [cell] = section.cells.filter(({ sitOut }) => !sitOut);
  if (!cell) throw new Error('somebody plays');
  const line = handIn(section, cell, { outcome: played(4, 10) });
  const found = () => unwrap(readReview(club, session)).items.map(({ finding }) => finding.code);
  unwrap(recordResult(club, session, line));
  unwrap(verifyResult(club, session, { ...line, outcome: played(4, 9) }));
  expect(found()).toEqual(['reading']);
  unwrap(recordResult(club, session, { ...line, outcome: played(5, 11), expectedVersion: 1 }));
  expect(found()).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    unwrap(undoChange(club, session));
    expect(found()).toEqual(['reading']);
    unwrap(redoChange(club, session));
    expect(found()).toEqual([]);
  }
});
