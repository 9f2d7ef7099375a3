/** Events of matches of every kind, out of the club as a file and into another one. */
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent, type NewEvent } from '../../../../main/club/competitions/events.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import type { SwissPairsSpec } from '../../../../src/movement/swiss/spec.ts';
import type { SwissSpec } from '../../../../src/movement/teams/families/swiss.ts';
import { USEBIO } from '../../../../src/format/usebio/usebio.ts';
import { HOSTILE_NAMES } from '../../../names.ts';
import { SWISS_SPEC } from '../../../worked-specs.ts';
import { SPEC as PAIRS_SPEC } from '../draws/swiss-pairs-event.ts';
import { announce } from '../draws/swiss.ts';
import { handIn, newEvent, played, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

interface Evening {
  readonly club: Club;
  readonly session: number;
}

/** Plays every board that has no result yet, each result another. */
function playOn({ club, session }: Evening): void {
  const section = sectionOf(club, session);
  const before = sessionOf(club, session).results;
  const has = new Set(before.map(({ round, table }) => `${round} ${table}`));
  const open = section.cells.filter(({ round, table }) => !has.has(`${round} ${table}`));
  const boards = open.flatMap((cell) => cell.boards.map((slotBoard) => ({ cell, slotBoard })));
  const lines = boards.map(({ cell, slotBoard }, index) => {
    const outcome = played(4, 7 + ((index * 5 + before.length) % 6), index % 3 === 0 ? 'E' : 'N');
    return handIn(section, cell, { slotBoard, outcome });
  });
  recordAll(club, session, lines);
}

function playedEvening(spec: NewEvent['spec'], changes: Partial<NewEvent> = {}): Evening {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec, ...changes })));
  playOn({ club, session });
  return { club, session };
}

/** A Swiss of two rounds. */
function playedSwiss(spec: SwissSpec | SwissPairsSpec): Evening {
  const evening = playedEvening(spec);
  announce(evening.club, evening.session, 2);
  playOn(evening);
  return evening;
}

function named({ club, session }: Evening): Evening {
  const teams = sectionOf(club, session).entries.map(({ id, number }) => {
    const name = number === 1 ? (HOSTILE_NAMES[0] ?? '') : `Les Étuis ${number}`;
    return { entry: id, name, club: '', players: ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'].map((one) => `${one} ${number}`) };
  });
  unwrap(writeTeams(club, session, teams));
  return { club, session };
}

/** A Swiss of five whose lowest three meet in a triangle over rounds 2 and 3. */
function triangle(): Evening {
  const evening = playedEvening({ ...SWISS_SPEC, teams: 5, boardsPerMatch: 2, rounds: 3 });
  const { club, session } = evening;
  const drawnBy = { rule: 'top', isLate: false, odd: 'triangle' } as const;
  unwrap(chooseDraw(club, session, { round: 2, drawnBy, wishes: [] }));
  for (const round of [2, 3]) {
    announce(club, session, round);
    playOn(evening);
  }
  return evening;
}

/** A poule whose first match counts as the director decided, whatever its boards. */
function typedMatch(): Evening {
  const evening = playedEvening({ ...POULE, teams: 4, rounds: 3 });
  const { club, session } = evening;
  const [match] = sessionOf(club, session).matches;
  const given = { kind: 'totals', home: '12.5', away: '7.5', unit: 'victory-points', team: null } as const;
  unwrap(giveMatchResult(club, session, match?.id ?? 0, { given, note: '', expectedVersion: null }));
  return evening;
}

const POULE = {
  kind: 'poule',
  teams: 5,
  boardsPerMatch: 2,
  legs: 1,
  segments: 1,
  supply: 'dealt',
  from: 1,
  rounds: 5,
} as const;
const BOARD_A_MATCH = {
  comparison: 'board-a-match',
  scale: null,
  pool: null,
  bye: null,
  withdrawals: 'all-play-all',
} as const;

/** What an event says, whatever the lines of its file. */
function said({ ranks, form, method, entries, teams, matches, results, ranking }: TournamentEvent) {
  const teamOf = (place: number | null | undefined) => {
    const { number = '', name = '', players = [] } = teams[place ?? -1] ?? {};
    return `${number} ${name} ${players.map((one) => one.name).join()}`;
  };
  const nameOf = (place: number | null) => {
    const { number = '', team, players = [] } = entries[place ?? -1] ?? {};
    return `${number} of ${teamOf(team)}: ${players.map(({ name }) => name).join()}`;
  };
  const side = (place: number | null) => (ranks === 'team' ? teamOf(place) : nameOf(place));
  return {
    ranks,
    form,
    method,
    entries: entries.map((_, place) => nameOf(place)).toSorted(),
    matches: matches
      .map(({ round, home, away, homeScore, awayScore, unit }) =>
        JSON.stringify([round, side(home), side(away), homeScore, awayScore, unit]),
      )
      .toSorted(),
    results: results
      .map(({ round, table, board, seats, outcome, match, nsPoints, ewPoints }) => {
        const sat = seats && 'ns' in seats ? [nameOf(seats.ns), nameOf(seats.ew)] : [];
        const met = matches[match ?? -1];
        return JSON.stringify([round, table, board, sat, outcome, side(met?.home ?? null), nsPoints, ewPoints]);
      })
      .toSorted(),
    ranking: ranking.map(({ entry, place, tied, total }) => [side(entry), place, tied, total]),
  };
}

function through(event: TournamentEvent): TournamentEvent {
  const club = testClub();
  const file = { name: 'event.xml', bytes: USEBIO.make?.(event) ?? new Uint8Array() };
  const view = unwrap(previewForeignFile(club, file));
  expect(view).toMatchObject({ problemCount: 0, refused: [], events: [{ ranking: { differences: [] } }] });
  const { matches } = view.events[0] ?? {};
  expect(matches?.fitting).toBe(matches?.known);
  const request = { event: 0, name: 'Again', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;
  const { session } = unwrap(importEvent(club, file, request));
  return unwrap(tournamentEvent(club, session));
}

test.each<[string, () => Evening]>([
  ['a Swiss of teams with a bye', () => named(playedSwiss({ ...SWISS_SPEC, teams: 5, boardsPerMatch: 2, rounds: 2 }))],
  ['a Swiss of teams with a triangle', triangle],
  ['a Swiss of pairs', () => playedSwiss({ ...PAIRS_SPEC, pairs: 6, rounds: 2, boardsPerRound: 2 })],
  ['a poule with a bye and boards of its matches', () => named(playedEvening(POULE))],
  [
    'a match in halves',
    () => playedEvening({ kind: 'match', teams: 2, boardsPerMatch: 4, segments: 2, supply: 'exchanged' }),
  ],
  ['an American Whist', () => playedEvening({ kind: 'american-whist', teams: 5, boardsPerMatch: 3 })],
  [
    'board-a-match',
    () =>
      playedEvening(
        { kind: 'american-whist', teams: 5, boardsPerMatch: 2 },
        { scoring: { method: 'matchpoints', regulation: 'wbf', matches: BOARD_A_MATCH } },
      ),
  ],
  ['a match whose score was typed', typedMatch],
])('%s is the same in another club once it went through USEBIO', (_, evening) => {
  const { club, session } = evening();
  const event = unwrap(tournamentEvent(club, session));
  expect(event.matches.length).toBeGreaterThan(0);
  expect(said(through(event))).toEqual(said(event));
});
