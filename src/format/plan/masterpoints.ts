/** Masterpoints that a file gives, as the imported event has them. */
import type { FileRank, TournamentEvent } from '../event/event.ts';

export interface PlannedMasterpoints {
  /** The place in the event's teams where these are ranked, else in its entries. */
  readonly contestant: number;
  /** Hundredths, for each player; more than 0. */
  readonly amount: number;
  /** As the file names it: Black, GREEN; empty where it names none. */
  readonly kind: string;
}

/** Longer than any kind is named. */
const LONGEST_KIND = 40;
/** A million: more than anybody has won. */
const MOST_HUNDREDTHS = 100_000_000;

/** Of everybody in the ranking who was given some, in its order. Those of less than a hundredth are not taken. */
export function plannedMasterpoints({ ranking }: Pick<TournamentEvent, 'ranking'>): readonly PlannedMasterpoints[] {
  const had = new Set<number>();
  return ranking.filter(isAwarded).flatMap((rank): readonly PlannedMasterpoints[] => {
    const { entry, masterpointType = '' } = rank;
    const amount = Math.round(Number(rank.masterpoints) * 10_000) / 100;
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST_HUNDREDTHS || had.has(entry)) return [];
    had.add(entry);
    return [{ contestant: entry, amount, kind: masterpointType.trim().slice(0, LONGEST_KIND).trim() }];
  });
}

/** Whether a place of a ranking was given masterpoints. */
export function isAwarded({ masterpoints }: FileRank): boolean {
  return Number(masterpoints ?? 0) > 0;
}
