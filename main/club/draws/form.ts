import type { DrawEntry } from '../../../src/draw/entry.ts';
import type { EarlierMatch } from '../../../src/draw/history.ts';
import type { DrawProblem } from '../../../src/draw/problem.ts';
import type { OddField } from '../../../src/draw/rule.ts';
import type { DrawWish } from '../../../src/draw/wish.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { DrawnBy, RoundDraw } from '../model/draws.ts';

/** What a round is drawn from. Contestants are named by their numbers. */
export interface RoundToDraw {
  readonly spec: EventMovementSpec;
  readonly round: number;
  readonly drawnBy: DrawnBy;
  /** Whether a match over half of the boards can be scored. */
  readonly hasHalfScale: boolean;
  readonly wishes: readonly DrawWish[];
  /** The round whose standing the draw goes by. */
  readonly afterRound: number;
  /** Those who play on, with that standing. */
  readonly entries: readonly DrawEntry[];
  /** Those of the rounds before, also of one in play. */
  readonly matches: readonly EarlierMatch[];
}

/** How the rounds of a stage are drawn whose schedule is not known to its end. */
export interface DrawForm {
  readonly kind: EventMovementSpec['kind'];
  /** How its rounds are drawn until the director chooses otherwise. */
  drawnBy(spec: EventMovementSpec): DrawnBy;
  /** What an odd number can come to in a round. */
  odds(round: Pick<RoundToDraw, 'spec' | 'round' | 'hasHalfScale'>): readonly OddField[];
  draw(round: RoundToDraw): RoundDraw | DrawProblem;
}
