/** An undo or a redo as the screens receive it. */
import type { Slot } from '../../../src/session/slot.ts';
import type { Signature, UndoDirection } from '../../store/changes.ts';

/** What a change was about, and where. */
export type ChangeScope =
  | { readonly subject: 'result' | 'review'; readonly slots: readonly Slot[] }
  /** The terms of no entry where only the unit of the handicaps was changed. */
  | { readonly subject: 'penalty' | 'names' | 'terms'; readonly entries: readonly number[] }
  | { readonly subject: 'match'; readonly matches: readonly number[] }
  | { readonly subject: 'datum' | 'deals'; readonly boards: readonly number[] }
  | { readonly subject: 'scoring' | 'schedule' | 'draw' | 'stage' | 'clubs' | 'details' }
  /** Something in another session of the event, by its place among them. */
  | { readonly subject: 'session'; readonly ordinal: number }
  /** Whether the ranking had been published, its corrections ended, or one of these withdrawn. */
  | { readonly subject: 'publication'; readonly act: 'published' | 'ended' | 'withdrawn' };

/** An undo or a redo. */
export interface StepView {
  readonly direction: UndoDirection;
  /** The session's newest change afterwards. */
  readonly change: number;
  /** The change that was undone; null where there was nothing to undo. */
  readonly undone: number | null;
  readonly scope: ChangeScope | null;
  /** Who made the change that was undone, and when. */
  readonly made: Signature | null;
}
