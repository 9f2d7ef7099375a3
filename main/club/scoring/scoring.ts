import { isDeepStrictEqual } from 'node:util';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { halfComparison } from '../../../src/scoring/ranked-matches/half-match.ts';
import {
  isFieldComparison,
  isMatchStageRules,
  matchStageRules,
  type MatchScoringProblem,
  type MatchStageScoring,
} from '../../../src/scoring/ranked-matches/scoring.ts';
import type { MatchStageRules } from '../../../src/scoring/ranked-matches/stage.ts';
import { isOfPairs, pairsMatchScoring } from '../../../src/movement/swiss/usual-scoring.ts';
import { regulationFromStored, REGULATIONS, type RegulationCode } from '../../../src/scoring/regulation/regulation.ts';
import {
  regulationOf,
  type RegulationValue,
  type ScoringChoice,
  type SectionFields,
  type SessionMethod,
  type SessionScoring,
} from '../../../src/scoring/session-scoring.ts';
import type { SessionCarry } from '../../../src/scoring/stages/carry.ts';
import type { ScoringRow } from '../../store/ranking/stage-rules.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { ScoringView } from '../model/scoring.ts';
import { standingPenalties, unitProblem } from './penalties.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSettings } from '../settings.ts';
import type { ChangeScope } from '../model/undo.ts';

/**
 * The scoring of a choice: a preset, or the club's own regulation as it is now.
 * @param usual the fields, and how matches are scored, where the choice doesn't give them
 */
export function resolveScoring(
  club: Club,
  { method, regulation, fields, matches, carry }: ScoringChoice,
  usual: UsualScoring = { fields: 'all' },
): SessionScoring | ClubProblem {
  const chosen = regulationOf(regulation, readSettings(club).ownRegulation);
  if (!chosen) return { kind: 'problem', code: 'noOwnRegulation' };
  const ownScale = chosen.regulation.ownScale ?? usual.regulation?.ownScale ?? null;
  const value = { ...chosen, regulation: { ...chosen.regulation, ownScale } };
  if (usual.meets === 'pairs' || (usual.matches && isOfPairs(usual.matches))) {
    return scoringOfPairs({ method, ...(matches && { matches }), ...(carry && { carry }) }, value, usual);
  }
  const ofMatches = matches ?? usual.matches;
  const carried = usual.carry && carry ? { ...usual.carry, way: carry } : usual.carry;
  const scoring = { method, ...value, fields: fields ?? usual.fields, ...(carried && { carry: carried }) };
  if (!ofMatches) return scoring;
  const rules = matchStageRules(ofMatches, value.regulation, 1);
  const cause = isMatchStageRules(rules) ? teamsProblem(rules) : rules;
  if (cause) return { kind: 'problem', code: 'matchScoringNotPossible', cause };
  return { ...scoring, matches: ofMatches };
}

/** What a choice of scoring leaves as it is. */
interface UsualScoring extends Pick<SessionScoring, 'fields' | 'matches' | 'carry'> {
  readonly meets?: 'pairs' | 'teams';
  /** Its own scale stays where the regulation that is chosen has none: a file's matches may have been scored by it. */
  readonly regulation?: Pick<SessionScoring['regulation'], 'ownScale'>;
}

/** Matches of pairs are compared by the method of the session, which follows from how they are scored. */
function scoringOfPairs(
  { method, matches, carry }: Pick<ScoringChoice, 'method' | 'matches' | 'carry'>,
  value: RegulationValue,
  usual: Pick<SessionScoring, 'matches' | 'carry'>,
): SessionScoring | ClubProblem {
  const ofMatches = matches ?? pairsMatchScoring(method, value.regulation, usual.matches ?? null);
  const { comparison } = ofMatches;
  const rules = matchStageRules(ofMatches, value.regulation, 1);
  if (!isMatchStageRules(rules)) return { kind: 'problem', code: 'matchScoringNotPossible', cause: rules };
  if (!isFieldComparison(comparison)) {
    return { kind: 'problem', code: 'matchScoringNotPossible', cause: { kind: 'problem', code: 'only-teams' } };
  }
  const carried = usual.carry && carry ? { ...usual.carry, way: carry } : usual.carry;
  return { ...value, method: comparison, fields: 'all', matches: ofMatches, ...(carried && { carry: carried }) };
}

/** The matches of teams are decided at their two tables: what a team's pairs have of the whole field decides none. */
function teamsProblem({ comparison }: MatchStageRules): MatchScoringProblem | null {
  return comparison.kind === 'field' ? { kind: 'problem', code: 'only-pairs' } : null;
}

/**
 * Changes a session's method, its regulation, or whether its sections are one field. Choosing the same scoring again
 * changes nothing. The new method must know the units of the penalties that stand.
 * @param before the version of the scoring that its sender saw
 */
export function changeScoring(
  club: Club,
  session: number,
  choice: ScoringChoice,
  before?: number,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'scoring' }, ({ add }): ClubProblem | null => {
    const current = club.store.stageRules.current(session);
    if (!current) throw new Error(`session ${session} has no scoring`);
    const scoring = resolveScoring(club, choice, scoringView(current));
    if (isProblem(scoring)) return scoring;
    if (isSame(scoringRow(scoring), current)) return null;
    if (before !== undefined && before !== current.version) return changedMeanwhile(club, session);
    const problem = unitProblem(scoring, standingPenalties(club, session)) ?? halvesProblem(club, session, scoring);
    if (problem) return problem;
    club.store.stageRules.change(session, add(), scoringRow(scoring));
    return null;
  });
}

/** Half matches that are drawn need a half scale. */
function halvesProblem({ store }: Club, session: number, { matches, regulation }: SessionScoring): ClubProblem | null {
  if (!matches || !store.matches.drawn(session).some(({ isHalf }) => isHalf)) return null;
  const rules = matchStageRules(matches, regulation, 1);
  if (!isMatchStageRules(rules) || halfComparison(rules.comparison)) return null;
  return { kind: 'problem', code: 'matchScoringNotPossible', cause: { kind: 'problem', code: 'no-half-scale' } };
}

/** Writes the scoring that stood before a change, with the regulation as it was then. */
function restoreScoring({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const before = store.stageRules.before(undone);
  if (before) store.stageRules.change(session, change, before);
  return { subject: 'scoring' };
}

export const scoringChange: UndoableChange<'scoring'> = { kind: 'scoring', restore: restoreScoring };

/** The scoring of a session as of a change; null before it had any. */
export function scoringAsOf({ store }: Club, session: number, change: number): ScoringView | null {
  const row = store.stageRules.asOf(session, change);
  return row && scoringView(row);
}

/** Whether two scorings are equal. An earlier version may have stored a regulation without rules that came later. */
function isSame(asked: Omit<ScoringRow, 'version'>, current: ScoringRow): boolean {
  return isDeepStrictEqual(asked, scoringRow(scoringView(current)));
}

/** A scoring as it is stored. */
export function scoringRow(scoring: SessionScoring): Omit<ScoringRow, 'version'> {
  const { method, preset, regulation, fields, matches, carry } = scoring;
  return { method, preset, regulation, fields, ...(matches && { matches }), ...(carry && { carry }) };
}

/** The view of a stored scoring, which an earlier version may have written. */
export const scoringView = memoizeByObject((row: ScoringRow): ScoringView => {
  const preset = row.preset as RegulationCode;
  return {
    version: row.version,
    method: row.method as SessionMethod,
    preset,
    regulation: regulationFromStored(row.regulation, preset),
    fields: row.fields as SectionFields,
    ...(row.matches ? { matches: row.matches as MatchStageScoring } : {}),
    ...(row.carry ? { carry: row.carry as SessionCarry } : {}),
  };
});

/** What undertricks cost in a session. */
export function sessionUndertricks({ store }: Club, session: number): UndertrickScale {
  const scoring = store.stageRules.current(session);
  return scoring ? scoringView(scoring).regulation.undertricks : REGULATIONS.wbf.undertricks;
}
