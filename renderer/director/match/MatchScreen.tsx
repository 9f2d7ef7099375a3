import { Redirect } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { AllMatches } from './AllMatches.tsx';
import { OneMatch } from './OneMatch.tsx';

interface MatchScreenProps {
  readonly session: SessionView;
  readonly standings: StandingsView;
  /** The match asked for; null for all of them. */
  readonly address: string | null;
}

/** The matches of a session, or one of them. A session of one match shows it at once. */
export function MatchScreen({ session, standings, address }: MatchScreenProps) {
  const matches = standings.fields.find((field) => field.matches)?.matches;
  const played = session.matches.filter(({ away }) => away !== null);
  const [only] = played.length === 1 ? played : [];
  const match = session.matches.find(({ id }) => String(id) === address) ?? only;
  const score = match && matches?.matches.find((one) => one.match === match.id);
  if (!matches) return <Redirect to={`/sessions/${session.id}/ranking`} replace />;
  if (!match || !score) return <AllMatches session={session} matches={matches} />;
  return (
    <OneMatch
      key={match.id}
      session={session}
      matches={matches}
      match={match}
      score={score}
      change={standings.change}
    />
  );
}
