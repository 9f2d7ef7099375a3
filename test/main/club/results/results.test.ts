import { openClub } from '../../../../main/club/club.ts';
import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { resultHistory } from '../../../../main/club/results/history.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { mitchellSpec } from '../../../builders.ts';
import {
  cellAt,
  clubWithEvent,
  handIn,
  newEvent,
  played,
  sectionOf,
  sessionOf,
  testClock,
  unwrap,
} from '../../support.ts';

const outcomes: readonly Outcome[] = [
  { kind: 'passedOut' },
  {
    kind: 'played',
    contract: { level: 4, strain: 'S', risk: 'X' },
    declarer: 'E',
    tricks: 9,
    lead: { suit: 'D', rank: 'K' },
  },
  { kind: 'played', contract: { level: 7, strain: 'NT', risk: 'XX' }, declarer: 'S', tricks: 0, lead: null },
  { kind: 'score', score: -420 },
  { kind: 'award', ns: 60, ew: 33.33 },
  { kind: 'notPlayed' },
];

function evening(changes: Parameters<typeof clubWithEvent>[0] = {}, clock = testClock()) {
  const { club, session } = clubWithEvent(changes, clock);
  const section = sectionOf(club, session);
  return { club, session, section, first: cellAt(section, 1, 1), clock };
}

describe('recording', () => {
  test.each(outcomes)('keeps what happened: $kind', (outcome) => {
    const { club, session, section, first } = evening();
    const recorded = unwrap(recordResult(club, session, handIn(section, first, { outcome, typed: 'x' })));
    expect(recorded.result).toMatchObject({ outcome, version: 1, typed: 'x', ns: first.ns, ew: first.ew });
    expect(sessionOf(club, session).results).toEqual([recorded.result]);
    expect(sessionOf(club, session).change).toBe(recorded.change);
  });

  test('signs the score from North-South by the board’s vulnerability', () => {
    const { club, session, section, first } = evening();
    // Board 2: North-South vulnerable.
    const handedIn = handIn(section, first, { slotBoard: 2, outcome: played(4, 10, 'S') });
    expect(unwrap(recordResult(club, session, handedIn)).result?.score).toBe(620);
  });

  test('counts the change and the time', () => {
    const { club, session, section, first, clock } = evening();
    expect(sessionOf(club, session)).toMatchObject({ change: 0, savedAt: null });
    clock.forward(60);
    const { change, result } = unwrap(recordResult(club, session, handIn(section, first)));
    expect(sessionOf(club, session)).toMatchObject({ change, savedAt: '2026-11-24T19:31:00.000Z' });
    expect(result?.at).toBe('2026-11-24T19:31:00.000Z');
  });

  test('a correction is a new version; the earlier one stays', () => {
    const { club, session, section, first } = evening();
    recordResult(club, session, handIn(section, first, { outcome: played(4, 10) }));
    const corrected = handIn(section, first, { outcome: played(4, 9), expectedVersion: 1 });
    expect(unwrap(recordResult(club, session, corrected)).result).toMatchObject({ version: 2, score: -50 });
    const history = unwrap(resultHistory(club, session, handIn(section, first)));
    expect(history.map(({ version, outcome }) => [version, outcome])).toEqual([
      [1, played(4, 10)],
      [2, played(4, 9)],
    ]);
    expect(sessionOf(club, session).results).toHaveLength(1);
  });

  test('what differs from the schedule is recorded as it happened: directions, pairs, board', () => {
    const { club, session, section, first } = evening();
    const second = cellAt(section, 1, 2);
    const turned = handIn(section, first, { ns: first.ew, ew: first.ns });
    expect(unwrap(recordResult(club, session, turned)).result).toMatchObject({ ns: first.ew, ew: first.ns });
    const others = handIn(section, second, { ns: first.ns, ew: second.ew, board: 6 });
    expect(unwrap(recordResult(club, session, others)).result).toMatchObject({
      board: 6,
      slotBoard: 3,
      ns: first.ns,
      ew: second.ew,
    });
  });

  test('a board not played leaves its pairs free to play it elsewhere', () => {
    const { club, session, section, first } = evening();
    unwrap(recordResult(club, session, handIn(section, first, { outcome: { kind: 'notPlayed' } })));
    const later = handIn(section, cellAt(section, 2, 1), { board: 1, ns: first.ns, ew: first.ew });
    expect(unwrap(recordResult(club, session, later)).result).toMatchObject({ board: 1, round: 2 });
  });
});

test('that a board was not played can be said of pairs who played it elsewhere', () => {
  const { club, session, section, first } = evening();
  const elsewhere = handIn(section, cellAt(section, 2, 1), { board: 1, ns: first.ns, ew: first.ew });
  unwrap(recordResult(club, session, elsewhere));
  const notPlayed = handIn(section, first, { outcome: { kind: 'notPlayed' } });
  expect(unwrap(recordResult(club, session, notPlayed)).result).toMatchObject({ outcome: { kind: 'notPlayed' } });
});

describe('refusing', () => {
  test('a session that is not there', () => {
    const { club, section, first } = evening();
    expect(recordResult(club, 99, handIn(section, first))).toMatchObject({ code: 'unknownSession', session: 99 });
    expect(undoChange(club, 99)).toMatchObject({ code: 'unknownSession' });
    expect(resultHistory(club, 99, handIn(section, first))).toMatchObject({ code: 'unknownSession' });
  });

  test.each([
    ['a table the round does not have', { table: 9 }],
    ['a round the movement does not have', { round: 9 }],
    ['a board the table does not play in that round', { slotBoard: 3 }],
    ['a section of nobody', { section: 99 }],
  ])('%s', (_, changes) => {
    const { club, session, section, first } = evening();
    expect(recordResult(club, session, handIn(section, first, changes))).toMatchObject({ code: 'slotNotScheduled' });
  });

  test('a line of another session', () => {
    const { club, section, first } = evening();
    const other = unwrap(createEvent(club, newEvent())).session;
    expect(recordResult(club, other, handIn(section, first))).toMatchObject({ code: 'slotNotScheduled' });
  });

  test('a table that sits out, and the phantom pair', () => {
    const { club, session, section } = evening({ spec: mitchellSpec(3, { phantom: 'EW' }) });
    const phantom = section.entries.find((entry) => entry.phantom);
    const sitOut = section.cells.find((cell) => cell.sitOut);
    const playing = section.cells.find((cell) => !cell.sitOut);
    if (!phantom || !sitOut || !playing) throw new Error('the movement has no phantom');
    expect(recordResult(club, session, handIn(section, sitOut))).toMatchObject({ code: 'sitOut' });
    expect(recordResult(club, session, handIn(section, playing, { ew: phantom.id }))).toMatchObject({
      code: 'phantomEntry',
      entry: phantom.id,
    });
  });

  test('pairs and boards that are not there', () => {
    const { club, session, section, first } = evening();
    const refusal = (changes: object) => recordResult(club, session, handIn(section, first, changes));
    expect(refusal({ ns: 99 })).toMatchObject({ code: 'unknownEntry', entry: 99 });
    expect(refusal({ ew: first.ns })).toMatchObject({ code: 'samePair', entry: first.ns });
    expect(refusal({ board: 7 })).toMatchObject({ code: 'unknownBoard', board: 7, boards: 6 });
  });

  test('a score no contract is worth, with the nearest that exist', () => {
    const { club, session, section, first } = evening();
    const impossible = handIn(section, first, { outcome: { kind: 'score', score: 410 } });
    expect(recordResult(club, session, impossible)).toMatchObject({
      code: 'impossibleScore',
      board: 1,
      score: 410,
      nearest: [400, 420],
    });
  });

  test('a pair twice on a board, and says where it was', () => {
    const { club, session, section, first } = evening();
    recordResult(club, session, handIn(section, first));
    const again = handIn(section, cellAt(section, 2, 2), { board: 1, ew: first.ew });
    expect(recordResult(club, session, again)).toMatchObject({
      code: 'pairAlreadyPlayed',
      board: 1,
      entry: first.ew,
      round: 1,
      table: 1,
    });
    const otherWay = handIn(section, cellAt(section, 2, 2), { board: 1, ns: first.ew, ew: cellAt(section, 2, 2).ns });
    expect(recordResult(club, session, otherWay)).toMatchObject({ code: 'pairAlreadyPlayed', entry: first.ew });
  });

  test('writes nothing', () => {
    const { club, session, section, first } = evening();
    recordResult(club, session, handIn(section, first, { ns: 99 }));
    expect(sessionOf(club, session)).toMatchObject({ change: 0, results: [] });
  });
});

describe('two who write the same line', () => {
  test('the second is told what stands there now', () => {
    const { club, session, section, first } = evening();
    const { result } = unwrap(recordResult(club, session, handIn(section, first, { outcome: played(4, 10) })));
    const late = recordResult(club, session, handIn(section, first, { outcome: played(4, 9) }));
    expect(late).toEqual({ kind: 'problem', code: 'versionConflict', ...result });
    expect(sessionOf(club, session).results).toEqual([result]);
  });

  test('who corrects what was taken away meanwhile is told that nothing stands there', () => {
    const { club, session, section, first } = evening();
    recordResult(club, session, handIn(section, first));
    recordResult(club, session, handIn(section, first, { outcome: null, expectedVersion: 1 }));
    expect(recordResult(club, session, handIn(section, first, { expectedVersion: 1 }))).toEqual({
      kind: 'problem',
      code: 'versionConflict',
    });
  });
});

describe('taking away', () => {
  test('leaves no result and keeps its history; the line can be written again', () => {
    const { club, session, section, first } = evening();
    recordResult(club, session, handIn(section, first, { outcome: played(4, 10) }));
    const erased = unwrap(recordResult(club, session, handIn(section, first, { outcome: null, expectedVersion: 1 })));
    expect(erased.result).toBeNull();
    expect(sessionOf(club, session).results).toEqual([]);
    const again = unwrap(recordResult(club, session, handIn(section, first)));
    expect(again.result?.version).toBe(3);
    const history = unwrap(resultHistory(club, session, handIn(section, first)));
    expect(history.map(({ outcome }) => outcome?.kind ?? null)).toEqual(['played', null, 'passedOut']);
  });

  test('what is not there is refused', () => {
    const { club, session, section, first } = evening();
    expect(recordResult(club, session, handIn(section, first, { outcome: null }))).toMatchObject({
      code: 'nothingToErase',
    });
  });
});

describe('undo', () => {
  test('takes back the newest, then the one before, then nothing', () => {
    const { club, session, section, first } = evening();
    const one = unwrap(recordResult(club, session, handIn(section, first, { outcome: played(4, 10) })));
    const corrected = handIn(section, first, { outcome: played(4, 9), expectedVersion: 1, typed: '4s-1' });
    const two = unwrap(recordResult(club, session, corrected));
    expect(unwrap(undoChange(club, session)).undone).toBe(two.change);
    expect(sessionOf(club, session).results).toMatchObject([{ version: 3, outcome: played(4, 10), typed: 'p' }]);
    const last = unwrap(undoChange(club, session));
    expect(last.undone).toBe(one.change);
    expect(sessionOf(club, session).results).toEqual([]);
    expect(undoChange(club, session)).toEqual({
      direction: 'undo',
      change: last.change,
      undone: null,
      scope: null,
      made: null,
    });
  });

  test('brings back what was taken away', () => {
    const { club, session, section, first } = evening();
    recordResult(club, session, handIn(section, first, { outcome: played(3, 9) }));
    recordResult(club, session, handIn(section, first, { outcome: null, expectedVersion: 1 }));
    undoChange(club, session);
    expect(sessionOf(club, session).results).toMatchObject([{ outcome: played(3, 9), version: 3 }]);
  });

  test('after an undo, a new result is the next to be taken back', () => {
    const { club, session, section, first } = evening();
    const one = unwrap(recordResult(club, session, handIn(section, first)));
    recordResult(club, session, handIn(section, first, { slotBoard: 2 }));
    undoChange(club, session);
    const three = unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, 2))));
    expect(unwrap(undoChange(club, session)).undone).toBe(three.change);
    expect(unwrap(undoChange(club, session)).undone).toBe(one.change);
  });

  test('a board that moved to another line and back', () => {
    const { club, session, section, first } = evening();
    const elsewhere = handIn(section, cellAt(section, 2, 1), { board: 1, ns: first.ns, ew: first.ew });
    recordResult(club, session, handIn(section, first));
    recordResult(club, session, handIn(section, first, { outcome: null, expectedVersion: 1 }));
    recordResult(club, session, elsewhere);
    for (let step = 0; step < 2; step += 1) undoChange(club, session);
    expect(sessionOf(club, session).results).toMatchObject([{ round: 1, board: 1 }]);
  });
});

describe('notices', () => {
  test('tells each change once, and nothing of what was refused', () => {
    const { club, session, section, first } = evening();
    const heard: unknown[] = [];
    const unsubscribe = club.updates.subscribe((notice) => heard.push(notice));
    const { change } = unwrap(recordResult(club, session, handIn(section, first)));
    recordResult(club, session, handIn(section, first));
    const undone = unwrap(undoChange(club, session));
    undoChange(club, session);
    unsubscribe();
    recordResult(club, session, handIn(section, first));
    expect(heard).toEqual([
      { kind: 'session', session, change },
      { kind: 'session', session, change: undone.change },
    ]);
  });
});

test('a club’s file is open once: two programs would answer from what each remembers', () => {
  const { club } = evening();
  expect(openClub(club.store.file, { now: club.now })).toEqual({
    kind: 'problem',
    code: 'alreadyOpen',
    file: club.store.file,
  });
});
