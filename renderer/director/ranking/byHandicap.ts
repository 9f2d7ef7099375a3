import type { FieldStandingsView, HandicapRowView, RankingRowView } from '../../../main/club/model/standings.ts';
import type { RankedLine } from '../session/rankedLines.ts';

/** Whether any pair has a handicap that counts. */
export function hasHandicaps(lines: readonly RankedLine[]): boolean {
  return lines.some(({ pairs }) => pairs.some(({ row }) => row.byHandicap !== null));
}

/** The rankings with handicap: each row has its handicap figure and place, and the rows are in that order. */
export function linesByHandicap(
  lines: readonly RankedLine[],
  rankedBy: FieldStandingsView['rankedBy'],
): readonly RankedLine[] {
  return lines.map(({ side, pairs }) => ({
    side,
    pairs: pairs
      .map(({ entry, row }) => ({
        entry,
        row: row.byHandicap ? { ...withoutAward(row), ...placesOf(row.byHandicap, rankedBy) } : row,
      }))
      .toSorted((a, b) => (a.row.place ?? Infinity) - (b.row.place ?? Infinity) || 0),
  }));
}

/** A total with handicap is no average, so the bars keep showing the average without handicap. */
function placesOf(
  { place, tied, inStratum, figure: ranked, award }: HandicapRowView,
  rankedBy: FieldStandingsView['rankedBy'],
): Partial<RankingRowView> {
  return {
    place,
    tied,
    inStratum,
    ranked,
    ...(rankedBy === 'average' ? { figure: ranked } : {}),
    ...(award && { award }),
  };
}

/** The award of the scratch ranking is none of the ranking with handicap. */
function withoutAward(row: RankingRowView): RankingRowView {
  const { award: _, ...others } = row;
  return others;
}
