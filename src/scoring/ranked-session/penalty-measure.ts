import type { BoardScores } from '../boards/board-scores.ts';
import { entriesOfSide } from '../boards/individual.ts';
import type { Method } from '../method.ts';
import type { PenaltyMeasure } from '../standing/penalty.ts';

/**
 * What the penalties of each entry are counted in. Percents are of a top of the entry's own field; tops of a field are
 * equal but for boards with more results than the others, so the largest counts.
 */
export function penaltyMeasures(
  boards: readonly BoardScores[],
  { unit }: Pick<Method, 'unit'>,
): (entry: number) => PenaltyMeasure {
  const tops = new Map<BoardScores['field'], number>();
  for (const { field, top } of boards) tops.set(field, Math.max(top, tops.get(field) ?? 0));
  if (tops.size <= 1) {
    const [top = 0] = tops.values();
    return () => ({ unit, top });
  }
  return (entry) => {
    const own = boards.find(({ results }) =>
      results.some(
        ({ line }) => entriesOfSide(line, 'ns').includes(entry) || entriesOfSide(line, 'ew').includes(entry),
      ),
    );
    return { unit, top: tops.get(own?.field) ?? 0 };
  };
}
