import { slotOf, replaceResults } from '../../../src/session/slot.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { BoardScoresView } from '../model/board.ts';
import type { ResultView } from '../model/result.ts';
import type { RulingPreview } from '../model/ruling.ts';
import type { SessionView } from '../model/session.ts';
import type { StandingsView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resultProblem } from '../results/problems.ts';
import { linesOfBoard } from './board-lines.ts';
import { nextVersion } from '../results/results.ts';
import type { ResultInput } from '../results/input.ts';
import { readSession, resultView } from '../competitions/sessions.ts';
import { readStandings, standingsOf } from '../standings/standings.ts';

/**
 * The scores of a board as they are, and as they would be with a ruling. Nothing is written.
 * @param lines what is ruled on each line of the board; never empty
 */
export function previewRuling(club: Club, session: number, lines: readonly ResultInput[]): RulingPreview | ClubProblem {
  return club.store.snapshot((): RulingPreview | ClubProblem => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    for (const line of lines) {
      const problem = resultProblem(club, session, line, lines);
      if (problem) return problem;
    }
    const current = readStandings(club, session);
    if (isProblem(current)) return current;
    const ruled = lines.map((line) => ({ ...slotOf(line), result: ruledResult(club, view, line) }));
    const after = standingsOf({ ...view, results: replaceResults(view.results, ruled) });
    const [{ section, board }] = lines as [ResultInput];
    return { before: boardIn(current, section, board), after: boardIn(after, section, board) };
  });
}

/** The scores of a board in the field of a section. */
function boardIn({ fields }: StandingsView, section: number, board: number): BoardScoresView | null {
  const field = fields.find(({ sections }) => sections.includes(section));
  return field?.boards.find((one) => one.board === board) ?? null;
}

function ruledResult(club: Club, { scoring }: SessionView, input: ResultInput): ResultView | null {
  const version = (input.expectedVersion ?? 0) + 1;
  const notWritten = { change: 0, score: null, at: '', author: '', reason: '', version };
  return resultView({ ...notWritten, ...nextVersion(club, input) }, scoring.regulation.undertricks);
}

/** Cancels a board: at every table it counts as not played. What was recorded stays in the history. */
export function cancelBoard(
  club: Club,
  session: number,
  { board, note }: { readonly board: number; readonly note: string },
): Changed<{ readonly tables: number }> | ClubProblem {
  const answerOf = (change: number) => ({ tables: club.store.results.ofChange(change).length });
  return change(club, { session, kind: 'result', answerOf }, ({ add }): { tables: number } | ClubProblem => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const lines = linesOfBoard(view, board);
    if (lines.length === 0) return { kind: 'problem', code: 'unknownBoard', board, boards: mostBoards(view) };
    const cancelled = { outcome: { kind: 'notPlayed' }, typed: 'np', form: null, note: note.trim() } as const;
    club.store.results.add(
      add(),
      lines.map((line) => ({ ...line, ...cancelled })),
    );
    return { tables: lines.length };
  });
}

function mostBoards({ sections }: SessionView): number {
  return sections.reduce((most, { boards }) => Math.max(most, boards), 0);
}
