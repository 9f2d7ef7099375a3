/** Changes of the schedule of a running session, on a real file: proposed, applied, taken back, read again. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import {
  applyScheduleChange,
  proposeScheduleChange,
  type ScheduleRequest,
} from '../../../../main/club/schedule/proposals.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { revertSchedule } from '../../../../main/club/schedule/revert.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import {
  cellAt,
  clubWithEvent,
  handIn,
  newEvent,
  sectionOf,
  sessionOf,
  temporaryFolder,
  testClock,
  testClub,
  unwrap,
} from '../../support.ts';

function playRound(club: Club, session: number, round: number): void {
  const section = sectionOf(club, session);
  for (const cell of section.cells.filter((one) => one.round === round && !one.sitOut)) {
    for (const board of cell.boards)
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, board })));
  }
}

function asked(club: Club, session: number, change: ScheduleChange): ScheduleRequest {
  return { section: sectionOf(club, session).id, change, from: 1 };
}

/** The ruling on a line of round 4. */
function ruling({ results }: SessionView) {
  return results.find(({ round }) => round === 4)?.outcome;
}

/** Applies the best proposal. */
function change(club: Club, session: number, happens: ScheduleChange): number {
  const what = asked(club, session, happens);
  const { version, frozen, proposals } = unwrap(proposeScheduleChange(club, session, what));
  return unwrap(applyScheduleChange(club, session, { ...what, version, frozen, key: proposals[0]?.key ?? '' })).change;
}

test('rounds are cut, and the cut is taken back', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
  playRound(club, session, 1);
  const before = sessionOf(club, session);
  const heard: number[] = [];
  club.updates.subscribe((notice) => notice.kind === 'session' && heard.push(notice.change));
  const cut = change(club, session, { kind: 'rounds', rounds: 3 });
  expect(sectionOf(club, session)).toMatchObject({ rounds: 3, scheduleVersion: 2 });
  expect(sectionOf(club, session).cells).toHaveLength(15);
  expect(sessionOf(club, session).results).toEqual(before.results);
  expect(unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows[0]?.byRound).toHaveLength(3);
  const { change: undone } = unwrap(revertSchedule(club, session));
  expect(heard).toEqual([cut, undone]);
  expect(sectionOf(club, session)).toEqual({ ...before.sections[0], scheduleVersion: 3 });
  expect(revertSchedule(club, session)).toMatchObject({ code: 'nothingToUndo' });
});

test('a late pair sits down in the round that has been called; not after it, nor where a later round is named', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5, { phantom: 'EW' }) });
  for (const _ of [1, 2]) unwrap(moveSessionClock(club, session, { action: 'next' }));
  const late = asked(club, session, { kind: 'late-pairs', pairs: 1 });
  const kinds = (from: number) =>
    unwrap(proposeScheduleChange(club, session, { ...late, from })).proposals.map(({ rule }) => rule.kind);
  expect(kinds(3)).toEqual(['joins-now', 'joins']);
  expect(kinds(4)).toEqual(['joins']);
  const idle = sectionOf(club, session).cells.find(({ round, sitOut }) => round === 2 && sitOut);
  change(club, session, { kind: 'late-pairs', pairs: 1 });
  const section = sectionOf(club, session);
  expect(section.cells.filter(({ sitOut }) => sitOut).map(({ round }) => round)).toEqual([1]);
  const cell = cellAt(section, 2, idle?.table ?? 0);
  expect(cell).toMatchObject({ ns: idle?.ns, ew: idle?.ew, boards: idle?.boards, sitOut: false });
  unwrap(
    recordResult(club, session, handIn(section, cell, { slotBoard: cell.boards[0] ?? 0, board: cell.boards[0] ?? 0 })),
  );
  expect(revertSchedule(club, session)).toMatchObject({ code: 'scheduleInUse', round: 2 });
});

test('no late pair sits down in a round whose results are all in', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5, { phantom: 'EW' }) });
  unwrap(moveSessionClock(club, session, { action: 'next' }));
  playRound(club, session, 1);
  const late = asked(club, session, { kind: 'late-pairs', pairs: 1 });
  const { proposals } = unwrap(proposeScheduleChange(club, session, late));
  expect(proposals.map(({ rule }) => rule.kind)).toEqual(['joins']);
});

test('a movement whose missing pair came is the one with all its pairs, and again without it when that is taken back', () => {
  for (const spec of [howellSpec(5, { phantom: true }), mitchellSpec(7, { phantom: 'EW' })]) {
    const { club, session } = clubWithEvent({ spec });
    change(club, session, { kind: 'late-pairs', pairs: 1 });
    expect(sectionOf(club, session).spec).toEqual({ ...spec, phantom: spec.kind === 'howell' ? false : null });
    unwrap(revertSchedule(club, session));
    expect(sectionOf(club, session).spec).toEqual(spec);
  }
});

test('a late pair takes the free seat, plays, is named and ranked; what was entered stays', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5, { phantom: 'EW' }) });
  playRound(club, session, 1);
  const results = sessionOf(club, session).results;
  change(club, session, { kind: 'late-pairs', pairs: 1 });
  const section = sectionOf(club, session);
  const late = section.entries.find(({ number }) => number === 10);
  expect(late?.phantom).toBe(false);
  expect(cellAt(section, 1, 5)).toMatchObject({ sitOut: true, absent: [late?.id] });
  expect(section.cells.filter(({ round, sitOut }) => round > 1 && sitOut)).toEqual([]);
  unwrap(writeNames(club, session, [{ entry: late?.id ?? 0, players: ['Ann', 'Bob'] }]));
  playRound(club, session, 2);
  expect(sessionOf(club, session).results.slice(0, results.length)).toEqual(results);
  const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[1]?.rows;
  expect(rows?.find(({ entry }) => entry === late?.id)?.boards).toBe(2);
  expect(revertSchedule(club, session)).toMatchObject({ code: 'scheduleInUse', round: 2 });
});

test('a rover comes and goes; undone, its number waits', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(7) });
  playRound(club, session, 1);
  change(club, session, { kind: 'late-pairs', pairs: 1 });
  const rover = sectionOf(club, session).entries.find(({ number }) => number === 15);
  expect(rover?.line).toBe('NS');
  unwrap(revertSchedule(club, session));
  expect(sectionOf(club, session).entries).toHaveLength(14);
  change(club, session, { kind: 'late-pairs', pairs: 1 });
  expect(sectionOf(club, session).entries.find(({ number }) => number === 15)?.id).toBe(rover?.id);
  playRound(club, session, 2);
  expect(sessionOf(club, session).results).toHaveLength(28);
  change(club, session, { kind: 'pair-leaves', pair: 15 });
  expect(sectionOf(club, session).gone).toEqual([rover?.id]);
});

test('changes are taken back one after the other, also after a restart', () => {
  const clock = testClock();
  const file = join(temporaryFolder(), 'club.sqlite');
  const first = testClub(clock, file);
  const { session } = unwrap(createEvent(first, newEvent({ spec: howellSpec(4) })));
  playRound(first, session, 1);
  const begun = sectionOf(first, session).cells;
  change(first, session, { kind: 'rounds', rounds: 6 });
  const cut = sectionOf(first, session).cells;
  change(first, session, { kind: 'boards-per-round', boards: 2 });
  first.store.close();
  const again = testClub(clock, file);
  expect(sectionOf(again, session)).toMatchObject({ scheduleVersion: 3, boardsPerRound: 2, rounds: 6 });
  unwrap(revertSchedule(again, session));
  expect(sectionOf(again, session).cells).toEqual(cut);
  unwrap(revertSchedule(again, session));
  expect(sectionOf(again, session).cells).toEqual(begun);
});

test('rounds added after the end are played on', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5, { rounds: 4 }) });
  unwrap(moveSessionClock(club, session, { action: 'start' }));
  for (let round = 1; round <= 4; round += 1) unwrap(moveSessionClock(club, session, { action: 'next' }));
  expect(sessionOf(club, session).clock.round).toBe(5);
  change(club, session, { kind: 'rounds', rounds: 5 });
  expect(sessionOf(club, session).clock).toEqual({ round: 4, onBreak: false, endsAt: null, secondsLeft: 0 });
  playRound(club, session, 5);
  expect(sessionOf(club, session).results).toHaveLength(10);
});

test('what was proposed before somebody played on is proposed no more', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
  const what = asked(club, session, { kind: 'rounds', rounds: 4 });
  const { version, frozen, proposals } = unwrap(proposeScheduleChange(club, session, what));
  const chosen = { ...what, version, frozen, key: proposals[0]?.key ?? '' };
  playRound(club, session, 1);
  expect(applyScheduleChange(club, session, chosen)).toEqual({ kind: 'problem', code: 'scheduleMovedOn' });
  expect(proposeScheduleChange(club, session, asked(club, session, { kind: 'pair-leaves', pair: 99 }))).toMatchObject({
    code: 'changeNotPossible',
    cause: { code: 'no-such-pair', pair: 99 },
  });
  expect(proposeScheduleChange(club, session, { ...what, section: 99 })).toMatchObject({ code: 'unknownSection' });
});

test.each([{ kind: 'notPlayed' } as const, { kind: 'award', ns: 50, ew: 50 } as const])(
  'a ruling on a board of a later round ($kind) is not play',
  (outcome) => {
    const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
    playRound(club, session, 1);
    const section = sectionOf(club, session);
    unwrap(recordResult(club, session, handIn(section, cellAt(section, 4, 2), { outcome, typed: '' })));
    const leaves = asked(club, session, { kind: 'pair-leaves', pair: 5 });
    expect(unwrap(proposeScheduleChange(club, session, leaves)).frozen).toBe(1);
    // A cut takes the ruling away with its line; undone, it stands again, and redone it goes again.
    const before = sessionOf(club, session);
    const cut = asked(club, session, { kind: 'rounds', rounds: 3 });
    expect(unwrap(proposeScheduleChange(club, session, cut)).proposals[0]?.warnings).toEqual([
      { code: 'rulings-go', lines: 1 },
    ]);
    change(club, session, { kind: 'rounds', rounds: 3 });
    expect(sessionOf(club, session).results).toHaveLength(10);
    unwrap(undoChange(club, session));
    expect(ruling(sessionOf(club, session))).toEqual(ruling(before));
    unwrap(redoChange(club, session));
    expect(sessionOf(club, session).results).toHaveLength(10);
    unwrap(revertSchedule(club, session));
    expect(ruling(sessionOf(club, session))).toEqual(ruling(before));
    change(club, session, { kind: 'rounds', rounds: 4 });
    expect(sessionOf(club, session).results).toHaveLength(11);
  },
);

test('a pair leaves or is replaced although a later line of it has a ruling, which goes', () => {
  for (const kind of ['pair-leaves', 'pair-replaced'] as const) {
    const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
    playRound(club, session, 1);
    const section = sectionOf(club, session);
    const cell = cellAt(section, 4, 2);
    unwrap(recordResult(club, session, handIn(section, cell, { outcome: { kind: 'notPlayed' }, typed: 'np' })));
    const pair = section.entries.find(({ id }) => id === cell.ew)?.number ?? 0;
    const what = asked(club, session, { kind, pair });
    const { version, frozen, proposals } = unwrap(proposeScheduleChange(club, session, what));
    const [first, second] = proposals;
    expect(first?.rule.kind).toBe(kind === 'pair-leaves' ? 'opponents-sit-out' : 'substitutes');
    // Substitutes leave every line where it is.
    const chosen = kind === 'pair-leaves' ? first : second;
    unwrap(applyScheduleChange(club, session, { ...what, version, frozen, key: chosen?.key ?? '' }));
    expect(sessionOf(club, session).results.filter(({ round }) => round === 4)).toEqual([]);
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).results.filter(({ round }) => round === 4)).toHaveLength(1);
  }
});

test('a pair leaves in the round in play where the director says so and nothing is typed at its table', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
  for (const _ of [1, 2]) unwrap(moveSessionClock(club, session, { action: 'next' }));
  const leaving = (from: number) => {
    const what = { ...asked(club, session, { kind: 'pair-leaves', pair: 8 }), from };
    return { what, answer: unwrap(proposeScheduleChange(club, session, what)) };
  };
  const { what, answer } = leaving(2);
  const { version, frozen, proposals } = answer;
  unwrap(applyScheduleChange(club, session, { ...what, version, frozen, key: proposals[0]?.key ?? '' }));
  const idle = () =>
    sectionOf(club, session)
      .cells.filter(({ sitOut }) => sitOut)
      .map(({ round }) => round);
  expect(idle()).toEqual([2, 3, 4, 5]);
  unwrap(undoChange(club, session));
  const later = leaving(3);
  const [first] = later.answer.proposals;
  unwrap(
    applyScheduleChange(club, session, { ...later.what, version: later.answer.version, frozen, key: first?.key ?? '' }),
  );
  expect(idle()).toEqual([3, 4, 5]);
});

test('substitutes can come in in the last round', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
  for (const _ of [1, 2, 3, 4, 5]) unwrap(moveSessionClock(club, session, { action: 'next' }));
  const what = asked(club, session, { kind: 'pair-replaced', pair: 3 });
  expect(unwrap(proposeScheduleChange(club, session, what)).proposals.map(({ rule }) => rule)).toEqual([
    { kind: 'substitutes', pair: 3 },
  ]);
});

test('after wrong boards at a table, everybody plays on as scheduled', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(7) });
  for (const round of [1, 2]) playRound(club, session, round);
  unwrap(moveSessionClock(club, session, { action: 'start' }));
  for (const _ of [1, 2]) unwrap(moveSessionClock(club, session, { action: 'next' }));
  const before = sectionOf(club, session).cells;
  change(club, session, { kind: 'wrong-boards', round: 3, table: 4, firstBoard: 1 });
  const after = sectionOf(club, session).cells;
  expect(after.filter(({ round }) => round > 3)).toEqual(before.filter(({ round }) => round > 3));
  expect(cellAt(sectionOf(club, session), 3, 4).boards).toEqual([1, 2]);
});
