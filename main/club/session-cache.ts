/** Keeps something of the sessions looked at last, by the session's id. */
export interface SessionCache<Kept> {
  get(session: number): Kept | null;
  keep(session: number, kept: Kept): void;
}

/** More sessions than a director has open. */
const SESSIONS_KEPT = 8;

/** @param isActing whether what is kept now may still be taken back: then nothing is */
export function sessionCache<Kept>(isActing: () => boolean): SessionCache<Kept> {
  const book = new Map<number, Kept>();
  return {
    get: (session) => book.get(session) ?? null,
    keep(session, kept) {
      if (isActing()) return;
      book.delete(session);
      book.set(session, kept);
      const oldest = book.keys().next().value;
      if (book.size > SESSIONS_KEPT && oldest !== undefined) book.delete(oldest);
    },
  };
}
