import type { EntryView, SectionView } from '../../../../main/club/model/session.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import { pairOnSide, scoreFor, type ScorecardBoard } from '../scorecard/scorecard.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';

/** How another result compares with the pair's own. */
export type RungRelation = 'better' | 'own' | 'equalled' | 'beaten' | 'uncompared';

/** One result of the board in the ladder. */
export interface Rung {
  readonly result: ResultView;
  /** The pair that sat in the direction of the chosen pair. */
  readonly pair: EntryView;
  readonly relation: RungRelation;
  /** The number of results that are better, equalled or beaten, on the first rung of each. */
  readonly count: number | null;
}

/** All results of a board, the best for the pair first. The pair's own is before those it equals. Awards come last. */
export function ladderOf(
  sections: readonly SectionView[],
  results: readonly ResultView[],
  played: ScorecardBoard,
): readonly Rung[] {
  const { side } = played;
  const entries = sittersIn(sections);
  // An average given without a result has a rung of its own.
  const all = results.includes(played.result) ? results : [...results, played.result];
  const rungs = all
    .filter((result) => result.board === played.board)
    .flatMap((result) => {
      const pair = entries.get(pairOnSide(result, side));
      return pair ? [{ result, pair, relation: relationOf(result, played.result, side) }] : [];
    })
    .toSorted((a, b) => byHeight(a, b, side));
  const counts = Map.groupBy(rungs, (rung) => rung.relation);
  return rungs.map((rung, index) => ({
    ...rung,
    count: startsGroup(rung.relation, rungs[index - 1]?.relation) ? (counts.get(rung.relation)?.length ?? null) : null,
  }));
}

function relationOf(result: ResultView, own: ResultView, side: Side): RungRelation {
  if (result === own) return 'own';
  if (result.score === null || own.score === null) return 'uncompared';
  const difference = scoreFor(result.score, side) - scoreFor(own.score, side);
  return difference > 0 ? 'better' : difference < 0 ? 'beaten' : 'equalled';
}

type Placed = Pick<Rung, 'result' | 'pair' | 'relation'>;

function byHeight(a: Placed, b: Placed, side: Side): number {
  return (
    heightOf(b, side) - heightOf(a, side) ||
    Number(b.relation === 'own') - Number(a.relation === 'own') ||
    a.result.section - b.result.section ||
    a.pair.number - b.pair.number
  );
}

/** Results without a score are below all scores. */
function heightOf({ result }: Placed, side: Side): number {
  return result.score === null ? -Number.MAX_SAFE_INTEGER : scoreFor(result.score, side);
}

function startsGroup(relation: RungRelation, above: RungRelation | undefined): boolean {
  return relation !== above && relation !== 'own' && relation !== 'uncompared';
}
