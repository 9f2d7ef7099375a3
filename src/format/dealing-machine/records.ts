import { dealsByBoard, eventOfDeals } from '../event/deals.ts';
import type { FileDeal } from '../event/event.ts';
import type { FileFormat, FileProblem, TournamentFile } from '../event/file.ts';
import type { MachineFault } from './problems.ts';

/** What a record says: its board and deal, or what is wrong with it. */
export type ReadRecord = (record: string, line: number) => FileDeal | FileProblem<MachineFault>;

/** No board has a higher number. */
const MOST_RECORDS = 999;

/**
 * Reads a file of records of one length, each a board. A record that is wrong is left out.
 * @param readRecord gets the record as characters, one a byte, and its number from 1
 */
export function parseRecords(
  format: FileFormat,
  bytes: Uint8Array,
  length: number,
  readRecord: ReadRecord,
): TournamentFile<MachineFault> {
  const deals: FileDeal[] = [];
  const problems: FileProblem<MachineFault>[] = [];
  const whole = Math.floor(bytes.length / length);
  for (let place = 0; place < Math.min(whole, MOST_RECORDS); place++) {
    const read = readRecord(charactersOf(bytes.subarray(place * length, (place + 1) * length)), place + 1);
    if ('code' in read) problems.push(read);
    else deals.push(read);
  }
  const at = { kind: 'problem', text: '', board: null } as const;
  if (whole > MOST_RECORDS) problems.push({ ...at, line: MOST_RECORDS + 1, code: 'too-many-boards' });
  else if (bytes.length % length > 0) problems.push({ ...at, line: whole + 1, code: 'record-cut' });
  if (bytes.length === 0) problems.push({ ...at, line: 1, code: 'no-deals' });
  return { format, version: null, events: eventOfDeals(deals), problems };
}

/** A record with other characters than its format. */
export function recordForm(line: number, board: number | null): FileProblem<MachineFault> {
  return { kind: 'problem', code: 'record-form', line, text: '', board };
}

function charactersOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The bytes of records written as characters, one a byte. */
export function bytesOfRecords(records: readonly string[]): Uint8Array {
  const text = records.join('');
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The deals whose numbers run on from the lowest, for machines that count from there. */
export function dealsThatRunOn(deals: readonly FileDeal[], most: number): readonly FileDeal[] {
  const byBoard = dealsByBoard(deals);
  const lowest = byBoard[0]?.board ?? 1;
  const gap = byBoard.findIndex(({ board }, place) => board !== lowest + place);
  return byBoard.slice(0, Math.min(gap === -1 ? byBoard.length : gap, most));
}
