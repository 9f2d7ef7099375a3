import type { BlockSlice, FlowBlock } from './flow.ts';
import type { Mark } from './marks.ts';

/** A block of a sheet that can draw its rows on whatever pages they stand. */
export interface SheetBlock extends FlowBlock {
  readonly marks: (slice: BlockSlice) => readonly Mark[];
}
