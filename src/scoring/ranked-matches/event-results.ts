import { add, divide, exact, type Exact } from '../numbers/exact.ts';
import type { EventResults } from '../teams/withdrawal.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';
import type { MatchComparison } from './stage.ts';

/** What the results of matches over so many boards are, by which an unplayed one is awarded. */
export function eventResults(comparison: MatchComparison, boards: number): EventResults {
  switch (comparison.kind) {
    case 'imps':
      return comparison.scale ? scaleResults(comparison.scale, boards) : { kind: 'imps', boards };
    case 'aggregate':
      return { kind: 'aggregate' };
    case 'board-a-match':
      return comparison.scale ? scaleResults(comparison.scale, boards) : { kind: 'board-a-match', boards };
    case 'patton': {
      const { second } = comparison;
      const part = 'scale' in second ? scaleResults(second.scale, boards) : { maximum: second.pool, sum: second.pool };
      const points = exact(2 * boards);
      return { kind: 'victory-points', maximum: add(points, part.maximum), sum: add(points, part.sum) };
    }
    case 'field': {
      const { kind, maximum, sum } = scaleResults(comparison.scale, boards);
      const parts = exact(comparison.isHalved ? 2 : 1);
      return { kind, maximum: divide(maximum, parts), sum: divide(sum, parts) };
    }
  }
}

/** Of a scale without a table for so many boards, those of the scale for other matches. */
function scaleResults(scale: VictoryPointScale, boards: number): Extract<EventResults, { kind: 'victory-points' }> {
  const table = scale.tableFor(boards) ?? scale.tableFor(scale.boards[0]?.least ?? boards);
  const maximum = table?.winner.at(-1) ?? 0;
  const drawn = (table?.winner[0] ?? 0) + (table?.loser[0] ?? 0);
  return { kind: 'victory-points', maximum: exact(maximum, 100), sum: exact(scale.sum ?? drawn, 100) };
}

/** The smallest unit of a result, to which an award is rounded up. */
export function resultUnit(comparison: MatchComparison): Exact {
  switch (comparison.kind) {
    case 'imps':
    case 'board-a-match':
      return comparison.scale ? scaleUnit(comparison.scale) : exact(1);
    case 'aggregate':
      return exact(10);
    case 'patton':
      return 'scale' in comparison.second ? scaleUnit(comparison.second.scale) : exact(1, 100);
    case 'field':
      return scaleUnit(comparison.scale);
  }
}

function scaleUnit({ decimals }: VictoryPointScale): Exact {
  return exact(1, 10 ** decimals);
}
