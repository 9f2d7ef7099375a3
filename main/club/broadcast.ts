/** What changed, told to every open page; each fetches again what it shows. */
export type ChangeNotice =
  | { readonly kind: 'session'; readonly session: number; readonly change: number }
  | { readonly kind: 'settings' }
  | { readonly kind: 'events' };

export interface Broadcaster {
  readonly announce: (news: ChangeNotice) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (news: ChangeNotice) => void) => () => void;
}

export function broadcaster(): Broadcaster {
  const listeners = new Set<(news: ChangeNotice) => void>();
  return {
    announce(news) {
      for (const listener of listeners) listener(news);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
