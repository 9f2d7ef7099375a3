import type { Side } from '../../bridge/seat.ts';
import type { CsvRow } from '../csv.ts';
import { splitNames } from '../entries/pasted-pairs.ts';
import { readSide } from '../entries/side.ts';
import { LIST_COLUMNS, type ListColumn } from './columns.ts';
import { bodyOf, cellOf } from './rows.ts';

/** A pair, a player or a team of a file, with what its line says of who it is. */
export interface ListedEntry {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Null where the file gives no numbers: its entries are taken in order. */
  readonly number: number | null;
  /** In upper case; null where the file has none. */
  readonly section: string | null;
  readonly side: Side | null;
  /** The name of a team, and the club that it plays for; empty for a pair. */
  readonly team: string;
  readonly club: string;
  readonly players: readonly string[];
}

/** What is wrong with a line, which names nobody then. */
export interface EntryLineProblem {
  readonly line: number;
  readonly code: 'nobody' | 'numberUnreadable' | 'sideUnreadable' | 'longName' | 'nameTwice' | 'numberTwice';
  readonly text: string;
}

export interface ListedEntries {
  readonly entries: readonly ListedEntry[];
  readonly problems: readonly EntryLineProblem[];
}

/** As many as a session has. */
export const MOST_ENTRIES = 999;
const LONGEST_NAME = 100;

/** Reads who plays by what the columns of a file hold. */
export function readEntriesList(rows: readonly CsvRow[], mapping: readonly ListColumn[]): ListedEntries {
  const entries: ListedEntry[] = [];
  const problems: EntryLineProblem[] = [];
  const numbers = new Set<string>();
  for (const row of bodyOf(rows).slice(0, MOST_ENTRIES)) {
    const read = readEntry(row, mapping);
    if ('code' in read) {
      problems.push(read);
      continue;
    }
    const key = `${read.section ?? ''} ${read.side ?? ''} ${read.number}`;
    if (read.number !== null && numbers.has(key)) {
      problems.push({ line: row.line, code: 'numberTwice', text: String(read.number) });
      continue;
    }
    numbers.add(key);
    entries.push(read);
  }
  return { entries, problems };
}

function readEntry(row: CsvRow, mapping: readonly ListColumn[]): ListedEntry | EntryLineProblem {
  const { line } = row;
  const cell = (column: ListColumn) => cellOf(row, mapping, column);
  const [team, written, sideText] = [cell('team'), cell('number'), cell('line')];
  const players = [
    ...splitNames(cell('players')),
    ...LIST_COLUMNS.entries.filter((column) => /^player\d$/.test(column)).map(cell),
  ].filter((name) => name !== '');
  const names = [team, cell('club'), ...players];
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) return { line, code: 'longName', text: long.slice(0, LONGEST_NAME) };
  if (team === '' && players.length === 0) return { line, code: 'nobody', text: written };
  const twice = players.find((name, place) => players.indexOf(name) !== place);
  if (twice !== undefined) return { line, code: 'nameTwice', text: twice };
  // A7 is pair 7 of section A.
  const [, letter = '', digits] = /^([A-Z]?)\s*0*(\d{1,3})$/i.exec(written) ?? [];
  if (written !== '' && digits === undefined) return { line, code: 'numberUnreadable', text: written };
  const side = readSide(sideText);
  if (sideText !== '' && side === null) return { line, code: 'sideUnreadable', text: sideText };
  const section = (letter || cell('section')).toUpperCase();
  return {
    line,
    number: digits === undefined ? null : Number(digits),
    section: section === '' ? null : section,
    side,
    team,
    club: cell('club'),
    players,
  };
}
