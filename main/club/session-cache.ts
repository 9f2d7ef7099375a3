import type { Store } from '../store/store.ts';

/** Values by session, of each club's file for the sessions read last. */
export interface SessionCache<Value> {
  get(store: Store, session: number): Value | null;
  /** Caches nothing during an action: what it read may still be taken back. */
  set(store: Store, session: number, value: Value): void;
}

/** More sessions than a director has open. */
const MOST_SESSIONS = 8;

export function sessionCache<Value>(): SessionCache<Value> {
  const files = new WeakMap<Store, Map<number, Value>>();
  return {
    get: (store, session) => files.get(store)?.get(session) ?? null,
    set(store, session, value) {
      if (store.isActing()) return;
      const sessions = files.get(store) ?? new Map<number, Value>();
      files.set(store, sessions);
      sessions.delete(session);
      sessions.set(session, value);
      const oldest = sessions.keys().next().value;
      if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    },
  };
}
