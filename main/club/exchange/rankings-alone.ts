import { writeCsv } from '../../../src/format/csv.ts';
import type { FileRank, TournamentEvent } from '../../../src/format/event/event.ts';
import { readSeasonCsv } from '../../../src/format/season-csv.ts';
import type { FoundEvening, ListView } from '../model/files/list.ts';

/** Whether an event has a ranking of named pairs or players, and no result to rank them by. */
export function isRankingAlone({ ranks, results, ranking, entries }: TournamentEvent): boolean {
  return ranks !== 'team' && results.length === 0 && ranking.some(({ entry }) => nameOf(entries[entry], 0) !== '');
}

/** Rankings without results, as the evenings of a season take them; null where there are none. */
export function rankingsAlone(events: readonly TournamentEvent[]): ListView | null {
  if (events.length === 0) return null;
  const evenings = events.map(eveningOf);
  const read = evenings.map(({ text }) => readSeasonCsv(text, { oneSession: true }));
  return {
    kind: 'ranking',
    columns: [],
    mapping: [],
    isRemembered: false,
    found: {
      kind: 'ranking',
      evenings,
      problems: read.flatMap((one) => (one.kind === 'problems' ? one.problems : [])),
      unranked: [],
    },
  };
}

function eveningOf({ name, date, ranking, entries }: TournamentEvent): FoundEvening {
  const named = ranking
    .filter(({ entry }) => nameOf(entries[entry], 0) !== '')
    .toSorted((one, other) => one.place - other.place);
  const rows = named.map(({ entry, place, percentage }: FileRank) => {
    return [String(place), percentage ?? '', nameOf(entries[entry], 0), nameOf(entries[entry], 1)];
  });
  const [winner] = named;
  const first = winner === undefined ? [] : (entries[winner.entry]?.players ?? []).map((player) => player.name);
  const text = writeCsv([['place', 'percent', 'player1', 'player2'], ...rows], ',').replace(/^\ufeff/, '');
  return { name, day: date ?? '', lines: rows.length, first, text };
}

function nameOf(entry: TournamentEvent['entries'][number] | undefined, seat: 0 | 1): string {
  return entry?.players[seat]?.name.trim() ?? '';
}
