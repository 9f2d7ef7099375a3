import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { publicationReport } from '../../../../main/club/publication/report.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { standingsAfterRound } from '../../../../main/club/standings/after-round.ts';
import { explainAddedUp } from '../../../../main/club/standings/explanation.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readWinners } from '../../../../main/club/standings/winners.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { add, divide, exact, readExact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { handIn, newEvent, sessionOf, testClub, unwrap } from '../../support.ts';

const SPEC: MovementSpec = {
  kind: 'mitchell',
  tables: 5,
  rounds: 4,
  boardsPerRound: 2,
  phantom: null,
  arrowSwitch: 0,
  even: 'skip',
};
const SCORES = [110, -100, 140, 90, 170, -200, 120, -90, 150, 100];

function addedUp(rounds = SPEC.rounds, spec = SPEC) {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec, addedUp: true })));
  const view = sessionOf(club, session);
  let next = 0;
  for (const section of view.sections) {
    for (const cell of section.cells.filter(({ round }) => round <= rounds)) {
      for (const board of cell.boards) {
        const score = SCORES[(next * 7 + cell.table * 3) % SCORES.length] ?? 0;
        next += 1;
        const line = handIn(section, cell, { board, slotBoard: board, outcome: { kind: 'score', score } });
        unwrap(recordResult(club, session, line));
      }
    }
  }
  return { club, session, view };
}

/** The totals of teams by the rows of their pairs. */
function sums(view: SessionView, rows: readonly { readonly entry: number; readonly total: string }[]) {
  const totals = new Map(rows.map(({ entry, total }) => [entry, readExact(total) ?? ZERO]));
  return new Map(
    view.teams.map(({ id, pairs }) => [
      id,
      writeExact(pairs.reduce((sum, pair) => add(sum, totals.get(pair) ?? ZERO), ZERO)),
    ]),
  );
}

describe('teams whose pairs are added up', () => {
  test('have a pair in each line that never meet, and are ranked by their sum', () => {
    const { club, session, view } = addedUp();
    expect(view).toMatchObject({ ranks: 'pair', matches: [] });
    expect(view.teams.map(({ number, label, pairs }) => [number, label, pairs.length])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, String(number), 2]),
    );
    const { teams, fields } = unwrap(readStandings(club, session));
    const pairRows = fields.flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
    expect(pairRows).toHaveLength(10);
    const ranked = teams?.rankings[0]?.rows ?? [];
    expect(new Map(ranked.map(({ entry, total }) => [entry, total]))).toEqual(
      new Map(
        [...sums(view, pairRows)].toSorted(
          ([a], [b]) => ranked.findIndex((row) => row.entry === a) - ranked.findIndex((row) => row.entry === b),
        ),
      ),
    );
    const places = ranked.map(({ place, total }) => [place, Number(total)] as const);
    for (const [place, total] of places) expect(place).toBe(1 + places.filter(([, other]) => other > total).length);
    expect(ranked.map(({ boards }) => boards)).toEqual([16, 16, 16, 16, 16]);
    expect(readWinners(club, [session])[0]?.winners.map(({ label }) => label)).toEqual(
      ranked.filter(({ place }) => place === 1).map(({ entry }) => view.teams.find(({ id }) => id === entry)?.label),
    );
  });

  test('are refused where their pairs would meet, or there are no two lines', () => {
    const club = testClub();
    const refused = { kind: 'problem', code: 'teamMatesMeet' };
    expect(createEvent(club, newEvent({ spec: { ...SPEC, rounds: 5 }, addedUp: true }))).toEqual(refused);
    const howell = { kind: 'howell', tables: 5, rounds: 9, boardsPerRound: 2, phantom: false } as const;
    expect(createEvent(club, newEvent({ spec: howell, addedUp: true }))).toEqual(refused);
  });

  test('have names, a club and players, who are those of their pairs; a copy has them, and undo takes them back', () => {
    const { club, session, view } = addedUp(0);
    const [team] = view.teams;
    const players = ['Alder', 'Birch', 'Cedar', 'Cypress', 'Rowan'];
    unwrap(writeTeams(club, session, [{ entry: team?.id ?? 0, name: 'Jura', club: 'Dole', players }]));
    const named = (id: number) => {
      const { teams, sections } = sessionOf(club, id);
      const pairs = teams[0]?.pairs.map((pair) => sections[0]?.entries.find((entry) => entry.id === pair)?.players);
      return { team: teams[0]?.team, pairs };
    };
    const all = {
      team: { name: 'Jura', club: 'Dole', players },
      pairs: [players.slice(0, 2), players.slice(2, 4)],
    };
    expect(named(session)).toEqual(all);
    // who doesn't say a club leaves it
    unwrap(writeTeams(club, session, [{ entry: team?.id ?? 0, name: 'Doubs', players }]));
    expect(named(session)).toEqual({ ...all, team: { ...all.team, name: 'Doubs' } });
    const details = { name: 'Again', date: '2026-12-01', start: '19:30', names: true };
    const copy = unwrap(duplicateEvent(club, session, details));
    expect(named(copy.session)).toEqual(named(session));
    unwrap(undoChange(club, session));
    unwrap(undoChange(club, session));
    expect(named(session)).toEqual({
      team: { name: '', club: '', players: [] },
      pairs: [
        ['', ''],
        ['', ''],
      ],
    });
  });

  test('lose a penalty of their own beside those of their pairs; its explanation adds up, and undo gives it back', () => {
    const { club, session, view } = addedUp();
    const [team] = view.teams;
    const before = unwrap(readStandings(club, session)).teams?.rankings[0]?.rows ?? [];
    const totalOf = (rows: typeof before, entry: number) => rows.find((row) => row.entry === entry)?.total;
    const penalty = { kind: 'penalty', unit: 'matchpoints', reason: 'late' } as const;
    unwrap(addPenalty(club, session, { ...penalty, entry: team?.id ?? 0, amount: 300 }));
    unwrap(addPenalty(club, session, { ...penalty, entry: team?.pairs[1] ?? 0, amount: 150 }));
    const after = unwrap(readStandings(club, session)).teams?.rankings[0]?.rows ?? [];
    expect(
      Number(totalOf(before, team?.id ?? 0)) - Number(readExact(totalOf(after, team?.id ?? 0) ?? '')?.numerator) / 2,
    ).toBe(4.5);
    const explained = unwrap(explainAddedUp(club, session, team?.id ?? 0));
    expect(explained.pairs.map(({ entry }) => entry)).toEqual(team?.pairs);
    expect(explained.standing.penalties).toHaveLength(1);
    expect(explained.standing.total.exact).toBe(totalOf(after, team?.id ?? 0));
    expect(explainAddedUp(club, session, team?.pairs[0] ?? 0)).toMatchObject({ code: 'unknownEntry' });
    unwrap(undoChange(club, session));
    unwrap(undoChange(club, session));
    expect(unwrap(readStandings(club, session)).teams).toEqual({
      ...unwrap(readStandings(club, session)).teams,
      rankings: [{ line: null, rows: before }],
    });
  });

  test('are published with their pairs, and a correction later moves both', () => {
    const { club, session, view } = addedUp();
    unwrap(publish(club, session));
    const section = sessionOf(club, session).sections[0];
    const cell = section?.cells[0];
    if (!section || !cell) throw new Error('no table');
    const [board = 0] = cell.boards;
    const outcome = { kind: 'score', score: -800 } as const;
    const line = handIn(section, cell, { board, slotBoard: board, outcome, expectedVersion: 1 });
    unwrap(recordResult(club, session, line));
    const moved = new Set(unwrap(publicationReport(club, session)).places.map(({ entry }) => entry));
    const [ns, ew] = [cell.ns, cell.ew].map((pair) => view.teams.find(({ pairs }) => pairs.includes(pair))?.id);
    for (const entry of [cell.ns, cell.ew, ns, ew]) expect(moved).toContain(entry);
  });

  test('have no place once a pair of theirs withdrew early, and are guests where both pairs are', () => {
    // two of six rounds: less than half
    const { club, session, view } = addedUp(2, { ...SPEC, tables: 7, rounds: 6 });
    const [left, guests] = view.teams;
    const usual = { handicap: null, stratum: null, withoutStanding: false };
    const rowOf = (entry: number) =>
      unwrap(readStandings(club, session)).teams?.rankings[0]?.rows.find((row) => row.entry === entry);
    unwrap(changeTerms(club, session, { entries: [{ ...usual, entry: left?.pairs[0] ?? 0, withdrawn: true }] }));
    expect(rowOf(left?.id ?? 0)).toMatchObject({ place: null, withdrawn: 'cancelled' });
    unwrap(undoChange(club, session));
    expect(rowOf(left?.id ?? 0)?.place).not.toBeNull();
    const entries = (guests?.pairs ?? []).map((entry) => ({ ...usual, entry, withoutStanding: true }));
    unwrap(changeTerms(club, session, { entries: entries.slice(0, 1) }));
    expect(rowOf(guests?.id ?? 0)?.place).not.toBeNull();
    unwrap(changeTerms(club, session, { entries }));
    expect(rowOf(guests?.id ?? 0)).toMatchObject({ place: null, unranked: 'without-standing' });
  });

  test('are ranked after a round by what was played to its end, and a page hears what moved', () => {
    const { club, session, view } = addedUp();
    const after = unwrap(standingsAfterRound(club, session, 2));
    const rows = after.fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
    const teams = after.teams?.rankings[0]?.rows ?? [];
    expect(new Map(teams.map(({ entry, total }) => [entry, total]))).toEqual(
      new Map(teams.map(({ entry }) => [entry, sums(view, rows).get(entry)])),
    );
    expect(teams.every(({ boards }) => boards === 8)).toBe(true);
    const { change } = unwrap(readStandings(club, session));
    const section = sessionOf(club, session).sections[0];
    const cell = section?.cells[0];
    if (!section || !cell) throw new Error('no table');
    const [board = 0] = cell.boards;
    const line = handIn(section, cell, {
      board,
      slotBoard: board,
      outcome: { kind: 'score', score: 400 },
      expectedVersion: 1,
    });
    unwrap(recordResult(club, session, line));
    const { standings } = unwrap(readUpdateDiff(club, session, change));
    const sent = standings.teams?.rankings[0]?.rows.filter((row) => typeof row !== 'number') ?? [];
    expect(sent.length).toBeGreaterThanOrEqual(2);
  });

  test('sit in two sections with a pair in each, and are ranked over both', () => {
    const club = testClub();
    const spec = { ...SPEC, tables: 7, rounds: 7 };
    const { session } = unwrap(createEvent(club, newEvent({ spec, further: [spec], addedUp: true })));
    const view = sessionOf(club, session);
    const sectionOfPair = new Map(view.sections.flatMap(({ id, entries }) => entries.map((entry) => [entry.id, id])));
    expect(view.teams).toHaveLength(14);
    for (const { pairs } of view.teams) expect(new Set(pairs.map((pair) => sectionOfPair.get(pair))).size).toBe(2);
    for (const section of view.sections) {
      for (const cell of section.cells.filter(({ round }) => round === 1)) {
        const [board = 0] = cell.boards;
        const score = cell.table % 2 === 0 ? 110 : -100;
        const line = handIn(section, cell, { board, slotBoard: board, outcome: { kind: 'score', score } });
        unwrap(recordResult(club, session, line));
      }
    }
    for (const fields of ['all', 'section'] as const) {
      unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf', fields }));
      const standings = unwrap(readStandings(club, session));
      expect(standings.fields).toHaveLength(fields === 'all' ? 1 : 2);
      const rows = standings.fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
      const ranked = standings.teams?.rankings[0]?.rows ?? [];
      expect(ranked).toHaveLength(14);
      const totals = sums(view, rows);
      for (const { entry, total } of ranked) expect(total).toBe(totals.get(entry));
    }
  });

  test.each(['cross-imps', 'butler'] as const)('have the sum of the IMPs of their pairs by %s', (method) => {
    const { club, session, view } = addedUp();
    unwrap(changeScoring(club, session, { method, regulation: 'wbf' }));
    const { teams, fields } = unwrap(readStandings(club, session));
    const rows = fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
    const totals = sums(view, rows);
    expect(teams?.unit).toBe('imps');
    for (const { entry, total, figure, boards } of teams?.rankings[0]?.rows ?? []) {
      expect(total).toBe(totals.get(entry));
      expect(boards).toBe(16);
      expect(figure).toBe(writeExact(divide(readExact(total) ?? ZERO, exact(16))));
    }
  });
});
