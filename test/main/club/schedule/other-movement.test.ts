/** Another movement for an event that has started and has no results yet: names stay, and it can be undone. */
import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { Club } from '../../../../main/club/club.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import type { ContinuationRule } from '../../../../src/movement/continuation/change.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { cellAt, clubWithEvent, handIn, newEvent, sectionOf, sessionOf, unwrap } from '../../support.ts';

function playersOf(number: number): [string, string] {
  return [`Ann ${number}`, `Bob ${number}`];
}

/** Names for every pair that is there: the number it has now is its surname. */
function nameAll(club: Club, session: number): void {
  const { entries } = sectionOf(club, session);
  const named = entries.filter(({ phantom }) => !phantom);
  unwrap(
    writeNames(
      club,
      session,
      named.map(({ id, number }) => ({ entry: id, players: playersOf(number) })),
    ),
  );
}

function propose(club: Club, session: number, boards: number) {
  const request = {
    section: sectionOf(club, session).id,
    change: { kind: 'other-movement' as const, boards },
    from: 1,
  };
  return { request, answer: unwrap(proposeScheduleChange(club, session, request)) };
}

type OtherMovement = Extract<ContinuationRule, { readonly kind: 'other-movement' }>;

/** Takes the first of the proposals that fits. */
function take(club: Club, session: number, boards: number, fits: (rule: OtherMovement) => boolean): void {
  const { request, answer } = propose(club, session, boards);
  const chosen = answer.proposals.find(({ rule }) => rule.kind === 'other-movement' && fits(rule));
  if (!chosen) throw new Error('no such movement is proposed');
  const { version, frozen } = answer;
  unwrap(applyScheduleChange(club, session, { ...request, version, frozen, key: chosen.key }));
}

/** Who sits where in round 1. */
function seatedNames(club: Club, session: number): readonly string[] {
  const { cells, entries } = sectionOf(club, session);
  const name = (entry: number) => entries.find(({ id }) => id === entry)?.players[0] ?? '';
  return cells
    .filter(({ round }) => round === 1)
    .flatMap(({ table, ns, ew }) => [`${table} NS ${name(ns)}`, `${table} EW ${name(ew)}`])
    .toSorted();
}

test.each<[string, MovementSpec]>([
  ['a Mitchell', mitchellSpec(7)],
  ['a Howell', howellSpec(6)],
])('%s becomes another movement: everybody sits where he sat, with his name', (_, spec) => {
  const { club, session } = clubWithEvent({ spec });
  nameAll(club, session);
  for (const _ of [1, 2]) unwrap(moveSessionClock(club, session, { action: 'next' }));
  const before = sectionOf(club, session);
  const names = seatedNames(club, session);
  take(club, session, 24, (rule) => rule.spec.kind !== spec.kind);
  const after = sectionOf(club, session);
  expect(after.spec.kind).not.toBe(spec.kind);
  expect(after.spec).toMatchObject({ rounds: after.rounds });
  expect(seatedNames(club, session)).toEqual(names);
  expect(new Set(after.entries.map(({ id }) => id))).toEqual(new Set(before.entries.map(({ id }) => id)));
  expect(sessionOf(club, session)).toMatchObject({
    clock: { round: 2 },
    eventName: sessionOf(club, session).eventName,
  });

  unwrap(undoChange(club, session));
  expect(sectionOf(club, session)).toEqual({ ...before, scheduleVersion: 3 });
  unwrap(redoChange(club, session));
  expect(sectionOf(club, session)).toEqual({ ...after, scheduleVersion: 4 });
});

test('a half table stays one, wherever the movement leaves its pair out', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(6, { phantom: 'EW' }) });
  nameAll(club, session);
  const names = sectionOf(club, session)
    .entries.map(({ players }) => players[0])
    .filter((name) => name !== '');
  take(club, session, 20, ({ winners }) => winners === 1);
  const { entries, cells } = sectionOf(club, session);
  expect(entries.filter(({ phantom }) => phantom)).toHaveLength(1);
  expect(new Set(entries.filter(({ phantom }) => !phantom).map(({ players }) => players[0]))).toEqual(new Set(names));
  const missing = entries.find(({ phantom }) => phantom)?.id;
  for (const { ns, ew, absent } of cells) expect(absent.includes(missing ?? 0)).toBe([ns, ew].includes(missing ?? 0));
});

test('it plays: results are recorded and ranked, and the movement can then be lengthened and not replaced', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(7, { rounds: 6 }) });
  take(club, session, 14, ({ spec }) => spec.kind === 'mitchell' && spec.rounds === 7);
  const section = sectionOf(club, session);
  const cell = cellAt(section, 1, 3);
  const [board = 0] = cell.boards;
  unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, board })));
  expect(unwrap(readStandings(club, session)).fields[0]?.rankings).toHaveLength(section.winners);
  const request = { section: section.id, change: { kind: 'other-movement' as const, boards: 24 }, from: 1 };
  expect(proposeScheduleChange(club, session, request)).toMatchObject({
    code: 'changeNotPossible',
    cause: { code: 'has-results', round: 1, table: 3 },
  });
});

test('a movement that was replaced is known again: its walk goes on where a round is added', () => {
  const { club, session } = clubWithEvent({ spec: howellSpec(7) });
  take(club, session, 12, ({ spec }) => spec.kind === 'mitchell' && spec.rounds === 6);
  const request = { section: sectionOf(club, session).id, change: { kind: 'rounds' as const, rounds: 7 }, from: 1 };
  const { proposals } = unwrap(proposeScheduleChange(club, session, request));
  expect(proposals[0]?.rule).toEqual({ kind: 'added-rounds', rounds: 1, how: 'walk' });
});

test('sections keep as many rankings as the others have', () => {
  const { club } = clubWithEvent();
  const sections = { spec: mitchellSpec(7), further: [mitchellSpec(7)] };
  const { session } = unwrap(createEvent(club, { ...newEvent(), ...sections }));
  const winners = propose(club, session, 14).answer.proposals.map(({ rule }) =>
    rule.kind === 'other-movement' ? rule.winners : 0,
  );
  expect(new Set(winners)).toEqual(new Set([2]));
});

test('where no movement has about so many boards, that is said', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(7) });
  const request = {
    section: sectionOf(club, session).id,
    change: { kind: 'other-movement' as const, boards: 900 },
    from: 1,
  };
  expect(proposeScheduleChange(club, session, request)).toMatchObject({
    cause: { code: 'no-such-movement', boards: 900 },
  });
});

test('the movement that stands is none of the others, however its missing pair is written', () => {
  const spec = { ...mitchellSpec(11, { rounds: 9, boardsPerRound: 3 }), phantom: null, arrowSwitch: 0, even: 'share' };
  const { club, session } = clubWithEvent({ spec: spec as MovementSpec });
  const { answer } = propose(club, session, 27);
  const straight = answer.proposals.filter(
    ({ rule }) => rule.kind === 'other-movement' && rule.spec.kind === 'mitchell',
  );
  expect(answer.proposals.length).toBeGreaterThan(1);
  expect(straight.map(({ shifts }) => shifts.length).filter((moved) => moved === 0)).toEqual([]);
});
