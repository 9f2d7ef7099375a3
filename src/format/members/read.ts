import { stratumOfLetter } from '../../scoring/standing/strata.ts';
import type { CsvRow } from '../csv.ts';
import type { LinesRead } from '../event/file.ts';
import { hasHeads, type MemberColumn } from './columns.ts';

/** A member as a file has it; what the file has no column for is left out. */
export interface ReadMember {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly numbers: readonly { readonly federation: string; readonly number: string }[];
  readonly member?: boolean;
  /** 0 is A; null where the cell is empty. */
  readonly stratum?: number | null;
  /** Hundredths of a percent; null where the cell is empty. */
  readonly handicap?: number | null;
}

/** What is odd about a line of a file. A line without a name is left out; of others only the odd cell. */
export interface OddMemberLine {
  readonly line: number;
  readonly code: 'noName' | 'longName' | 'stratum' | 'handicap' | 'longNumber' | 'numberTwice' | 'nameTwice';
  readonly text: string;
}

export interface ReadMembers {
  readonly members: readonly ReadMember[];
  readonly odd: readonly OddMemberLine[];
}

/** After so many lines it is said how many are read. */
const SLICE = 5000;
const LONGEST_NAME = 100;
const LONGEST_NUMBER = 30;
const MOST_HUNDREDTHS = 1_000_000;

/** Reads the members of a file by what its columns hold. */
export function readMembers(
  rows: readonly CsvRow[],
  columns: readonly MemberColumn[],
  onLines?: LinesRead,
): ReadMembers {
  const body = hasHeads(rows) ? rows.slice(1) : rows;
  const at = placesOf(columns);
  const members: ReadMember[] = [];
  const odd: OddMemberLine[] = [];
  const numbers = new Map<string, number>();
  const names = new Map<string, number>();
  for (const [index, row] of body.entries()) {
    if (index % SLICE === 0) onLines?.(index, body.length);
    const note = (code: OddMemberLine['code'], text: string) => odd.push({ line: row.line, code, text });
    const name = nameIn(row, at);
    if (name === '') {
      note('noName', row.cells.join(' ').trim().slice(0, LONGEST_NAME));
      continue;
    }
    if (name.length > LONGEST_NAME) {
      note('longName', name.slice(0, LONGEST_NAME));
      continue;
    }
    const own = numbersIn(row, at).filter(({ federation, number }) => {
      const key = `${federation} ${number.replaceAll(' ', '').toUpperCase()}`;
      const isLong = number.length > LONGEST_NUMBER;
      const before = numbers.get(key);
      if (isLong) note('longNumber', number.slice(0, LONGEST_NUMBER));
      else if (before !== undefined) note('numberTwice', number);
      else numbers.set(key, row.line);
      return !isLong && before === undefined;
    });
    const key = name.toLowerCase();
    if (own.length === 0 && names.has(key)) note('nameTwice', name);
    names.set(key, row.line);
    members.push({ line: row.line, name, numbers: own, ...termsIn(row, at, note) });
  }
  onLines?.(body.length, body.length);
  return { members, odd };
}

/** Where in a row each thing stands, in the order of the columns. */
interface Places extends Readonly<Record<Exclude<MemberColumn['is'], 'number' | 'nothing'>, readonly number[]>> {
  readonly numbers: readonly { readonly federation: string; readonly place: number }[];
}

function placesOf(columns: readonly MemberColumn[]): Places {
  const of = (is: MemberColumn['is']) => columns.flatMap((column, place) => (column.is === is ? [place] : []));
  return {
    name: of('name'),
    first: of('first'),
    last: of('last'),
    member: of('member'),
    stratum: of('stratum'),
    handicap: of('handicap'),
    numbers: columns.flatMap((column, place) =>
      column.is === 'number' ? [{ federation: column.federation, place }] : [],
    ),
  };
}

/** The cell at the first of some places; undefined where the file has no such column. */
function cellAt(row: CsvRow, [place]: readonly number[]): string | undefined {
  return place === undefined ? undefined : tidy(row.cells[place] ?? '');
}

function tidy(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

/** The whole name: as it stands, or the first names before the family name. */
function nameIn(row: CsvRow, at: Places): string {
  const whole = cellAt(row, at.name) ?? '';
  if (whole !== '') return givenFirst(whole);
  const parts = [...at.first, ...at.last].map((place) => tidy(row.cells[place] ?? ''));
  return parts.filter((part) => part !== '').join(' ');
}

/** "Alder, Anne" as Anne Alder. */
function givenFirst(name: string): string {
  if (!name.includes(',')) return name;
  const [, family, given] = /^([^,]+), ?([^,]+)$/.exec(name) ?? [];
  return family !== undefined && given !== undefined ? `${given} ${family}` : name;
}

function numbersIn(row: CsvRow, { numbers }: Places) {
  return numbers
    .map(({ federation, place }) => ({ federation, number: tidy(row.cells[place] ?? '') }))
    .filter(({ number }) => number !== '');
}

const YES = new Set(['1', 'yes', 'y', 'oui', 'o', 'true', 'vrai', 'x', 'member', 'membre', 'active', 'actif']);

function termsIn(
  row: CsvRow,
  at: Places,
  note: (code: OddMemberLine['code'], text: string) => void,
): Pick<ReadMember, 'member' | 'stratum' | 'handicap'> {
  const member = cellAt(row, at.member);
  const stratum = cellAt(row, at.stratum);
  const handicap = cellAt(row, at.handicap);
  const letter = stratum === undefined || stratum === '' ? null : stratumOfLetter(stratum);
  const hundredths = handicap === undefined || handicap === '' ? null : readHundredths(handicap);
  if (stratum !== undefined && stratum !== '' && letter === null) note('stratum', stratum.slice(0, LONGEST_NAME));
  if (hundredths === undefined) note('handicap', (handicap ?? '').slice(0, LONGEST_NAME));
  return {
    ...(member !== undefined && { member: YES.has(member.toLowerCase()) }),
    ...(stratum !== undefined && (stratum === '' || letter !== null) && { stratum: letter }),
    ...(handicap !== undefined && hundredths !== undefined && { handicap: hundredths }),
  };
}

/** A handicap with a decimal point or comma, with or without a percent sign; undefined where it is none. */
function readHundredths(text: string): number | undefined {
  const plain = text.replace(/[\s%]/g, '').replace(/^[\u2212\u2013]/, '-');
  const [, sign = '', whole, fraction = ''] = /^([+-]?)(\d{1,5})(?:[.,](\d{1,2}))?0*$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths > MOST_HUNDREDTHS) return undefined;
  return sign === '-' ? 0 - hundredths : hundredths;
}
