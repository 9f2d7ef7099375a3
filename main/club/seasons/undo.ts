import type { UndoDirection } from '../../store/changes.ts';
import type { SeasonSessionRow } from '../../store/seasons/seasons.ts';
import { stepOfClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { SeasonStep } from '../model/season.ts';
import type { ClubProblem } from '../problem.ts';

/** Undoes the newest change of the seasons that is not undone yet. */
export function undoSeasons(club: Club): SeasonStep | ClubProblem {
  return step(club, 'undo');
}

/** Redoes the change that was undone last, as long as nothing else has been changed since. */
export function redoSeasons(club: Club): SeasonStep | ClubProblem {
  return step(club, 'redo');
}

function step(club: Club, direction: UndoDirection): SeasonStep | ClubProblem {
  const { changes, seasons } = club.store;
  const answerOf = (change: number): SeasonStep => ({ season: seasons.changedBy(change) });
  return stepOfClub(club, { subject: 'season', direction, answerOf }, (pending): SeasonStep => {
    const id = changes.nextOfClub(direction, 'season');
    if (id === null) return { season: null };
    const [version, sessions, begun] = [seasons.versionBefore(id), seasons.sessionsBefore(id), seasons.begunBy(id)];
    const change = pending.add({ undoes: { id, subject: 'season', session: null } });
    if (version) seasons.addVersion(change, version.season, version);
    const first = begun === null ? null : seasons.read(begun);
    if (first) seasons.addVersion(change, first.id, { ...first, deleted: 1 });
    for (const { season, ...row } of sessions) {
      seasons.setSession(change, season, { ...row, publication: restoreGiven(club, pending, row) });
    }
    return answerOf(change);
  });
}

/** Publishes, or withdraws, a given ranking as it stood before a change. */
function restoreGiven(
  club: Club,
  { author }: PendingChange,
  { stage, publication }: Pick<SeasonSessionRow, 'stage' | 'publication'>,
): number | null {
  if (publication === null) return null;
  const { changes, givenRankings, events } = club.store;
  const before = givenRankings.before(stage, publication);
  const written = givenRankings.written(publication);
  const change = changes.add({
    of: { event: written.event },
    kind: 'import',
    author,
    at: club.now().toISOString(),
  });
  const name = givenRankings.nameAt(before?.id ?? publication);
  events.addDetails(change, { event: written.event, name, deleted: 0 });
  const head = { stage, change, author, at: (before ?? written).at };
  return before?.kind === 'published'
    ? givenRankings.publish(head, givenRankings.places(before.id))
    : givenRankings.withdraw(head);
}
