/**
 * What of an event from a file is said before it comes in: lines that are left out, what is taken otherwise than the
 * file has it, and what Etui has no place for.
 */
export const ODDITY_CODES = [
  // Lines that are left out.
  'boardTwice',
  'againstItself',
  'seatsNotSaid',
  'boardTooHigh',
  'noMatch',
  'notOfMatch',
  // Lines that come in, and should be looked at.
  'scoreImpossible',
  'turnedBoard',
  // The event as a whole.
  'stillDue',
  'boardsShort',
  'dateMissing',
  'roundsLaidOut',
  'roundsNotPossible',
  'roundsSplit',
  'numbersGiven',
  'eastWestNumbered',
  'sectionsJoined',
  'sectionsLettered',
  'sessionsJoined',
  'methodNotSaid',
  'methodOther',
  'matchesLeft',
  'matchesNotScored',
  'matchesTyped',
  'boardsOfMatches',
  'boardsNumberedOn',
  'pairsNotSaid',
  'playersLeft',
  'clubNumbersLeft',
  'nationalNumbersLeft',
  'handicapsHalved',
  'handicapsLeft',
  'strataLeft',
  'masterpointsLeft',
  'playLeft',
  'notesTaken',
  'dealsDiffer',
  'dealsNotPlayed',
  'dealsOfMatchesLeft',
  'entriesWithoutResult',
] as const;
export type OddityCode = (typeof ODDITY_CODES)[number];

export interface ImportOddity {
  readonly code: OddityCode;
  /** Of the file, from 1; null where the event as a whole is meant. */
  readonly line: number | null;
  readonly board: number | null;
  /** A number of a pair, letters of sections or one of several, a method; empty where nothing is named. */
  readonly text: string;
  /** How many there are; 1 for a line. */
  readonly count: number;
}

/** One about the event as a whole; none where there are none to count. */
export function oddityOf(code: OddityCode, count = 1, text = ''): readonly ImportOddity[] {
  return count === 0 ? [] : [{ code, line: null, board: null, text, count }];
}
