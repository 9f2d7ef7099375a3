import { describe, expect, test } from 'vitest';
import { addPenalty, cancelPenalty, type PenaltyInput } from '../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readSessionDiff } from '../../../../main/club/competitions/sessions.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

/** Board 1 at three tables: 420, 420 and 450 to North-South; two pairs are tied for the second place. */
function boardOne() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  for (const [index, outcome] of [played(4, 10), played(4, 10), played(4, 11)].entries()) {
    const cell = cells[index];
    if (cell) unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome })));
  }
  const [first, second, third] = cells.map(({ ns }) => ns) as [number, number, number];
  const give = (entry: number, changes: Partial<PenaltyInput> = {}) =>
    addPenalty(club, session, {
      entry,
      kind: 'penalty',
      amount: 1000,
      unit: 'percent-of-top',
      reason: 'slow play',
      ...changes,
    });
  const rows = () => unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  const places = () => rows().map(({ entry, place, total, change }) => [entry, place, total, change]);
  return { club, session, section, first, second, third, give, rows, places };
}

describe('a penalty', () => {
  test('of ten percent of a top is taken from the total, and splits a tie; no board moves', () => {
    const { club, session, first, second, third, give, places } = boardOne();
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    expect(places()).toEqual([
      [third, 1, '4', '0'],
      [low, 2, '1', '0'],
      [high, 2, '1', '0'],
    ]);
    const boards = unwrap(readStandings(club, session)).fields[0]?.boards;
    unwrap(give(low));
    expect(places()).toEqual([
      [third, 1, '4', '0'],
      [high, 2, '1', '0'],
      [low, 3, '3/5', '-2/5'],
    ]);
    expect(unwrap(readStandings(club, session)).fields[0]?.boards[0]).toBe(boards?.[0]);
  });

  test('a bonus is given, several add up, and the share goes by the new total', () => {
    const { first, give, rows } = boardOne();
    unwrap(give(first, { kind: 'bonus', amount: 150, unit: 'matchpoints', reason: 'no fault' }));
    unwrap(give(first, { amount: 25, unit: 'matchpoints' }));
    expect(rows().find(({ entry }) => entry === first)).toMatchObject({ change: '5/4', total: '9/4', figure: '9/16' });
  });

  test('is in the session with its reason, and its diff is the whole session', () => {
    const { club, session, first, give } = boardOne();
    const before = sessionOf(club, session);
    const { number } = unwrap(give(first, { reason: '  slow play ' }));
    expect(sessionOf(club, session).penalties).toEqual([
      {
        number,
        entry: first,
        kind: 'penalty',
        amount: 1000,
        unit: 'percent-of-top',
        reason: 'slow play',
        at: '2026-11-24T19:30:00.000Z',
      },
    ]);
    expect(unwrap(readSessionDiff(club, session, before.change)).kind).toBe('whole');
  });

  test('is refused without a reason, in IMPs at matchpoints, to a pair that is not there', () => {
    const { club, session, first, give } = boardOne();
    expect(give(first, { reason: ' ' })).toMatchObject({ code: 'noReason' });
    expect(give(first, { unit: 'imps' })).toMatchObject({ code: 'penaltyUnit', unit: 'imps' });
    expect(give(9999)).toMatchObject({ code: 'unknownEntry', entry: 9999 });
    expect(sessionOf(club, session).penalties).toEqual([]);
    const half = clubWithEvent({ spec: mitchellSpec(3, { phantom: 'EW' }) });
    const phantom = sectionOf(half.club, half.session).entries.find((entry) => entry.phantom)?.id ?? 0;
    const given = { entry: phantom, kind: 'penalty', amount: 100, unit: 'matchpoints', reason: 'late' } as const;
    expect(addPenalty(half.club, half.session, given)).toMatchObject({ code: 'phantomEntry' });
    expect(addPenalty(half.club, 99, given)).toMatchObject({ code: 'unknownSession' });
  });

  test('at IMPs is in IMPs, and moves the mean', () => {
    const { club, session, third, give, rows } = boardOne();
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'wbf' }));
    expect(give(third)).toMatchObject({ code: 'penaltyUnit', unit: 'percent-of-top' });
    const before = rows().find(({ entry }) => entry === third);
    unwrap(give(third, { amount: 300, unit: 'imps' }));
    const after = rows().find(({ entry }) => entry === third);
    expect(Number(after?.total) - Number(before?.total)).toBe(-3);
    expect(Number(after?.figure) - Number(before?.figure)).toBe(-3);
  });
});

describe('taking back', () => {
  test('one penalty leaves the others; twice is a problem', () => {
    const { club, session, first, second, give } = boardOne();
    const one = unwrap(give(first));
    const other = unwrap(give(second));
    unwrap(cancelPenalty(club, session, one.number));
    expect(sessionOf(club, session).penalties.map(({ number }) => number)).toEqual([other.number]);
    expect(cancelPenalty(club, session, one.number)).toMatchObject({ code: 'unknownPenalty', number: one.number });
  });

  test('undo goes back step by step, then to what was recorded before', () => {
    const { club, session, first, second, give, places } = boardOne();
    unwrap(give(first));
    const one = places();
    const { number } = unwrap(give(second));
    unwrap(cancelPenalty(club, session, number));
    expect(unwrap(undoChange(club, session)).scope).toEqual({ subject: 'penalty', entries: [second] });
    expect(sessionOf(club, session).penalties).toHaveLength(2);
    unwrap(undoChange(club, session));
    expect(places()).toEqual(one);
    const before = sessionOf(club, session).change;
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session)).toMatchObject({ penalties: [], results: [{}, {}, {}] });
    expect(unwrap(readSessionDiff(club, session, before)).kind).toBe('whole');
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session)).toMatchObject({ penalties: [], results: [{}, {}] });
  });

  test('undo brings back a penalty with the totals it was given to', () => {
    const { club, session, first, give } = boardOne();
    const { number } = unwrap(give(first));
    unwrap(cancelPenalty(club, session, number));
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'wbf' }));
    unwrap(undoChange(club, session));
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session)).toMatchObject({ scoring: { method: 'matchpoints' }, penalties: [{ number }] });
  });
});
