import type { SimultaneousProblem } from '../../../src/simultaneous/problems.ts';

/** A problem in which the own club, while it has no name, is called something. */
export function withOwnName(problem: SimultaneousProblem, own: string): SimultaneousProblem {
  const named = { ...problem, club: problem.club || own };
  return 'first' in named ? { ...named, first: named.first || own } : named;
}
