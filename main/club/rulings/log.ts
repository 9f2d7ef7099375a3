import type { Club } from '../club.ts';
import type { ResultView } from '../model/result.ts';
import type { RulingView } from '../model/ruling.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { linesOfBoard } from './board-lines.ts';
import { readSession } from '../competitions/sessions.ts';

/** The director's rulings of a session that stand, and the corrections with a reason, in order of time. */
export function readRulings(club: Club, session: number): readonly RulingView[] | ClubProblem {
  const view = readSession(club, session);
  return isProblem(view) ? view : rulingsOf(view);
}

/** The same of a session that is already read. */
export function rulingsOf(session: SessionView): readonly RulingView[] {
  const ruled = Map.groupBy(session.results.filter(isRuled), rulingKey);
  return [
    ...[...ruled.values()].map((results) => ruledView(results, session)),
    ...session.penalties.map((penalty): RulingView => {
      return { at: penalty.at, what: { kind: 'penalty', penalty }, note: penalty.reason };
    }),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function isRuled({ outcome, form, note, reason }: ResultView): boolean {
  const isGiven = outcome.kind === 'ruled' || outcome.kind === 'award';
  return isGiven || form !== undefined || note !== undefined || reason !== undefined;
}

/**
 * A key that lines ruled on alike by one change share: they are one ruling. A correction with a reason, and a note on a
 * result as it was, is of its own line.
 */
function rulingKey(result: ResultView): string {
  const { at, board, note, form, reason, section, round, table } = result;
  const given = givenOutcome(result);
  const alone = reason !== undefined || (given === null && form === undefined) ? [section, round, table] : [];
  return JSON.stringify([at, board, note, form, given, ...alone]);
}

/** What the director gave to a line; null where it keeps the result of the table. */
function givenOutcome({ outcome }: ResultView): object | null {
  if (outcome.kind === 'ruled') return [outcome.ns, outcome.ew];
  return outcome.kind === 'award' || outcome.kind === 'notPlayed' ? outcome : null;
}

function ruledView(results: readonly ResultView[], session: SessionView): RulingView {
  const [first] = results as [ResultView];
  const { at, board, ns, ew, form = null, note, reason } = first;
  const tables = results
    .map(({ section, table }) => ({ section, table }))
    .toSorted((a, b) => a.section - b.section || a.table - b.table);
  const isAlone = results.length === 1;
  return {
    at,
    what: {
      kind: 'result',
      board,
      tables,
      everywhere: !isAlone && results.length === linesOfBoard(session, board).length,
      pairs: isAlone ? [ns, ew] : [],
      outcome: isAlone || givenOutcome(first) !== null ? first.outcome : null,
      form,
      corrected: reason !== undefined,
    },
    note: [note, reason].filter((text) => text !== undefined).join(' '),
  };
}
