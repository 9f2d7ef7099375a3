import { isSwissField } from '../../../src/movement/swiss/spec.ts';
import { isDeepStrictEqual } from 'node:util';
import type { MasterpointChoice, MasterpointsOfFile } from '../../../src/scoring/masterpoints/choice.ts';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import type { StageTerms } from '../../store/ranking/stage-rules.ts';
import type { TermsRow } from '../../store/ranking/terms.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { EntryTerms, TermsView } from '../model/scoring.ts';
import { masterpointsProblem, storedMasterpoints } from './masterpoints.ts';
import type { ClubProblem } from '../problem.ts';
import type { ChangeScope } from '../model/undo.ts';

/** The terms of some pairs, the unit of handicaps and the scheme of masterpoints, as they are to be. */
export interface TermsChange {
  /** Left out, it stays what it was. */
  readonly unit?: HandicapUnit;
  /** Null: none. Left out, it stays what it was. */
  readonly masterpoints?: MasterpointChoice | null;
  readonly entries: readonly EntryTerms[];
  /** The terms that their sender saw, of the same pairs; left out by one that doesn't care. */
  readonly before?: readonly EntryTerms[];
}

/** The unit of handicaps until it is changed: percent are added to the percentage, as in New Zealand. */
const USUAL_UNIT: HandicapUnit = 'percent';

/**
 * Changes the terms on which some pairs of a session are ranked, all or none: handicap, stratum, without standing,
 * withdrawn; and what places get. Scores of boards change only where a pair withdraws. Writing the same terms again
 * changes nothing.
 */
export function changeTerms(club: Club, session: number, asked: TermsChange): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'terms' }, ({ add }): ClubProblem | null => {
    const problem = termsProblem(club, session, asked.entries) ?? masterpointsProblem(asked.masterpoints);
    if (problem) return problem;
    const now = termsView(club, session);
    if (termsMovedOn(asked, now)) return changedMeanwhile(club, session);
    const changed = asked.entries.filter((terms) => !isSameTerms(terms, entryTermsOf(now, terms.entry)));
    const { unit = now.unit, masterpoints = now.masterpoints ?? null } = asked;
    for (const terms of changed) store.terms.add(session, add(), termsRow(store, terms));
    if (unit !== now.unit || !isDeepStrictEqual(masterpoints, now.masterpoints ?? null)) {
      store.stageRules.addTerms(session, add(), { unit, masterpoints });
    }
    return null;
  });
}

/** Whether somebody else has changed the terms of a pair since their sender saw them. */
function termsMovedOn({ entries, before = [] }: TermsChange, now: TermsView): boolean {
  return entries.some((terms) => {
    const seen = before.find(({ entry }) => entry === terms.entry);
    const current = entryTermsOf(now, terms.entry);
    return seen !== undefined && !isSameTerms(seen, current) && !isSameTerms(terms, current);
  });
}

/** Writes the terms, the unit of handicaps and the scheme of masterpoints that stood before a change. */
function restoreTerms({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const before = store.terms.before(undone);
  for (const terms of before) store.terms.add(session, change, terms);
  const chosen = store.stageRules.termsBefore(undone);
  if (chosen) store.stageRules.addTerms(session, change, chosen);
  return { subject: 'terms', entries: before.map(({ entry }) => entry) };
}

export const termsChange: UndoableChange<'terms'> = { kind: 'terms', restore: restoreTerms };

/** The view of a session's terms: of the pairs whose terms are not the usual ones. */
export function termsView({ store: { terms, stageRules, givenMasterpoints } }: Club, session: number): TermsView {
  return viewOf(terms.newest(session), stageRules.terms(session), givenMasterpoints.ofSession(session));
}

/** The view of a session's terms as of a change. */
export function termsAsOf(
  { store: { terms, stageRules, givenMasterpoints } }: Club,
  session: number,
  change: number,
): TermsView {
  const ofFile = givenMasterpoints.ofSession(session);
  return viewOf(terms.asOf(session, change), stageRules.termsAsOf(session, change), ofFile);
}

function viewOf(
  rows: readonly TermsRow[],
  { unit, masterpoints }: StageTerms,
  ofFile: readonly MasterpointsOfFile[],
): TermsView {
  const stored = storedMasterpoints(masterpoints);
  // What a file gave is of its evening alone, and a copy of the event has none of it.
  const scheme = stored?.scheme === 'file' && ofFile.length === 0 ? null : stored;
  const entries = rows.map(({ entry, handicap, stratum, withoutStanding, withdrawnAfter }): EntryTerms => {
    const left = withdrawnAfter !== null ? ({ withdrawn: true } as const) : {};
    return { entry, handicap, stratum, withoutStanding: withoutStanding === 1, ...left };
  });
  return {
    unit: unit ?? USUAL_UNIT,
    ...(scheme && { masterpoints: scheme }),
    ...(ofFile.length > 0 && { ofFile }),
    entries: entries.filter((terms) => !isSameTerms(terms, USUAL)),
  };
}

const USUAL = { handicap: null, stratum: null, withoutStanding: false } as const;

/** The terms of a pair, which may be the usual ones. */
export function entryTermsOf({ entries }: TermsView, entry: number): Omit<EntryTerms, 'entry'> {
  return entries.find((terms) => terms.entry === entry) ?? USUAL;
}

/** Whether the terms of two pairs are equal. */
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

/** Why the terms can't be written: each must be of another pair of the session. */
export function termsProblem({ store }: Club, session: number, asked: readonly EntryTerms[]): ClubProblem | null {
  const known = new Map(store.sessions.entries(session).map((row) => [row.id, row]));
  const seen = new Set<number>();
  const isSwiss = () =>
    store.sessions.sections(session).some(({ movement }) => isSwissField(JSON.parse(movement) as { kind: string }));
  const isIndividual = store.sessions.read(session)?.ranks === 'player';
  for (const { entry, withdrawn } of asked) {
    const row = known.get(entry);
    if (!row) return { kind: 'problem', code: 'unknownEntry', entry };
    if (row.phantom) return { kind: 'problem', code: 'phantomEntry', entry };
    if (seen.has(entry)) return { kind: 'problem', code: 'entryTwice', entry };
    // A player's partners would lose their results too: somebody else takes the number, or boards are awarded.
    // In a Swiss the others are drawn without the player, and all results stand.
    if (isIndividual && withdrawn && !isSwiss()) return { kind: 'problem', code: 'onlyForPairs' };
    seen.add(entry);
  }
  return null;
}
