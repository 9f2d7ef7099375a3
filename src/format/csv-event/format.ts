import type { FormatOfFile } from '../event/file.ts';
import { readCsvEvent } from './read.ts';
import { writeCsvEvent } from './write.ts';

/** CSV of results or of deals. Any text may be CSV, so its name tells. */
export const CSV: FormatOfFile = {
  format: 'csv',
  extensions: ['csv', 'tsv', 'txt'],
  isLikely: () => false,
  parse: (bytes, onLines) => readCsvEvent(bytes, undefined, onLines),
  make: writeCsvEvent,
};
