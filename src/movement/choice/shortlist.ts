import type { PlannedMovement } from './planned.ts';
import { isFair } from './rank.ts';

/** As many as a director looks through while people wait. */
const MOST = 6;

/**
 * The movements among which a director really chooses, from a list with the best first. Left out are those that differ
 * from a better one in nothing that people notice (rounds, boards, number of rankings), and unfair ones where there are
 * others. The club's own movements always stay.
 */
export function shortlist<Choice extends PlannedMovement>(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  const different = choices.filter((choice) => isOwn(choice) || isNew(seen, kindOf(choice)));
  const fair = different.filter((choice) => isOwn(choice) || isFair(choice));
  const worthwhile = fair.length > 0 ? fair : different;
  const others = Math.max(1, MOST - worthwhile.filter(isOwn).length);
  const first = new Set(worthwhile.filter((choice) => !isOwn(choice)).slice(0, others));
  return worthwhile.filter((choice) => isOwn(choice) || first.has(choice));
}

/** What people notice of a movement: how long they play, how many boards, and against whom they are ranked. */
function kindOf({ rounds, boardsPerRound, winners }: PlannedMovement): string {
  return `${rounds} x ${boardsPerRound}, ${winners}`;
}

function isOwn({ spec }: PlannedMovement): boolean {
  return spec.kind === 'own';
}

function isNew(seen: Set<string>, kind: string): boolean {
  const size = seen.size;
  return seen.add(kind).size > size;
}
