/** A Swiss of seven pairs over eight boards a round, whose lowest three share a table in the first round. */
import { announceDraw } from '../../../../main/club/draws/announce.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import type { CellView } from '../../../../main/club/model/session.ts';
import type { SwissPairsSpec } from '../../../../src/movement/swiss/spec.ts';
import { handIn, recordAll, sectionOf, sessionOf, unwrap } from '../../support.ts';
import { proposal, swiss, SPEC as EIGHT } from './swiss-pairs-event.ts';

export const SPEC: SwissPairsSpec = { ...EIGHT, pairs: 7, rounds: 3, boardsPerRound: 8 };
export const HALVES = { rule: 'top', isLate: false, odd: 'half-matches' } as const;

export type TestSwissPairs = ReturnType<typeof swiss>;

export function announce({ club, session }: TestSwissPairs, round: number): void {
  unwrap(announceDraw(club, session, { round, key: proposal(club, session, round).key }));
}

export function halvesAnnounced(spec: SwissPairsSpec = SPEC): TestSwissPairs {
  const event = swiss(spec);
  unwrap(chooseDraw(event.club, event.session, { round: 1, drawnBy: HALVES, wishes: [] }));
  announce(event, 1);
  return event;
}

export function cellAt({ club, session }: TestSwissPairs, round: number, table: number): CellView {
  const cell = sectionOf(club, session).cells.find((one) => one.round === round && one.table === table);
  if (!cell) throw new Error(`no table ${table} in round ${round}`);
  return cell;
}

/** Records the scores of a table, in order of its boards. */
export function play(event: TestSwissPairs, table: number, scores: readonly number[], round = 1): void {
  const { club, session } = event;
  const cell = cellAt(event, round, table);
  const section = sectionOf(club, session);
  recordAll(
    club,
    session,
    cell.boards.map((slotBoard, at) => {
      return handIn(section, cell, { slotBoard, outcome: { kind: 'score', score: scores[at] ?? 0 }, typed: '' });
    }),
  );
}

/** The results of a round's matches by the numbers of their pairs, a half sat out among them. */
export function matchesOf({ club, session }: TestSwissPairs, round: number) {
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  return sessionOf(club, session)
    .matches.filter((match) => match.round === round)
    .map(({ home, away, isHalf = false }) => ({
      home: numbers.get(home),
      away: away === null ? null : numbers.get(away),
      isHalf,
    }));
}
