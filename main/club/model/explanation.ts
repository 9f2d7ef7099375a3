import type { Serialized } from '../../../src/scoring/numbers/serialize.ts';
import type { TotalDerivation } from '../../../src/scoring/derivation/total.ts';
import type { PlacesDerivation } from '../../../src/scoring/derivation/places.ts';
import type { FigureDerivation } from '../../../src/scoring/derivation/figure.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { Side } from '../../../src/bridge/seat.ts';

/** Where one side's figure of a result comes from. */
export interface ExplainedFigure extends Slot {
  readonly side: Side;
  readonly figure: Serialized<FigureDerivation>;
}

/** Where an entry's total and place come from, and every figure of its boards, in order of board. */
export interface ExplainedEntry {
  readonly entry: number;
  readonly total: Serialized<TotalDerivation>;
  readonly standing: Serialized<PlacesDerivation>;
  readonly boards: readonly ExplainedFigure[];
}
