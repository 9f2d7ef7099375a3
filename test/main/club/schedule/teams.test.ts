/** Changes of the schedule of teams on a real file: proposed, applied, taken back, ranked. */
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import type { TeamProposalView } from '../../../../main/club/model/schedule.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { revertSchedule } from '../../../../main/club/schedule/revert.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import { cellAt, handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

const POULE = {
  kind: 'poule',
  teams: 6,
  boardsPerMatch: 4,
  legs: 1,
  from: 1,
  rounds: 5,
  segments: 1,
  supply: 'dealt',
} as const;

function teamEvent(spec: TeamSpec) {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  return { club, session };
}

function play(club: Club, session: number, round: number, tables: readonly number[] | 'all' = 'all'): void {
  const section = sectionOf(club, session);
  for (const cell of section.cells.filter((one) => one.round === round && !one.sitOut)) {
    if (tables !== 'all' && !tables.includes(cell.table)) continue;
    for (const board of cell.boards) {
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, board })));
    }
  }
}

/** Applies the proposal that fits. */
function change(
  club: Club,
  session: number,
  happens: ScheduleChange,
  fits: (way: TeamProposalView) => boolean = () => true,
): TeamProposalView {
  const asked = { section: sectionOf(club, session).id, change: happens, from: 1 };
  const { version, frozen, teams, proposals } = unwrap(proposeScheduleChange(club, session, asked));
  expect(proposals).toEqual([]);
  const way = teams.find(fits);
  if (!way) throw new Error('no such way');
  unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: way.key }));
  return way;
}

/** The draw by the numbers of teams, with a bye as 0. */
function draw(club: Club, session: number): readonly string[] {
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  return sessionOf(club, session).matches.map(
    ({ round, home, away }) => `${round}: ${numbers.get(home)}-${away === null ? 0 : numbers.get(away)}`,
  );
}

const matchesOf = (club: Club, session: number) => {
  const matches = unwrap(readStandings(club, session)).fields[0]?.matches;
  if (!matches) throw new Error('no matches');
  return matches;
};

const WRONG = { kind: 'wrong-opponents', round: 1, tables: [3, 5], line: 'EW' } as const;

describe('two tables that met the wrong teams', () => {
  for (const supply of ['dealt', 'exchanged'] as const) {
    test(`with ${supply} boards: the draw takes what was played, later rounds are repaired, and all is taken back`, () => {
      const { club, session } = teamEvent({ ...POULE, supply });
      // 1-6, 2-5, 3-4: what was typed for the teams drawn was played by 2-4 and 3-5
      play(club, session, 1);
      const before = { draw: draw(club, session), view: sessionOf(club, session), matches: matchesOf(club, session) };
      const way = change(
        club,
        session,
        WRONG,
        ({ rule, consequences }) => rule.kind === 'redrawn' && consequences.missing.length === 0,
      );
      expect(way.consequences.turned).toBe(16);
      const after = draw(club, session);
      expect(after.slice(0, 3)).toEqual(['1: 1-6', '1: 2-4', '1: 3-5']);
      expect(new Set(after.map((text) => text.slice(3).split('-').toSorted().join('-'))).size).toBe(15);
      const matches = matchesOf(club, session);
      expect(matches.stray).toEqual([]);
      expect(matches.matches.slice(0, 3).map(({ state }) => state)).toEqual(['complete', 'complete', 'complete']);
      unwrap(undoChange(club, session));
      expect(draw(club, session)).toEqual(before.draw);
      expect(matchesOf(club, session)).toEqual(before.matches);
      unwrap(redoChange(club, session));
      expect(draw(club, session)).toEqual(after);
      unwrap(revertSchedule(club, session));
      expect(draw(club, session)).toEqual(before.draw);
      expect(matchesOf(club, session).matches).toEqual(before.matches.matches);
      // and the rest of the evening is played as it is drawn now
      unwrap(undoChange(club, session));
      for (const round of [2, 3, 4, 5]) play(club, session, round);
      expect(matchesOf(club, session).matches.every(({ state }) => state === 'complete')).toBe(true);
    });
  }

  test('only the two tables were wrong: their results are in no match, and the draw stands', () => {
    const { club, session } = teamEvent(POULE);
    play(club, session, 1);
    const before = draw(club, session);
    const way = change(club, session, WRONG);
    expect(way.rule.kind).toBe('draw-stands');
    expect(draw(club, session)).toEqual(before);
    const { matches, stray } = matchesOf(club, session);
    expect(new Set(stray.map(({ reason }) => reason))).toEqual(new Set(['not-of-match']));
    expect(stray.map(({ table }) => table)).toEqual([3, 3, 3, 3, 5, 5, 5, 5]);
    expect(
      matches
        .slice(0, 3)
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['complete', 'in-play', 'in-play']);
    unwrap(undoChange(club, session));
    expect(matchesOf(club, session).stray).toEqual([]);
  });

  test('a penalty in a match, and a result given to it, come before', () => {
    const { club, session } = teamEvent(POULE);
    play(club, session, 1);
    const [, second] = sessionOf(club, session).matches;
    if (!second) throw new Error('no match');
    const fine = { kind: 'penalty', amount: 300, unit: 'imps', reason: 'slow', match: second.id } as const;
    unwrap(addPenalty(club, session, { entry: second.home, ...fine }));
    const asked = { section: sectionOf(club, session).id, change: WRONG, from: 1 };
    expect(proposeScheduleChange(club, session, asked)).toMatchObject({ cause: { code: 'team-match-decided' } });
  });
});

describe('the plan of teams', () => {
  test('a poule that is cut: no match of it is left, its copy has all rounds, and undo brings them back', () => {
    const { club, session } = teamEvent({ ...POULE, teams: 5 });
    for (const round of [1, 2, 3]) play(club, session, round);
    const before = draw(club, session);
    const { consequences } = change(club, session, { kind: 'rounds', rounds: 3 });
    expect(consequences.missing).toHaveLength(4);
    expect(sectionOf(club, session).rounds).toBe(3);
    expect(draw(club, session)).toEqual(before.filter((text) => Number(text[0]) <= 3));
    expect(matchesOf(club, session).matches.filter(({ state }) => state !== 'complete')).toHaveLength(3);
    const copy = unwrap(
      duplicateEvent(club, session, { name: 'Again', date: '2026-12-01', start: '19:30', names: false }),
    );
    expect(sectionOf(club, copy.session).rounds).toBe(5);
    unwrap(undoChange(club, session));
    expect(draw(club, session)).toEqual(before);
  });

  test('a second leg is added and played', () => {
    const { club, session } = teamEvent({ ...POULE, teams: 4, rounds: 3 });
    for (const round of [1, 2, 3]) play(club, session, round);
    change(club, session, { kind: 'rounds', rounds: 6 });
    for (const round of [4, 5, 6]) play(club, session, round);
    expect(matchesOf(club, session).matches.map(({ state }) => state)).toEqual(Array(12).fill('complete'));
    const numbers = draw(club, session);
    expect(numbers.slice(6).map((text) => text.slice(3))).toEqual(
      numbers.slice(0, 6).map((text) => text.slice(3).split('-').toReversed().join('-')),
    );
  });

  test('fewer boards: the matches to come are complete with them', () => {
    const { club, session } = teamEvent(POULE);
    play(club, session, 1);
    change(club, session, { kind: 'boards-per-round', boards: 3 });
    for (const round of [2, 3, 4, 5]) play(club, session, round);
    const { matches } = matchesOf(club, session);
    expect(matches.map(({ due }) => due)).toEqual([...Array(3).fill(4), ...Array(12).fill(3)]);
    expect(matches.every(({ state }) => state === 'complete')).toBe(true);
  });

  test('a late team takes the bye, is ranked and named, and goes again with undo; a new one may come', () => {
    for (const supply of ['dealt', 'copies'] as const) {
      const { club, session } = teamEvent({ ...POULE, teams: 5, supply });
      play(club, session, 1);
      change(club, session, { kind: 'late-pairs', pairs: 1 });
      unwrap(undoChange(club, session));
      expect(sectionOf(club, session).entries).toHaveLength(5);
      change(club, session, { kind: 'late-pairs', pairs: 1 });
      expect(sectionOf(club, session).entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const round of [2, 3, 4, 5]) play(club, session, round);
      const { matches, crossTable } = matchesOf(club, session);
      expect(matches.filter(({ state }) => state === 'complete')).toHaveLength(14);
      expect(crossTable).toHaveLength(6);
    }
  });

  test('a team that leaves in this way has withdrawn, and comes back with undo', () => {
    const { club, session } = teamEvent({ ...POULE, teams: 5 });
    for (const round of [1, 2, 3]) play(club, session, round);
    const { rule } = change(club, session, { kind: 'pair-leaves', pair: 2 });
    expect(rule).toMatchObject({ outcome: 'stand' });
    expect(sessionOf(club, session).terms.entries).toMatchObject([{ withdrawn: true }]);
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).terms.entries).toEqual([]);
  });

  test('a match with a given result is not cut away', () => {
    const { club, session } = teamEvent(POULE);
    play(club, session, 1);
    const last = sessionOf(club, session).matches.at(-1);
    const given = { kind: 'totals', home: '31', away: '12', unit: 'imps', team: null } as const;
    unwrap(giveMatchResult(club, session, last?.id ?? 0, { given, note: '', expectedVersion: null }));
    const asked = { section: sectionOf(club, session).id, change: { kind: 'rounds', rounds: 3 } as const, from: 1 };
    expect(proposeScheduleChange(club, session, asked)).toMatchObject({
      cause: { code: 'team-match-decided', round: 5 },
    });
    expect(cellAt(sectionOf(club, session), 5, 1).boards).toHaveLength(4);
  });
});
