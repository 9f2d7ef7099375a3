import { halvesOfSharedTable } from '../../../src/draw/swiss-triangle.ts';
import type { SwissPairsSpec } from '../../../src/movement/swiss/spec.ts';
import { announcedDraw } from '../../store/matches/draws.ts';
import type { SeatingRow } from '../../store/schedule/schedules.ts';
import type { Club } from '../club.ts';
import { pairsSeating, sharedSeatings } from '../competitions/setup/swiss-pairs.ts';
import type { RoundDraw } from '../model/draws.ts';
import { currentSchedule } from '../schedule/current.ts';
import type { ChosenDraw, DrawnStage } from './round-to-draw.ts';

export interface RoundToSeat {
  readonly round: number;
  readonly drawn: RoundDraw;
  readonly chosen: ChosenDraw;
  readonly change: number;
}

/** A match with why it was drawn, and its tables; one without an opponent has none. */
interface MatchToSeat {
  readonly match: number;
  readonly reason: object | null;
  readonly seatings: readonly SeatingRow[];
}

/**
 * Writes the matches of a round of pairs, each at one table, why each was drawn, and the schedule with its seats. A
 * match that was announced before keeps its id.
 */
export function seatPairs(
  club: Club,
  stage: DrawnStage,
  spec: SwissPairsSpec,
  { round, drawn, chosen, change: added }: RoundToSeat,
): void {
  const { store } = club;
  const { session, section } = stage;
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const entryOf = (pair: number) => entries.get(pair) ?? 0;
  const stageId = store.matches.stage(session.id);
  const idOf = (home: number, away: number | null, isHalf?: true): number => {
    const known = session.matches.find(
      (one) => one.round === round && one.home === home && one.away === away && one.isHalf === isHalf,
    );
    return known?.id ?? store.matches.add(stageId, { round, lastRound: round, home, away, ...(isHalf && { isHalf }) });
  };
  const met = drawn.matches.map(({ place: table, home, away, reason }): MatchToSeat => {
    const [ns, ew] = [entryOf(home), entryOf(away)];
    const match = idOf(ns, ew);
    return { match, reason, seatings: [pairsSeating(spec, { round, table, ns, ew, match })] };
  });
  const sharedTable = ({ entries: three, matches }: NonNullable<RoundDraw['triangle']>): readonly MatchToSeat[] => {
    const [first, second] = halvesOfSharedTable(three);
    const seatOf = ({ home, away }: typeof first, at: number) => {
      const [ns, ew] = [entryOf(home), entryOf(away)];
      return { round, table: matches[at]?.tables[0] ?? 0, ns, ew, match: idOf(ns, ew, true) };
    };
    const seatings = sharedSeatings(spec, [seatOf(first, 0), seatOf(second, 1)]);
    const halves = seatings.map((seating) => ({ match: seating.match ?? 0, reason: null, seatings: [seating] }));
    const out = [first, second].map((half) => ({
      match: idOf(entryOf(half.out), null, true),
      reason: null,
      seatings: [],
    }));
    return [...halves, ...out];
  };
  const { bye, triangle } = drawn;
  const byes = bye ? [{ match: idOf(entryOf(bye.entry), null), reason: bye.reason, seatings: [] }] : [];
  const all: readonly MatchToSeat[] = [...met, ...(triangle ? sharedTable(triangle) : []), ...byes];
  const matches = all.map(({ match, reason }) => ({ match, reason: JSON.stringify(reason ?? {}) }));
  const rule = JSON.stringify({ kind: spec.kind, ...chosen.drawnBy });
  store.draws.add(stageId, added, announcedDraw(round, rule, matches, JSON.stringify(chosen.wishes)));
  const before = currentSchedule(club, section);
  const others = before.seatings.filter((seating) => seating.round !== round);
  const seatings = [...others, ...all.flatMap((one) => one.seatings)];
  store.schedules.add(section.id, added, {
    ...before,
    tables: Math.max(before.tables, ...seatings.map(({ table }) => table)),
    boards: Math.max(before.boards, ...seatings.flatMap(({ boards }) => boards)),
    seatings,
  });
}
