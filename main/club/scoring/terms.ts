import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import type { TermsRow } from '../../store/ranking/terms.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { EntryTerms, TermsView } from '../model/scoring.ts';
import type { ClubProblem } from '../problem.ts';
import type { ChangeScope } from '../model/undo.ts';

/** What the director says of the terms of some pairs, and of what their handicaps are in. */
export interface TermsChange {
  /** As it was where it is left out. */
  readonly unit?: HandicapUnit;
  readonly entries: readonly EntryTerms[];
}

/** What handicaps are in until somebody says otherwise: New Zealand adds percent to the percentage. */
const USUAL_UNIT: HandicapUnit = 'percent';

/**
 * Writes on what terms some pairs of a session are ranked, all or none: handicap, stratum, with or without standing, or
 * withdrawn. Places move; boards do where a pair withdraws. Terms as they are already are no change.
 * @returns the session's change number
 */
export function changeTerms(club: Club, session: number, asked: TermsChange): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'terms' }, ({ add }): ClubProblem | null => {
    const problem = termsProblem(club, session, asked.entries);
    if (problem) return problem;
    const now = termsView(club, session);
    const changed = asked.entries.filter((terms) => !isSameTerms(terms, entryTermsOf(now, terms.entry)));
    const unit = asked.unit !== undefined && asked.unit !== now.unit ? asked.unit : null;
    for (const terms of changed) store.terms.add(session, add(), termsRow(store, terms));
    if (unit !== null) store.stageRules.addUnit(session, add(), unit);
    return null;
  });
}

/** Writes anew the terms, and what handicaps were in, that stood before a change of them. */
function restoreTerms({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const before = store.terms.before(undone);
  for (const terms of before) store.terms.add(session, change, terms);
  const unit = store.stageRules.unitBefore(undone);
  if (unit) store.stageRules.addUnit(session, change, unit.unit ?? USUAL_UNIT);
  return { subject: 'terms', entries: before.map(({ entry }) => entry) };
}

export const termsChange: UndoableChange<'terms'> = { kind: 'terms', restore: restoreTerms };

/** The terms of a session as the screens know them: of the pairs that have any. */
export function termsView({ store: { terms, stageRules } }: Club, session: number): TermsView {
  return viewOf(terms.newest(session), stageRules.unit(session));
}

/** The same as of a change. */
export function termsAsOf({ store: { terms, stageRules } }: Club, session: number, change: number): TermsView {
  return viewOf(terms.asOf(session, change), stageRules.unitAsOf(session, change));
}

function viewOf(rows: readonly TermsRow[], unit: HandicapUnit | null): TermsView {
  const entries = rows.map(({ entry, handicap, stratum, withoutStanding, withdrawnAfter }): EntryTerms => {
    const left = withdrawnAfter !== null ? ({ withdrawn: true } as const) : {};
    return { entry, handicap, stratum, withoutStanding: withoutStanding === 1, ...left };
  });
  return { unit: unit ?? USUAL_UNIT, entries: entries.filter((terms) => !isSameTerms(terms, USUAL)) };
}

const USUAL = { handicap: null, stratum: null, withoutStanding: false } as const;

/** The terms of a pair, which may be the usual ones. */
export function entryTermsOf({ entries }: TermsView, entry: number): Omit<EntryTerms, 'entry'> {
  return entries.find((terms) => terms.entry === entry) ?? USUAL;
}

/** Whether two pairs' terms say the same. */
export function isSameTerms(a: Omit<EntryTerms, 'entry'>, b: Omit<EntryTerms, 'entry'>): boolean {
  return (
    a.handicap === b.handicap &&
    a.stratum === b.stratum &&
    a.withoutStanding === b.withoutStanding &&
    a.withdrawn === b.withdrawn
  );
}

function termsRow(
  store: Club['store'],
  { entry, handicap, stratum, withoutStanding, withdrawn }: EntryTerms,
): TermsRow {
  const withdrawnAfter = withdrawn ? store.results.lastRoundOf(entry) : null;
  return { entry, handicap, stratum, withoutStanding: withoutStanding ? 1 : 0, withdrawnAfter };
}

/** What of some terms is not of a pair of the session. */
export function termsProblem({ store }: Club, session: number, asked: readonly EntryTerms[]): ClubProblem | null {
  const known = new Map(store.sessions.entries(session).map((row) => [row.id, row]));
  const seen = new Set<number>();
  for (const { entry } of asked) {
    const row = known.get(entry);
    if (!row) return { kind: 'problem', code: 'unknownEntry', entry };
    if (row.phantom) return { kind: 'problem', code: 'phantomEntry', entry };
    if (seen.has(entry)) return { kind: 'problem', code: 'entryTwice', entry };
    seen.add(entry);
  }
  return null;
}
