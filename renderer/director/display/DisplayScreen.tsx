import { useMemo, useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { FieldStandingsView, StandingsView } from '../../../main/club/model/standings.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { DISPLAY_RANKINGS } from '../../../src/session/display-ranking.ts';
import { RanksProvider, useWords } from '../../shared/language.tsx';
import { useShortcuts } from '../../shared/shortcuts.ts';
import { useChangeSettings, useSettings } from '../api/queries.ts';
import { playPhase, roundsOf } from '../session/clock.ts';
import { ClockTones, SilencedNote } from '../session/ClockTones.tsx';
import { AllSessionsPages } from './AllSessionsPages.tsx';
import { BigClock } from './BigClock.tsx';
import classes from './Display.module.css';
import { toggleFullscreen, useDisplayName, useNoDrop } from './displayWindow.ts';
import { BracketPages } from './BracketPages.tsx';
import { ClubsPages } from './ClubsPages.tsx';
import { NextRound } from './NextRound.tsx';
import { RankingPages } from './RankingPages.tsx';
import { isDrawAwaited } from './seatedRound.ts';
import { SeatingPages } from './SeatingPages.tsx';
import { TeamSeatingPages } from './TeamSeatingPages.tsx';
import { TopPairs } from './TopPairs.tsx';
import { useOverallStandings } from './useOverallStandings.ts';
import { useTurn } from './useTurn.ts';

const VIEWS = ['clock', 'seating', 'ranking', 'sessions', 'clubs'] as const;
type View = (typeof VIEWS)[number];

const RANKINGS: readonly View[] = ['ranking', 'sessions', 'clubs'];

/** The ranking of teams with the boards of their pairs; null where pairs play for themselves. */
function firstRanking({ teams, fields }: StandingsView): FieldStandingsView | null {
  return teams ? { ...teams, boards: fields.flatMap(({ boards }) => boards) } : null;
}

/**
 * A window for a second display or a projector. It shows the seating before play, the clock during play and the
 * ranking after it, and a draw from when it is announced until its round begins. The keys 1, 2 and 3 hold one of the
 * three; O changes the order of the ranking, or hides it.
 */
export function DisplayScreen({
  session,
  standings,
}: {
  readonly session: SessionView;
  readonly standings: StandingsView;
}) {
  const words = useWords(displayWords);
  const settings = useSettings().data;
  const sounds = settings?.clockSound === 'display';
  const order = settings?.displayRanking ?? 'place';
  const { mutate: change } = useChangeSettings();
  const nextOrder = () => {
    const next = DISPLAY_RANKINGS[(DISPLAY_RANKINGS.indexOf(order) + 1) % DISPLAY_RANKINGS.length];
    if (next) change({ displayRanking: next });
  };
  const together = useOverallStandings(session, standings);
  const hidden: readonly View[] = [
    ...(together ? [] : (['sessions'] as const)),
    ...(session.otherClubs === undefined ? (['clubs'] as const) : []),
    ...(order === 'hidden' ? RANKINGS : []),
  ];
  const views = VIEWS.filter((name) => !hidden.includes(name));
  const [heldView, holdView] = useState<View | null>(null);
  const turn = useTurn();
  const play = playPhase(session.clock, roundsOf(session));
  const usual = ({ before: 'seating', during: 'clock', after: together ? 'sessions' : 'ranking' } as const)[play];
  const wanted = heldView ?? (isDrawAwaited(session) ? 'seating' : usual);
  const view = views.includes(wanted) ? wanted : 'clock';
  useDisplayName(session.eventName);
  useNoDrop();
  useShortcuts({
    ...Object.fromEntries(
      views.map((name, place) => [String(place + 1), () => holdView(name === heldView ? null : name)]),
    ),
    o: nextOrder,
    f: toggleFullscreen,
  });
  const isKnockout = session.sections[0]?.spec.kind === 'knockout';
  const Ranking = isKnockout ? BracketPages : RankingPages;
  const keyOf = (name: View, key: number): string => {
    if (name === 'clubs') return words.clubsKey(key);
    return words.keys[isKnockout && name === 'ranking' ? 'bracket' : name];
  };
  const Seating = session.ranks === 'team' ? TeamSeatingPages : SeatingPages;
  const section = session.sections[turn % session.sections.length] ?? session.sections[0];
  const scores = standings.fields.find(({ sections }) => section && sections.includes(section.id));
  const first = useMemo(() => firstRanking(standings) ?? scores, [standings, scores]);
  return (
    <main className={classes['display']} aria-label={words.title}>
      {view === 'clock' && section && (
        <>
          <div className={classes['top']}>
            <BigClock session={session} />
            {first && order !== 'hidden' && (
              <RanksProvider ranks={standings.teams ? 'team' : session.ranks}>
                <TopPairs scores={first} session={session} />
              </RanksProvider>
            )}
          </div>
          <NextRound session={session} section={section} />
        </>
      )}
      {view === 'seating' && <Seating session={session} turn={turn} />}
      {view === 'ranking' && <Ranking session={session} standings={standings} turn={turn} order={order} />}
      {view === 'sessions' && together && (
        <AllSessionsPages session={session} standings={together} turn={turn} order={order} />
      )}
      {view === 'clubs' && <ClubsPages session={session} turn={turn} />}
      <nav className={classes['keys']} aria-label={words.title}>
        {views.map((name, place) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => holdView(name === heldView ? null : name)}
          >
            {keyOf(name, place + 1)}
          </button>
        ))}
        <button type="button" onClick={nextOrder}>
          {words.keys.order[order]}
        </button>
        <button type="button" onClick={toggleFullscreen}>
          {words.keys.full}
        </button>
        {sounds && (
          <>
            <ClockTones clock={session.clock} />
            <SilencedNote />
          </>
        )}
      </nav>
    </main>
  );
}
