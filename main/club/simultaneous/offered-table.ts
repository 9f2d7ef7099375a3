import { formatDeal } from '../../../src/bridge/deal/text.ts';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import type { ClubNameRow } from '../../../src/format/entries/club-names.ts';
import { findEntry } from '../../../src/format/entries/details.ts';
import { readPastedPairs } from '../../../src/format/entries/pasted-pairs.ts';
import { decodeText } from '../../../src/format/decode-text.ts';
import { readPbnDeals } from '../../../src/format/pbn/deals.ts';
import { readResultsCsv } from '../../../src/format/results/csv.ts';
import type { NamesFault } from '../../../src/language/simultaneous/fault.ts';
import { digestOf } from '../../store/ranking/stage-sources.ts';
import type { ClubFileInput } from '../model/simultaneous/files.ts';
import { normalizeName } from '../players/search-name.ts';
import { nameAndEnding, type FaultyFile, type OfferedClub } from './offered.ts';

/** More problems than these of one file are not worth reading. */
const MOST_PROBLEMS = 20;

/** What a club's table of results is read with. */
interface TableContext {
  readonly undertricks: UndertrickScale;
  /** The hands in the file of the same name. */
  readonly deals: ClubFileInput | null;
}

/** Reads another club's results as a table. */
export function readOfferedTable(
  { name: file, bytes }: ClubFileInput,
  { undertricks, deals }: TableContext,
): OfferedClub | FaultyFile {
  const csv = readResultsCsv(decodeText(bytes).text, null, undertricks);
  if (csv.kind === 'problems')
    return { file, fault: { code: 'results', problems: csv.problems.slice(0, MOST_PROBLEMS) } };
  if (csv.seating !== 'pairs') return { file, fault: { code: 'notOfPairs' } };
  const hands = deals === null ? new Map<number, string>() : readDeals(deals);
  if ('fault' in hands) return hands;
  return {
    file,
    club: nameAndEnding(file).base,
    gid: null,
    digest: digestOf(bytes),
    results: {
      at: null,
      undertricks,
      pairs: csv.entries.map(({ name, section, line }) => ({ name, section, line })),
      lines: csv.results,
      deals: hands,
    },
    players: csv.entries.map(() => []),
  };
}

function readDeals({ name: file, bytes }: ClubFileInput): ReadonlyMap<number, string> | FaultyFile {
  const read = readPbnDeals(decodeText(bytes).text);
  return read.problems.length === 0
    ? new Map(read.deals.map(({ board, deal }) => [board, formatDeal(deal)]))
    : { file, fault: { code: 'deals', problems: read.problems.slice(0, MOST_PROBLEMS) } };
}

/** Gives the pairs of tables the names that a file has, by the club and the number. */
export function withPairNames(
  tables: readonly OfferedClub[],
  rows: readonly ClubNameRow[],
): readonly OfferedClub[] | readonly NamesFault[] {
  const problems: NamesFault[] = [];
  const names = new Map<OfferedClub, Map<number, string>>();
  for (const row of rows) {
    const wanted = row.club.toLowerCase();
    const table = tables.find(({ club }) => club.toLowerCase() === wanted);
    if (!table) {
      problems.push({ kind: 'problem', code: 'clubUnknown', line: row.line, club: row.club });
      continue;
    }
    const entry = findEntry(row, { entries: table.results.pairs });
    if (typeof entry !== 'number') problems.push(entry);
    else names.set(table, (names.get(table) ?? new Map<number, string>()).set(entry, row.name));
  }
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  return tables.map((table) => {
    const own = names.get(table);
    if (!own) return table;
    return {
      ...table,
      players: table.players.map((before, at) => (own.has(at) ? playersIn(own.get(at) ?? '') : before)),
    };
  });
}

/** What numbers a pair: 7, A7, 7 NS, or a letter. */
const NUMBER = /^(?:\p{L}{0,2}\s*\d{1,4}\s*\p{L}{0,2}|\p{L})$/u;

/**
 * Numbers the pairs that a table calls by their names, and takes those as names of players: they stand among the
 * players alone, where forgetting finds them.
 */
export function withPairNumbers(table: OfferedClub): OfferedClub {
  const { pairs } = table.results;
  const used = new Set(pairs.map(({ name }) => name));
  if (pairs.every(({ name }) => NUMBER.test(name))) return table;
  let last = 0;
  const nextNumber = (): string => {
    do last += 1;
    while (used.has(String(last)));
    return String(last);
  };
  return {
    ...table,
    results: {
      ...table.results,
      pairs: pairs.map((pair) => (NUMBER.test(pair.name) ? pair : { ...pair, name: nextNumber() })),
    },
    players: table.players.map((before, at) => {
      const name = pairs[at]?.name ?? '';
      return before.length > 0 || NUMBER.test(name) ? before : playersIn(name);
    }),
  };
}

/** The players of a pair that is named in one text. */
function playersIn(text: string): OfferedClub['players'][number] {
  const [pair] = readPastedPairs(text).pairs;
  const names = pair ? pair.players : [text];
  return names.flatMap((name) => {
    const clean = normalizeName(name);
    return clean === '' ? [] : [{ gid: null, name: clean }];
  });
}
