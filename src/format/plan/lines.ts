import { vulnerabilityOf } from '../../bridge/board.ts';
import { onlySideOf } from '../../bridge/result/award.ts';
import type { Outcome } from '../../bridge/result/result.ts';
import { isPossibleScore } from '../../bridge/score/possible.ts';
import type { FileResult, TournamentEvent } from '../event/event.ts';
import type { ImportOddity, OddityCode } from './oddity.ts';

/** A line of results that comes in. */
export interface UsableLine {
  /** Of the file. */
  readonly at: number;
  readonly section: string;
  readonly round: number | null;
  readonly table: number | null;
  readonly board: number;
  /** Places in the event's entries: two pairs; or four players, North, South, East, West. */
  readonly seats: readonly number[];
  readonly outcome: Outcome;
  /** Empty without one. */
  readonly note: string;
}

/** The highest number of a board that an event can have. */
export const MOST_BOARDS = 999;
/** Boards repeat their dealer and vulnerability after so many. */
export const CYCLE = 16;

/**
 * The lines of an event that can come in, and why others can't: nobody plays a board twice or against themselves.
 * Boards of a second session follow those of the first, with the dealer and vulnerability that they had.
 */
export function usableLines(event: TournamentEvent): {
  readonly lines: readonly UsableLine[];
  readonly oddities: readonly ImportOddity[];
  readonly boardOf: (session: number, board: number) => number;
  /** Boards of which a score is left out. */
  readonly boardsLeft: ReadonlySet<number>;
} {
  const boardOf = boardsInOrder(event);
  const lineKey = lineKeys(event.entries.length);
  const had = new Set<number>();
  const scored = new Set<LineKey>();
  if (event.results.some(({ outcome }) => outcome.kind === 'notPlayed')) {
    for (const result of event.results) {
      const seats = result.outcome.kind === 'notPlayed' ? null : seatsOf(result);
      if (seats) scored.add(lineKey(seats, boardOf(result.session, result.board)));
    }
  }
  const due = new Set<LineKey>();
  const oddities: ImportOddity[] = [];
  const lines: UsableLine[] = [];
  const boardsLeft = new Set<number>();
  for (const result of event.results) {
    const board = boardOf(result.session, result.board);
    const seats = seatsOf(result);
    const odd = (code: OddityCode, text = ''): void => {
      oddities.push({ code, line: result.at, board: result.board, text, count: 1 });
    };
    const leave = (code: OddityCode, text = ''): void => {
      odd(code, text);
      if (result.outcome.kind !== 'notPlayed') boardsLeft.add(board);
    };
    if (seats === null) {
      leave('seatsNotSaid');
      continue;
    }
    if (board > MOST_BOARDS) {
      leave('boardTooHigh');
      continue;
    }
    if (seats.some((seat, index) => seats.indexOf(seat) !== index)) {
      leave('againstItself', numberAt(event, seats[0]));
      continue;
    }
    const counting = seatsThatCount(result.outcome, seats);
    const again = counting.find((seat) => had.has(boardKey(seat, board)));
    if (again !== undefined) {
      leave('boardTwice', numberAt(event, again));
      continue;
    }
    const key = lineKey(seats, board);
    if (due.has(key) || (result.outcome.kind === 'notPlayed' && scored.has(key))) {
      leave('boardTwice', numberAt(event, seats[0]));
      continue;
    }
    due.add(key);
    for (const seat of counting) had.add(boardKey(seat, board));
    const { outcome } = result;
    if (outcome.kind === 'score' && !isPossibleScore(outcome.score, vulnerabilityOf(board), 'since-1987')) {
      odd('scoreImpossible', String(outcome.score));
    }
    const { at, section, round, table } = result;
    const note = noteOf(result);
    const sessions = (result.session - 1) * ROUNDS_OF_A_SESSION;
    lines.push({ at, section, round: round === null ? null : round + sessions, table, board, seats, outcome, note });
  }
  return { lines, oddities, boardOf, boardsLeft };
}

/** As long as a note on a result can be. */
const LONGEST_NOTE = 1000;

/** The note on a result as it can be stored. */
export function noteOf({ note }: FileResult): string {
  return note.trim().slice(0, LONGEST_NOTE).trimEnd();
}

/** More than any session has: those of the next follow. */
export const ROUNDS_OF_A_SESSION = 1000;

function numberAt({ entries }: TournamentEvent, place: number | undefined): string {
  return entries[place ?? -1]?.number ?? '';
}

function seatsOf({ seats }: FileResult): readonly number[] | null {
  if (seats === null) return null;
  return 'ns' in seats ? [seats.ns, seats.ew] : [seats.N, seats.S, seats.E, seats.W];
}

/** Tells lines of the schedule apart: a number where two pairs sit, which is quicker to look up; else a text. */
type LineKey = number | string;

/** A line of the schedule: who sits there, in either direction, and the board. @param entries how many there are */
function lineKeys(entries: number): (seats: readonly number[], board: number) => LineKey {
  return (seats, board) => {
    const [one = 0, other = 0] = seats;
    if (seats.length > 2) return [...seats.toSorted((a, b) => a - b), board].join(' ');
    return boardKey(Math.min(one, other) * entries + Math.max(one, other), board);
  };
}

/** Somebody and a board as one number; the board counts to MOST_BOARDS, so that no two are the same. */
function boardKey(one: number, board: number): number {
  return one * (MOST_BOARDS + 1) + board;
}

/** Those whose score of the board a line is. */
export function seatsThatCount(outcome: Outcome, seats: readonly number[]): readonly number[] {
  if (outcome.kind === 'notPlayed') return [];
  const side = onlySideOf(outcome);
  const half = seats.length / 2;
  if (side === null) return seats;
  return side === 'NS' ? seats.slice(0, half) : seats.slice(half);
}

/** The number of a board in the event by its session: later sessions begin after a whole cycle. */
export function boardsInOrder({
  results,
  deals,
  schedule = [],
}: TournamentEvent): (session: number, board: number) => number {
  const last = new Map<number, number>();
  const planned = schedule.flatMap(({ session, boards }) => boards.map((board) => ({ session, board })));
  for (const { session, board } of [...results, ...deals, ...planned])
    last.set(session, Math.max(board, last.get(session) ?? 0));
  const before = new Map<number, number>();
  let begun = 0;
  for (const session of [...last.keys()].toSorted((a, b) => a - b)) {
    before.set(session, begun);
    begun += Math.ceil((last.get(session) ?? 0) / CYCLE) * CYCLE;
  }
  return (session, board) => board + (before.get(session) ?? 0);
}
