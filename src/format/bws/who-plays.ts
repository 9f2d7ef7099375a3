import type { FileEntry, FileMeeting, FileResult } from '../event/event.ts';
import type { BwsMeeting } from './meetings.ts';
import type { ReceivedLine } from './received.ts';

/** A section of the file with what decides who plays in it. */
export interface SectionOfPlay {
  readonly id: number;
  readonly letter: string;
  /** As the file has it; 0 where it doesn't say. */
  readonly winners: number;
}

/** Who plays, and where they sit. */
export interface WhoPlays {
  readonly ranks: 'pair' | 'player';
  readonly entries: readonly FileEntry[];
  readonly seatsOfLine: (line: ReceivedLine) => FileResult['seats'];
  /** Null where nobody of the meeting is known. */
  readonly seatsOfMeeting: (meeting: BwsMeeting) => FileMeeting['seats'] | null;
}
