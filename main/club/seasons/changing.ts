import type { StoredSeasonRow } from '../../store/seasons/seasons.ts';
import { changeClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';

/** The season that was changed. */
export interface ChangedSeason {
  readonly season: number;
}

/** Changes a season that is there and not deleted. */
export function changingSeason(
  club: Club,
  season: number,
  work: (pending: PendingChange, row: StoredSeasonRow) => ClubProblem | null,
): ChangedSeason | ClubProblem {
  const answer = { season };
  return changeClub(club, { kind: 'season', answerOf: () => answer }, (pending): ChangedSeason | ClubProblem => {
    const row = club.store.seasons.read(season);
    if (!row) return { kind: 'problem', code: 'unknownSeason', season };
    if (row.deleted === 1) return { kind: 'problem', code: 'seasonDeleted', season };
    return work(pending, row) ?? answer;
  });
}
