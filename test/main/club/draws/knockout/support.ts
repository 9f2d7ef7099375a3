import type { Club } from '../../../../../main/club/club.ts';
import { giveMatchResult } from '../../../../../main/club/matches/given-results.ts';
import { createEvent } from '../../../../../main/club/competitions/events.ts';
import { announceKnockoutRound } from '../../../../../main/club/draws/knockout/announce.ts';
import { readKnockout } from '../../../../../main/club/draws/knockout/view.ts';
import type { KnockoutMatchView, KnockoutView } from '../../../../../main/club/model/knockout.ts';
import { recordResult } from '../../../../../main/club/results/results.ts';
import type { KnockoutSpec } from '../../../../../src/movement/teams/families/knockout.ts';
import { eventFile } from '../../../../src/scoring/ranked-matches/build.ts';
import { KNOCKOUT_SPEC } from '../../../../worked-specs.ts';
import { handIn, newEvent, PASSED_OUT, sectionOf, sessionOf, testClub, unwrap } from '../../../support.ts';

export type Boards = readonly (readonly [board: number, open: number, closed: number])[];

export interface MatchOfFile {
  readonly bye?: number;
  readonly home?: number;
  readonly away?: number;
  readonly boards?: Boards;
  readonly imps?: readonly [number, number];
  readonly extra?: readonly { readonly boards: Boards; readonly imps: readonly [number, number] }[];
  readonly winner?: number;
}

export const EXAMPLE = eventFile('knockout-11') as {
  readonly rounds: readonly { readonly matches: readonly MatchOfFile[] }[];
  readonly final: readonly { readonly place: number; readonly tied: boolean; readonly team: number }[];
};

export interface TestKnockout {
  readonly club: Club;
  readonly session: number;
}

export function newKnockout(spec: Partial<KnockoutSpec> = {}): TestKnockout {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: { ...KNOCKOUT_SPEC, ...spec } })));
  return { club, session };
}

export function viewOf({ club, session }: TestKnockout): KnockoutView {
  return unwrap(readKnockout(club, session));
}

export function announce(knockout: TestKnockout): void {
  const { next } = viewOf(knockout);
  if ('problem' in next) throw new Error(JSON.stringify(next.problem));
  unwrap(announceKnockoutRound(knockout.club, knockout.session, next.key));
}

/** The match of two teams, by their numbers. */
export function matchOf(knockout: TestKnockout, home: number, away: number): KnockoutMatchView {
  const matches = viewOf(knockout).nodes.flatMap((node) => node.matches);
  const found = matches.findLast((match) => match.home === home && match.away === away);
  if (!found) throw new Error(`${home} does not meet ${away}`);
  return found;
}

/** Records boards of a match as its cases show them, from the open and the closed room. */
export function playBoards(
  knockout: TestKnockout,
  { home, away }: { readonly home: number; readonly away: number },
  boards: Boards,
): void {
  const { club, session } = knockout;
  const { match } = matchOf(knockout, home, away);
  const section = sectionOf(club, session);
  const written = sessionOf(club, session).results;
  for (const [shown, open, closed] of boards) {
    for (const room of ['open', 'closed'] as const) {
      const cells = section.cells.filter((cell) => cell.match?.id === match && cell.match.room === room);
      const found = cells.flatMap((cell) =>
        cell.boards.filter((board) => (section.shown[board] ?? board) === shown).map((board) => ({ cell, board })),
      );
      const [at] = found;
      if (!at) throw new Error(`${home} – ${away} has no board ${shown} in the ${room} room`);
      const { cell, board } = at;
      const score = room === 'open' ? open : closed;
      const before = written.find(
        (one) => one.round === cell.round && one.table === cell.table && one.slotBoard === board,
      );
      const outcome = score === 0 ? PASSED_OUT : ({ kind: 'score', score } as const);
      const line = { slotBoard: board, outcome, typed: '', expectedVersion: before?.version ?? null };
      unwrap(recordResult(club, session, handIn(section, cell, line)));
    }
  }
}

/** A match that was played elsewhere. */
export function give(knockout: TestKnockout, home: number, away: number, imps: readonly [number, number]): void {
  const { match } = matchOf(knockout, home, away);
  const version = sessionOf(knockout.club, knockout.session).matches.find(({ id }) => id === match)?.givenVersion;
  const given = { kind: 'totals', home: String(imps[0]), away: String(imps[1]), unit: 'imps', team: null } as const;
  unwrap(
    giveMatchResult(knockout.club, knockout.session, match, { given, note: '', expectedVersion: version ?? null }),
  );
}
