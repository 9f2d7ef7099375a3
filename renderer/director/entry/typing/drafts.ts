import type { Side } from '../../../../src/bridge/seat.ts';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';

/** Why a line could not be recorded: a code, and what the message needs. */
export type Refusal =
  | { readonly code: 'unreachable' }
  | {
      readonly code: 'pairAlreadyPlayed';
      readonly entry: number;
      readonly section: number;
      readonly round: number;
      readonly table: number;
      /** The sides whose pair already has a result on the board. */
      readonly sides: readonly Side[];
    }
  | { readonly code: 'versionConflict'; readonly current: ResultView | null }
  | { readonly code: 'refused'; readonly reason: string };

/** What has been typed on a line and is not recorded yet. */
export interface Draft {
  readonly slot: Slot;
  readonly text: string;
  /** The pairs and the board that really played; null where they are as the line has them. */
  readonly played: ActualPlay | null;
  /** Why a recorded result is corrected; empty while no reason is given. */
  readonly reason: string;
  /** The version of the result when typing began; null where there was no result. */
  readonly baseVersion: number | null;
  /** The cursor has left the line while it was not recorded. */
  readonly leftBehind: boolean;
  /** The draft is being sent. */
  readonly sending: boolean;
  /** Enter was pressed once on the emptied line. A second Enter erases the result. */
  readonly erasing: boolean;
  /** Enter was pressed once on a recorded line that the cursor came to on its way. A second Enter corrects it. */
  readonly correcting: boolean;
  readonly refusal: Refusal | null;
}

/**
 * The drafts of one session, by slot key. Listeners are notified of every change. A draft is the same object until it
 * changes.
 */
export interface DraftStore {
  readonly get: (key: string) => Draft | undefined;
  readonly put: (draft: Draft) => void;
  readonly drop: (key: string) => void;
  readonly all: () => readonly Draft[];
  /** The slots of lines left behind unrecorded, in the order they were begun. */
  readonly waiting: () => readonly Slot[];
  /** The slot of the first line that was refused. */
  readonly refused: () => Slot | null;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Holds notifications back until the returned function is called. Then listeners are notified once, if anything
   * changed.
   */
  readonly holdNotifications: () => () => void;
}

export function createDraftStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  let waiting: readonly Slot[] = [];
  let holds = 0;
  let hasPending = false;
  const changed = () => {
    hasPending = true;
    if (holds > 0) return;
    hasPending = false;
    const now = [...drafts.values()].filter((draft) => draft.leftBehind && !draft.sending).map((draft) => draft.slot);
    if (now.length !== waiting.length || now.some((slot, i) => slot !== waiting[i])) waiting = now;
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => drafts.get(key),
    put: (draft) => {
      drafts.set(slotKey(draft.slot), draft);
      changed();
    },
    drop: (key) => {
      if (drafts.delete(key)) changed();
    },
    all: () => [...drafts.values()],
    waiting: () => waiting,
    refused: () => waiting.find((slot) => drafts.get(slotKey(slot))?.refusal) ?? null,
    holdNotifications: () => {
      holds += 1;
      let isHeld = true;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
        if (hasPending) changed();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
