/** The ranking that Etui makes of an event from a file, beside the one that the file has. */
import type { Side } from '../../bridge/seat.ts';
import { METHODS } from '../../scoring/method.ts';
import {
  exact,
  multiply,
  parseExact,
  roundedUnits,
  subtract,
  toNumber,
  type Exact,
} from '../../scoring/numbers/exact.ts';
import { rankSession } from '../../scoring/ranked-session.ts';
import type { Regulation } from '../../scoring/regulation/regulation.ts';
import type { ScoringLine } from '../../scoring/scoring-line.ts';
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import type { StandingOnTerms } from '../../scoring/standing/terms.ts';
import { scoredOutcome } from '../../session/scored-outcome.ts';
import type { FileRank, TournamentEvent } from '../event/event.ts';
import type { EventPlan } from './plan.ts';

/**
 * What explains a difference. `rounding`: the file rounds on the way; `handicap`: its figure has half the handicap;
 * `awards`: an adjusted score is worth something else under its regulation; `ties`: equal figures, which one of the two
 * splits or the other rounds together.
 */
export type DifferenceCause = 'rounding' | 'handicap' | 'awards' | 'ties' | 'unexplained';

/** Somebody whose place or figure here is another than in the file. */
export interface RankDifference {
  /** The place in the event's entries. */
  readonly entry: number;
  readonly line: Side | null;
  readonly published: { readonly place: number; readonly figure: string | null };
  /** The figure as decimal text, to as many places as the file has. */
  readonly own: { readonly place: number | null; readonly figure: string | null };
  readonly cause: DifferenceCause;
}

export interface RankComparison {
  /** Those of the file's ranking. */
  readonly ranked: number;
  /** Those with the same place and figure. */
  readonly same: number;
  readonly differences: readonly RankDifference[];
}

/** Null where the file has no ranking. */
export function compareRanking(
  event: TournamentEvent,
  plan: EventPlan,
  { method, regulation }: { readonly method: SessionMethod; readonly regulation: Regulation },
): RankComparison | null {
  if (event.ranking.length === 0) return null;
  const rows = rankPlan(plan, method, regulation);
  const awarded = new Set(
    plan.results.flatMap(({ seats, outcome }) => (outcome.kind === 'award' || outcome.kind === 'ruled' ? seats : [])),
  );
  const published = event.ranking.filter(({ entry }) => rows.has(entry));
  const differences = published.flatMap((rank) => {
    const row = rows.get(rank.entry);
    return row ? differenceOf(rank, row, { method, event, isAwarded: awarded.has(rank.entry) }) : [];
  });
  return { ranked: published.length, same: published.length - differences.length, differences };
}

interface OwnRow {
  readonly line: Side | null;
  readonly row: StandingOnTerms;
}

function rankPlan(
  { results, sections, winners }: EventPlan,
  method: SessionMethod,
  regulation: Regulation,
): ReadonlyMap<number, OwnRow> {
  const lineOf = new Map(sections.flatMap(({ entries }) => entries.map(({ place, line }) => [place, line] as const)));
  const { rankings } = rankSession({
    lines: results.map(({ board, seats, outcome }): ScoringLine => {
      const scored = scoredOutcome(outcome, board, regulation.undertricks);
      const [first = 0, second = 0, third, fourth] = seats;
      if (third === undefined || fourth === undefined) return { board, ns: first, ew: second, ...scored };
      return { board, ns: first, ew: third, partners: { ns: second, ew: fourth }, ...scored };
    }),
    winners,
    method: METHODS[method],
    regulation,
    lineOf: (entry) => lineOf.get(entry) ?? null,
  });
  return new Map(rankings.flatMap(({ line, rows }) => rows.map((row) => [row.entry, { line, row }] as const)));
}

function differenceOf(
  { entry, place, percentage, total }: FileRank,
  { line, row }: OwnRow,
  {
    method,
    event,
    isAwarded,
  }: { readonly method: SessionMethod; readonly event: TournamentEvent; readonly isAwarded: boolean },
): readonly RankDifference[] {
  const isShare = method === 'matchpoints' && percentage !== null;
  const text = isShare ? percentage : total;
  const theirs = text === null ? null : parseExact(text);
  const ours = isShare ? row.figure && multiply(row.figure, exact(100)) : row.total;
  const decimals = /\.(\d+)/.exec(text ?? '')?.[1]?.length ?? 0;
  const isEqual = theirs === null || ours === null || roundedUnits(ours, decimals) === roundedUnits(theirs, decimals);
  if (isEqual && place === row.place) return [];
  const apart = theirs === null || ours === null ? null : subtract(theirs, ours);
  const handicap = event.entries[entry]?.handicap ?? null;
  return [
    {
      entry,
      line,
      published: { place, figure: text },
      own: { place: row.place, figure: ours === null ? null : decimalText(ours, decimals) },
      cause: isEqual ? 'ties' : causeOf(apart, handicap, { isShare, isAwarded }),
    },
  ];
}

/** Points of a percentage, or IMPs, that rounding board by board can add up to. */
const MOST_BY_ROUNDING = 0.15;

function causeOf(
  apart: Exact | null,
  handicap: number | null,
  { isShare, isAwarded }: { readonly isShare: boolean; readonly isAwarded: boolean },
): DifferenceCause {
  if (apart === null) return 'unexplained';
  const size = toNumber(apart);
  if (isShare && handicap !== null && handicap !== 0 && Math.abs(size - handicap / 200) < MOST_BY_ROUNDING)
    return 'handicap';
  if (Math.abs(size) < (isShare ? MOST_BY_ROUNDING : 1)) return 'rounding';
  return isAwarded ? 'awards' : 'unexplained';
}

function decimalText(value: Exact, decimals: number): string {
  return (Number(roundedUnits(value, decimals)) / 10 ** decimals).toFixed(decimals);
}
