import { decodeText } from '../decode-text.ts';
import type { FormatOfFile } from '../event/file.ts';
import { makePbn } from './make.ts';
import { parsePbn } from './parse.ts';

export const PBN: FormatOfFile = {
  format: 'pbn',
  extensions: ['pbn'],
  isLikely: (bytes) =>
    /^\s*(?:%\s*PBN\b|\[\w+ +"|%.*\n(?:%.*\n|\s)*\[\w+ +")/i.test(decodeText(bytes.subarray(0, 4000)).text),
  parse: parsePbn,
  make: makePbn,
};
