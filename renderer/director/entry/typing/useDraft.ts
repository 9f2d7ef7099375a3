import { useSyncExternalStore } from 'react';
import type { Slot } from '../../../../src/session/slot.ts';
import type { Draft, DraftStore } from './drafts.ts';

/** The draft of one line. Only the calling component draws again when it changes. */
export function useDraft(drafts: DraftStore, key: string | null): Draft | undefined {
  return useSyncExternalStore(drafts.subscribe, () => (key === null ? undefined : drafts.get(key)));
}

/** The slots of the lines left behind unrecorded. */
export function useWaitingSlots(drafts: DraftStore): readonly Slot[] {
  return useSyncExternalStore(drafts.subscribe, drafts.waiting);
}

/** The slot of a line that was refused, the first begun; null where there is none. */
export function useRefusedSlot(drafts: DraftStore): Slot | null {
  return useSyncExternalStore(drafts.subscribe, () => drafts.refused());
}
