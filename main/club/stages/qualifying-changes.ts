import type { Club } from '../club.ts';
import type { QualifyingChange } from '../model/publication.ts';
import { isProblem } from '../problem.ts';
import type { SessionIf } from './overall.ts';
import { drawnSessions } from './qualified.ts';
import { qualifiersOf } from './qualifying.ts';

/** Who would qualify for the sessions of an event that are drawn, and who would not, if a session were changed. */
export function qualifyingChanges(club: Club, changed: SessionIf): readonly QualifyingChange[] {
  const { id, ordinal = 1 } = changed.view;
  // A session counts in its own ranking and in later ones.
  const moved = drawnSessions(club, id).filter(({ from }) => from.ordinal >= ordinal);
  return moved.flatMap((drawn): QualifyingChange[] => {
    const now = qualifiersOf(club, drawn);
    const then = qualifiersOf(club, drawn, changed);
    if (isProblem(now) || isProblem(then)) return [];
    const entries = now.ranked.view.sections.flatMap((section) => section.entries);
    const before = new Set(now.qualified.contestants);
    const after = new Set(then.qualified.contestants);
    const viewsOf = (contestants: Iterable<number>, others: ReadonlySet<number>) =>
      [...contestants].flatMap((one) =>
        others.has(one) ? [] : entries.filter(({ id }) => id === now.ranked.entries.get(one)),
      );
    const change = { to: drawn.to, gains: viewsOf(after, before), loses: viewsOf(before, after) };
    return change.gains.length + change.loses.length > 0 ? [change] : [];
  });
}
