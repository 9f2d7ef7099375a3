import type { FormatOfFile } from '../event/file.ts';
import { isJet } from '../jet/database.ts';
import { makeBws } from './make.ts';
import { parseBws } from './parse.ts';

/** The file that a Bridgemate server and a scoring program share. */
export const BWS: FormatOfFile = {
  format: 'bws',
  extensions: ['bws'],
  isLikely: isJet,
  parse: parseBws,
  make: makeBws,
};
