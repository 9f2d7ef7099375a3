import type { FileMeeting, TournamentEvent } from '../event/event.ts';
import { MOST_BOARDS, ROUNDS_OF_A_SESSION, type UsableLine } from './lines.ts';

/**
 * The lines of the movement that have no result: each is still to be played, or was not entered. A table where the
 * results say that others sat, or who had the board already, is as the results have it.
 */
export function dueLines(
  { schedule = [] }: TournamentEvent,
  lines: readonly UsableLine[],
  boardOf: (session: number, board: number) => number,
): readonly UsableLine[] {
  const played = new Set(lines.map(keyOf));
  const had = new Set(lines.flatMap(({ seats, board }) => seats.map((seat) => `${seat} ${board}`)));
  const tables = new Map(lines.flatMap((line) => line.seats.map((seat) => [`${seat} ${line.round}`, placeOf(line)])));
  const due: UsableLine[] = [];
  for (const meeting of schedule) {
    const seats = seatsOfMeeting(meeting);
    if (seats === null) continue;
    const { session, section, table } = meeting;
    const round = meeting.round + (session - 1) * ROUNDS_OF_A_SESSION;
    for (const board of meeting.boards.map((one) => boardOf(session, one))) {
      const line: UsableLine = { at: 0, section, round, table, board, seats, outcome: { kind: 'notPlayed' }, note: '' };
      const isFree = seats.every((seat) => {
        return !had.has(`${seat} ${board}`) && (tables.get(`${seat} ${round}`) ?? placeOf(line)) === placeOf(line);
      });
      if (board > MOST_BOARDS || !isFree || played.has(keyOf(line))) continue;
      due.push(line);
      played.add(keyOf(line));
      for (const seat of seats) {
        had.add(`${seat} ${board}`);
        tables.set(`${seat} ${round}`, placeOf(line));
      }
    }
  }
  return due;
}

/** Those who sit, in the order of a line; null where somebody is missing, or sits twice. */
function seatsOfMeeting({ seats }: FileMeeting): readonly number[] | null {
  const all = 'ns' in seats ? [seats.ns, seats.ew] : [seats.N, seats.S, seats.E, seats.W];
  const known = all.filter((seat) => seat !== null);
  return known.length === all.length && new Set(known).size === all.length ? known : null;
}

function placeOf({ section, round, table }: Pick<UsableLine, 'section' | 'round' | 'table'>): string {
  return `${section} ${round} ${table}`;
}

function keyOf(line: UsableLine): string {
  return `${placeOf(line)} ${line.board}`;
}
