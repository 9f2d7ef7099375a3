import { slotOf } from '../../../src/session/slot.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { formatShorthand, parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import type { SlotKey } from '../../store/results/results.ts';
import type { VerificationRow } from '../../store/results/verifications.ts';
import { absentSession } from '../absent-session.ts';
import { timeNow, type Club } from '../club.ts';
import type { VerificationView } from '../model/result.ts';
import type { ClubProblem } from '../problem.ts';

/** What was read on a line the second time. */
export interface SecondReading extends SlotKey {
  readonly outcome: Outcome;
}

/**
 * Stores what was read on a recorded line the second time. It changes no result and no ranking: the review compares the
 * two readings.
 * @returns when it was read
 */
export function verifyResult(
  club: Club,
  session: number,
  reading: SecondReading,
): { readonly at: string } | ClubProblem {
  return club.store.action((): { at: string } | ClubProblem => {
    const absent = absentSession(club, session);
    if (absent) return absent;
    const slot = slotOf(reading);
    const result = club.store.results.newest(slot);
    const inSession = club.store.sessions.section(slot.section)?.session === session;
    if (!inSession || !result?.outcome) return { kind: 'problem', code: 'noResult', ...slot };
    const { board } = result;
    const [shorthand, at] = [formatShorthand(reading.outcome, 'en'), timeNow(club)];
    club.store.verifications.add({ ...slot, board, shorthand, author: club.author, at });
    return { at };
  });
}

/** The newest second reading of every line of a session that has one. */
export function readVerifications(club: Club, session: number): readonly VerificationView[] | ClubProblem {
  return club.store.snapshot((): readonly VerificationView[] | ClubProblem => {
    const absent = absentSession(club, session);
    if (absent) return absent;
    return club.store.verifications.newest(session).flatMap(verificationView);
  });
}

function verificationView(row: VerificationRow): readonly VerificationView[] {
  const read = parseShorthand(row.shorthand, { board: row.board, language: 'en', withoutLastNought: false });
  return read.kind === 'result' ? [{ ...slotOf(row), outcome: read.outcome, at: row.at }] : [];
}
