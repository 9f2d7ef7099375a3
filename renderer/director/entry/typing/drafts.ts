import type { Side } from '../../../../src/bridge/seat.ts';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';

/** What really happened on a line: the board, and entry ids of the pairs that sat North-South and East-West. */
export interface ActualPlay {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
}

/** Why a line could not be recorded: the application's code, and what its sentence needs. */
export type Refusal =
  | { readonly code: 'unreachable' }
  | {
      readonly code: 'pairAlreadyPlayed';
      readonly entry: number;
      readonly round: number;
      readonly table: number;
      /** The sides whose pairs have a result on the board. */
      readonly sides: readonly Side[];
    }
  | { readonly code: 'versionConflict'; readonly current: ResultView | null }
  | { readonly code: 'refused'; readonly reason: string };

/** What has been typed on a line and is not recorded yet. */
export interface Draft {
  readonly slot: Slot;
  readonly text: string;
  /** Other pairs or another board, where the sheet says so; null as the line stands. */
  readonly happened: ActualPlay | null;
  /** Why a recorded result is corrected; empty while nobody says. */
  readonly reason: string;
  /** The version that was there when typing began; null where there was none. */
  readonly base: number | null;
  /** The cursor has gone on and the line waits. */
  readonly left: boolean;
  /** It is on its way to the club file. */
  readonly sending: boolean;
  /** Enter was pressed once on the emptied line: once more takes the result away. */
  readonly erasing: boolean;
  readonly refusal: Refusal | null;
}

/** The drafts of one session, by slot. Listeners hear every change; what they read is the same object until it changes. */
export interface DraftStore {
  readonly get: (key: string) => Draft | undefined;
  readonly put: (draft: Draft) => void;
  readonly drop: (key: string) => void;
  readonly all: () => readonly Draft[];
  /** Lines left behind unrecorded, in the order they were begun. */
  readonly waiting: () => readonly Slot[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Listeners hear nothing until what this answers is called; then, once, that something changed. */
  readonly hold: () => () => void;
}

export function createDraftStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  let waiting: readonly Slot[] = [];
  let holds = 0;
  let unheard = false;
  const changed = () => {
    unheard = true;
    if (holds > 0) return;
    unheard = false;
    const now = [...drafts.values()].filter((draft) => draft.left && !draft.sending).map((draft) => draft.slot);
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
    hold: () => {
      holds += 1;
      let held = true;
      return () => {
        if (held) holds -= 1;
        held = false;
        if (unheard) changed();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
