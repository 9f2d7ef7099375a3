import type { Side } from '../../../src/bridge/seat.ts';
import type { EntryDetails } from '../../../src/format/entries/details.ts';
import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import type { Exact } from '../../../src/scoring/numbers/exact.ts';
import type { Method } from '../../../src/scoring/method.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { Ranking, SessionScores } from '../../../src/scoring/ranked-session/score-session.ts';
import { sitOutsOfRounds, withSitOuts, type SitOut } from '../../../src/scoring/ranked-session/sit-outs.ts';
import { totalsAfterRounds } from '../../../src/scoring/ranked-session/after-rounds.ts';
import { evidenceOf, type TieBreakEvidence } from '../../../src/scoring/standing/evidence.ts';
import { penaltyChanges, isPenaltyChanges, type PenaltyMeasure } from '../../../src/scoring/standing/penalty.ts';
import { standingRules, type RankedRows } from '../../../src/scoring/standing/rules.ts';
import type { ScoredEntry } from '../../../src/scoring/standing/standings.ts';
import { mergeSmallStrata, rankStrata, type StratumRow } from '../../../src/scoring/standing/strata.ts';
import { standingsOnTerms, type StandingOnTerms, type RankingTerms } from '../../../src/scoring/standing/terms.ts';
import { isByPercentage, type ScoreCall } from './arguments.ts';
import type { SaidOfEntries } from './entries.ts';

/** A ranking as it is printed. */
export interface ListedRanking {
  /** Null with one winner. */
  readonly line: Side | null;
  readonly rows: readonly StandingOnTerms[];
  /** After merging; 0 is A. */
  readonly stratumOf: ReadonlyMap<number, number>;
  /** From A; none where nobody has a stratum. */
  readonly strata: readonly ListedStratum[];
}

export interface ListedStratum {
  /** 0 is A. */
  readonly stratum: number;
  readonly rows: readonly StratumRow[];
}

/** What `etui score` prints of a session's ranking. */
export interface ListedSession {
  /** At the end, or after the round that was asked for. */
  readonly rankings: readonly ListedRanking[];
  /** The round the rankings are of; null for the end. */
  readonly afterRound: number | null;
  /** After each round, where that was asked for. */
  readonly rounds: readonly { readonly round: number; readonly rankings: readonly ListedRanking[] }[];
  readonly said: EntryDetails;
  readonly measure: PenaltyMeasure;
  readonly handicap: RankingTerms['handicap'];
  readonly sitOuts: readonly SitOut[];
}

/** Boards missed, and when. */
export type RoundSitOut = ReturnType<typeof sitOutsOfRounds>[number] & Pick<SitOut, 'field'>;

/** The last round of the file; null where a line doesn't say its own. */
export function lastRound({ results }: ResultsCsv): number | null {
  return results.every(({ round }) => round !== undefined)
    ? results.reduce((last, { round = 0 }) => Math.max(last, round), 0)
    : null;
}

/** Whether the regulation gives anything for sitting out. */
export function countsSitOuts({ sitOut }: Regulation, { unit }: Method): boolean {
  return (unit === 'imps' ? sitOut.imps : sitOut.percent) !== null;
}

/** Who sat out, by the rounds of the file; nothing where it doesn't say them or the regulation gives nothing. */
export function sitOutsIn(
  file: ResultsCsv,
  { method, regulation, bySection }: ScoreCall,
  { leftOut, standing }: Pick<SaidOfEntries, 'leftOut' | 'standing'>,
): readonly RoundSitOut[] {
  if (!countsSitOuts(regulation, method) || lastRound(file) === null) return [];
  const sectionOf = (entry: number): string => file.entries[entry]?.section ?? '';
  const lines = file.results.flatMap(({ round, ...line }) => (round === undefined ? [] : [{ ...line, round }]));
  return sitOutsOfRounds(lines, sectionOf)
    .filter(({ entry }) => !leftOut.has(entry) && !standing.has(entry))
    .map((sitOut) => (bySection ? { ...sitOut, field: sectionOf(sitOut.entry) } : sitOut));
}

/** The rankings with what the director says of the entries, by the rules of the call. */
export function listSession(
  scores: SessionScores<CsvResult>,
  call: ScoreCall,
  entries: SaidOfEntries,
  sitOuts: readonly RoundSitOut[],
): ListedSession {
  const { method, ranking: asked } = call;
  const { said } = entries;
  const measure = { unit: method.unit, top: scores.boards.reduce((most, board) => Math.max(most, board.top), 0) };
  const changes = penaltyChanges(said.penalties, measure);
  // units and amounts were looked at when the file was read
  if (!isPenaltyChanges(changes)) throw new Error(`score: ${changes.code}`);
  const unit = asked.handicapUnit ?? (isByPercentage(method, call.regulation) ? 'percent' : 'points');
  const handicap = said.handicaps.size === 0 ? null : { unit, of: said.handicaps };
  const listing: Listing = { scores, call, entries, changes, handicap, sitOuts };
  const base = { said, measure, handicap, sitOuts };
  if (typeof asked.afterRound === 'number') {
    const rankings = listRounds(listing)[asked.afterRound - 1]?.rankings ?? [];
    return { ...base, rankings, afterRound: asked.afterRound, rounds: [] };
  }
  const evidence = evidenceOf(() => scores.boards);
  const rankings = scores.rankings.map((ranking) => {
    const others = scores.rankings.filter((other) => other !== ranking);
    return listRanking(ranking, others, evidence, listing);
  });
  return { ...base, rankings, afterRound: null, rounds: asked.afterRound === 'each' ? listRounds(listing) : [] };
}

interface Listing {
  readonly scores: SessionScores<CsvResult>;
  readonly call: ScoreCall;
  readonly entries: SaidOfEntries;
  readonly changes: ReadonlyMap<number, Exact>;
  readonly handicap: RankingTerms['handicap'];
  readonly sitOuts: readonly RoundSitOut[];
}

/** The rows of a ranking, at the end or after a round, in order by the rules of the call and on the entries' terms. */
function listRanking(
  { line, rows: scored }: Pick<Ranking, 'line'> & { readonly rows: readonly ScoredEntry[] },
  others: readonly RankedRows[],
  evidence: TieBreakEvidence,
  { call, entries, changes, handicap }: Listing,
): ListedRanking {
  const { leftOut, said } = entries;
  const stratumOf = strataOf(scored, said, call.ranking.leastInStratum);
  const rules = standingRules({ rows: scored }, others, call.method, call.regulation);
  const rows = standingsOnTerms(
    scored,
    evidence,
    { ...rules, changes, leftOut, lots: said.lots },
    { handicap, stratumOf, withoutStanding: withoutStanding(entries) },
  );
  const strata = stratumOf.size === 0 ? 0 : 1 + Math.max(...stratumOf.values());
  return {
    line,
    rows,
    stratumOf,
    strata: rankStrata(rows, (entry) => stratumOf.get(entry) ?? 0, strata).map((list, stratum) => ({
      stratum,
      rows: list,
    })),
  };
}

/** Who withdrew after half of its boards has no place either. */
function withoutStanding({ said, standing }: SaidOfEntries): ReadonlySet<number> {
  return new Set([...said.withoutStanding, ...standing]);
}

/** The strata of a ranking, the lowest merged into the one above while it has too few entries. */
function strataOf(
  rows: readonly ScoredEntry[],
  { stratumOf }: EntryDetails,
  least: number,
): ReadonlyMap<number, number> {
  if (stratumOf.size === 0) return stratumOf;
  const sizes = Array.from({ length: 1 + Math.max(...stratumOf.values()) }, () => 0);
  for (const { entry } of rows) {
    const own = stratumOf.get(entry) ?? 0;
    sizes[own] = (sizes[own] ?? 0) + 1;
  }
  const merged = mergeSmallStrata(sizes, least);
  return new Map([...stratumOf].map(([entry, own]) => [entry, merged[own] ?? own]));
}

/** After each round everything up to its end, on the same terms and by the same rules as at the end. */
function listRounds(listing: Listing): ListedSession['rounds'] {
  const { scores, call, sitOuts } = listing;
  const rounds = scores.boards.reduce(
    (last, { results }) => results.reduce((most, { line }) => Math.max(most, line.round ?? 0), last),
    0,
  );
  const besides = (round: number): readonly ScoredEntry[] => {
    const missed = sitOuts.filter((sitOut) => sitOut.round === round);
    return [...withSitOuts(new Map(), missed, scores.boards, call.method, call.regulation).values()];
  };
  const after = scores.rankings.map((ranking) => {
    const ranked = new Set(ranking.rows.map(({ entry }) => entry));
    const options = { rounds, besides, ranks: (entry: number) => ranked.has(entry), entries: [...ranked] };
    return totalsAfterRounds(scores.boards, { ...options, roundOf: ({ round = 0 }) => round });
  });
  return Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    rankings: scores.rankings.flatMap((ranking, which) => {
      const now = after[which]?.[index];
      const others = scores.rankings.filter((other) => other !== ranking);
      return now ? [listRanking({ line: ranking.line, rows: now.scored }, others, now.evidence, listing)] : [];
    }),
  }));
}
