import type { SessionView } from '../../../main/club/model/session.ts';
import { isDrawnInPlay } from '../../../src/movement/event-movement.ts';
import { lastAnnouncedRound } from '../../../src/session/rounds/announced.ts';
import { awaitedRound } from '../../../src/session/rounds/states.ts';
import { roundsOf } from '../session/clock.ts';

/** The round whose seats the room sees: of rounds that are drawn the one announced last, else the one in play. */
export function seatedRound(session: SessionView): number {
  const called = Math.min(Math.max(1, session.clock.round), roundsOf(session));
  return isDrawnByRound(session) ? (lastAnnouncedRound(session) ?? called) : called;
}

/** Whether a draw is announced and everybody waits to be seated by it. */
export function isDrawAwaited(session: SessionView): boolean {
  return session.sections.some((section) => isDrawnInPlay(section.spec) && awaitedRound(session, section) !== null);
}

export function isDrawnByRound({ sections }: Pick<SessionView, 'sections'>): boolean {
  return sections.some(({ spec }) => isDrawnInPlay(spec));
}
