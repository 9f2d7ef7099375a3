import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LanguageProvider } from '../shared/language.tsx';
import { useTheme } from '../shared/style/theme.ts';
import { AboutScreen } from './about/AboutScreen.tsx';
import { DeletedScreen } from './events/DeletedScreen.tsx';
import { SeasonDisplay } from './display/SeasonDisplay.tsx';
import { ClubNotOpen, CopiesScreen } from './copies/CopiesScreen.tsx';
import { EventsScreen } from './events/EventsScreen.tsx';
import { useEventStream } from './api/eventStream.ts';
import { useSettings } from './api/queries.ts';
import { ImportScreen } from './members/import/ImportScreen.tsx';
import { MembersScreen } from './members/MembersScreen.tsx';
import { SessionScreens } from './SessionScreens.tsx';
import { SettingsScreen } from './settings/SettingsScreen.tsx';
import { SeasonsScreen } from './season/list/SeasonsScreen.tsx';
import { SeasonScreen } from './season/SeasonScreen.tsx';
import { SheetScreen } from './sheets/SheetScreen.tsx';
import { SheetsScreen } from './sheets/SheetsScreen.tsx';
import { StatisticsScreen } from './statistics/StatisticsScreen.tsx';
import { OwnMovementScreen } from './own-movement/OwnMovementScreen.tsx';
import { useConnection } from './shell/ConnectionNotice.tsx';
import { StartScreen } from './start/StartScreen.tsx';

/** The laptop's application: one page, a path a screen. */
export function DirectorApp() {
  const settings = useSettings();
  const connection = useConnection();
  useEventStream();
  useTheme(settings.data?.theme ?? 'system', settings.data?.suitColours ?? 2);
  const language = settings.data?.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageProvider language={language}>
      {!settings.data && (settings.isError || connection !== 'open') && <ClubNotOpen />}
      {settings.data && (
        <Switch>
          <Route path="/">
            <EventsScreen />
          </Route>
          <Route path="/deleted">
            <DeletedScreen />
          </Route>
          <Route path="/new">
            <StartScreen />
          </Route>
          <Route path="/new/own">
            <OwnMovementScreen />
          </Route>
          <Route path="/statistics">
            <StatisticsScreen />
          </Route>
          <Route path="/members">
            <MembersScreen />
          </Route>
          <Route path="/members/import">
            <ImportScreen />
          </Route>
          <Route path="/sheets">
            <SheetsScreen />
          </Route>
          <Route path="/sheets/:id">{({ id }) => <SheetScreen key={id} id={Number(id)} />}</Route>
          <Route path="/seasons">
            <SeasonsScreen />
          </Route>
          <Route path="/seasons/:id/display">{({ id }) => <SeasonDisplay key={id} id={Number(id)} />}</Route>
          <Route path="/seasons/:id">{({ id }) => <SeasonScreen key={id} id={Number(id)} />}</Route>
          <Route path="/settings">
            <SettingsScreen />
          </Route>
          <Route path="/about">
            <AboutScreen />
          </Route>
          <Route path="/copies">
            <CopiesScreen />
          </Route>
          <Route path="/sessions/:id/*?">{({ id }) => <SessionScreens id={Number(id)} />}</Route>
          <Route>
            <Redirect to="/" />
          </Route>
        </Switch>
      )}
    </LanguageProvider>
  );
}
