import type { ScheduleChange } from './change.ts';

/**
 * Whether the schedule of a running session can be changed so. A movement of players is a whole: its last rounds can be
 * left out, and nothing else of it changes.
 */
export function isPossibleChange(ranks: 'pair' | 'player' | 'team', kind: ScheduleChange['kind']): boolean {
  return ranks === 'pair' || (ranks === 'player' && kind === 'rounds');
}
