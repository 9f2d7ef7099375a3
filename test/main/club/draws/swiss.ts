/** The worked Swiss of twelve teams on a real file, announced and played round by round. */
import type { Club } from '../../../../main/club/club.ts';
import { announceDraw } from '../../../../main/club/draws/announce.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { DrawView, RoundDraw } from '../../../../main/club/model/draws.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { compare, parseExact, readExact, subtract, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import type { SwissSpec } from '../../../../src/movement/teams/families/swiss.ts';
import { SWISS_SPEC } from '../../../worked-specs.ts';
import { eventFile } from '../../../src/scoring/ranked-matches/build.ts';
import { handIn, newEvent, PASSED_OUT, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

export interface Standing {
  readonly place: number;
  readonly tied: boolean;
  readonly team: number;
  readonly total: string;
  readonly matches: number;
  readonly imps: string;
}

export interface Round {
  readonly round: number;
  readonly draw: readonly { readonly table: number; readonly home: number; readonly away: number }[];
  readonly bye: number | null;
  readonly results: readonly {
    readonly home: number;
    readonly away: number;
    readonly boards: readonly (readonly [board: number, open: number, closed: number])[];
    readonly vp: readonly [string, string];
  }[];
  readonly standings: readonly Standing[];
}

export const EXAMPLE = eventFile('swiss-teams-12x5') as {
  readonly teams: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly Round[];
  readonly disturbed: {
    readonly lateCorrection: {
      readonly drawOfRound4: { readonly stands: readonly Pair[]; readonly wouldHaveBeen: readonly Pair[] };
      readonly drawOfRound5: readonly Pair[];
    };
    readonly wrongOpponents: {
      readonly rows: readonly {
        readonly team: number;
        readonly against: number;
        readonly shouldHaveMet: number;
        readonly hadBefore: { readonly opponents: string; readonly right: string };
        readonly ownFault: boolean;
        readonly vp: string;
        readonly counts: string;
      }[];
    };
    readonly withdrawal: {
      readonly team: number;
      readonly bye: { readonly rounds: readonly Round[] };
      readonly triangle: {
        readonly rounds: readonly (Omit<Round, 'bye'> & { readonly triangleResults?: Round['results'] })[];
      };
    };
  };
};

export type Pair = readonly [home: number, away: number];

export function swiss(spec: SwissSpec = SWISS_SPEC) {
  const club = testClub();
  const scoring = {
    method: 'cross-imps',
    regulation: 'wbf',
    matches: { comparison: 'imps', scale: 'wbf-continuous', pool: null, bye: 1200, withdrawals: 'session' },
  } as const;
  const { session } = unwrap(createEvent(club, newEvent({ name: 'Autumn Swiss', spec, scoring })));
  return { club, session };
}

function isDraw(proposed: DrawView['proposed']): proposed is RoundDraw & { readonly key: string } {
  return proposed !== null && 'key' in proposed;
}

export function proposal(club: Club, session: number, round: number) {
  const { proposed } = unwrap(readDraw(club, session, round));
  if (!isDraw(proposed)) throw new Error(`round ${round} has no proposal`);
  return proposed;
}

export function announce(club: Club, session: number, round: number): void {
  unwrap(announceDraw(club, session, { round, key: proposal(club, session, round).key }));
}

/** Records the boards of the matches of a round. */
export function play(club: Club, session: number, { results }: Pick<Round, 'results'>): void {
  const section = sectionOf(club, session);
  const { matches } = sessionOf(club, session);
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  const lines: ResultInput[] = [];
  for (const { home, away, boards } of results) {
    const match = matches.find((one) => one.home === ids.get(home) && one.away === ids.get(away));
    for (const room of ['open', 'closed'] as const) {
      const cell = section.cells.find((one) => one.match?.id === match?.id && one.match?.room === room);
      if (!cell) throw new Error(`${home} does not meet ${away} in the ${room} room`);
      for (const [board, open, closed] of boards) {
        const score = room === 'open' ? open : closed;
        const outcome = score === 0 ? PASSED_OUT : ({ kind: 'score', score } as const);
        lines.push(handIn(section, cell, { slotBoard: board, outcome, typed: '' }));
      }
    }
  }
  recordAll(club, session, lines);
}

/** What of a standing doesn't go by the tie-breaks of a regulation, in order of total and number. */
export interface StandingRow {
  readonly team: number;
  readonly total: string;
  readonly imps: string;
  readonly matches: number;
}

export function standings(club: Club, session: number): readonly StandingRow[] {
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  const all = rows.map(({ entry, total, record }): StandingRow => {
    if (!record) throw new Error('a row without matches');
    const [won, lost] = [record.impsWon, record.impsLost].map((imps) => readExact(imps) ?? ZERO);
    const net = writeExact(subtract(won ?? ZERO, lost ?? ZERO));
    return { team: numbers.get(entry) ?? 0, total: total ?? '', imps: net, matches: record.matches };
  });
  return all.toSorted(byTotal);
}

export const expectedRows = (given: readonly Standing[]): readonly StandingRow[] =>
  given
    .map(({ team, total, imps, matches }) => ({ team, total: writeExact(parseExact(total) ?? ZERO), imps, matches }))
    .toSorted(byTotal);

function byTotal(one: StandingRow, other: StandingRow): number {
  return compare(readExact(other.total) ?? ZERO, readExact(one.total) ?? ZERO) || one.team - other.team;
}

/** Plays rounds of the example, each announced before. */
export function playedTo(last: number) {
  const { club, session } = swiss();
  for (const round of EXAMPLE.rounds.slice(0, last)) {
    announce(club, session, round.round);
    play(club, session, round);
  }
  return { club, session };
}

export type TestSwiss = ReturnType<typeof swiss>;

export function nameTeams(
  { club, session }: Pick<TestSwiss, 'club' | 'session'>,
  nameOf: (team: number) => string,
): void {
  const teams = sectionOf(club, session).entries.map(({ id, number }) => ({
    entry: id,
    name: nameOf(number),
    players: [],
  }));
  unwrap(writeTeams(club, session, teams));
}
