import { readMeetings, type BwsMeeting } from './meetings.ts';
import type { BwsProblem } from './problem.ts';
import { receivedLines, type ReceivedLine } from './received.ts';
import { numberIn, openTables, textIn } from './tables.ts';

/** What a running session takes from the file: no names, no deals. */
export interface BwsResults {
  readonly sections: readonly { readonly id: number; readonly letter: string }[];
  readonly meetings: readonly BwsMeeting[];
  readonly lines: readonly ReceivedLine[];
  readonly problems: readonly BwsProblem[];
  /** Whether rows can't be read, or are fewer or more than the file says: it is being written, or is damaged. */
  readonly isTorn: boolean;
}

/** Reads the results of a Bridgemate server's file; the problem where it is none. Never throws. */
export function readBwsResults(bytes: Uint8Array): BwsResults | BwsProblem {
  const tables = openTables(bytes);
  if ('code' in tables) return tables;
  const sections = tables.rows('Section').map((row) => ({
    id: numberIn(row, 'ID') ?? 0,
    letter: textIn(row, 'Letter'),
  }));
  const { meetings } = readMeetings(tables.rows('RoundData'));
  const { lines, problems } = receivedLines(tables.rows('ReceivedData'));
  const damage = tables.damage();
  return {
    sections,
    meetings,
    lines,
    problems: [...damage, ...problems],
    isTorn: damage.length + tables.short(['Section', 'RoundData', 'ReceivedData']).length > 0,
  };
}
