/** A notice that something has changed. */
export type ChangeNotice =
  | { readonly kind: 'session'; readonly session: number; readonly change: number }
  | { readonly kind: 'settings' }
  | { readonly kind: 'events' }
  /** Sheets of rubber bridge and minibridge. */
  | { readonly kind: 'sheets' }
  /** The club's players, whose names may be shown anywhere. */
  | { readonly kind: 'members' }
  | { readonly kind: 'seasons' }
  /** How many lines of a file are read, and how much of it is written, which may still be taken back. */
  | { readonly kind: 'reading' | 'writing'; readonly done: number; readonly of: number }
  /** How a session stands with the Bridgemate file it follows, and what was read on its lines. */
  | { readonly kind: 'bridgemate'; readonly session: number }
  /** What there is to know about the club's file. */
  | { readonly kind: 'file' }
  /** The club is closed: another file takes its place. */
  | { readonly kind: 'closed' };

/** A notice that a page receives. */
export type PageNotice = Exclude<ChangeNotice, { readonly kind: 'closed' }>;

export interface Broadcaster {
  readonly broadcast: (notice: ChangeNotice) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (notice: ChangeNotice) => void) => () => void;
}

export function broadcaster(): Broadcaster {
  const listeners = new Set<(notice: ChangeNotice) => void>();
  return {
    broadcast(notice) {
      for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
