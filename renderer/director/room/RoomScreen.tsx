import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { EntryView, SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import type { Language } from '../../../src/language.ts';
import { formatDay } from '../../../src/language/dates.ts';
import { formatTables } from '../../../src/language/numbers.ts';
import { bridgemateWords } from '../../../src/language/screens/entry/bridgemate.ts';
import { roomWords } from '../../../src/language/screens/room.ts';
import { dayOfRound } from '../../../src/session/evenings.ts';
import { timetableOf } from '../../../src/session/timetable.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { resultsBySlot } from '../session/results.ts';
import { openDisplay } from '../shell/screens.ts';
import { useAsked } from '../session/useAsked.ts';
import { changeGroups, type ScheduleChangeKind } from './change/draft.ts';
import { Screen } from '../shell/Screen.tsx';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { lateMinutes, placeInPlay, roundsOf } from '../session/clock.ts';
import { entryPath, tablePath, travellerPath } from '../session/entryPath.ts';
import { missingResults } from './missing.ts';
import { roomKeys, roomPanelKeys, roomShortcuts, type RoomActions } from './roomKeys.ts';
import classes from './Room.module.css';
import { RoomPanel } from './RoomPanel.tsx';
import { RoundHead } from './RoundHead.tsx';
import { TableCards } from './tables/TableCards.tsx';
import { partToSeat } from '../session/line-up/lineUp.ts';
import { stepOf } from './clock/steps.ts';
import { nextSlot, roundsProgress, tablesOf } from '../session/tables.ts';
import { useClock } from './clock/useClock.ts';
import { useRoundChoice } from './useRoundChoice.ts';
import { useTableChoice } from './tables/useTableChoice.ts';
import { QualifyingLink } from '../session/qualifying/QualifyingLink.tsx';
import { useTicking } from '../session/useTicking.ts';
import { SittingOut } from './tables/SittingOut.tsx';

/** The room as the director sees it: a card for each table, the clock, the next move, and missing results. */
export function RoomScreen({ session }: { readonly session: SessionView; readonly standings: StandingsView }) {
  const [sectionAt, goToSection] = useState(0);
  const [changing, setChanging] = useState<ScheduleChangeKind | null>(null);
  const [planningBreak, planBreak] = useState(false);
  const [following, openFollow] = useState(false);
  const [lineUp, openLineUp] = useState<RoomActions['lineUp']>(null);
  const section = session.sections[sectionAt] ?? session.sections[0];
  if (!section) throw new Error('a session has at least one section');
  const { clock } = session;
  const inPlay = placeInPlay(clock);
  const words = useWords(roomWords);
  const { follow } = useWords(bridgemateWords);
  const language = useLanguage();
  const frame = useSessionFrame(session);
  const [, go] = useLocation();
  const actions = useClock(session);
  const results = useMemo(() => resultsBySlot(session.results), [session.results]);
  const rounds = useMemo(() => roundsProgress(section, results), [section, results]);
  const missing = useMemo(
    () => missingResults(session.sections, results, clock.round),
    [session.sections, results, clock.round],
  );
  const { round, goToRound } = useRoundChoice(clock, section, rounds);
  const tables = useMemo(() => tablesOf(section, round, results, inPlay), [section, round, results, inPlay]);
  const choice = useTableChoice(tables.map((table) => table.cell.table));
  const late = useTicking((now) => lateMinutes(clock, now)) ?? 0;
  const progress = rounds[round - 1] ?? { round, recorded: 0, due: 0, finished: 0, unfinished: 0 };
  const isLate = round < clock.round || (round === clock.round && late > 0);

  const mayBreak = Math.max(1, clock.round) < roundsOf(session);
  const chosen = tables.find((one) => one.cell.table === choice.chosen);
  const changeKinds = changeGroups(session.ranks, section.spec).flatMap(({ kinds }) => kinds);
  useAsked({
    change: (kind) => setChanging(changeKinds.find((one) => one === kind) ?? null),
    do: (what) => {
      if (what === 'follow') openFollow(true);
      else if (what === 'line-up') room.toggleLineUp?.();
      else planBreak(mayBreak);
    },
  });
  const room: RoomActions = {
    ...actions,
    move: choice.move,
    type: choice.type,
    typeTraveller: () => chosen && go(travellerPath(session.id, nextSlot(section.id, chosen).slotBoard)),
    openTable: () => chosen && go(tablePath(session, nextSlot(section.id, chosen))),
    goToLine: (slot) => go(entryPath(session.id, slot)),
    goToRanking: () => go(`/sessions/${session.id}/ranking`),
    goToNames: () => go(`/sessions/${session.id}/names`),
    openDisplay: () => openDisplay(session.id),
    changing,
    toggleChange:
      changeKinds.length > 0 ? () => setChanging(changing === null ? (changeKinds[0] ?? null) : null) : null,
    lineUp,
    toggleLineUp:
      session.ranks === 'team'
        ? () => {
            const match = chosen?.cell.match?.id;
            openLineUp(lineUp || match === undefined ? null : { match, segment: partToSeat(session, match, round) });
          }
        : null,
    closeForms: () => {
      openLineUp(null);
      setChanging(null);
      planBreak(false);
      openFollow(false);
    },
    planningBreak,
    togglePlanBreak: () => planBreak(!planningBreak && mayBreak),
    following,
    toggleFollow: () => openFollow(!following),
    turnRounds: (by) => goToRound(round + by),
    turnSections: (by) => goToSection((sectionAt + by + session.sections.length) % session.sections.length),
  };
  return (
    <Screen
      {...frame}
      keys={roomKeys(words, tables.length, session.sections.length, room)}
      panelKeys={roomPanelKeys(words, stepOf(clock, timetableOf(session)), room, follow)}
      shortcuts={roomShortcuts(room)}
      panel={<RoomPanel session={session} section={section} missing={missing} actions={room} />}
    >
      <div className={classes['room']}>
        {session.sections.length > 1 && (
          <div className={classes['tabs']}>
            <TabRow
              label={words.sections}
              tabs={session.sections.map(({ letter, spec, tables, entries }) => ({
                name: letter,
                text: words.section(letter, spec, tablesText(tables, entries, language)),
              }))}
              current={section.letter}
              onGo={(letter) => goToSection(session.sections.findIndex((one) => one.letter === letter))}
            />
          </div>
        )}
        <QualifyingLink session={session} />
        <RoundHead
          figures={{ ...progress, late: isLate ? progress.unfinished : 0 }}
          rounds={rounds}
          roundInPlay={inPlay}
          day={session.evenings ? formatDay(dayOfRound(session, round), 'long', language) : ''}
          onGo={goToRound}
        />
        <SittingOut session={session} section={section} round={round} />
        <TableCards
          session={session}
          section={section}
          round={round}
          tables={tables}
          lateMinutes={late}
          chosen={choice.chosen}
          onChoose={choice.choose}
        />
      </div>
    </Screen>
  );
}

/** The number of tables of a section, with a half table where a pair is missing. */
function tablesText(tables: number, entries: readonly EntryView[], language: Language): string {
  const half = entries.some(({ phantom }) => phantom);
  return formatTables(half ? tables - 0.5 : tables, language);
}
