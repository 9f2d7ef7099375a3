/** What changed, told to every open page; each fetches again what it shows. */
export type News =
  | { readonly kind: 'session'; readonly session: number; readonly change: number }
  | { readonly kind: 'settings' }
  | { readonly kind: 'events' };

export interface NewsDesk {
  readonly announce: (news: News) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (news: News) => void) => () => void;
}

export function newsDesk(): NewsDesk {
  const listeners = new Set<(news: News) => void>();
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
