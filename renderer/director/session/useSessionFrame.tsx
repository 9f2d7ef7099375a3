import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StepView } from '../../../main/club/model/undo.ts';
import { formatDay, formatTime } from '../../../src/language/dates.ts';
import { paletteWords } from '../../../src/language/screens/palette.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { dayOfPlay } from '../../../src/session/evenings.ts';
import { isDrawnInPlay } from '../../../src/movement/event-movement.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { undoWords } from '../../../src/language/screens/undo.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { rememberSession, SESSION_SCREENS } from '../shell/screens.ts';
import { clubsPath, overallPath } from './overallPath.ts';
import { palettePlaces } from './palette/palettePlaces.ts';
import { drawPath } from './teams/drawPath.ts';
import { matchPath } from './teams/matchPath.ts';
import { undoKeyHelp, undoShortcuts } from './undo/undoKeys.ts';
import { UndoNotice } from './undo/UndoNotice.tsx';
import { useUndo } from './undo/undo.ts';

/**
 * The frame that all screens of a session share: title, tabs, undo and redo, and when the session was saved.
 * @param onUndo called after an undo or a redo
 */
export function useSessionFrame(session: SessionView, onUndo?: (step: StepView) => void) {
  const words = useWords(shellWords);
  useEffect(() => rememberSession(session.id), [session.id]);
  const undo = useUndo(session.id, onUndo);
  const sharedKeys = undoKeyHelp(useWords(undoWords), useWords(paletteWords).topicWords, undo);
  const language = useLanguage();
  const path = `/sessions/${session.id}`;
  const { matches, keyAll } = useWords(matchScreenWords);
  const { session: sessionOf, tab } = useWords(sessionsWords);
  const { tab: allClubs } = useWords(simultaneousWords);
  const hasMatches = session.matches.length > 0;
  const isKnockout = session.sections[0]?.spec.kind === 'knockout';
  const { tab: bracket } = useWords(bracketWords);
  const draw = useWords(drawWords);
  const isDrawn = session.sections.some(({ spec }) => isDrawnInPlay(spec));
  const [, go] = useLocation();
  const goToDraw = () => go(drawPath(session.id));
  const goToMatches = () => go(matchPath(session.id));
  const day = useMemo(() => formatDay(dayOfPlay(session, 'before'), 'short', language), [session, language]);
  return {
    name: session.eventName,
    title: (
      <>
        <strong title={session.eventName}>{session.eventName}</strong>
        <span className="quiet">{session.ordinal === undefined ? day : `${sessionOf(session.ordinal)}, ${day}`}</span>
      </>
    ),
    tabs: SESSION_SCREENS.flatMap((part) => [
      ...(part === 'ranking' && isKnockout ? [{ href: `${path}/bracket`, name: bracket }] : []),
      ...(part === 'ranking' && isDrawn ? [{ href: drawPath(session.id), name: draw.draw }] : []),
      ...(part === 'ranking' && hasMatches ? [{ href: matchPath(session.id), name: matches }] : []),
      { href: `${path}/${part}`, name: words[part] },
      ...(part === 'ranking' && session.ordinal !== undefined ? [{ href: overallPath(session.id), name: tab }] : []),
      ...(part === 'ranking' && session.otherClubs !== undefined
        ? [{ href: clubsPath(session.id), name: allClubs }]
        : []),
    ]),
    back: { href: '/', name: words.allEvents },
    places: () => palettePlaces(session, language),
    sharedShortcuts: {
      ...undoShortcuts(undo),
      ...(hasMatches ? { v: goToMatches } : {}),
      ...(isDrawn ? { t: goToDraw } : {}),
    },
    sharedKeys: [
      ...sharedKeys,
      ...(hasMatches ? [{ keys: ['V'], does: keyAll, onPress: goToMatches }] : []),
      ...(isDrawn ? [{ keys: ['T'], does: draw.key.screen, onPress: goToDraw }] : []),
    ],
    foot: (
      <>
        <UndoNotice session={session} undo={undo} />
        <span className="figures" role="status">
          {session.savedAt ? words.saved(formatTime(session.savedAt, true, language)) : words.notYetSaved}
        </span>
      </>
    ),
  };
}
