import type { MasterpointChoice } from '../../../src/scoring/masterpoints/choice.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { FieldStandingsView, MasterpointList, MasterpointLists, RankingView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { masterpointsProblem } from '../scoring/masterpoints.ts';
import { currentScores, standingsIf } from '../standings/standings.ts';

/**
 * Who would get what by a scheme of masterpoints, as the ranking stands now: by scratch, and with handicap where any
 * pair has one. Nothing is written. What choosing the scheme would refuse is refused here too.
 */
export function previewMasterpoints(club: Club, id: number, choice: MasterpointChoice): MasterpointLists | ClubProblem {
  return club.store.snapshot((): MasterpointLists | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const problem = masterpointsProblem(choice);
    if (problem) return problem;
    const now = currentScores(club, id);
    if (isProblem(now)) return now;
    const changed = { ...session, terms: { ...session.terms, masterpoints: choice } };
    return { lists: standingsIf(changed, now.scores).fields.flatMap(listsOf) };
  });
}

function listsOf({ sections, rankings }: FieldStandingsView): readonly MasterpointList[] {
  return rankings.flatMap(({ line, masterpoints, rows }) => {
    if (!masterpoints) return [];
    const list = { sections, line, masterpoints };
    const withHandicap = rows.some(({ byHandicap }) => byHandicap !== null);
    return [
      { ...list, by: 'scratch' as const, awards: awardsIn(rows, (row) => row) },
      ...(withHandicap ? [{ ...list, by: 'handicap' as const, awards: awardsIn(rows, (row) => row.byHandicap) }] : []),
    ];
  });
}

type Row = RankingView['rows'][number];

/** Who gets anything, best first. */
function awardsIn(
  rows: readonly Row[],
  ranked: (row: Row) => Pick<Row, 'place' | 'tied' | 'award'> | null,
): MasterpointList['awards'] {
  return rows
    .flatMap((row) => {
      const { place = null, tied = false, award } = ranked(row) ?? {};
      return place === null || !award || award.points === '0' ? [] : [{ entry: row.entry, place, tied, award }];
    })
    .toSorted((a, b) => a.place - b.place);
}
