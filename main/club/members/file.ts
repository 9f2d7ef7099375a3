import { createHash } from 'node:crypto';
import { guessColumns, hasHeads, shapeOf, type MemberColumn } from '../../../src/format/members/columns.ts';
import { readCsv, type CsvRow } from '../../../src/format/csv.ts';
import { decodeText, type TextEncoding } from '../../../src/format/decode-text.ts';
import type { MemberProblem } from '../problem.ts';

/** A file of members, read. */
export interface MemberFile {
  readonly encoding: TextEncoding;
  readonly rows: readonly CsvRow[];
  /** What each column is taken to hold while nobody says otherwise. */
  readonly guess: readonly MemberColumn[];
  /** What files of one shape have in common, without a word of them. */
  readonly shape: string;
}

const MEMBER_CODES = { quoteNotClosed: 'memberFileBroken', tooLarge: 'memberFileTooLong' } as const;

/** Reads the bytes of a file: UTF-8 or UTF-16, otherwise Windows-1252; cells between commas, semicolons or tabs. */
export function readMemberFile(bytes: Uint8Array): MemberFile | MemberProblem {
  const { text, encoding } = decodeText(bytes);
  const rows = readCsv(text);
  if ('code' in rows) return { kind: 'problem', code: MEMBER_CODES[rows.code], line: rows.line };
  if (rows.length === 0 || (rows.length === 1 && hasHeads(rows))) return { kind: 'problem', code: 'memberFileEmpty' };
  const shape = createHash('sha256').update(shapeOf(rows)).digest('hex').slice(0, 16);
  return { encoding, rows, guess: guessColumns(rows), shape };
}
