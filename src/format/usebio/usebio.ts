import type { FormatOfFile } from '../event/file.ts';
import { decodeXml } from '../xml/decode.ts';
import { makeUsebio } from './make.ts';
import { parseUsebio } from './parse.ts';

/** The root element stands within so many bytes: before it come a declaration, a document type and comments. */
const HEAD = 4096;

export const USEBIO: FormatOfFile = {
  format: 'usebio',
  extensions: ['xml', 'usebio'],
  isLikely: (bytes) => /^\s*<(?:[^]*<)?(?:\w+:)?usebio[\s>]/i.test(decodeXml(bytes.subarray(0, HEAD))),
  parse: parseUsebio,
  make: makeUsebio,
};
