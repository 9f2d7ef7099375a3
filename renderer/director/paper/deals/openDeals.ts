import { decodeText } from '../../../../src/format/decode-text.ts';
import { dealsOfFile, type DealsAlone } from '../../../../src/format/event/deals-of-file.ts';
import { EMPTY_EVENT } from '../../../../src/format/event/event.ts';
import { formatOfFile } from '../../../../src/format/formats.ts';
import { makePbn } from '../../../../src/format/pbn/make.ts';
import { PBN } from '../../../../src/format/pbn/pbn.ts';

/** The deals of a file, and the text in which they are shown. */
export interface OpenedDeals extends DealsAlone {
  /** As the file has it; the deals as PBN where it is no text. */
  readonly text: string;
  /** Whether problems stand in records, and not on lines. */
  readonly hasRecords: boolean;
}

const BINARY: ReadonlySet<string> = new Set(['bri', 'dge', 'dup', 'bws']);

/** Reads the deals of a file of any format that has such; of a file that is none, as PBN. */
export function openDeals(bytes: Uint8Array, name: string): OpenedDeals {
  const format = formatOfFile(name, bytes) ?? PBN;
  const read = dealsOfFile(format.parse(bytes));
  const hasRecords = BINARY.has(format.format);
  if (!hasRecords) return { ...read, text: decodeText(bytes).text, hasRecords };
  const { deals } = read;
  return { ...read, text: deals.length === 0 ? '' : decodeText(makePbn({ ...EMPTY_EVENT, deals })).text, hasRecords };
}
