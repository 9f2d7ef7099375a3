import { add, compare, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { exactFromTextOrNull } from '../../figures.ts';
import type { PrintJob } from '../../job.ts';
import type { PrintedField } from '../../sections.ts';

/** What an entry had on a board. */
export interface BoardPoints {
  readonly points: Exact;
  /** Nobody on its side had more; at matchpoints a top. */
  readonly isBest: boolean;
}

/** The points of whoever is ranked in a field, by entry and board. */
export type FieldPoints = ReadonlyMap<number, ReadonlyMap<number, BoardPoints>>;

interface Figure {
  readonly points: Exact;
  readonly percentage: Exact | null;
}

export function fieldPoints({ session }: PrintJob, { views, standings }: PrintedField): FieldPoints {
  const results = new Map(session.results.map((result) => [slotKey(result), result]));
  const sections = new Map(views.map((view) => [view.id, view]));
  const all = new Map<number, Map<number, BoardPoints>>();
  for (const { board, results: scored } of standings.boards) {
    const figures = scored.flatMap((one) => {
      const result = results.get(slotKey(one));
      const view = result && sections.get(result.section);
      if (!result || !view) return [];
      return (['ns', 'ew'] as const).flatMap((side) => {
        const points = exactFromTextOrNull(one[`${side}Points`]);
        if (points === null) return [];
        const percentage = exactFromTextOrNull(one[`${side}Percentage`]);
        return entriesRankedBy(view, result[side]).map((entry) => ({ entry, side, points, percentage }));
      });
    });
    const best = { ns: bestOf(figures, 'ns'), ew: bestOf(figures, 'ew') };
    for (const { entry, side, points, percentage } of figures) {
      const own = all.get(entry) ?? new Map<number, BoardPoints>();
      const before = own.get(board);
      const isBest = isTop({ points, percentage }, best[side]);
      own.set(board, before ? { points: add(before.points, points), isBest: false } : { points, isBest });
      all.set(entry, own);
    }
  }
  return all;
}

function bestOf(figures: readonly (Figure & { readonly side: 'ns' | 'ew' })[], side: 'ns' | 'ew'): Exact | null {
  const own = figures.filter((figure) => figure.side === side).map(({ points }) => points);
  return own.length < 2 ? null : own.reduce((best, one) => (compare(one, best) > 0 ? one : best));
}

/** At matchpoints a top is the whole board; at IMPs the best of a board is what nobody exceeded. */
function isTop({ points, percentage }: Figure, best: Exact | null): boolean {
  if (percentage !== null) return percentage.numerator === percentage.denominator;
  return best !== null && compare(points, best) === 0;
}
