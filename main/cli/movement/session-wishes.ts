import { minutesBetween } from '../../../src/basics/time-of-day.ts';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import type { OptionValue, WrongCall } from '../command/options.ts';

/** The session that a movement must fit into. */
export interface SessionWishes {
  readonly problem?: never;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** hh:mm. */
  readonly start: string;
  readonly until: string | null;
  /** Boards wanted; null when not given. */
  readonly boards: BoardsWanted | null;
}

export interface BoardsWanted {
  readonly boardsFrom: number;
  readonly boardsTo: number;
}

/** The options of a session; their values are text. */
export const SESSION_OPTIONS = {
  start: { type: 'string' },
  minutes: { type: 'string' },
  move: { type: 'string' },
  until: { type: 'string' },
  boards: { type: 'string' },
} as const;

type Values = { readonly [Option in keyof typeof SESSION_OPTIONS]?: OptionValue };

/** Boards of a session when neither boards nor an end are given. */
export const USUAL_BOARDS: BoardsWanted = { boardsFrom: 24, boardsTo: 28 };
const USUAL_START = '19:30';
const USUAL_MINUTES = 7;
const USUAL_MOVE = 1;
/** The least share of the time that a movement must use. */
const LEAST_SHARE_OF_TIME = 0.8;

/**
 * Reads the options of a session. Where they are not given it starts at 19:30, with seven minutes a board and one to
 * move.
 */
export function readSessionWishes(values: Values, language: Language): SessionWishes | WrongCall {
  const words = movementCommandWords[language];
  const start = readTime(values.start, USUAL_START);
  if (start === null) return { problem: words.time('--start', '19:30') };
  const until = readTime(values.until, '');
  if (until === null) return { problem: words.time('--until', '22:45') };
  const minutesPerBoard = readMinutes(values.minutes, USUAL_MINUTES);
  if (!minutesPerBoard) return { problem: words.minutes('--minutes', '7.5') };
  const minutesToMove = readMinutes(values.move, USUAL_MOVE);
  if (minutesToMove === null) return { problem: words.minutes('--move', '2') };
  const boards = readBoards(values.boards);
  if (boards === undefined) return { problem: words.boardsWanted };
  return { start, until: until || null, minutesPerBoard, minutesToMove, boards };
}

/** The boards of a session: those wanted, else what the time allows, else the usual ones. */
export function boardsWantedOf({ boards, start, until, minutesPerBoard }: SessionWishes): BoardsWanted {
  if (boards) return boards;
  if (until === null) return USUAL_BOARDS;
  const boardsTo = Math.floor(minutesBetween(start, until) / minutesPerBoard);
  return { boardsFrom: Math.max(1, Math.floor(boardsTo * LEAST_SHARE_OF_TIME)), boardsTo };
}

function readTime(value: OptionValue, usual: string): string | null {
  if (value === undefined) return usual;
  const match = typeof value === 'string' ? /^([01]?\d|2[0-3])[:h.]([0-5]\d)$/.exec(value) : null;
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : null;
}

/** Minutes from 0 to 60, fractions too: 7.5 or 7,5. */
function readMinutes(value: OptionValue, usual: number): number | null {
  if (value === undefined) return usual;
  const text = typeof value === 'string' ? value.replace(',', '.') : '';
  const minutes = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return minutes <= 60 ? minutes : null;
}

/** 26, or 24-28; null when not given, undefined when neither. */
function readBoards(value: OptionValue): BoardsWanted | null | undefined {
  if (value === undefined) return null;
  const match = typeof value === 'string' ? /^([1-9]\d?)(?:-([1-9]\d?))?$/.exec(value) : null;
  if (!match) return undefined;
  const boardsFrom = Number(match[1]);
  const boardsTo = Number(match[2] ?? match[1]);
  return boardsFrom <= boardsTo ? { boardsFrom, boardsTo } : undefined;
}
