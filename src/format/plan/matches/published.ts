/** The ranking that Etui makes of the matches of a file, beside the one that the file has. */
import { add, parseExact, roundedUnits, subtract, toNumber, ZERO, type Exact } from '../../../scoring/numbers/exact.ts';
import type { MatchStageScoring } from '../../../scoring/ranked-matches/scoring.ts';
import type { RankedMatch } from '../../../scoring/ranked-matches/ranked.ts';
import type { Regulation } from '../../../scoring/regulation/regulation.ts';
import { writeDecimal } from '../../event/decimal.ts';
import type { FileRank, TournamentEvent } from '../../event/event.ts';
import type { DifferenceCause, RankComparison, RankDifference } from '../difference.ts';
import type { MatchesPlan } from './plan.ts';
import { plannedAdjustments } from './adjustments.ts';
import { rankPlannedMatches, type PlannedMatchLine } from './rank.ts';
import { isScoreOf } from './scoring.ts';

/** Null where the file has no ranking. */
export function compareMatchRanking(
  event: TournamentEvent,
  plan: MatchesPlan,
  { scoring, regulation }: { readonly scoring: MatchStageScoring; readonly regulation: Regulation },
): RankComparison | null {
  const adjustments = plannedAdjustments(event, plan, { scoring, regulation });
  const ranked = event.ranking.length === 0 ? null : rankPlannedMatches(plan, scoring, regulation, adjustments);
  if (!ranked) return null;
  const rows = new Map(ranked.ranking.rows.map((row) => [row.entry, row]));
  const published = event.ranking.filter(({ entry }) => rows.has(entry));
  const differences = published.flatMap((rank): readonly RankDifference[] => {
    const row = rows.get(rank.entry);
    if (!row) return [];
    const places = decimalsOf(rank.total);
    const theirs = rank.total === null ? null : parseExact(rank.total);
    const isEqual = theirs === null || roundedUnits(row.total, places) === roundedUnits(theirs, places);
    if (isEqual && rank.place === row.place) return [];
    return [
      {
        entry: rank.entry,
        line: null,
        published: { place: rank.place, figure: rank.total },
        own: { place: row.place, figure: writeDecimal(row.total, places) },
        cause: isEqual
          ? placeCause(event.ranking, rank, rows)
          : causeOf(event, plan, { rank, total: row.total, matches: ranked.matches }),
      },
    ];
  });
  return { ranked: published.length, same: published.length - differences.length, differences };
}

/** Why the place is another, where the figure is the same or there is none. */
function placeCause(
  ranking: readonly FileRank[],
  { total, entry }: FileRank,
  rows: ReadonlyMap<number, { readonly total: Exact }>,
): DifferenceCause {
  if (total === null || !isBySum(ranking)) return 'places';
  const equal = ranking.filter((other) => other.entry !== entry && other.total === total);
  return equal.some((other) => isScoreOf(rows.get(other.entry)?.total ?? ZERO, total)) ? 'ties' : 'others';
}

/** Whether nobody has a better place than somebody with a higher figure. */
function isBySum(ranking: readonly FileRank[]): boolean {
  const figures = ranking.toSorted((a, b) => a.place - b.place).map(({ total }) => Number(total ?? 0));
  return figures.every((figure, index) => index === 0 || figure <= (figures[index - 1] ?? 0));
}

function decimalsOf(text: string | null): number {
  return /\.(\d+)/.exec(text ?? '')?.[1]?.length ?? 0;
}

/** IMPs, or parts of a board, that rounding leaves apart. */
const ROUNDED = 0.5;

function causeOf(
  event: TournamentEvent,
  plan: MatchesPlan,
  {
    rank: { entry, total, adjustment },
    total: own,
    matches,
  }: { readonly rank: FileRank; readonly total: Exact; readonly matches: readonly RankedMatch<PlannedMatchLine>[] },
): DifferenceCause {
  const theirs = total === null ? null : parseExact(total);
  const changed = adjustment === undefined ? null : parseExact(adjustment);
  if (theirs && changed && isScoreOf(subtract(theirs, changed), writeDecimal(own, decimalsOf(total))))
    return 'adjustment';
  const ofOwn = plan.matches.flatMap((match, place) => {
    const score = match.home === entry ? match.homeScore : match.away === entry ? match.awayScore : null;
    const result = matches[place]?.result[match.home === entry ? 'home' : 'away'] ?? null;
    return match.home === entry || match.away === entry ? [{ match, place, score, result }] : [];
  });
  const otherwise = ofOwn.filter(({ score, result }) => score !== null && !(result && isScoreOf(result, score)));
  if (otherwise.length > 0) {
    const differing = new Set(otherwise.map(({ place }) => place));
    const results = plan.results.filter(({ match }) => differing.has(match));
    if (results.some(({ outcome }) => outcome.kind === 'award' || outcome.kind === 'ruled')) return 'awards';
    return hasOtherBoards(event, otherwise, matches) ? 'boards' : 'matches';
  }
  const sum = ofOwn.reduce((all, { score }) => add(all, (score === null ? null : parseExact(score)) ?? ZERO), ZERO);
  return ofOwn.length > 0 && isScoreOf(sum, writeDecimal(own, decimalsOf(total))) ? 'elsewhere' : 'unexplained';
}

/** Whether the file has other figures of a board than those that it is worth here. */
function hasOtherBoards(
  { results, ranks }: TournamentEvent,
  differing: readonly { readonly place: number }[],
  matches: readonly RankedMatch<PlannedMatchLine>[],
): boolean {
  const published = new Map(results.map((result) => [result.at, result]));
  return differing.some(({ place }) =>
    (matches[place]?.score.segments ?? []).some(({ boards }) =>
      boards.some(({ imps, boardPoints, lines }) => {
        const line = lines.open?.source;
        const theirs = line ? (published.get(line.at)?.nsPoints ?? null) : null;
        const figure = imps ?? (ranks === 'team' ? boardPoints : null);
        const ours = figure && line ? figure[line.ns === matches[place]?.match.home ? 'home' : 'away'] : null;
        return theirs !== null && ours !== null && Math.abs(Number(theirs) - toNumber(ours)) > ROUNDED;
      }),
    ),
  );
}
