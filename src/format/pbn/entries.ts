import type { Side } from '../../bridge/seat.ts';
import { decimalText } from '../event/decimal.ts';
import type { FileEntry, FilePlayer, FileRank, FileResult } from '../event/event.ts';
import { csvEntriesOf, type CsvSeatedPairs } from '../results/entries.ts';
import { pbnProblem, type PbnProblem } from './faults.ts';
import type { PbnGame } from './games.ts';
import type { PbnResult } from './results.ts';
import { readPbnTable, type PbnTableRow } from './table.ts';

/** Who played: the pairs, their results by their places, and the ranking as published. */
export interface PbnEntries {
  readonly winners: 1 | 2 | null;
  readonly entries: readonly FileEntry[];
  readonly results: readonly FileResult[];
  readonly ranking: readonly FileRank[];
  readonly problems: readonly PbnProblem[];
}

/**
 * Tells the pairs apart. A pair is its number within a section; where the same numbers meet on a board, North-South and
 * East-West are numbered separately.
 */
export function pbnEntries(results: readonly PbnResult[], games: readonly PbnGame[]): PbnEntries {
  const numbered = results.filter(({ ns, ew }) => ns !== '' && ew !== '');
  const found = csvEntriesOf(numbered.map(seatedPair), null);
  const separate = found.entries.some(({ line }) => line !== null);
  const entries = found.entries.map((entry) => emptyEntry(entry.name, entry.section, entry.line));
  const seatsOf = new Map(numbered.map((result, index) => [result, found.seats[index] ?? null]));
  for (const [{ nsNames, ewNames }, seats] of seatsOf) {
    if (!seats) continue;
    name(entries, seats.ns, nsNames);
    name(entries, seats.ew, ewNames);
  }
  const table = games.map((game) => game.get('TotalScoreTable')).find((tag) => tag !== undefined);
  const rows = readPbnTable(table);
  const ranked = readRanking(rows, entries, separate || numbersMeet(rows) || hasTwoWinners(rows));
  return {
    winners: entries.some(({ line }) => line !== null) ? 2 : null,
    entries,
    results: results.map((result) => {
      const { ns: _ns, ew: _ew, nsNames: _nsNames, ewNames: _ewNames, ...said } = result;
      return { ...said, seats: seatsOf.get(result) ?? null };
    }),
    ...ranked,
  };
}

function seatedPair({ at, board, section, ns, ew }: PbnResult): CsvSeatedPairs {
  return { line: at, board, section, ns, ew, onlySide: null };
}

function emptyEntry(number: string, section: string, line: Side | null): FileEntry {
  return { number, section, line, players: [], team: null, handicap: null, stratum: null };
}

/** The first names that a pair is given are its names. */
function name(entries: FileEntry[], place: number, names: string, numbers: readonly string[] = []): void {
  const entry = entries[place];
  if (entry && entry.players.length === 0) entries[place] = { ...entry, players: playersOf(names, numbers) };
}

/** `Ann Alfa - Bob Bravo` or `Alfa-Bravo`; a text that is no two names stays whole. */
function playersOf(names: string, numbers: readonly string[]): readonly FilePlayer[] {
  const parts = names.split(/ - | & | \/ /).length === 2 ? names.split(/ - | & | \/ /) : names.split('-');
  const people = parts.length === 2 ? parts : [names];
  return people.flatMap((part, place) => {
    const number = numbers[place] ?? '';
    const known = part.trim();
    return known === '' ? [] : [{ name: known, numbers: number === '' ? {} : { national: number } }];
  });
}

/** Whether a number stands in both directions, in one section. */
function numbersMeet(rows: readonly PbnTableRow[]): boolean {
  const keys = rows.map(({ cell }) => JSON.stringify([cell('Section'), cell('PairId')]));
  const lines = rows.map(({ cell }) => sideOfDirection(cell('Direction')));
  return lines.every((line) => line !== null) && new Set(keys).size < keys.length;
}

/** Whether each direction has places of its own: from 1, and none beyond its number of pairs. */
function hasTwoWinners(rows: readonly PbnTableRow[]): boolean {
  const byLine = Map.groupBy(rows, ({ cell }) => sideOfDirection(cell('Direction')));
  return byLine.size === 2 && !byLine.has(null) && [...byLine.values()].every(hasOwnPlaces);
}

function hasOwnPlaces(rows: readonly PbnTableRow[]): boolean {
  const places = rows.map(({ cell }) => parseInt(cell('Rank'), 10)).filter((place) => !Number.isNaN(place));
  return places.includes(1) && places.every((place) => place <= rows.length);
}

/** N-S, NS or North-South; E-W, EW or East-West. */
function sideOfDirection(text: string): Side | null {
  const letters = text.replaceAll(/[^NSEW]/g, '');
  return letters === 'NS' || letters === 'EW' ? letters : null;
}

/** The ranking of the table; a pair without a result is an entry too. */
function readRanking(rows: readonly PbnTableRow[], entries: FileEntry[], separate: boolean) {
  const problems: PbnProblem[] = [];
  const places = new Map<string, number>();
  const remember = (number: string, section: string, line: Side | null, place: number) => {
    // A table that names no section means the pair of that number.
    for (const key of [keyOf(number, section, line), keyOf(number, '', line)]) {
      if (!places.has(key)) places.set(key, place);
    }
  };
  for (const [place, { number, section, line }] of entries.entries()) remember(number, section, line, place);
  if (separate) {
    for (const { cell } of rows) {
      const line = sideOfDirection(cell('Direction'));
      const place = places.get(keyOf(cell('PairId'), cell('Section'), null));
      const entry = place === undefined ? undefined : entries[place];
      if (place === undefined || !entry || entry.line !== null) continue;
      entries[place] = { ...entry, line };
      remember(entry.number, entry.section, line, place);
    }
  }
  const ranking = rows.flatMap(({ line, cell }): FileRank[] => {
    const [number, section] = [cell('PairId'), cell('Section')];
    if (number === '') return [];
    const side = separate ? sideOfDirection(cell('Direction')) : null;
    const known = places.get(keyOf(number, section, side));
    const entry = known ?? entries.push(emptyEntry(number, section, side)) - 1;
    remember(number, section, side, entry);
    name(entries, entry, cell('Names', 'Name'), [cell('MemberID1'), cell('MemberID2')]);
    const [, place, tied] = /^(\d{1,5})(=?)$/.exec(cell('Rank')) ?? [];
    if (place === undefined) {
      if (cell('Rank') !== '') problems.push(pbnProblem('rank-unreadable', line, cell('Rank'), null));
      return [];
    }
    return [
      {
        entry,
        place: Number(place),
        tied: tied === '=',
        percentage: decimalText(cell('TotalPercentage', 'TotalScorePercentage', 'Percentage')),
        total: decimalText(cell('TotalScoreMP', 'TotalScoreIMP', 'TotalScoreBAM', 'TotalScoreVP', 'TotalScore')),
        masterpoints: decimalText(cell('MasterPoints', 'TotalMasterPoints')),
      },
    ];
  });
  const sharing = Map.groupBy(ranking, ({ entry, place }) => `${place} ${entries[entry]?.line}`);
  const isShared = ({ entry, place }: FileRank) => (sharing.get(`${place} ${entries[entry]?.line}`)?.length ?? 0) > 1;
  return { ranking: ranking.map((rank) => ({ ...rank, tied: rank.tied || isShared(rank) })), problems };
}

function keyOf(number: string, section: string, line: Side | null): string {
  return JSON.stringify([number, section, line]);
}
