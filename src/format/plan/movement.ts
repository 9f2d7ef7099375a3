import type { OwnSpec } from '../../movement/families/own.ts';
import { isMovement, makeMovement, MOST_BOARDS_PER_ROUND } from '../../movement/make.ts';
import type { Movement } from '../../movement/movement.ts';
import { boardsOfSet } from '../../movement/board-set.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import type { Seating } from '../../movement/seating.ts';
import { movementErrors } from '../../movement/validate.ts';
import type { TournamentEvent } from '../event/event.ts';
import type { PlannedEntry } from './entries.ts';
import type { UsableLine } from './lines.ts';

/** A table of the file's movement in the numbers of the section; null where nobody sits. */
interface NumberedMeeting {
  readonly round: number;
  readonly table: number;
  readonly ns: number | null;
  readonly ew: number | null;
  readonly boards: readonly number[];
}

/**
 * The movement of a section of pairs as the file has it, where it is whole and all results are of it: it can be played
 * as any other. Null where it isn't, as where pairs changed tables or a board was played out of turn.
 */
export function movementOfFile(
  event: TournamentEvent,
  entries: readonly PlannedEntry[],
  lines: readonly UsableLine[],
): Movement | null {
  const meetings = meetingsOf(event, entries);
  const spec = meetings && specOf(meetings, entries);
  if (!meetings || !spec) return null;
  const movement = makeMovement(spec);
  if (!isMovement(movement) || movementErrors(movement).length > 0) return null;
  const cells = new Map(meetings.map((meeting) => [`${meeting.round} ${meeting.table}`, meeting]));
  const numbers = new Map(entries.map(({ place, number }) => [place, number]));
  const isOfMovement = lines.every(({ round, table, board, seats }) => {
    const cell = cells.get(`${round} ${table}`);
    const pairs = seats.map((seat) => numbers.get(seat) ?? null);
    return cell?.boards.includes(board) && pairs.every((pair) => pair === cell.ns || pair === cell.ew);
  });
  return isOfMovement ? movement : null;
}

/** The tables of these entries; null where others sit at one too, or the event has several sessions. */
function meetingsOf(
  { schedule = [], ranks }: TournamentEvent,
  entries: readonly PlannedEntry[],
): readonly NumberedMeeting[] | null {
  if (ranks !== 'pair') return null;
  const numbers = new Map(entries.map(({ place, number }) => [place, number]));
  const numberOf = (place: number | null) => (place === null ? null : (numbers.get(place) ?? Number.NaN));
  const found: NumberedMeeting[] = [];
  for (const { session, round, table, seats, boards } of schedule) {
    if (session !== 1 || !('ns' in seats)) return null;
    const [ns, ew] = [numberOf(seats.ns), numberOf(seats.ew)];
    const isOfOthers = [ns, ew].every((number) => number === null || Number.isNaN(number));
    if (isOfOthers) continue;
    if (Number.isNaN(ns) || Number.isNaN(ew)) return null;
    found.push({ round, table, ns, ew, boards });
  }
  return found;
}

function specOf(meetings: readonly NumberedMeeting[], entries: readonly PlannedEntry[]): OwnSpec | null {
  const most = (figure: (meeting: NumberedMeeting) => number) => {
    return meetings.reduce((largest, meeting) => Math.max(largest, figure(meeting)), 0);
  };
  const [tables, rounds] = [most(({ table }) => table), most(({ round }) => round)];
  if (meetings.length === 0 || meetings.length !== tables * rounds) return null;
  const real = meetings.filter(({ ns, ew }) => ns !== null && ew !== null);
  const boardsPerRound = real[0]?.boards.length ?? 0;
  if (boardsPerRound < 1 || boardsPerRound > MOST_BOARDS_PER_ROUND) return null;
  const there = new Set(entries.map(({ number }) => number));
  const missing = numbersTo(2 * tables).filter((number) => !there.has(number));
  const [phantom = null] = missing;
  if (missing.length > 1 || there.size + missing.length !== 2 * tables) return null;
  const isSet = ({ boards }: NumberedMeeting) =>
    boards.join() === boardsOfSet(setOf(boards, boardsPerRound), boardsPerRound).join();
  if (!real.every(isSet)) return null;
  const seatingOf = (meeting: NumberedMeeting): Seating => ({
    table: meeting.table,
    ns: meeting.ns ?? phantom ?? 0,
    ew: meeting.ew ?? phantom ?? 0,
    // A table where nobody plays may have any set; set 1 always exists.
    set: isSet(meeting) ? setOf(meeting.boards, boardsPerRound) : 1,
  });
  const inRounds = Map.groupBy(meetings, ({ round }) => round);
  const schedule = numbersTo(rounds).map((round) =>
    (inRounds.get(round) ?? []).map(seatingOf).toSorted((a, b) => a.table - b.table),
  );
  return {
    kind: 'own',
    name: '',
    tables,
    rounds,
    boardsPerRound,
    sets: Math.max(...schedule.flat().map(({ set }) => set)),
    winners: entries.some(({ line }) => line !== null) ? 2 : 1,
    phantom,
    copies: copiesOf(schedule),
    schedule,
  };
}

function setOf(boards: readonly number[], boardsPerRound: number): number {
  return Math.max(1, Math.ceil((boards[0] ?? 1) / boardsPerRound));
}

/** At how many tables of a round one set is. */
function copiesOf(schedule: OwnSpec['schedule']): number {
  const sharing = schedule.flatMap((seatings) => [...Map.groupBy(seatings, ({ set }) => set).values()]);
  return Math.max(1, ...sharing.map(({ length }) => length));
}
