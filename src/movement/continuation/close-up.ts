import type { Candidate } from './proposal.ts';
import { isPlayed, openRounds, presentPairs, withOpenRounds, type RunningSchedule } from './schedule.ts';
import { searchRounds } from './search/random-rounds.ts';

/**
 * The room closes up to as many full tables as there are pairs for, and nobody sits out. In a complete Mitchell two
 * pairs without opponents could only play together what both are to play elsewhere, so a search seats all rounds to
 * come. It first lets no pairs meet again; where that leaves fewer rounds, it also proposes rounds in which they do.
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
  const withoutRematch = planned(false);
  const isWhole = withoutRematch.some(({ schedule }) => schedule.rounds.length === running.rounds.length);
  return isWhole ? withoutRematch : [...withoutRematch, ...planned(true)];
}

/** The full tables there are pairs for; null where a pair is always left over, or nobody sits out as scheduled. */
function fullTables(running: RunningSchedule): number | null {
  const present = presentPairs(running);
  const inLine = (side: 'NS' | 'EW') => present.filter(({ line }) => line === side).length;
  const isFull = running.winners === 1 ? present.length % 2 === 0 : inLine('NS') === inLine('EW');
  const tables = present.length / 2;
  const somebodySitsOut = openRounds(running).some((cells) => cells.filter(isPlayed).length < tables);
  return isFull && somebodySitsOut && tables > 0 ? tables : null;
}
