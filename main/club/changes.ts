import type { ChangeKind } from '../store/changes.ts';
import { timeNow, type Club } from './club.ts';

/** Who acts, until players write from their phones. */
export const DIRECTOR = 'director';

/** Opens one action of the director: everything it writes points to the number answered. */
export function addChange(
  club: Club,
  session: number,
  kind: ChangeKind,
  undoes: number | null = null,
  reason = '',
): number {
  return club.store.changes.add({ session, kind, author: DIRECTOR, reason: reason.trim(), at: timeNow(club), undoes });
}

/** Tells every open page of a change, once it is on the disk. */
export function announceChange({ news }: Club, session: number, change: number): void {
  news.announce({ kind: 'session', session, change });
}
