import { METHODS } from '../../../src/scoring/method.ts';
import { stagePenaltyUnits, unitsInMatch } from '../../../src/scoring/ranked-matches/penalty-units.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { PENALTY_UNITS_OF, type SessionMethod, type SessionScoring } from '../../../src/scoring/session-scoring.ts';
import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import type { PenaltyRow } from '../../store/ranking/penalties.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { PenaltyView } from '../model/scoring.ts';
import type { ClubProblem } from '../problem.ts';
import type { ChangeScope } from '../model/undo.ts';

/** A penalty or bonus to be given. */
export interface PenaltyInput {
  readonly entry: number;
  /** The match it is in; left out for one of the whole event. */
  readonly match?: number;
  readonly kind: Penalty['kind'];
  /** Hundredths of the unit, 1 or more. */
  readonly amount: number;
  readonly unit: Penalty['unit'];
  readonly reason: string;
}

/**
 * Gives a pair a penalty or a bonus (Law 90). Its total changes, and no board does.
 * @returns the penalty's number
 */
export function addPenalty(
  club: Club,
  session: number,
  given: PenaltyInput,
): Changed<{ readonly number: number }> | ClubProblem {
  const { penalties } = club.store;
  const answerOf = (change: number) => ({ number: penalties.ofChange(change)[0]?.number ?? 0 });
  return change(club, { session, kind: 'penalty', answerOf }, ({ add }): { number: number } | ClubProblem => {
    const reason = given.reason.trim();
    const problem = penaltyProblem(club, session, given);
    if (problem) return problem;
    if (reason === '') return { kind: 'problem', code: 'noReason' };
    penalties.add(session, add(), null, { ...given, match: given.match ?? null, reason, takenBack: 0 });
    return answerOf(add());
  });
}

/** Cancels a penalty or a bonus. */
export function cancelPenalty(club: Club, session: number, number: number): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'penalty' }, ({ add }): ClubProblem | null => {
    const penalty = standingPenalties(club, session).find((one) => one.number === number);
    if (!penalty) return { kind: 'problem', code: 'unknownPenalty', number };
    club.store.penalties.add(session, add(), number, { ...penalty, takenBack: 1 });
    return null;
  });
}

/** Cancels the penalties that a change gave, and gives again those that it cancelled. */
function restorePenalties({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const written = store.penalties.ofChange(undone);
  for (const row of written) {
    const before = store.penalties.version(session, row.number, row.version - 1) ?? { ...row, takenBack: 1 };
    store.penalties.add(session, change, row.number, before);
  }
  return { subject: 'penalty', entries: written.map(({ entry }) => entry) };
}

export const penaltyChange: UndoableChange<'penalty'> = { kind: 'penalty', restore: restorePenalties };

/** Why a penalty can't be given; its reason is not checked. */
export function penaltyProblem(club: Club, session: number, given: PenaltyInput): ClubProblem | null {
  return (
    entryProblem(club, session, given.entry) ??
    matchProblem(club, session, given) ??
    unitProblem(scoringOf(club, session), [given])
  );
}

/** The penalties of a session that are not cancelled. */
export function standingPenalties({ store }: Club, session: number): readonly PenaltyRow[] {
  return store.penalties.newest(session).filter((penalty) => penalty.takenBack === 0);
}

/** The problem of the first penalty whose unit the totals don't have. */
export function unitProblem(
  { method, matches }: Pick<SessionScoring, 'method' | 'matches'>,
  penalties: readonly (Pick<Penalty, 'unit'> & { readonly match?: number | null })[],
): ClubProblem | null {
  const ofStage: readonly Penalty['unit'][] = matches
    ? stagePenaltyUnits(matches)
    : PENALTY_UNITS_OF[METHODS[method].unit];
  const ofMatch = matches ? unitsInMatch(matches) : [];
  const other = penalties.find(({ unit, match }) => !(match ? ofMatch : ofStage).includes(unit));
  return other ? { kind: 'problem', code: 'penaltyUnit', unit: other.unit } : null;
}

/** The view of a penalty. */
export function penaltyView({ number, entry, match, kind, amount, unit, reason, at }: PenaltyRow): PenaltyView {
  return { number, entry, ...(match !== null && { match }), kind, amount, unit, reason, at };
}

/** A match is drawn in the session, and its penalties are of one of its teams. */
function matchProblem({ store }: Club, session: number, { entry, match }: PenaltyInput): ClubProblem | null {
  if (match === undefined) return null;
  const drawn = store.matches.drawn(session).find(({ id }) => id === match);
  return drawn && (drawn.home === entry || drawn.away === entry)
    ? null
    : { kind: 'problem', code: 'unknownMatch', match };
}

function entryProblem({ store }: Club, session: number, id: number): ClubProblem | null {
  if (store.teamPairs.ofSession(session).some((team) => team.entry === id)) return null;
  const entry = store.sessions.entry(id);
  const section = entry && store.sessions.section(entry.section);
  if (section?.session !== session) return { kind: 'problem', code: 'unknownEntry', entry: id };
  return entry?.phantom ? { kind: 'problem', code: 'phantomEntry', entry: id } : null;
}

function scoringOf({ store }: Club, session: number): Pick<SessionScoring, 'method' | 'matches'> {
  const { method, matches } = store.stageRules.current(session) ?? {};
  const own = { method: (method ?? 'matchpoints') as SessionMethod };
  return matches ? { ...own, matches: matches as MatchStageScoring } : own;
}
