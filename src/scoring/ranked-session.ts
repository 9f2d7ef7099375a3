/**
 * The ranking of a session: from lines, penalties and terms to everybody's places. The application and the command line
 * both call it.
 *
 *     const session = rankSession({ lines, winners: 2, method: METHODS.matchpoints, regulation: REGULATIONS.wbf });
 *     session.rankings[0].rows[0].place; // 1
 *     rankAfterRound(session, 3); // the same rankings as they stood after round 3
 *
 * Lines, penalties and terms name whoever is ranked, the contestants. Which contestant an entry at the table plays for
 * is known to the caller, who writes the lines: two entries of one contestant bear its number, and the two players of a
 * side of an individual are the line's `ns` and `partners.ns`.
 */
import type { Side } from '../bridge/seat.ts';
import type { Method } from './method.ts';
import { rankingsAfterRound } from './ranked-session/after-round.ts';
import { penaltyMeasures } from './ranked-session/penalty-measure.ts';
import { rescoreSession, type ChangedBoardLines } from './ranked-session/rescore-session.ts';
import { sessionAwards, type AwardsOfRanking } from './ranked-session/awards.ts';
import { scoreSession, type SessionOptions, type SessionScores } from './ranked-session/score-session.ts';
import type { Ranking } from './ranked-session/session-rankings.ts';
import { countedSitOuts, type RoundSitOut } from './ranked-session/sit-outs.ts';
import { applyWithdrawals, type PairWithdrawal, type WithdrawalOutcome } from './ranked-session/withdrawals.ts';
import type { GivenMasterpoints, MasterpointTerms } from './masterpoints/ranking-awards.ts';
import type { ScoringLine } from './scoring-line.ts';
import type { StandingBasis } from './standing/basis.ts';
import { evidenceOf, type TieBreakEvidence } from './standing/evidence.ts';
import { changesByEntry, type Penalty, type PenaltyMeasure } from './standing/penalty.ts';
import { standingRules } from './standing/rules.ts';
import { mergedStrata, rankStrata, type StratumRow } from './standing/strata.ts';
import {
  handicapsThatCount,
  isUsualTerms,
  rankedOnUsualTerms,
  standingsOnTerms,
  USUAL_TERMS,
  type RankingTerms,
  type StandingOnTerms,
} from './standing/terms.ts';

/** What a ranking is made of. */
export interface SessionToRank<Line extends ScoringLine = ScoringLine> extends Omit<
  SessionOptions<Line>,
  'method' | 'sitOuts'
> {
  /** Lines of a board in the order its results are listed in. */
  readonly lines: readonly Line[];
  readonly method: Method;
  /** Everybody plays on the usual terms where it is left out. Who withdrew is without standing in any case. */
  readonly terms?: RankingTerms;
  /** The fewest entries of a stratum; a lowest stratum of fewer is merged into the one above. */
  readonly leastInStratum?: number;
  /** What the director drew, for the tie-break `lot`: the first to be placed first. */
  readonly lots?: readonly number[];
  /** In units that the totals are in; others change nothing. */
  readonly penalties?: readonly Penalty[];
  readonly withdrawals?: readonly PairWithdrawal<Line>[];
  readonly sitOuts?: readonly RoundSitOut[];
  /** Seats nobody sits in, such as a phantom's: they are in no ranking. */
  readonly leftOut?: ReadonlySet<number>;
  /** Nobody gets masterpoints where it is left out. */
  readonly masterpoints?: MasterpointTerms | GivenMasterpoints;
  /** The round a line was played in, from 1. Needed to rank after a round; without it all rounds have begun. */
  readonly roundOf?: (line: Line) => number;
  /** Sections begin their rounds apart; without it there is one. */
  readonly sectionOf?: (line: Line) => string | number;
}

/** A session that was ranked. */
export interface RankedSession<Line extends ScoringLine = ScoringLine> {
  readonly input: SessionToRank<Line>;
  /** The boards, and the rankings by what was won: without penalties, and on the usual terms. */
  readonly scores: SessionScores<Line>;
  /** One ranking, or two: North-South first. */
  readonly rankings: readonly RankingOnTerms[];
  /** What became of the results of each entry that withdrew. */
  readonly withdrawn: ReadonlyMap<number, WithdrawalOutcome>;
  /** Boards whose lines were changed by a withdrawal. */
  readonly boardsOfWithdrawn: ReadonlySet<number>;
  /** Those that count in the totals. */
  readonly sitOuts: readonly RoundSitOut[];
  readonly measureOf: (entry: number) => PenaltyMeasure;
}

/** A ranking with everybody's places on their terms. */
export interface RankingOnTerms {
  /** Null with one winner. */
  readonly line: Side | null;
  readonly rows: readonly StandingOnTerms[];
  /** What places go by. */
  readonly basis: StandingBasis;
  /** The most boards that anybody in the session has: those of a full card. */
  readonly most: number;
  /** Those that count: handicaps that can be added, and strata after merging. */
  readonly terms: RankingTerms;
  /** What places get, by the ranking of the session at its end; left out where there are no masterpoints. */
  readonly awards?: AwardsOfRanking;
}

/** A session that was ranked, and the boards that have other lines now; it is otherwise the same session. */
export interface EarlierRanking<Line extends ScoringLine> {
  readonly session: RankedSession<Line>;
  readonly changed: readonly ChangedBoardLines<Line>[];
}

/**
 * Ranks a session.
 * @param earlier saves scoring the boards again that are as they were; penalties and terms may be others
 */
export function rankSession<Line extends ScoringLine>(
  input: SessionToRank<Line>,
  earlier: EarlierRanking<Line> | null = null,
): RankedSession<Line> {
  const { method, regulation, withdrawals = [] } = input;
  const { lines, outcomes: withdrawn, boards: boardsOfWithdrawn } = applyWithdrawals(input.lines, withdrawals, input);
  const sitOuts = countedSitOuts(input.sitOuts ?? [], withdrawn, method, regulation);
  const options = { ...input, sitOuts };
  const again =
    earlier && withdrawn.size === 0 && isScoredAsItStands(earlier.session)
      ? rescoreSession(earlier.session.scores, earlier.changed, options)
      : null;
  const scores = withoutSeats(again ?? scoreSession(lines, options), input);
  const measureOf = penaltyMeasures(scores.boards, method);
  const session = { input, scores, withdrawn, boardsOfWithdrawn, sitOuts, measureOf };
  const rankings = onTerms(
    session,
    scores.rankings,
    evidenceOf(() => scores.boards),
  );
  const awards = input.masterpoints && sessionAwards(rankings, input.masterpoints);
  return { ...session, rankings: awards ? rankings.map((one, at) => withAwards(one, awards[at])) : rankings };
}

/** Ranks a session by everything up to the end of a round, with its penalties and terms as they are at the end. */
export function rankAfterRound<Line extends ScoringLine>(
  session: RankedSession<Line>,
  round: number,
): readonly RankingOnTerms[] {
  const { input, scores, sitOuts } = session;
  const { method, regulation, roundOf } = input;
  if (roundOf === undefined) throw new Error('rankAfterRound: the session does not tell its rounds');
  const { rankings, evidence } = rankingsAfterRound(scores, round, { method, regulation, roundOf, sitOuts });
  return onTerms(session, rankings, evidence);
}

function withAwards(ranking: RankingOnTerms, awards: AwardsOfRanking | undefined): RankingOnTerms {
  return awards ? { ...ranking, awards } : ranking;
}

/** The ranking of each stratum from A, which ranks everybody; none where nobody has a stratum. */
export function stratumRankings({ rows, terms: { stratumOf } }: RankingOnTerms): readonly (readonly StratumRow[])[] {
  const strata = stratumOf.size === 0 ? 0 : 1 + Math.max(...stratumOf.values());
  return rankStrata(rows, (entry) => stratumOf.get(entry) ?? 0, strata);
}

/** Whether totals are sums of boards alone, and of all lines, so that a board can be taken out of them. */
function isScoredAsItStands({ withdrawn, sitOuts }: Pick<RankedSession, 'withdrawn' | 'sitOuts'>): boolean {
  return withdrawn.size === 0 && sitOuts.length === 0;
}

/** The scores without the seats nobody sits in. */
function withoutSeats<Line extends ScoringLine>(
  scores: SessionScores<Line>,
  { leftOut = new Set(), withdrawals = [] }: SessionToRank<Line>,
): SessionScores<Line> {
  const empty = new Set([...leftOut, ...withdrawals.map(({ emptySeat }) => emptySeat)]);
  if (empty.size === 0) return scores;
  const rankings = scores.rankings.map(({ line, rows }) => ({
    line,
    rows: rows.filter(({ entry }) => !empty.has(entry)),
  }));
  return { ...scores, rankings };
}

/** Places after penalties and on everybody's terms. */
function onTerms<Line extends ScoringLine>(
  { input, withdrawn, measureOf }: Omit<RankedSession<Line>, 'rankings'>,
  rankings: readonly Ranking[],
  evidence: TieBreakEvidence,
): readonly RankingOnTerms[] {
  const { method, regulation, terms = USUAL_TERMS, penalties = [], lots = [], leastInStratum = 0 } = input;
  const changes = changesByEntry(penalties, measureOf);
  const withoutStanding = new Set([...terms.withoutStanding, ...withdrawn.keys()]);
  return rankings.map((ranking): RankingOnTerms => {
    const { line, rows } = ranking;
    const rules = standingRules(ranking, rankings, method, regulation);
    const own = {
      handicap: handicapsThatCount(terms.handicap, rules.basis),
      stratumOf: mergedStrata(rows, terms.stratumOf, leastInStratum),
      withoutStanding,
    };
    const isRanked =
      isUsualTerms(own) && lots.length === 0 && !input.leftOut && !rows.some(({ entry }) => changes.has(entry));
    const placed = isRanked
      ? rankedOnUsualTerms(rows, rules.basis, rules.most)
      : standingsOnTerms(rows, evidence, { ...rules, changes, lots }, own);
    return { line, rows: placed, basis: rules.basis, most: rules.most, terms: own };
  });
}
