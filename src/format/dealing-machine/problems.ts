import type { DealFault } from '../event/deal-faults.ts';

/** What can be wrong with a file of a dealing machine. */
export type MachineFault =
  | DealFault
  /** Nothing of it is a deal. */
  | 'no-deals'
  /** There are more records than boards have numbers; those that follow are not read. */
  | 'too-many-boards'
  /** The file ends within a record. */
  | 'record-cut'
  /** A record has other characters than its format. */
  | 'record-form'
  /** DUP: the two ways in which it writes the cards differ. */
  | 'hands-differ'
  /** DUP: the number of the first board can't be read, so none is known. */
  | 'low-board';

/** What can be wrong with a file of Duplimate. */
export type DlmFault =
  | DealFault
  | 'no-deals'
  /** From board and To board can't be read. */
  | 'board-range'
  /** The file ends before To board. */
  | 'last-board-missing'
  /** The checksum of the heading isn't that of its numbers. */
  | 'checksum'
  /** A board is no row of 26 letters and three digits. */
  | 'board-form'
  /** The last three digits of a board are not those of its letters. */
  | 'check-digits'
  | 'board-twice';
