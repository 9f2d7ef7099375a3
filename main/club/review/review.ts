import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { dueBoards } from '../../../src/session/due.ts';
import { slotKey, slotOf } from '../../../src/session/slot.ts';
import type { Finding, FindingCode } from '../../../src/review/finding.ts';
import { inQueueOrder, openFindings, reviewSession } from '../../../src/review/review.ts';
import type { SlotKey } from '../../store/results/results.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { ResultView, VerificationView } from '../model/result.ts';
import type { ReviewView } from '../model/review.ts';
import type { SessionView } from '../model/session.ts';
import { sessionFields } from '../competitions/fields.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSession } from '../competitions/sessions.ts';
import type { ChangeScope } from '../model/undo.ts';
import { currentScores } from '../standings/standings.ts';
import { matchFindings } from './matches.ts';
import { readVerifications } from './verifications.ts';

/** A finding that the director accepts: the line is right as it stands. */
export interface FindingAcceptance extends SlotKey {
  readonly code: FindingCode;
  /** The version of the line's result; 0 without a result. */
  readonly version: number;
}

/** The findings of a session for the director to look at, without those that were accepted. */
export function readReview(club: Club, id: number): ReviewView | ClubProblem {
  return club.store.snapshot((): ReviewView | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const verifications = readVerifications(club, id);
    if (isProblem(verifications)) return verifications;
    const results = new Map(session.results.map((result) => [slotKey(result), result]));
    const accepted = new Set(club.store.acceptedFindings.ofSession(id).map(acceptanceKey));
    const scored = session.ranks === 'team' && session.matches.length > 0 ? currentScores(club, id) : null;
    if (isProblem(scored)) return scored;
    const stage = scored?.scores.stage;
    const ofMatches = stage ? matchFindings(session, stage.ranked) : [];
    const awaited = new Set(ofMatches.flatMap(({ code, slot }) => (code === 'missing-room' ? [slotKey(slot)] : [])));
    const ofSession = reviewSession({
      cells: dueCells(session),
      results: session.results,
      readings: verifications.filter((one) => isOfThisVersion(one, results.get(slotKey(one)))),
      fields: new Map(
        sessionFields(session).flatMap(({ id, sections }) => sections.map((section) => [section.id, id])),
      ),
      roundInPlay: session.clock.round,
      playersOf: (sitter) => playersOf(session, sitter),
      undertricks: session.scoring.regulation.undertricks,
    });
    const findings = inQueueOrder([
      ...ofMatches,
      ...ofSession.filter(({ code, slot }) => code !== 'missing' || !awaited.has(slotKey(slot))),
    ]);
    const versionOf = ({ slot }: Finding) => results.get(slotKey(slot))?.version ?? 0;
    const isRight = (finding: Finding) =>
      accepted.has(acceptanceKey({ ...finding.slot, code: finding.code, version: versionOf(finding) }));
    return {
      change: session.change,
      items: openFindings(findings, isRight).map((finding) => ({ finding, version: versionOf(finding) })),
    };
  });
}

/** Accepts a finding: it does not come up again until the line's result changes. Accepting it again changes nothing. */
export function acceptFinding(
  club: Club,
  session: number,
  { code, version, ...line }: FindingAcceptance,
): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'review' }, ({ add, author, at }): ClubProblem | null => {
    const slot = slotOf(line);
    const cell = store.sessions.cell(slot.section, slot.round, slot.table);
    const isLine = cell?.boards.includes(slot.slotBoard) || store.results.newest(slot) !== null;
    if (!isLine || store.sessions.section(slot.section)?.session !== session) {
      return { kind: 'problem', code: 'slotNotScheduled', ...slot };
    }
    const known = store.acceptedFindings.codesOf({ ...slot, version });
    if (!known.includes(code)) {
      store.acceptedFindings.add(add(), { ...slot, author, at, code, version, takenBack: 0 });
    }
    return null;
  });
}

/** Withdraws what a change accepted, and accepts again what it withdrew, for the line's current version. */
function restoreAcceptances(club: Club, { undone, change, author, at }: Restoring): ChangeScope {
  const { acceptedFindings, results } = club.store;
  const written = acceptedFindings.ofChange(undone);
  for (const { code, takenBack, ...line } of written) {
    const slot = slotOf(line);
    const newest = results.newest(slot);
    const version = newest?.outcome ? newest.version : 0;
    acceptedFindings.add(change, { ...slot, author, at, code, version, takenBack: takenBack === 1 ? 0 : 1 });
  }
  return { subject: 'review', slots: written.map(slotOf) };
}

export const reviewChange: UndoableChange<'review'> = { kind: 'review', restore: restoreAcceptances };

function dueCells({ sections }: SessionView) {
  return sections.flatMap((section) =>
    section.cells.map((cell) => ({ ...cell, boards: dueBoards(cell), section: section.id })),
  );
}

/** Whether a reading is of the result's current version: a later correction has answered an earlier reading. */
function isOfThisVersion({ at }: VerificationView, result: ResultView | undefined): boolean {
  return result !== undefined && at >= result.at;
}

function acceptanceKey(of: SlotKey & { readonly code: string; readonly version: number }): string {
  return `${slotKey(of)} ${of.version} ${of.code}`;
}

/** The players of an individual who sit as partners; a pair, and a pair of a team, is one contestant. */
function playersOf({ ranks, sections }: SessionView, sitter: number): readonly number[] {
  if (ranks !== 'player') return [sitter];
  return sections.map((section) => entriesRankedBy(section, sitter)).find((of) => of.length > 1) ?? [sitter];
}
