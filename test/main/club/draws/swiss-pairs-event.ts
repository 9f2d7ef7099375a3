/** The worked Swiss of eight pairs on a real file, drawn and played as in the example. */
import { expect } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { announceDraw } from '../../../../main/club/draws/announce.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { SwissPairsSpec } from '../../../../src/movement/swiss/spec.ts';
import { readExact, toNumber, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { SWISS_PAIRS, type SwissPlace } from '../../../src/scoring/ranked-matches/swiss-pairs.ts';
import { handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

export const SPEC: SwissPairsSpec = {
  kind: 'swiss-pairs',
  pairs: 8,
  rounds: 3,
  boardsPerRound: 4,
  supply: 'copies',
  draw: 'top',
  first: 'halves',
};

type Round = (typeof SWISS_PAIRS.rounds)[number];

export function swiss(spec: SwissPairsSpec = SPEC) {
  const club = testClub();
  const { session } = unwrap(
    createEvent(club, newEvent({ spec, scoring: { method: 'matchpoints', regulation: 'ebu' } })),
  );
  return { club, session };
}

export function proposal(club: Club, session: number, round: number) {
  const { proposed } = unwrap(readDraw(club, session, round));
  if (proposed === null || 'problem' in proposed) throw new Error(`round ${round} has no proposal`);
  return proposed;
}

/** Announces a round with the example's North-South where equals are ordered by lot. */
export function announce(club: Club, session: number, { round, tables }: Round): void {
  const homes = new Set(proposal(club, session, round).matches.map(({ home }) => home));
  const wishes = tables.flatMap(({ ns }) =>
    homes.has(ns) ? [] : [{ kind: 'home' as const, entry: ns, until: round, reason: 'as in the example' }],
  );
  if (wishes.length > 0) {
    unwrap(chooseDraw(club, session, { round, drawnBy: { rule: 'top', isLate: false }, wishes }));
  }
  unwrap(announceDraw(club, session, { round, key: proposal(club, session, round).key }));
}

export const seatsOf = (tables: readonly { readonly home: number; readonly away: number }[]) =>
  tables.map(({ home, away }) => `${home}-${away}`).toSorted();
export const exampleSeats = ({ tables }: Round) => tables.map(({ ns, ew }) => `${ns}-${ew}`).toSorted();

/** Records the boards of a round. */
export function play(club: Club, session: number, { round, boards, tables }: Round): void {
  const section = sectionOf(club, session);
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  for (const { ns, ew, scores } of tables) {
    const cell = section.cells.find((one) => one.round === round && one.ns === ids.get(ns) && one.ew === ids.get(ew));
    if (!cell) throw new Error(`${ns} doesn't sit against ${ew} in round ${round}`);
    expect(cell.boards).toEqual(boards);
    for (const [index, slotBoard] of boards.entries()) {
      const outcome = { kind: 'score', score: scores[index] ?? 0 } as const;
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard, outcome, typed: '' })));
    }
  }
}

export function playedTo(last: number) {
  const { club, session } = swiss();
  for (const round of SWISS_PAIRS.rounds.slice(0, last)) {
    announce(club, session, round);
    play(club, session, round);
  }
  return { club, session };
}

/** Part scores of either vulnerability. */
export const SCORES = [90, 110, 120, 130, 140, 150, 170] as const;

export const figure = (text: string | null | undefined) => toNumber(readExact(text ?? '0') ?? ZERO);

export function ranking(club: Club, session: number): readonly SwissPlace[] {
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  return rows.map(({ entry, place, tied, total }) => {
    return { place: place ?? 0, tied, pair: numbers.get(entry) ?? 0, vp: figure(total) };
  });
}

export const TEAM_SCORING = { scale: null, pool: null, bye: null, withdrawals: 'session' } as const;

interface Line {
  readonly round: number;
  readonly pair: number;
  readonly slotBoard: number;
}

export function matchOf(club: Club, session: number, round: number, pair: number): number {
  const entry = idOf(club, session, pair);
  const match = sessionOf(club, session).matches.find(
    (one) => one.round === round && (one.home === entry || one.away === entry),
  );
  return match?.id ?? 0;
}

export function lineOf(club: Club, session: number, { round, pair, slotBoard }: Line): ResultView {
  const entry = idOf(club, session, pair);
  const line = sessionOf(club, session).results.find(
    (one) => one.round === round && one.slotBoard === slotBoard && (one.ns === entry || one.ew === entry),
  );
  if (!line) throw new Error(`${pair} has no result on board ${slotBoard}`);
  return line;
}

export function correct(club: Club, session: number, at: Line, outcome: Outcome): void {
  const { section, round, table, slotBoard, board, ns, ew, version } = lineOf(club, session, at);
  const line = { section, round, table, slotBoard, board, ns, ew, outcome, typed: '', expectedVersion: version };
  unwrap(recordResult(club, session, line));
}

export const idOf = (club: Club, session: number, pair: number) =>
  sectionOf(club, session).entries.find(({ number }) => number === pair)?.id ?? 0;
