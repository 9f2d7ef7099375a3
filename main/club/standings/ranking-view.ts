import type { AwardsOfRanking } from '../../../src/scoring/ranked-session/awards.ts';
import type { RankingAwards } from '../../../src/scoring/masterpoints/ranking-awards.ts';
import { exact, writeExact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { Progress } from '../../../src/scoring/ranked-session/progress.ts';
import { standingFigure, type StandingBasis } from '../../../src/scoring/standing/basis.ts';
import type { StandingOnTerms, RankingTerms } from '../../../src/scoring/standing/terms.ts';
import type { WithdrawalOutcome } from '../../../src/scoring/ranked-session/withdrawals.ts';
import type { Separation } from '../../../src/scoring/standing/tie-breaks.ts';
import type { MatchRecordView } from '../model/matches.ts';
import type { AwardView, MasterpointsView, PlaceView, RankingRowView, SeparationView } from '../model/standings.ts';

/** Figures for drawing are rounded to a hundredth. */
const DRAWN = 100;

/** What the rows of a ranking have in common. */
export interface RankingBasis {
  /** What its figure is. */
  readonly figure: StandingBasis;
  readonly terms: RankingTerms;
  /** The figure that places go by. */
  readonly basis: StandingBasis;
  /** The boards of a full card: the most boards of any row. */
  readonly most: number;
  /** What places get; left out where there are no masterpoints. */
  readonly awards?: AwardsOfRanking;
}

/** What a row of a ranking is made from. */
export interface RowSource {
  readonly row: StandingOnTerms;
  readonly byRound: Progress;
  readonly common: RankingBasis;
  /** What became of the results of a pair that withdrew. */
  readonly withdrawn: WithdrawalOutcome | undefined;
  /** What its matches add up to; left out where there are none. */
  readonly record?: MatchRecordView;
}

/** The view of a row. */
export function rowView({ row, byRound, common, withdrawn, record }: RowSource): RankingRowView {
  const { terms, basis, most, awards } = common;
  const { entry, total, available, change, boards } = row;
  const award = awardView(entry, awards?.scratch);
  const awardByHandicap = awardView(entry, awards?.handicap);
  return {
    entry,
    ...placeView(entry, row, terms),
    unranked: row.unranked,
    separations: row.separations.map(separationView),
    lotToDraw: row.lotToDraw,
    figure: writeOrNull(standingFigure(row, common.figure, most)),
    ranked: writeOrNull(standingFigure(row, basis, most)),
    total: writeExact(total),
    available: writeExact(exact(available)),
    change: writeExact(change),
    boards,
    byRound: byRound.map((figure) => figure && Math.round(figure * DRAWN) / DRAWN),
    byHandicap: row.byHandicap && {
      ...placeView(entry, row.byHandicap, terms),
      handicap: writeOrNull(terms.handicap?.of.get(entry) ?? null),
      figure: writeOrNull(row.byHandicap.figure),
      ...(awardByHandicap && { award: awardByHandicap }),
    },
    ...(withdrawn === undefined ? {} : { withdrawn }),
    ...(record && { record }),
    ...(award && { award }),
  };
}

function awardView(entry: number, awards: RankingAwards | null | undefined): AwardView | null {
  const award = awards?.of.get(entry);
  if (!award) return null;
  const { points, stratum, kind } = award;
  return {
    points: writeExact(points),
    stratum: awards?.strata === 0 ? null : stratum,
    ...(kind !== undefined && { kind }),
  };
}

/** By what a ranking gets masterpoints; null where it gets none. */
export function masterpointsView(awards: RankingAwards | undefined): MasterpointsView | null {
  if (!awards) return null;
  const { scheme, unit, problem, of } = awards;
  const kinds = new Set([...of.values()].flatMap(({ kind }) => (kind === undefined ? [] : [kind])));
  return { scheme, unit, problem, ...(kinds.size > 0 && { kinds: [...kinds] }) };
}

function separationView({ code, figure }: Separation): SeparationView {
  return { code, figure: figure === 'unlimited' ? figure : writeExact(figure) };
}

function placeView(
  entry: number,
  { place, tied, inStratum }: Pick<StandingOnTerms, 'place' | 'tied' | 'inStratum'>,
  { stratumOf }: RankingTerms,
): PlaceView {
  const stratum = stratumOf.get(entry);
  return { place, tied, inStratum: inStratum && stratum !== undefined ? { stratum, ...inStratum } : null };
}

function writeOrNull(value: Exact | null): string | null {
  return value && writeExact(value);
}
