import type { Club } from '../club.ts';
import type { ResultView } from '../model/result.ts';
import type { RulingView } from '../model/ruling.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSession } from '../competitions/sessions.ts';

/** The director's rulings of a session that stand, and the corrections with a reason, in order of time. */
export function readRulings(club: Club, session: number): readonly RulingView[] | ClubProblem {
  const view = readSession(club, session);
  return isProblem(view) ? view : rulingsOf(view);
}

/** The same of a session that is already read. */
export function rulingsOf({ results, penalties }: SessionView): readonly RulingView[] {
  const ruled = Map.groupBy(results.filter(isRuled), together);
  return [
    ...[...ruled.values()].map(ruledView),
    ...penalties.map((penalty): RulingView => {
      return { at: penalty.at, what: { kind: 'penalty', penalty }, note: penalty.reason };
    }),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function isRuled({ outcome, form, note, reason }: ResultView): boolean {
  const isGiven = outcome.kind === 'ruled' || outcome.kind === 'award';
  return isGiven || form !== undefined || note !== undefined || reason !== undefined;
}

/** A board cancelled at every table at once is one ruling. */
function together(result: ResultView): string {
  const { at, section, board, note, outcome, version, round, table } = result;
  return JSON.stringify(
    outcome.kind === 'notPlayed' ? [at, section, board, note] : [at, section, board, round, table, version],
  );
}

function ruledView(results: readonly ResultView[]): RulingView {
  const [first] = results as [ResultView];
  const { at, section, board, round, ns, ew, outcome, form = null, note, reason } = first;
  const tables = results.map(({ table }) => table).toSorted((a, b) => a - b);
  const pairs = results.length === 1 ? [ns, ew] : [];
  const corrected = reason !== undefined;
  return {
    at,
    what: { kind: 'result', board, section, round, tables, pairs, outcome, form, corrected },
    note: [note, reason].filter((text) => text !== undefined).join(' '),
  };
}
