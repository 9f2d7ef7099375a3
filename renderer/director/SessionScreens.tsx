import { Redirect, Route, Switch, useRoute } from 'wouter';
import { BracketScreen } from './bracket/BracketScreen.tsx';
import { ClubsScreen } from './clubs/ClubsScreen.tsx';
import { DisplayScreen } from './display/DisplayScreen.tsx';
import { DrawScreen } from './draw/DrawScreen.tsx';
import { EntryScreen } from './entry/EntryScreen.tsx';
import { SessionNames } from './names/SessionNames.tsx';
import { PaperScreen } from './paper/PaperScreen.tsx';
import { useSession, useSettings, useStandings } from './api/queries.ts';
import { RanksProvider } from '../shared/language.tsx';
import { MatchScreen } from './match/MatchScreen.tsx';
import { OverallScreen } from './overall/OverallScreen.tsx';
import { PrizesScreen } from './overall/PrizesScreen.tsx';
import { RankingScreen } from './ranking/RankingScreen.tsx';
import { ClockTones } from './session/ClockTones.tsx';
import { RoomScreen } from './room/RoomScreen.tsx';
import { deletedEvent, DeletedNotice } from './shell/DeletedNotice.tsx';
import { Notice } from './shell/Notice.tsx';

/** The screens of one session. All are drawn from the same two answers: the session and its standings. */
export function SessionScreens({ id }: { readonly id: number }) {
  const { data: session, isError, error } = useSession(id);
  const { data: standings } = useStandings(id);
  const [isDisplay] = useRoute('/sessions/:id/display');
  const sounds = useSettings().data?.clockSound ?? 'off';
  const deleted = deletedEvent(error);
  if (deleted !== null) return <DeletedNotice session={id} name={deleted} />;
  if (isError) return <Notice of="noSession" />;
  if (!session || !standings) return <Notice of="loading" />;
  const path = `/sessions/${id}`;
  return (
    <RanksProvider ranks={session.ranks}>
      {sounds === 'desk' && !isDisplay && <ClockTones clock={session.clock} />}
      <Switch>
        <Route path={`${path}/room`}>
          <RoomScreen session={session} standings={standings} />
        </Route>
        <Route path={`${path}/entry/*?`}>
          {({ '*': address }) => <EntryScreen session={session} standings={standings} address={address ?? null} />}
        </Route>
        <Route path={`${path}/ranking`}>
          <RankingScreen session={session} standings={standings} />
        </Route>
        <Route path={`${path}/match/:match?`}>
          {({ match }) => <MatchScreen session={session} standings={standings} address={match ?? null} />}
        </Route>
        <Route path={`${path}/bracket`}>
          {session.sections[0]?.spec.kind === 'knockout' ? (
            <BracketScreen session={session} standings={standings} />
          ) : (
            <Redirect to={`${path}/ranking`} replace />
          )}
        </Route>
        <Route path={`${path}/overall`}>
          <OverallScreen session={session} standings={standings} />
        </Route>
        <Route path={`${path}/clubs`}>
          <ClubsScreen session={session} />
        </Route>
        <Route path={`${path}/prizes`}>
          <PrizesScreen session={session} standings={standings} />
        </Route>
        <Route path={`${path}/draw/:round?`}>
          {({ round }) => <DrawScreen session={session} standings={standings} address={round ?? null} />}
        </Route>
        <Route path={`${path}/display`}>
          <DisplayScreen session={session} standings={standings} />
        </Route>
        <Route path={`${path}/names`}>
          <SessionNames session={session} />
        </Route>
        <Route path={`${path}/paper`}>
          <PaperScreen session={session} standings={standings} />
        </Route>
        <Route>
          <Redirect to={`${path}/room`} />
        </Route>
      </Switch>
    </RanksProvider>
  );
}
