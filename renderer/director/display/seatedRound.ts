import type { SessionView } from '../../../main/club/model/session.ts';
import { isDrawnInPlay } from '../../../src/movement/event-movement.ts';
import { lastAnnouncedRound } from '../../../src/session/rounds/announced.ts';
import { lastRoundCalled } from '../../../src/session/clock.ts';
import { awaitedRound } from '../../../src/session/rounds/states.ts';
import { roundsOf } from '../session/clock.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { formatDay } from '../../../src/language/dates.ts';
import type { Language } from '../../../src/language.ts';

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

/** Which round it is; of the first of an evening when it starts, with the day where that is not the session's own. */
export function roundOrStart(session: SessionView, round: number, language: Language): string {
  const words = displayWords[language];
  const { clock, evenings = [] } = session;
  if (clock.round === 0 && round === 1) return words.starts(session.start);
  const evening = evenings.find(({ from }) => from === round);
  if (!evening || lastRoundCalled(clock) > round) return words.roundShort(round);
  const day = formatDay(evening.date, 'long', language);
  return `${words.roundShort(round)}, ${day}, ${words.starts(evening.start ?? session.start)}`;
}
