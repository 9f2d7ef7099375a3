import { formatDeal, isDeal, parseDeal } from '../../../src/bridge/deal/text.ts';
import { boardsToCome } from '../../../src/session/boards-to-come.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { DealsView, WaitingDeal } from '../model/deals.ts';
import type { SessionView } from '../model/session.ts';
import type { ChangeScope } from '../model/undo.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { playedElsewhere } from './played-elsewhere.ts';

/** The deals of a session that may be seen, and the boards whose hands wait. */
export function readDeals(club: Club, id: number): DealsView | ClubProblem {
  return club.store.snapshot((): DealsView | ClubProblem => {
    const session = readSession(club, id);
    return isProblem(session) ? session : dealsView(club, session);
  });
}

/** The same of a session that is already read. */
export function dealsView(club: Club, session: SessionView): DealsView {
  const deals = session.dealt.length === 0 ? [] : club.store.deals.current(session.id);
  const toCome = boardsToCome(session, session.dealt);
  const played = deals.filter(({ board }) => !toCome.has(board));
  const elsewhere = playedElsewhere(club, session, played);
  const waiting: readonly WaitingDeal[] = [
    ...[...toCome].map(([board, table]) => ({ board, table })),
    ...[...elsewhere].map(([board, event]) => ({ board, table: null, event })),
  ];
  return {
    version: session.dealsVersion,
    disclosed: played.filter(({ board }) => !elsewhere.has(board)),
    waiting: waiting.toSorted((a, b) => a.board - b.board),
  };
}

/** The deal of a board to write. */
export interface NewDeal {
  readonly board: number;
  readonly hands: string | null;
  /** Tricks by double-dummy play and par as the source has them; left out where it has none. */
  readonly tricks?: string | null;
  readonly par?: string | null;
}

/** The deals to write. */
export interface NewDeals {
  /** Each board once; without hands its deal is taken away. Boards left out keep theirs. */
  readonly deals: readonly NewDeal[];
  /** Where they come from: the name of a file, say. */
  readonly source: string;
  /** The version that its sender saw: nothing is written where deals were written since. */
  readonly before?: number;
}

/**
 * Writes the deals of boards of a session, all or none. They hold in every section, since sections share their boards.
 * A deal that is already so is not written again.
 */
export function writeDeals(
  club: Club,
  session: number,
  { deals, source, before }: NewDeals,
): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'deals' }, ({ add }): ClubProblem | null => {
    if (before !== undefined && before !== store.deals.lastChange(session)) return changedMeanwhile(club, session);
    const boards = Math.max(0, ...store.sessions.sections(session).map((section) => section.boards));
    const current = new Map(store.deals.current(session).map((row) => [row.board, row]));
    for (const { board, hands, tricks = null, par = null } of deals) {
      if (board > boards) return { kind: 'problem', code: 'unknownBoard', board, boards };
      const parsed = hands === null ? null : parseDeal(hands);
      if (parsed && !isDeal(parsed)) return { kind: 'problem', code: 'dealNotPossible', board, problems: parsed };
      const asked = parsed && formatDeal(parsed);
      const known = current.get(board);
      const isSame = asked === (known?.hands ?? null) && tricks === (known?.tricks ?? null);
      if (isSame && par === (known?.par ?? null)) continue;
      const figures = asked === null ? { source: '' } : { source, tricks, par };
      store.deals.add(session, add(), { board, hands: asked, ...figures });
    }
    return null;
  });
}

/** Writes the deals that stood before a change. */
function restoreDeals({ store }: Club, { session, undone, change: restoring }: Restoring): ChangeScope {
  const before = store.deals.before(undone);
  for (const deal of before) store.deals.add(session, restoring, deal);
  return { subject: 'deals', boards: before.map(({ board }) => board) };
}

export const dealsChange: UndoableChange<'deals'> = { kind: 'deals', restore: restoreDeals };
