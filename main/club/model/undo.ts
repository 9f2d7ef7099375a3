/** What the screens are told of a step back or forth along what was done; as it travels in JSON. */
import type { Slot } from '../../../src/session/slot.ts';
import type { UndoDirection } from '../../store/changes.ts';

export type { UndoDirection } from '../../store/changes.ts';

/** What a change was about, and where. */
export type ChangeScope =
  | { readonly subject: 'result' | 'review'; readonly slots: readonly Slot[] }
  /** Of the terms no entry where only the unit of the handicaps was changed. */
  | { readonly subject: 'penalty' | 'names' | 'terms'; readonly entries: readonly number[] }
  | { readonly subject: 'datum'; readonly boards: readonly number[] }
  | { readonly subject: 'scoring' | 'schedule' }
  /** Whether it was published, its corrections ended, or one of these taken back. */
  | { readonly subject: 'publication'; readonly act: 'published' | 'ended' | 'withdrawn' };

/** A step back or forth. */
export interface StepView {
  readonly way: UndoDirection;
  /** The session's newest change afterwards. */
  readonly change: number;
  /** The change that was taken back; null where there was nothing to take back. */
  readonly of: number | null;
  readonly touched: ChangeScope | null;
}
