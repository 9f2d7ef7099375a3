import { describe, expect, test } from 'vitest';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { explainEntry } from '../../../../main/club/standings/explanation.ts';
import type { SectionView } from '../../../../main/club/model/session.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readStandings, standingsOf } from '../../../../main/club/standings/standings.ts';
import { readExact, toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';
import { cellAt, clubWithEvent, handIn, newEvent, played, sessionOf, testClub, unwrap } from '../../support.ts';

/** Two sections of three tables over the same six boards. */
function twoSections() {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(3), further: [mitchellSpec(3, { phantom: 'NS' })] });
  const [a, b] = sessionOf(club, session).sections;
  if (!a || !b) throw new Error('two sections were asked for');
  const record = (section: SectionView, table: number, tricks: number) => {
    const cell = cellAt(section, 1, table);
    const board = cell.boards[0] ?? 0;
    return unwrap(
      recordResult(club, session, handIn(section, cell, { slotBoard: board, board, outcome: played(4, tricks) })),
    );
  };
  return { club, session, a, b, record };
}

describe('an event of several sections', () => {
  test('has letters, labels of its pairs, and the same boards', () => {
    const { a, b, club } = twoSections();
    expect([a.letter, b.letter]).toEqual(['A', 'B']);
    expect([a.boards, b.boards]).toEqual([6, 6]);
    expect([...a.entries, ...b.entries].map(({ label }) => label)).toEqual(
      ['A', 'B'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((number) => `${letter}${number}`)),
    );
    expect(b.entries.filter(({ phantom }) => phantom).map(({ label }) => label)).toEqual(['B3']);
    expect(listEvents(club).events).toMatchObject([{ tables: 6, expectedResults: 30 }]);
  });

  test('one section has plain numbers', () => {
    const { club, session } = clubWithEvent();
    expect(sessionOf(club, session).sections[0]?.entries[0]?.label).toBe('1');
  });

  test('is one field: a board is compared over all sections, and all pairs are ranked together', () => {
    const { club, session, a, b, record } = twoSections();
    // Board 1, nobody vulnerable: 420 in A, 450 in B.
    record(a, 1, 10);
    record(b, 1, 11);
    const { fields } = unwrap(readStandings(club, session));
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject({ sections: [a.id, b.id], winners: 2 });
    expect(fields[0]?.boards).toMatchObject([
      {
        board: 1,
        actual: 2,
        expected: 2,
        results: [
          { section: a.id, nsPoints: '0', ewPoints: '2' },
          { section: b.id, nsPoints: '2', ewPoints: '0' },
        ],
      },
    ]);
    const [ns, ew] = fields[0]?.rankings ?? [];
    expect(ns?.rows).toHaveLength(5);
    expect(ew?.rows).toHaveLength(6);
    expect(ns?.rows[0]).toMatchObject({ entry: cellAt(b, 1, 1).ns, place: 1, figure: '1' });
    expect(ew?.rows[0]).toMatchObject({ entry: cellAt(a, 1, 1).ew, place: 1, figure: '1' });
  });

  test('a penalty in one section and the explanation count in the common ranking', () => {
    const { club, session, a, b, record } = twoSections();
    record(a, 1, 10);
    record(b, 1, 11);
    const winner = cellAt(b, 1, 1).ns;
    unwrap(
      addPenalty(club, session, {
        entry: winner,
        kind: 'penalty',
        amount: 1000,
        unit: 'percent-of-top',
        reason: 'Late',
      }),
    );
    const [field] = unwrap(readStandings(club, session)).fields;
    expect(field?.rankings[0]?.rows[0]).toMatchObject({ entry: winner, total: '9/5', change: '-1/5' });
    expect(unwrap(explainEntry(club, session, winner))).toMatchObject({ entry: winner });
  });

  test('the diff of a result in one section contains the whole board', () => {
    const { club, session, a, b, record } = twoSections();
    record(a, 1, 10);
    record(b, 1, 11);
    const { change } = record(a, 2, 10);
    unwrap(readStandings(club, session));
    record(b, 2, 9);
    const { standings } = unwrap(readUpdateDiff(club, session, change));
    expect(standings.fields[0]?.boards).toMatchObject([1, { board: 3, actual: 2 }]);
  });

  test('sections apart: a board is compared, and pairs are ranked, within the section; and back', () => {
    const { club, session, a, b, record } = twoSections();
    record(a, 1, 10);
    const { change } = record(b, 1, 11);
    const asked = { method: 'matchpoints', regulation: 'wbf' } as const;
    const together = unwrap(readStandings(club, session)).fields;
    const apart = unwrap(changeScoring(club, session, { ...asked, fields: 'section' }));
    expect(apart.change).toBeGreaterThan(change);
    expect(sessionOf(club, session).scoring).toMatchObject({ version: 2, fields: 'section' });
    const { fields } = unwrap(readStandings(club, session));
    expect(fields).toMatchObject([
      { sections: [a.id], winners: 2, boards: [{ board: 1, actual: 1 }] },
      { sections: [b.id], winners: 2, boards: [{ board: 1, actual: 1 }] },
    ]);
    expect(fields.map(({ rankings }) => rankings.map(({ rows }) => rows.length))).toEqual([
      [3, 3],
      [2, 3],
    ]);
    record(a, 3, 10);
    expect(unwrap(changeScoring(club, session, { ...asked, regulation: 'ebu' }))).toMatchObject({
      change: apart.change + 2,
    });
    expect(sessionOf(club, session).scoring.fields).toBe('section');
    expect(unwrap(changeScoring(club, session, { ...asked, regulation: 'ebu', fields: 'section' }))).toMatchObject({
      change: apart.change + 2,
    });
    unwrap(changeScoring(club, session, { ...asked, fields: 'all' }));
    expect(unwrap(readStandings(club, session)).fields[0]?.boards[0]).toEqual(together[0]?.boards[0]);
  });

  test('whoever has the standings of one field gets the boards of each section anew', () => {
    const { club, session, a, b, record } = twoSections();
    record(a, 1, 10);
    const { change } = record(b, 1, 11);
    unwrap(readStandings(club, session));
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf', fields: 'section' }));
    const { standings } = unwrap(readUpdateDiff(club, session, change));
    expect(standings.fields.map(({ boards }) => boards)).toMatchObject([
      [{ board: 1, actual: 1, results: [{ section: a.id }] }],
      [{ board: 1, actual: 1, results: [{ section: b.id }] }],
    ]);
  });

  test('an event can begin with sections apart', () => {
    const club = testClub();
    const scoring = { method: 'matchpoints', regulation: 'wbf', fields: 'section' } as const;
    const further = [mitchellSpec(3)];
    const { session } = unwrap(createEvent(club, newEvent({ spec: mitchellSpec(3), further, scoring })));
    expect(unwrap(readStandings(club, session)).fields).toHaveLength(2);
  });

  test('sections with one ranking and with two are refused', () => {
    const club = testClub();
    expect(createEvent(club, newEvent({ spec: mitchellSpec(5), further: [howellSpec(5)] }))).toMatchObject({
      code: 'sectionsDiffer',
    });
    const impossible = mitchellSpec(5, { rounds: 9 });
    expect(createEvent(club, newEvent({ spec: mitchellSpec(5), further: [impossible] }))).toMatchObject({
      code: 'movementNotPossible',
    });
    expect(listEvents(club).events).toEqual([]);
  });

  test('several sections of teams are refused, and leave nothing behind', () => {
    const club = testClub();
    const spec = { kind: 'american-whist', teams: 5, boardsPerMatch: 4 } as const;
    expect(createEvent(club, newEvent({ spec, further: [spec] }))).toEqual({
      kind: 'problem',
      code: 'severalSectionsOfTeams',
    });
    expect(listEvents(club).events).toEqual([]);
    unwrap(createEvent(club, newEvent({ spec })));
  });

  test('players of two sections are compared as one field', () => {
    const club = testClub();
    const spec = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;
    const { session } = unwrap(createEvent(club, newEvent({ spec, further: [spec] })));
    const { sections } = sessionOf(club, session);
    expect(sections.flatMap(({ entries }) => entries.map(({ label }) => label))).toHaveLength(16);
    expect(unwrap(readStandings(club, session)).fields.map((field) => field.sections)).toEqual([
      sections.map(({ id }) => id),
    ]);
  });
});

test('a whole evening of two sections of different sizes: each line has a top a board for each comparison', () => {
  const session = sessionView({ sections: [mitchellSpec(7), mitchellSpec(7, { phantom: 'NS' })] });
  const [field] = standingsOf(session).fields;
  if (!field) throw new Error('no standings');
  const sum = (line: number) =>
    (field.rankings[line]?.rows ?? []).reduce(
      (all, { total }) => all + toNumber(readExact(total) ?? { numerator: 0n, denominator: 1n }),
      0,
    );
  // 14 boards, 13 results each, 12 matchpoints a top: half of it on average
  expect(field.boards.map(({ actual, top }) => [actual, top])).toEqual(Array.from({ length: 14 }, () => [13, 24]));
  expect(sum(0)).toBe(14 * 13 * 12);
  expect(sum(1)).toBe(14 * 13 * 12);
});
