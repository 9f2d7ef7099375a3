import type { Side } from '../../bridge/seat.ts';
import { distinctDeals } from './deals.ts';
import type { FileRank, TournamentEvent } from './event.ts';

/** How much a file holds. */
export interface FileSummary {
  readonly events: number;
  /** Pairs, in teams too; players of an individual; none of deals alone. */
  readonly pairs: number;
  readonly teams: number;
  /** Different numbers of boards that have a result. */
  readonly boards: number;
  readonly results: number;
  /** Different deals of a board. */
  readonly deals: number;
  /** Deals with double-dummy figures. */
  readonly doubleDummy: number;
  /** As published. */
  readonly ranking: readonly SummaryRank[];
}

export interface SummaryRank {
  /** As the file numbers it. */
  readonly entry: string;
  readonly line: Side | null;
  readonly place: number;
  readonly tied: boolean;
  readonly percentage: number | null;
  readonly total: number | null;
}

/** Counts what the events of a file hold. */
export function summarize(events: readonly TournamentEvent[]): FileSummary {
  const results = events.flatMap((event) => event.results);
  const deals = events.flatMap((event) => distinctDeals(event.deals));
  return {
    events: events.length,
    pairs: events.reduce((sum, event) => sum + entriesOf(event), 0),
    teams: events.reduce((sum, { teams }) => sum + teams.length, 0),
    boards: new Set(results.map(({ board }) => board)).size,
    results: results.length,
    deals: deals.length,
    doubleDummy: deals.filter(({ doubleDummy }) => doubleDummy !== null).length,
    ranking: events.flatMap((event) => event.ranking.map((rank) => summaryRank(event, rank))),
  };
}

/** Numbers in the lines of an individual that no player has are not counted, unless none is named. */
function entriesOf({ ranks, entries }: TournamentEvent): number {
  const named = ranks === 'player' ? entries.filter(({ players }) => players.length > 0).length : 0;
  return named > 0 ? named : entries.length;
}

function summaryRank({ ranks, teams, entries }: TournamentEvent, rank: FileRank): SummaryRank {
  const { place, tied, percentage, total } = rank;
  const entry = entries[rank.entry];
  const who = ranks === 'team' ? teams[rank.entry]?.number : entry?.number;
  return {
    entry: who ?? '',
    line: ranks === 'team' ? null : (entry?.line ?? null),
    place,
    tied,
    percentage: percentage === null ? null : Number(percentage),
    total: total === null ? null : Number(total),
  };
}
