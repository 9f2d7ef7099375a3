import {
  isMasterpointScheme,
  readMasterpointsCsv,
  type MasterpointsCsvProblem,
} from '../../../src/format/masterpoints-csv.ts';
import type { MasterpointChoice } from '../../../src/scoring/masterpoints/choice.ts';
import { MASTERPOINT_SCHEME_CODES, type MasterpointScheme } from '../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../src/scoring/masterpoints/schemes.ts';
import type { ClubProblem } from '../problem.ts';

/** The table read last: a session's choice is asked for with every ranking. */
let last: { readonly table: string; readonly read: MasterpointScheme | MasterpointsCsvProblem } | null = null;

function readTable(table: string): MasterpointScheme | MasterpointsCsvProblem {
  if (last?.table !== table) last = { table, read: readMasterpointsCsv(table) };
  return last.read;
}

/**
 * The scheme of a choice; null where a file gave the masterpoints, and where the table can't be read, as one of another
 * version of the program might.
 */
export function masterpointScheme(choice: MasterpointChoice): MasterpointScheme | null {
  if (choice.scheme === 'file') return null;
  if (choice.scheme !== 'club') return MASTERPOINT_SCHEMES[choice.scheme];
  const read = readTable(choice.table);
  return isMasterpointScheme(read) ? read : null;
}

/** Why masterpoints can't be given so: the club's own table can't be read. */
export function masterpointsProblem(choice: MasterpointChoice | null | undefined): ClubProblem | null {
  if (choice?.scheme !== 'club') return null;
  const read = readTable(choice.table);
  return isMasterpointScheme(read) ? null : { kind: 'problem', code: 'masterpointsNotPossible', cause: read };
}

/** A choice as any version stored it; null where it is none, or isn't known. */
export function storedMasterpoints(stored: unknown): MasterpointChoice | null {
  if (typeof stored !== 'object' || stored === null || !('scheme' in stored)) return null;
  const { scheme } = stored;
  if (scheme === 'file') return { scheme };
  if (scheme === 'club') return 'table' in stored && typeof stored.table === 'string' ? clubChoice(stored.table) : null;
  const code = MASTERPOINT_SCHEME_CODES.find((known) => known === scheme);
  return code === undefined ? null : { scheme: code };
}

function clubChoice(table: string): MasterpointChoice {
  return { scheme: 'club', table };
}
