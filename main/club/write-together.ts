import { sameRequest } from './client-request.ts';
import type { Club } from './club.ts';
import type { StoreProblem } from '../store/problem.ts';

/**
 * Runs what makes one change of the club together with what others write at the same moment: all wait for the disk
 * once. Resolves when it is on the disk.
 */
export function writeTogether<T>({ store }: Club, work: () => T): Promise<T | StoreProblem> {
  const asked = sameRequest();
  return store.join(() => asked(work));
}
