import type { TeamMovement } from './team-movement.ts';

/** Teams without opponents in a round (from 1). */
export function byesIn({ matches }: Pick<TeamMovement, 'matches'>, at: number): number[] {
  return matches
    .filter(({ away, round, lastRound }) => away === null && round <= at && lastRound >= at)
    .map(({ home }) => home);
}
