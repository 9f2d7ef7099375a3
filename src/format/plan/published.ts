/** The ranking that Etui makes of an event from a file, beside the one that the file has. */
import type { Side } from '../../bridge/seat.ts';
import type { BoardScores } from '../../scoring/boards/board-scores.ts';
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
import { rankSession, type RankedSession } from '../../scoring/ranked-session.ts';
import type { Regulation } from '../../scoring/regulation/regulation.ts';
import type { ScoringLine } from '../../scoring/scoring-line.ts';
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import type { StandingOnTerms } from '../../scoring/standing/terms.ts';
import { scoredOutcome } from '../../session/scored-outcome.ts';
import { writeDecimal } from '../event/decimal.ts';
import type { FileRank, TournamentEvent } from '../event/event.ts';
import type { DifferenceCause, RankComparison, RankDifference } from './difference.ts';
import type { EventPlan } from './plan.ts';

/** Null where the file has no ranking. */
export function compareRanking(
  event: TournamentEvent,
  plan: EventPlan,
  { method, regulation }: { readonly method: SessionMethod; readonly regulation: Regulation },
): RankComparison | null {
  if (event.ranking.length === 0) return null;
  const { rows, session } = rankPlan(plan, method, regulation);
  const ofBoards = boardCauses(event, session.scores.boards, { method, left: plan.boardsLeft });
  const awarded = new Set(
    plan.results.flatMap(({ seats, outcome }) => (outcome.kind === 'award' || outcome.kind === 'ruled' ? seats : [])),
  );
  const published = event.ranking.filter(({ entry }) => rows.has(entry));
  const figureOf = ({ entry, percentage, total }: FileRank) => `${rows.get(entry)?.line} ${percentage ?? total}`;
  const figures = Map.groupBy(published, figureOf);
  const differences = published.flatMap((rank) => {
    const row = rows.get(rank.entry);
    return row
      ? differenceOf(rank, row, {
          method,
          event,
          isAwarded: awarded.has(rank.entry),
          isTied: row.row.tied || (figures.get(figureOf(rank))?.length ?? 0) > 1,
          ofBoards: ofBoards.get(rank.entry) ?? null,
        })
      : [];
  });
  return { ranked: published.length, same: published.length - differences.length, differences };
}

/** A line that knows where it stands in the file. */
interface PlanLine extends ScoringLine {
  readonly at: number;
}

interface OwnRow {
  readonly line: Side | null;
  readonly row: StandingOnTerms;
}

function rankPlan(
  { results, sections, winners }: EventPlan,
  method: SessionMethod,
  regulation: Regulation,
): { readonly rows: ReadonlyMap<number, OwnRow>; readonly session: RankedSession<PlanLine> } {
  const lineOf = new Map(sections.flatMap(({ entries }) => entries.map(({ place, line }) => [place, line] as const)));
  const session = rankSession<PlanLine>({
    lines: results.map(({ at, board, seats, outcome }): PlanLine => {
      const scored = scoredOutcome(outcome, board, regulation.undertricks);
      const [first = 0, second = 0, third, fourth] = seats;
      if (third === undefined || fourth === undefined) return { at, board, ns: first, ew: second, ...scored };
      return { at, board, ns: first, ew: third, partners: { ns: second, ew: fourth }, ...scored };
    }),
    winners,
    method: METHODS[method],
    regulation,
    lineOf: (entry) => lineOf.get(entry) ?? null,
  });
  const rows = session.rankings.flatMap((ranking) =>
    ranking.rows.map((row) => [row.entry, { line: ranking.line, row }] as const),
  );
  return { rows: new Map(rows), session };
}

/** What is known of an entry beside its rank. */
interface Known {
  readonly method: SessionMethod;
  readonly event: TournamentEvent;
  /** Whether it has an adjusted score. */
  readonly isAwarded: boolean;
  /** Whether somebody else has the same figure, in the file or here. */
  readonly isTied: boolean;
  /** Null where the file has no figures of its boards. */
  readonly ofBoards: BoardCause | null;
}

/** Shares of a board, or IMPs, that a program's rounding leaves apart. */
const ROUNDED_SHARE = 0.006;
const ROUNDED_IMPS = 0.5;

type BoardCause = 'left' | 'boards' | 'elsewhere';

/** Of each entry whether a score of its boards is left out, else whether one that the file has is another here. */
function boardCauses(
  { results }: TournamentEvent,
  boards: readonly BoardScores<PlanLine>[],
  { method, left }: { readonly method: SessionMethod; readonly left: ReadonlySet<number> },
): ReadonlyMap<number, BoardCause> {
  const published = new Map(results.map((result) => [result.at, result]));
  const causes = new Map<number, BoardCause>();
  for (const { results: scored, denominator } of boards) {
    for (const { line, ns, ew } of scored) {
      const entries = [line.ns, line.ew, ...Object.values(line.partners ?? {})];
      if (left.has(line.board)) {
        for (const entry of entries) causes.set(entry, 'left');
        continue;
      }
      const [north, east] = [published.get(line.at)?.nsPoints, published.get(line.at)?.ewPoints].map((text) =>
        text === null || text === undefined ? null : Number(text),
      );
      if (typeof north !== 'number' || typeof east !== 'number' || ns === null || ew === null) continue;
      const isSame =
        method === 'matchpoints'
          ? Math.abs(north / (north + east || 1) - ns / (ns + ew || 1)) < ROUNDED_SHARE
          : Math.abs(north - ns / denominator) < ROUNDED_IMPS;
      for (const entry of entries) {
        if (!isSame && causes.get(entry) !== 'left') causes.set(entry, 'boards');
        else if (!causes.has(entry)) causes.set(entry, 'elsewhere');
      }
    }
  }
  return causes;
}

function differenceOf(
  { entry, place, percentage, total }: FileRank,
  { line, row }: OwnRow,
  { method, event, isAwarded, isTied, ofBoards }: Known,
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
      own: { place: row.place, figure: ours === null ? null : writeDecimal(ours, decimals) },
      cause: isEqual ? (isTied ? 'ties' : 'others') : causeOf(apart, handicap, { isShare, isAwarded, ofBoards }),
    },
  ];
}

/** Points of a percentage, or IMPs, that rounding board by board can add up to. */
const MOST_BY_ROUNDING = 0.15;

function causeOf(
  apart: Exact | null,
  handicap: number | null,
  { isShare, isAwarded, ofBoards }: { readonly isShare: boolean } & Pick<Known, 'isAwarded' | 'ofBoards'>,
): DifferenceCause {
  if (apart === null) return 'unexplained';
  const size = toNumber(apart);
  if (isShare && handicap !== null && handicap !== 0) {
    if (Math.abs(size - handicap / 200) < MOST_BY_ROUNDING) return 'handicap';
    if (Math.abs(size - handicap / 100) < MOST_BY_ROUNDING) return 'wholeHandicap';
  }
  if (ofBoards === 'left') return 'left';
  if (Math.abs(size) < (isShare ? MOST_BY_ROUNDING : 1)) return 'rounding';
  return isAwarded && ofBoards === 'boards' ? 'awards' : (ofBoards ?? (isAwarded ? 'awards' : 'unexplained'));
}
