import type { Candidate } from './proposal.ts';
import { isPlayed, openRounds, presentPairs, withOpenRounds, type RunningSchedule } from './schedule.ts';
import { searchRounds } from './search.ts';

/**
 * Two half tables become one: where the pairs that are left fill whole tables, the room closes up to so many and
 * nobody sits out. In a complete Mitchell what two lonely pairs could play together is what both are to play
 * elsewhere, so that all seats to come are planned anew: first so that nobody meets again, which costs rounds, and
 * where it does, with pairs that meet again.
 */
export function closeUpCandidates(running: RunningSchedule): Candidate[] {
  const rounds = openRounds(running).length;
  const tables = fullTables(running);
  if (tables === null) return [];
  const planned = (meetAgain: boolean): Candidate[] =>
    ([1, 2] as const).flatMap((share) => {
      const found = searchRounds(running, { rounds, share, meetAgain });
      if (found.length === 0) return [];
      return [{ rule: { kind: 'closed-up', tables, meetAgain }, schedule: withOpenRounds(running, found) }];
    });
  const apart = planned(false);
  const isWhole = apart.some(({ schedule }) => schedule.rounds.length === running.rounds.length);
  return isWhole ? apart : [...apart, ...planned(true)];
}

/** Tables that everybody fills; null where somebody is always left over, or nobody is alone as it stands. */
function fullTables(running: RunningSchedule): number | null {
  const present = presentPairs(running);
  const inLine = (side: 'NS' | 'EW') => present.filter(({ line }) => line === side).length;
  const isFull = running.winners === 1 ? present.length % 2 === 0 : inLine('NS') === inLine('EW');
  const tables = present.length / 2;
  const isAlone = openRounds(running).some((cells) => cells.filter(isPlayed).length < tables);
  return isFull && isAlone && tables > 0 ? tables : null;
}
