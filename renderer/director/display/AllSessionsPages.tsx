import type { SessionView } from '../../../main/club/model/session.ts';
import type { DisplayRanking } from '../../../src/session/display-ranking.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { useWords } from '../../shared/language.tsx';
import { RankingPages } from './RankingPages.tsx';
import type { AllSessionsStandings } from './useOverallStandings.ts';

/** The ranking over the sessions of an event; with handicap in turn with it, where one counts. */
export function AllSessionsPages(props: {
  readonly session: SessionView;
  readonly standings: AllSessionsStandings;
  readonly turn: number;
  readonly order: DisplayRanking;
}) {
  const { session, standings, turn, order } = props;
  const words = useWords(sessionsWords);
  const { scratch, withHandicap } = standings;
  if (!withHandicap)
    return <RankingPages session={session} standings={scratch} turn={turn} order={order} title={words.overall} />;
  const isScratch = turn % 2 === 0;
  return (
    <RankingPages
      session={session}
      standings={isScratch ? scratch : withHandicap}
      turn={Math.floor(turn / 2)}
      order={order}
      title={isScratch ? words.overall : words.overallWithHandicap}
    />
  );
}
