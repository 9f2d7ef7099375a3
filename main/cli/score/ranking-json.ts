import type { ResultsCsv } from '../../../src/format/results/csv.ts';
import { shownTieFigure } from '../../../src/language/ranking/separation.ts';
import { exact, multiply, toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../src/scoring/standing/strata.ts';
import { stratumRankings, type RankingOnTerms } from '../../../src/scoring/ranked-session.ts';
import type { StandingOnTerms } from '../../../src/scoring/standing/terms.ts';
import type { TieFigure } from '../../../src/scoring/standing/tie-breaks.ts';
import { rankedBy, type ScoreCall } from './arguments.ts';
import { sectionOf } from './names.ts';
import type { PrintedSession } from './session.ts';
import { teamsJson } from './teams.ts';

/**
 * The rankings of `etui score` as JSON. Rows have these only where there are any: `points` won at the table with the
 * `change` of `penalties`, `stratum` with the place in it, `handicap` with the place by it, and `separations`. `figure`
 * is what places go by where that is a total.
 */
export function rankingsJson(printed: PrintedSession, call: Pick<ScoreCall, 'method' | 'regulation'>): object {
  const { file, rankings, afterRound, rounds } = printed;
  const list = (some: readonly RankingOnTerms[]): readonly object[] =>
    some.flatMap(({ line, rows }) => rows.map((row) => rowJson(row, line, printed, call)));
  const strata = rankings.flatMap((ranking) =>
    stratumRankings(ranking).map((rows, stratum) => ({
      stratum: stratumLetter(stratum),
      line: ranking.line,
      ranking: rows.map(({ entry, place, tied }) => ({ ...nameOf(file, entry), place, tied })),
    })),
  );
  return {
    ...(afterRound === null ? {} : { afterRound }),
    ranking: list(rankings),
    ...teamsJson(printed),
    ...(strata.length > 0 ? { strata } : {}),
    ...(rounds.length > 0 ? { rounds: rounds.map(({ round, rankings: of }) => ({ round, ranking: list(of) })) } : {}),
  };
}

function nameOf(file: ResultsCsv, entry: number): object {
  return { ...sectionOf(file, entry), entry: file.entries[entry]?.name };
}

function rowJson(
  row: StandingOnTerms,
  line: RankingOnTerms['line'],
  printed: PrintedSession,
  call: Pick<ScoreCall, 'method' | 'regulation'>,
): object {
  const { entry, place, tied, total, available, boards, figure, unranked, separations, lotToDraw } = row;
  const name = printed.details.names.get(entry);
  return {
    ...nameOf(printed.file, entry),
    ...(name === undefined ? {} : { name }),
    line,
    place,
    tied,
    total: toNumber(total),
    percentage: available === 0 ? null : toNumber(exact(total.numerator * 100n, total.denominator * BigInt(available))),
    boards,
    ...(call.regulation.unequalBoards === 'average' ? {} : { figure: figure && toNumber(figure) }),
    ...(unranked ? { unranked } : {}),
    ...changeJson(row, printed),
    ...stratumJson(row, printed),
    ...handicapJson(row, printed, rankedBy(call) === 'percentage'),
    ...(separations.length > 0
      ? { separations: separations.map((one) => ({ code: one.code, figure: figureJson(shownTieFigure(one)) })) }
      : {}),
    ...(lotToDraw ? { lotToDraw } : {}),
  };
}

function changeJson({ entry, points, change }: StandingOnTerms, { details }: PrintedSession): object {
  const own = details.penalties.filter((penalty) => penalty.entry === entry);
  if (own.length === 0) return {};
  const penalties = own.map(({ kind, amount, unit, reason }) => ({ kind, amount: toNumber(amount), unit, reason }));
  return { points: toNumber(points), change: toNumber(change), penalties };
}

function stratumJson({ entry, inStratum }: StandingOnTerms, { details }: PrintedSession): object {
  const stratum = details.stratumOf.get(entry);
  return stratum === undefined ? {} : { stratum: stratumLetter(stratum), placeInStratum: inStratum?.place ?? null };
}

function handicapJson({ entry, byHandicap }: StandingOnTerms, { details }: PrintedSession, isShare: boolean): object {
  if (byHandicap === null) return {};
  const given = details.handicaps.get(entry);
  const { figure, place, tied } = byHandicap;
  const shown = figure && isShare ? multiply(figure, exact(100)) : figure;
  return {
    handicap: given ? toNumber(given) : null,
    withHandicap: shown && toNumber(shown),
    placeByHandicap: place,
    tiedByHandicap: tied,
  };
}

function figureJson(figure: TieFigure): number | 'unlimited' {
  return figure === 'unlimited' ? figure : toNumber(figure satisfies Exact);
}
