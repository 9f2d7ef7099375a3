import type { ChangeKind, UndoStep, UndoDirection } from '../store/changes.ts';
import { timeNow, type Club } from './club.ts';

/** Who acts, until players write from their phones. */
export const DIRECTOR = 'director';

/** Opens one action of the director: everything it writes points to the number answered. */
export function addChange(club: Club, session: number, kind: ChangeKind, reason = ''): number {
  return club.store.changes.add({ ...writtenNow(club, session, reason), kind });
}

/** The same of a step back or forth along what was done. */
export function addStep(club: Club, session: number, way: UndoDirection, step: UndoStep, reason: string): number {
  return club.store.changes.addStep(way, step, writtenNow(club, session, reason));
}

function writtenNow(club: Club, session: number, reason: string) {
  return { session, reason: reason.trim(), ...signed(club) };
}

/** Who writes, and when. */
export function signed(club: Club): { readonly author: string; readonly at: string } {
  return { author: DIRECTOR, at: timeNow(club) };
}

/** Tells every open page of a change, once it is on the disk. */
export function announceChange({ news }: Club, session: number, change: number): void {
  news.announce({ kind: 'session', session, change });
}
