import { memo, useMemo, useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { useAfterPaint } from '../../shared/afterPaint.ts';
import { useSearch } from 'wouter';
import { AddedUpRanking } from './added-up/AddedUpRanking.tsx';
import { FieldRanking } from './FieldRanking.tsx';
import type { Ranked } from './RankedTabs.tsx';
import { TeamRanking } from './teams/TeamRanking.tsx';
import { NewestStandings } from './newestStandings.ts';

interface RankingScreenProps {
  readonly session: SessionView;
  readonly standings: StandingsView;
}

/** The standings of a session, one field at a time. Every figure opens its explanation. */
export function RankingScreen({ session, standings }: RankingScreenProps) {
  const now = useMemo(() => ({ session, standings }), [session, standings]);
  return (
    <NewestStandings value={standings}>
      <Fields {...useAfterPaint(now)} />
    </NewestStandings>
  );
}

/** The chosen field. Newer standings reach the ranking table at once, and all the rest of the screen a paint later. */
const Fields = memo(function Fields({ session, standings }: RankingScreenProps) {
  const [at, goTo] = useState(0);
  const [ranked, rank] = useState<Ranked>('teams');
  // Only pairs have scorecards, statistics and a standing to change.
  const isAskedOfPairs = /[?&](view=(?!table|rounds)|do=standing)/.test(`?${useSearch()}`);
  if (isAskedOfPairs && ranked === 'teams') rank('pairs');
  const { teams } = standings;
  if (teams && ranked === 'teams') {
    return <AddedUpRanking session={session} standings={standings} teams={teams} onPairs={() => rank('pairs')} />;
  }
  const field = standings.fields[at] ?? standings.fields[0];
  if (!field) throw new Error('a session has standings of at least one field');
  const shown = { session, fields: standings.fields, field, change: standings.change, onField: goTo };
  if (field.matches) return <TeamRanking {...shown} matches={field.matches} />;
  // The first section identifies a field, even after other sections join it.
  return <FieldRanking key={field.sections[0]} {...shown} {...(teams && { onTeams: () => rank('teams') })} />;
});
