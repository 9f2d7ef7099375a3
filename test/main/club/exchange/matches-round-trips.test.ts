/** Events of matches of every kind, out of the club as a file and into another one. */
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent, type NewEvent } from '../../../../main/club/competitions/events.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';
import { USEBIO } from '../../../../src/format/usebio/usebio.ts';
import { SWISS_PAIRS } from '../../../src/scoring/ranked-matches/swiss-pairs.ts';
import { HOSTILE_NAMES } from '../../../names.ts';
import * as pairs from '../draws/swiss-pairs-event.ts';
import { playedTo } from '../draws/swiss.ts';
import { handIn, newEvent, played, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

interface Evening {
  readonly club: Club;
  readonly session: number;
}

/** An event of which every board was played, each result another. */
function playedEvening(spec: NewEvent['spec'], changes: Partial<NewEvent> = {}): Evening {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec, ...changes })));
  const section = sectionOf(club, session);
  const cells = section.cells.flatMap((cell) => cell.boards.map((slotBoard) => ({ cell, slotBoard })));
  recordAll(
    club,
    session,
    cells.map(({ cell, slotBoard }, index) =>
      handIn(section, cell, { slotBoard, outcome: played(4, 7 + ((index * 5) % 6), index % 3 === 0 ? 'E' : 'N') }),
    ),
  );
  return { club, session };
}

function named({ club, session }: Evening): Evening {
  const teams = sectionOf(club, session).entries.map(({ id, number }) => {
    const name = number === 1 ? (HOSTILE_NAMES[0] ?? '') : `Les Étuis ${number}`;
    return { entry: id, name, club: '', players: ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'].map((one) => `${one} ${number}`) };
  });
  unwrap(writeTeams(club, session, teams));
  return { club, session };
}

function swissPairs(): Evening {
  const { club, session } = pairs.swiss();
  for (const round of SWISS_PAIRS.rounds) {
    if (round.round > 1) pairs.announce(club, session, round);
    pairs.play(club, session, round);
  }
  return { club, session };
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
  boardsPerMatch: 4,
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
  ['a Swiss of teams', () => named(playedTo(2))],
  ['a Swiss of pairs', swissPairs],
  ['a poule with a bye and boards of its matches', () => named(playedEvening(POULE))],
  [
    'a match in halves',
    () => playedEvening({ kind: 'match', teams: 2, boardsPerMatch: 8, segments: 2, supply: 'exchanged' }),
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
