import type { BoardScores } from '../boards/board-scores.ts';
import { entriesOfSide } from '../boards/individual.ts';
import type { Method } from '../method.ts';
import type { PenaltyMeasure } from '../standing/penalty.ts';

/**
 * The measure of the penalties of each entry. Percents are of a top of the entry's own field, the largest where boards
 * have different ones.
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
