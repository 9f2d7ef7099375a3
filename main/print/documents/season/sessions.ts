import type { SeasonSessionView, SeasonView } from '../../../club/model/season.ts';

/** A session that counts, with its place among the sessions of its season. */
export interface CountingSession extends SeasonSessionView {
  readonly index: number;
}

/** The sessions that count, in order of day. */
export function countingSessions({ sessions }: Pick<SeasonView, 'sessions'>): readonly CountingSession[] {
  return sessions.flatMap((session, index) => (session.state === 'counts' ? [{ ...session, index }] : []));
}
