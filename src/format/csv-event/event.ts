import { csvEntriesOf, type CsvEntry } from '../results/entries.ts';
import { csvPlayersOf } from '../results/players.ts';
import { onlySideOf } from '../../bridge/result/award.ts';
import { EMPTY_EVENT, type FileEntry, type FilePlayer, type FileResult, type TournamentEvent } from '../event/event.ts';
import type { CsvEventLine } from './lines.ts';

/** The event of lines that were read: whoever sits is told apart as `etui score` does it. */
export function eventOfLines(lines: readonly CsvEventLine[]): TournamentEvent {
  const ofPlayers = lines.some(({ seats }) => seats.length === 4);
  const seated = lines.map(({ line, board, section, seats, outcome }) => {
    const [first = '', second = '', third = '', fourth = ''] = seats;
    const onlySide = onlySideOf(outcome);
    const players = { n: first, s: second, e: third, w: fourth };
    return { line, board, section, ns: first, ew: second, players, onlySide };
  });
  if (ofPlayers) {
    const { entries, seats } = csvPlayersOf(seated);
    const placed = seats.map(({ ns, ew, partners }) => ({ N: ns, S: partners.ns, E: ew, W: partners.ew }));
    const names = namesOfPlayers(lines, placed);
    return {
      ...EMPTY_EVENT,
      ranks: 'player',
      winners: 1,
      entries: entries.map((entry, place) => entryOf(entry, [names.get(place) ?? ''])),
      results: lines.flatMap((line, index) => resultOf(line, placed[index] ?? null)),
    };
  }
  const { entries, seats } = csvEntriesOf(seated, null);
  const names = namesOfPairs(lines, seats);
  return {
    ...EMPTY_EVENT,
    // Where a pair has one number wherever it sits, how many sat both ways tells more than that one did.
    winners: entries.some(({ line }) => line !== null) ? 2 : null,
    entries: entries.map((entry, place) => entryOf(entry, names.get(place) ?? [])),
    results: lines.flatMap((line, index) => resultOf(line, seats[index] ?? null)),
  };
}

function resultOf(line: CsvEventLine, seats: FileResult['seats']): FileResult {
  const { line: at, section, round, table, board, outcome, nsPoints, ewPoints } = line;
  const own = { at, session: 1, section, round, table, board, seats, outcome, match: null };
  return { ...own, nsPoints, ewPoints, lin: null, note: '' };
}

function entryOf({ name, section, line }: CsvEntry, names: readonly string[]): FileEntry {
  const players = names.filter((one) => one !== '').map((one): FilePlayer => ({ name: one, numbers: {} }));
  return { number: name, section, line, players, team: null, handicap: null, stratum: null };
}

/** The names of each pair: those of the first line that has them. */
function namesOfPairs(
  lines: readonly CsvEventLine[],
  seats: readonly { readonly ns: number; readonly ew: number }[],
): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, readonly string[]>();
  for (const [index, { names: own }] of lines.entries()) {
    const seat = seats[index];
    if (!seat || own.every((name) => name === '')) continue;
    if (!names.has(seat.ns)) names.set(seat.ns, own.slice(0, 2));
    if (!names.has(seat.ew)) names.set(seat.ew, own.slice(2));
  }
  return names;
}

function namesOfPlayers(
  lines: readonly CsvEventLine[],
  seats: readonly Readonly<Record<'N' | 'E' | 'S' | 'W', number>>[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [index, { names: own }] of lines.entries()) {
    const seat = seats[index];
    if (!seat) continue;
    for (const [place, direction] of (['N', 'S', 'E', 'W'] as const).entries()) {
      const name = own[place] ?? '';
      if (name !== '' && !names.has(seat[direction])) names.set(seat[direction], name);
    }
  }
  return names;
}
