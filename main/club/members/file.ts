import { createHash } from 'node:crypto';
import { guessColumns, hasHeads, shapeOf, type MemberColumn } from '../../../src/format/members/columns.ts';
import { readCsv, type CsvRow } from '../../../src/format/csv.ts';
import type { MemberFileView } from '../model/members/import.ts';
import type { MemberProblem } from '../problem.ts';

/** A file of members, read. */
export interface MemberFile {
  readonly encoding: MemberFileView['encoding'];
  readonly rows: readonly CsvRow[];
  /** What each column is taken to hold while nobody says otherwise. */
  readonly guess: readonly MemberColumn[];
  /** What files of one shape have in common, without a word of them. */
  readonly shape: string;
}

/** Reads the bytes of a file: UTF-8 or UTF-16, otherwise Windows-1252; cells between commas, semicolons or tabs. */
export function readMemberFile(bytes: Uint8Array): MemberFile | MemberProblem {
  const { text, encoding } = decode(bytes);
  const rows = readCsv(text);
  if ('code' in rows) return { kind: 'problem', code: 'memberFileBroken', line: rows.line };
  if (rows.length === 0 || (rows.length === 1 && hasHeads(rows))) return { kind: 'problem', code: 'memberFileEmpty' };
  const shape = createHash('sha256').update(shapeOf(rows)).digest('hex').slice(0, 16);
  return { encoding, rows, guess: guessColumns(rows), shape };
}

function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: MemberFileView['encoding'] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
