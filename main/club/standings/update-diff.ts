import type { Club } from '../club.ts';
import { readSessionDiff } from '../competitions/sessions.ts';
import type { FieldStandingsView } from '../model/standings.ts';
import type { FieldStandingsDiff, StandingsDiff, UpdateDiff } from '../model/update.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { boardKey } from './cached-scores.ts';
import { currentScores } from './standings.ts';

/** What has changed in a session and its standings since the change `since`. */
export function readUpdateDiff(club: Club, session: number, since: number): UpdateDiff | ClubProblem {
  return club.store.snapshot((): UpdateDiff | ClubProblem => {
    const diff = readSessionDiff(club, session, since);
    if (isProblem(diff)) return diff;
    const standings = readStandingsDiff(club, session, since);
    return isProblem(standings) ? standings : { session: diff, standings };
  });
}

function readStandingsDiff(club: Club, session: number, since: number): StandingsDiff | ClubProblem {
  const found = currentScores(club, session);
  if (isProblem(found)) return found;
  const { change, scores } = found;
  const rowSince = (entry: number) => scores.rows.get(entry)?.since ?? 0;
  const matchSince = (match: number) => scores.stage?.matches.get(match)?.since ?? 0;
  const crossRowSince = (entry: number) => scores.stage?.crossRows.get(entry)?.since ?? 0;
  const diffOf = (field: FieldStandingsView): FieldStandingsDiff => {
    const [first = 0] = field.sections;
    const { matches, ...others } = field;
    const boardSince = (board: number) =>
      (scores.stage ? scores.stage.boardsSince.get(board) : scores.boards.get(boardKey(first, board))?.since) ?? 0;
    return {
      ...others,
      rankings: field.rankings.map(({ rows, ...ranking }) => ({
        ...ranking,
        rows: rows.map((row) => (rowSince(row.entry) > since ? row : row.entry)),
      })),
      boards: field.boards.map((view) => (boardSince(view.board) > since ? view : view.board)),
      ...(matches && {
        matches: {
          ...matches,
          matches: matches.matches.map((view) => (matchSince(view.match) > since ? view : view.match)),
          crossTable: matches.crossTable.map((row) => (crossRowSince(row.entry) > since ? row : row.entry)),
        },
      }),
    };
  };
  const { teams } = scores;
  return { change, fields: scores.fields.map(diffOf), ...(teams && { teams: diffOf(teams) }) };
}
