import type { EntryView, SectionView } from '../../../main/club/model/session.ts';
import type {
  HandicapRowView,
  RankingRowView,
  RankingView,
  FieldStandingsView,
} from '../../../main/club/model/standings.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';
import { readExact, toNumber, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';

/** A place in a ranking and the pair that has it. */
export interface RankedPair {
  readonly entry: EntryView;
  readonly row: RankingRowView;
}

/** A ranking with its pairs: of one line, or of all pairs (null). */
export interface RankedLine {
  readonly side: Side | null;
  readonly standings: readonly RankedPair[];
}

/** The rankings of a field with the pairs they rank, who are of its sections. */
export function rankedLines(sections: readonly SectionView[], standings: FieldStandingsView): readonly RankedLine[] {
  const entries = new Map(sections.flatMap(({ entries: own }) => own.map((entry) => [entry.id, entry])));
  return standings.rankings.map(({ line, rows }: RankingView) => ({
    side: line,
    standings: rows.flatMap((row): RankedPair[] => {
      const entry = entries.get(row.entry);
      return entry ? [{ entry, row }] : [];
    }),
  }));
}

/** What places go by: the figures as they were won, or with handicap. */
export type RankedBy = 'scratch' | 'handicap';

/** Whether any pair has a handicap that counts. */
export function hasHandicaps(lines: readonly RankedLine[]): boolean {
  return lines.some(({ standings }) => standings.some(({ row }) => row.byHandicap !== null));
}

/** Whether any pair is ranked in a stratum. */
export function hasStrata(lines: readonly RankedLine[]): boolean {
  return lines.some(({ standings }) => standings.some(({ row }) => row.inStratum !== null));
}

/** The rankings with handicap: the rows with their figures and places there, in that order. */
export function linesByHandicap(
  lines: readonly RankedLine[],
  rankedBy: FieldStandingsView['rankedBy'],
): readonly RankedLine[] {
  return lines.map(({ side, standings }) => ({
    side,
    standings: standings
      .map(({ entry, row }) => ({
        entry,
        row: row.byHandicap ? { ...row, ...placesOf(row.byHandicap, rankedBy) } : row,
      }))
      .toSorted((a, b) => (a.row.place ?? Infinity) - (b.row.place ?? Infinity) || 0),
  }));
}

/** A total with handicap is no average: bars go on showing the one without. */
function placesOf(
  { place, tied, inStratum, figure: ranked }: HandicapRowView,
  rankedBy: FieldStandingsView['rankedBy'],
): Partial<RankingRowView> {
  return { place, tied, inStratum, ranked, ...(rankedBy === 'average' ? { figure: ranked } : {}) };
}

/** A place as it is said: 3, or 3= where it is shared. */
export function placeLabel({ place, tied }: { readonly place: number | null; readonly tied: boolean }): string {
  return place === null ? '' : `${place}${tied ? '=' : ''}`;
}

/** An exact number of the standings; nothing where there is none. */
export function readFigure(text: string | null): Exact | null {
  return text === null ? null : readExact(text);
}

/** Decimals that totals need: none while all are whole, otherwise those of the regulation for every one of them. */
export function decimalsOfTotals(lines: readonly RankedLine[], shown: number): number {
  return lines.every(({ standings }) => standings.every(({ row }) => totalOf(row).denominator === 1n)) ? 0 : shown;
}

/** A row stays the same object while it is as it was: its total is read once. */
const totalOf = memoizeByObject((row: RankingRowView): Exact => readFigure(row.total) ?? ZERO);

/** Whether any pair's number has more than two characters; places have no more than those. */
export function lengthOfNumbers(lines: readonly RankedLine[]): 'short' | 'long' {
  return lines.some(({ standings }) => standings.some(({ entry }) => entry.label.length > 2)) ? 'long' : 'short';
}

/** How wide the totals are: three figures, up to six, or more; for the column to fit them. */
export function widthOfTotals(lines: readonly RankedLine[], shown: number): 'narrow' | 'middling' | 'wide' {
  const decimals = decimalsOfTotals(lines, shown);
  const most = lines.flatMap(({ standings }) => standings.map(({ row }) => Math.abs(toNumber(totalOf(row)))));
  const isLarge = Math.max(0, ...most) >= 1000;
  if (decimals === 0) return isLarge ? 'middling' : 'narrow';
  return isLarge ? 'wide' : 'middling';
}

/** Where a pair stands among the lines. */
export interface RankedPosition {
  readonly line: number;
  readonly index: number;
}

export function positionOf(lines: readonly RankedLine[], entry: number): RankedPosition | null {
  for (const [line, { standings }] of lines.entries()) {
    const index = standings.findIndex((standing) => standing.entry.id === entry);
    if (index !== -1) return { line, index };
  }
  return null;
}

/** A pair's standing, where it is ranked. */
export function rankedPairOf(lines: readonly RankedLine[], entry: number | null): RankedPair | null {
  const position = entry === null ? null : positionOf(lines, entry);
  return position && (lines[position.line]?.standings[position.index] ?? null);
}

/** The pair above (-1) or below (1) in the same line; the same one at its end; the first of all from nowhere. */
export function neighbourPair(
  lines: readonly RankedLine[],
  entry: number | null,
  step: 1 | -1,
): RankedPair | undefined {
  const position = entry === null ? null : positionOf(lines, entry);
  if (position === null) return lines[0]?.standings[0];
  const { standings } = lines[position.line] as RankedLine;
  return standings[position.index + step] ?? standings[position.index];
}
