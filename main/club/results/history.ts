import { slotOf, type Slot } from '../../../src/session/slot.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import { absentSession } from '../absent-session.ts';
import type { Club } from '../club.ts';
import type { ResultVersionView } from '../model/result.ts';
import type { ClubProblem } from '../problem.ts';
import { lineProblem } from './problems.ts';

/** Every version of one line, oldest first; none where nothing was ever recorded. */
export function resultHistory(club: Club, session: number, slot: Slot): readonly ResultVersionView[] | ClubProblem {
  const { store } = club;
  return store.snapshot((): readonly ResultVersionView[] | ClubProblem => {
    return (
      absentSession(club, session) ??
      lineProblem(club, session, slot) ??
      store.results.history(slotOf(slot)).map(versionView)
    );
  });
}

function versionView(row: ResultVersionRow): ResultVersionView {
  const { version, board, ns, ew, outcome, typed, form, note, reason, author, at } = row;
  return { version, board, ns, ew, outcome, typed, form, note, reason, author, at };
}
