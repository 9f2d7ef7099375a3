import { describe, expect, test } from 'vitest';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { countExpectedResults } from '../../../../src/session/due.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { publicationReport } from '../../../../main/club/publication/report.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { readWinners } from '../../../../main/club/standings/winners.ts';
import { groundChangeText } from '../../../../src/language/ranking/ground-change.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { changeLineUp } from '../../../../main/club/schedule/line-ups.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { teamPlayersByPlace } from '../../../../src/session/team-players.ts';
import { cellAt, handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;
const POULE = { kind: 'poule', teams: 5, boardsPerMatch: 8, legs: 1, from: 1, rounds: 5, segments: 1, supply: 'dealt' };

function teamEvent(spec: TeamSpec) {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  return { club, session };
}

describe('an event of teams', () => {
  test('is a match in two rooms, whose away pairs change rooms at half time', () => {
    const { club, session } = teamEvent(MATCH);
    const view = sessionOf(club, session);
    expect(view.ranks).toBe('team');
    const section = sectionOf(club, session);
    const [home, away] = section.entries.map(({ id }) => id);
    expect(view.matches).toMatchObject([{ round: 1, lastRound: 4, home, away }]);
    const [match] = view.matches;
    const seats = section.cells.map(({ round, table, boards, match: at }) => [round, table, boards.length, at]);
    expect(seats).toEqual(
      [1, 2, 3, 4].flatMap((round) =>
        (['open', 'closed'] as const).map((room, index) => {
          return [round, index + 1, 8, { id: match?.id, segment: Math.ceil(round / 2), room }];
        }),
      ),
    );
    const pairs = (round: number) => [1, 2].map((table) => cellAt(section, round, table)).map(({ ns, ew }) => [ns, ew]);
    const [[homeOpen, awayClosed] = [], [awayOpen, homeClosed] = []] = pairs(1);
    expect(pairs(3)).toEqual([
      [homeOpen, awayOpen],
      [awayClosed, homeClosed],
    ]);
  });

  test('both pairs of a team play a board, each in its match, and no pair twice', () => {
    const { club, session } = teamEvent(MATCH);
    const section = sectionOf(club, session);
    const [open, closed] = [cellAt(section, 1, 1), cellAt(section, 2, 2)];
    const [board = 0] = open.boards;
    unwrap(recordResult(club, session, handIn(section, open)));
    unwrap(recordResult(club, session, handIn(section, closed, { slotBoard: board })));
    expect(sessionOf(club, session).results).toHaveLength(2);
    const again = recordResult(club, session, handIn(section, cellAt(section, 2, 1), { board }));
    expect(again).toMatchObject({ code: 'pairAlreadyPlayed', sides: ['NS', 'EW'] });
  });

  test('matches that deal their own boards have their own, with the dealer and vulnerability shown', () => {
    const { club, session } = teamEvent(POULE as TeamSpec);
    const view = sessionOf(club, session);
    const section = sectionOf(club, session);
    expect(view.matches.filter(({ away }) => away === null)).toHaveLength(5);
    const byMatch = Map.groupBy(section.cells, ({ match }) => match?.id);
    const played = new Map([...byMatch].map(([id, cells]) => [id, new Set(cells.flatMap(({ boards }) => boards))]));
    expect(played.size).toBe(10);
    const all = [...played.values()].flatMap((boards) => [...boards]);
    expect(new Set(all).size).toBe(all.length);
    for (const board of all) expect((section.shown[board] ?? board) % 16).toBe(board % 16);
    const shown = [...(played.get(view.matches[1]?.id) ?? [])].map((board) => section.shown[board] ?? board);
    expect(shown.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const cell = cellAt(section, 1, 3);
    unwrap(recordResult(club, session, handIn(section, cell)));
    const elsewhere = cellAt(section, 1, 1).boards[0] ?? 0;
    expect(
      recordResult(club, session, handIn(section, cell, { slotBoard: cell.boards[1] ?? 0, board: elsewhere })),
    ).toMatchObject({ code: 'boardOfAnotherMatch' });
  });

  test('a team of another match that sat at its table by mistake is recorded, and the board is no board of the match', () => {
    const { club, session } = teamEvent(POULE as TeamSpec);
    const section = sectionOf(club, session);
    const [cell, guests] = [cellAt(section, 1, 1), cellAt(section, 1, 3)];
    unwrap(recordResult(club, session, handIn(section, cell, { ew: guests.ew })));
    const stray = unwrap(readStandings(club, session)).fields[0]?.matches?.stray;
    expect(stray).toMatchObject([{ round: 1, table: 1, reason: 'not-of-match' }]);
  });
});

describe('the names and line-ups of teams', () => {
  const HALVES = ['Alder', 'Birch', 'Cedar', 'Cypress', 'Rowan', 'Willow'];

  function namedMatch() {
    const { club, session } = teamEvent(MATCH);
    const [jura, vosges] = sectionOf(club, session).entries.map(({ id }) => id);
    const teams = [
      { entry: jura ?? 0, name: 'Jura', players: HALVES },
      { entry: vosges ?? 0, name: 'Vosges', players: ['Isère', 'Drôme', 'Loire', 'Lot'] },
    ];
    unwrap(writeTeams(club, session, teams));
    const [match] = sessionOf(club, session).matches;
    return { club, session, jura: jura ?? 0, match: match?.id ?? 0 };
  }

  const AWAY = { open: ['Loire', 'Lot'], closed: ['Isère', 'Drôme'] } as const;

  test('a team has a name, a roster and two pairs; undo takes them back', () => {
    const { club, session, jura } = namedMatch();
    const section = sectionOf(club, session);
    expect(section.entries.map(({ team }) => team)).toMatchObject([
      { name: 'Jura', players: HALVES },
      { name: 'Vosges' },
    ]);
    const pairs = section.partnerships.filter(({ of }) => of[0] === jura).map(({ players }) => players);
    expect(pairs).toEqual([
      ['Alder', 'Birch'],
      ['Cedar', 'Cypress'],
    ]);
    unwrap(undoChange(club, session));
    expect(sectionOf(club, session).entries[0]?.team).toEqual({ name: '', club: '', players: [] });
  });

  test('a third pair comes in for the second half, a made pair too, and undo seats the others again', () => {
    const { club, session, match, jura } = namedMatch();
    const seatsOf = (round: number) => {
      const section = sectionOf(club, session);
      const names = new Map(section.partnerships.map(({ id, players }) => [id, players.join('-')]));
      return [1, 2].flatMap((table) => {
        const { ns, ew } = cellAt(section, round, table);
        return [names.get(ns), names.get(ew)];
      });
    };
    const before = seatsOf(3);
    const home = { open: ['Alder', 'Rowan'], closed: ['Willow', 'Birch'] } as const;
    const { scheduleVersion: version } = sectionOf(club, session);
    unwrap(changeLineUp(club, session, { match, segment: 2, pairs: { home, away: AWAY }, version }));
    expect(seatsOf(3)).toEqual(['Alder-Rowan', 'Loire-Lot', 'Isère-Drôme', 'Willow-Birch']);
    expect(seatsOf(4)).toEqual(seatsOf(3));
    expect(seatsOf(1)).toEqual(['Alder-Birch', 'Loire-Lot', 'Isère-Drôme', 'Cedar-Cypress']);
    const players = sectionOf(club, session).entries.find(({ id }) => id === jura)?.team?.players;
    expect(players?.toSorted()).toEqual(HALVES.toSorted());
    unwrap(undoChange(club, session));
    expect(seatsOf(3)).toEqual(before);
  });

  test('a team sits nowhere itself: it has neither the names of a pair nor its substitutes', () => {
    const { club, session, jura } = namedMatch();
    const players = ['Rowan', ''] as const;
    expect(writeNames(club, session, [{ entry: jura, players }])).toMatchObject({ code: 'onlyForPairs' });
    const asked = { entry: jura, fromRound: 2, players };
    expect(replacePlayers(club, session, asked)).toMatchObject({ code: 'onlyForPairs' });
  });

  test('names saved while a line-up brings in a third pair lose nothing, and are not refused', () => {
    const { club, session, match, jura } = namedMatch();
    const shown = () => {
      const { entries, partnerships } = sectionOf(club, session);
      const { name = '', players = [] } = entries.find(({ id }) => id === jura)?.team ?? {};
      return {
        name,
        players: teamPlayersByPlace(
          partnerships.filter(({ of }) => of[0] === jura),
          players,
        ),
      };
    };
    const before = shown();
    const home = { open: ['Alder', 'Birch'], closed: ['Hazel', 'Oak'] } as const;
    const { scheduleVersion: version } = sectionOf(club, session);
    unwrap(changeLineUp(club, session, { match, segment: 2, pairs: { home, away: AWAY }, version }));
    const asked = { name: 'Haut-Jura', players: ['Alder', 'Beech', ...before.players.slice(2)] };
    unwrap(writeTeams(club, session, [{ entry: jura, ...asked, before }]));
    expect(shown()).toEqual({ name: 'Haut-Jura', players: expect.arrayContaining([...asked.players, 'Hazel', 'Oak']) });
    // what is shown now is what is stored: the next name is taken as well
    const next = shown();
    unwrap(writeTeams(club, session, [{ entry: jura, name: 'Ain', players: next.players, before: next }]));
    expect(shown()).toEqual({ ...next, name: 'Ain' });
    const late = { entry: jura, name: 'Doubs', players: before.players, before };
    expect(writeTeams(club, session, [late])).toMatchObject({ code: 'changedMeanwhile' });
  });

  test('a line-up chosen by names that were changed meanwhile seats the same pairs', () => {
    const { club, session, match, jura } = namedMatch();
    const before = { home: { open: ['Alder', 'Birch'], closed: ['Cedar', 'Cypress'] }, away: AWAY } as const;
    unwrap(writeTeams(club, session, [{ entry: jura, name: 'Jura', players: ['Alder', 'Beech', 'Cedar', 'Cypress'] }]));
    const pairs = { home: { open: before.home.closed, closed: before.home.open }, away: AWAY };
    const { scheduleVersion: version, partnerships } = sectionOf(club, session);
    unwrap(changeLineUp(club, session, { match, segment: 2, pairs, before, version }));
    const section = sectionOf(club, session);
    expect(section.partnerships).toHaveLength(partnerships.length);
    const names = new Map(section.partnerships.map(({ id, players }) => [id, players]));
    expect(names.get(cellAt(section, 3, 1).ns)).toEqual(['Cedar', 'Cypress']);
    expect(names.get(cellAt(section, 3, 2).ew)).toEqual(['Alder', 'Beech']);
  });

  test('a line-up is refused where a player sits twice, or the part has results of others', () => {
    const { club, session, match } = namedMatch();
    const twice = { open: ['Alder', 'Birch'], closed: ['Alder', 'Cedar'] } as const;
    const { scheduleVersion: version } = sectionOf(club, session);
    const ask = (home: typeof twice) => ({ match, segment: 1, pairs: { home, away: AWAY }, version });
    expect(changeLineUp(club, session, ask(twice))).toMatchObject({ code: 'playerTwice' });
    unwrap(recordResult(club, session, handIn(sectionOf(club, session), cellAt(sectionOf(club, session), 1, 1))));
    const third = { open: ['Rowan', 'Willow'], closed: ['Cedar', 'Cypress'] } as unknown as typeof twice;
    expect(changeLineUp(club, session, ask(third))).toMatchObject({ code: 'scheduleInUse', round: 1, table: 1 });
  });

  test('a copy of the event has its teams, their players, and how its matches are scored', () => {
    const { club, session } = namedMatch();
    const matches = {
      comparison: 'board-a-match',
      scale: null,
      pool: null,
      bye: null,
      withdrawals: 'session',
    } as const;
    unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'ffb', matches }));
    const details = { name: 'Again', date: '2026-12-01', start: '19:30', names: true };
    const copy = unwrap(duplicateEvent(club, session, details));
    const namesIn = (id: number) => {
      const { entries, partnerships } = sectionOf(club, id);
      return [entries.map(({ team }) => team), partnerships.map(({ players }) => players)];
    };
    expect(namesIn(copy.session)).toEqual(namesIn(session));
    expect(sessionOf(club, copy.session).scoring).toMatchObject({ preset: 'ffb', matches });
    unwrap(undoChange(club, copy.session));
    expect(sectionOf(club, copy.session).entries[0]?.team).toEqual({ name: '', club: '', players: [] });
  });

  test('a result alone that was given is published, and has winners', () => {
    const { club, session, match } = namedMatch();
    expect(publish(club, session)).toMatchObject({ code: 'nothingToPublish' });
    const totals = { kind: 'totals', home: '107', away: '93', unit: 'imps', team: null } as const;
    unwrap(giveMatchResult(club, session, match, { given: totals, note: '', expectedVersion: null }));
    unwrap(publish(club, session));
    expect(readWinners(club, [session])[0]?.winners).toMatchObject([{ players: ['Jura'] }]);
    const matches = { comparison: 'imps', scale: null, pool: null, bye: null, withdrawals: 'session' } as const;
    unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf', matches }));
    const [condition] = unwrap(publicationReport(club, session)).conditions;
    expect(condition).toMatchObject({
      kind: 'scoring',
      before: { matches: { scale: 'wbf-continuous' } },
      after: { matches: { scale: null } },
    });
    const options = { sections: 1, labelOf: String, ranks: 'team' } as const;
    expect(condition && groundChangeText(condition, options, 'en')).toMatchObject({ after: 'IMPs, WBF' });
  });

  test('the pairs of a team that withdrew are absent from what it has not played, and sit there again after', () => {
    const { club, session } = teamEvent({ ...POULE, supply: 'copies' } as TeamSpec);
    const section = sectionOf(club, session);
    const played = cellAt(section, 1, 1);
    unwrap(recordResult(club, session, handIn(section, played)));
    const team = section.partnerships.find(({ id }) => id === played.ns)?.of[0] ?? 0;
    const own = new Set(section.partnerships.flatMap(({ id, of }) => (of[0] === team ? [id] : [])));
    const terms = { entry: team, handicap: null, stratum: null, withoutStanding: false } as const;
    unwrap(changeTerms(club, session, { entries: [{ ...terms, withdrawn: true }] }));
    for (const cell of sectionOf(club, session).cells) {
      const sitsHere = [cell.ns, cell.ew].filter((pair) => own.has(pair));
      const isPlayed = cell.round === played.round && cell.table === played.table;
      expect(cell.absent).toEqual(isPlayed ? [] : sitsHere);
      expect(cell.left.length).toBe(sitsHere.length === 0 ? 0 : cell.boards.length - Number(isPlayed));
    }
    const { sections, results } = sessionOf(club, session);
    const expectedResults = countExpectedResults(sections, results);
    expect(listEvents(club).events[0]).toMatchObject({ results: 1, expectedResults });
    expect(club.store.results.lastRoundOf(team)).toBe(1);
    const outcome = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows.find(
      ({ entry }) => entry === team,
    );
    expect(outcome?.withdrawn).toBe('cancelled');
    unwrap(changeTerms(club, session, { entries: [terms] }));
    expect(sectionOf(club, session).cells).toEqual(section.cells);
  });

  test('pairs without names stay where they sit when the other team changes its line-up', () => {
    const { club, session } = teamEvent(MATCH);
    const [match] = sessionOf(club, session).matches;
    const seats = () => sectionOf(club, session).cells.map(({ ns, ew }) => [ns, ew]);
    const before = seats();
    const blank = { open: ['', ''], closed: ['', ''] } as const;
    const { scheduleVersion: version } = sectionOf(club, session);
    const pairs = { home: blank, away: blank };
    unwrap(changeLineUp(club, session, { match: match?.id ?? 0, segment: 2, pairs, version }));
    expect(seats()).toEqual(before);
  });

  test('a line-up is refused where somebody sits at another table of the round already', () => {
    const { club, session } = teamEvent({ kind: 'american-whist', teams: 5, boardsPerMatch: 4 });
    const section = sectionOf(club, session);
    const [match] = sessionOf(club, session).matches;
    const names = ['Alder', 'Birch', 'Cedar', 'Cypress'];
    unwrap(writeTeams(club, session, [{ entry: match?.home ?? 0, name: 'Jura', players: names }]));
    const version = section.scheduleVersion;
    const ask = (open: readonly [string, string], closed: readonly [string, string]) => {
      const blank = { open: ['', ''], closed: ['', ''] } as const;
      const pairs = { home: { open, closed }, away: blank };
      return changeLineUp(club, session, { match: match?.id ?? 0, segment: 1, pairs, version });
    };
    const refused = { code: 'seatedElsewhere', round: 1 };
    expect(ask(['Cedar', 'Cypress'], ['Alder', 'Birch'])).toMatchObject(refused);
    expect(ask(['Alder', 'Cedar'], ['Birch', 'Cypress'])).toMatchObject(refused);
    unwrap(ask(['Alder', 'Rowan'], ['Cedar', 'Cypress']));
  });

  test('a match played elsewhere has the totals it is given, until they are taken away', () => {
    const { club, session, match } = namedMatch();
    const totals = { kind: 'totals', home: '107', away: '93.2', unit: 'imps', team: null } as const;
    unwrap(giveMatchResult(club, session, match, { given: totals, note: 'played on Monday', expectedVersion: null }));
    const scored = () => unwrap(readStandings(club, session)).fields[0]?.matches?.matches[0];
    expect(scored()).toMatchObject({ state: 'complete', worth: { home: { scaledImps: 14 } } });
    const stale = { given: null, note: '', expectedVersion: null };
    expect(giveMatchResult(club, session, match, stale)).toMatchObject({ code: 'changedMeanwhile' });
    unwrap(undoChange(club, session));
    expect(scored()).toMatchObject({ state: 'not-begun', worth: null });
    const wrong = { given: { ...totals, away: null }, note: '', expectedVersion: 2 };
    expect(giveMatchResult(club, session, match, wrong)).toMatchObject({ code: 'figureNotPossible' });
  });
});
