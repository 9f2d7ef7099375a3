import type { Side } from '../../../src/bridge/seat.ts';
import type { EntryDetails } from '../../../src/format/entries/details.ts';
import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import {
  rankAfterRound,
  rankSession,
  type RankedSession,
  type RankingOnTerms,
} from '../../../src/scoring/ranked-session.ts';
import { sitOutsOfRounds, type RoundSitOut } from '../../../src/scoring/ranked-session/sit-outs.ts';
import type { PairWithdrawal } from '../../../src/scoring/ranked-session/withdrawals.ts';
import { rankedBy, type ScoreCall } from './arguments.ts';
import type { DescribedSession } from './entries.ts';

/** A ranked session with what `etui score` prints of it. */
export interface PrintedSession {
  readonly file: ResultsCsv;
  readonly details: EntryDetails;
  readonly session: RankedSession<CsvResult>;
  /** At the end, or after the round of the call. */
  readonly rankings: readonly RankingOnTerms[];
  /** The round the rankings are of; null for the end. */
  readonly afterRound: number | null;
  /** After each round, where the call wants that. */
  readonly rounds: readonly { readonly round: number; readonly rankings: readonly RankingOnTerms[] }[];
}

/** The last round of the file; null where a line has no round. */
export function lastRound({ results }: ResultsCsv): number | null {
  return results.every(isInRound) ? results.reduce((last, { round }) => Math.max(last, round), 0) : null;
}

type ResultInRound = CsvResult & { readonly round: number };

function isInRound(result: CsvResult): result is ResultInRound {
  return result.round !== undefined;
}

/** Ranks the session of a file by the rules of the call, with what the file of entries says. */
export function rankFile(call: ScoreCall, described: DescribedSession): PrintedSession {
  const { file, details } = described;
  const { afterRound } = call.ranking;
  const session = rankSession(sessionToRank(call, described));
  const common = { file, details, session };
  if (typeof afterRound === 'number') {
    return { ...common, rankings: rankAfterRound(session, afterRound), afterRound, rounds: [] };
  }
  const rounds = Array.from({ length: afterRound === 'each' ? (lastRound(file) ?? 0) : 0 }, (_, index) => ({
    round: index + 1,
    rankings: rankAfterRound(session, index + 1),
  }));
  return { ...common, rankings: session.rankings, afterRound: null, rounds };
}

function sessionToRank(call: ScoreCall, { file, details, withdrawals }: DescribedSession) {
  const { expected, bySection, method, regulation, ranking } = call;
  const { winners, entries, results } = file;
  const unit = ranking.handicapUnit ?? (rankedBy(call) === 'percentage' ? 'percent' : 'points');
  const sectionOf = (entry: number): string => entries[entry]?.section ?? '';
  const sitOuts = sitOutsIn(file, withdrawals, sectionOf);
  const satMost = linesSatIn(withdrawals.length === 0 ? [] : results);
  return {
    lines: results,
    winners,
    method,
    regulation,
    lineOf: (entry: number) => entries[entry]?.line ?? satMost.get(entry) ?? null,
    ...(expected === null ? {} : { expected }),
    ...(bySection ? { fieldOf: ({ ns }: CsvResult) => sectionOf(ns) } : {}),
    terms: {
      handicap: { unit, of: details.handicaps },
      stratumOf: details.stratumOf,
      withoutStanding: details.withoutStanding,
    },
    leastInStratum: ranking.leastInStratum,
    lots: details.lots,
    penalties: details.penalties,
    withdrawals,
    sitOuts: bySection ? sitOuts.map((sitOut) => ({ ...sitOut, field: sectionOf(sitOut.entry) })) : sitOuts,
    ...(lastRound(file) === null ? {} : { roundOf: ({ round = 0 }: CsvResult) => round }),
    sectionOf: ({ ns }: CsvResult) => sectionOf(ns),
  };
}

/** The line each entry sat in most, by all lines of the file: a withdrawal may leave an entry without any. */
function linesSatIn(results: readonly CsvResult[]): ReadonlyMap<number, Side> {
  const balance = new Map<number, number>();
  for (const { ns, ew } of results) {
    balance.set(ns, (balance.get(ns) ?? 0) + 1);
    balance.set(ew, (balance.get(ew) ?? 0) - 1);
  }
  return new Map([...balance].map(([entry, sat]) => [entry, sat < 0 ? 'EW' : 'NS']));
}

/** Who sat out, by the rounds of the file; nobody where a line has no round. */
function sitOutsIn(
  file: ResultsCsv,
  withdrawals: readonly PairWithdrawal<CsvResult>[],
  sectionOf: (entry: number) => string,
): readonly RoundSitOut[] {
  if (lastRound(file) === null) return [];
  const withdrawn = withdrawals.map(({ entry, due }) => ({ entry, due: due.filter(isInRound) }));
  return sitOutsOfRounds(file.results.filter(isInRound), sectionOf, withdrawn);
}
