import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { paletteWords } from '../../../src/language/screens/palette.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import type { Language } from '../../../src/language.ts';
import { useLanguage } from '../../shared/language.tsx';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import { useEvent } from '../api/queries.ts';
import type { Destination } from './palette/destination.ts';

/** The screens of a session, in the order of their tabs. */
export const SESSION_SCREENS = ['room', 'entry', 'ranking', 'names', 'paper'] as const;

/** A screen with the key that leads there from every other. */
export interface ScreenPlace extends Destination {
  readonly shortcut: string;
  /** The last key of the shortcut, as labelled. */
  readonly cap: string;
}

/** A browser opens a window for a key that is none of its own, so not for Ctrl and a digit. */
const DISPLAY = { shortcut: 'f9', cap: 'F9', keys: ['F9'] };

/** All screens, each with its key: those of a session, its second display, and those of the club. */
export function allScreens(
  /** The session; null for the club's screens alone. */
  session: number | null,
  /** What a screen of the session is called, by its short name. */
  named: (name: string) => string,
  language: Language,
): readonly ScreenPlace[] {
  const words = shellWords[language];
  const { topicWords, commandWords, name: names } = paletteWords[language];
  const ofSession = SESSION_SCREENS.map((part, place) => ({
    href: `/sessions/${session}/${part}`,
    name: named(words[part]),
    also: topicWords[part],
    ...withMod(String(place + 1)),
  }));
  const display = {
    href: `/sessions/${session}/display`,
    name: named(words.display),
    also: commandWords.display,
    ...DISPLAY,
    run: () => {
      if (session !== null) openDisplay(session);
    },
  };
  const ofClub = [
    { href: '/', name: words.events, also: topicWords.events, ...withMod('6') },
    { href: '/new', name: words.newEvent, also: topicWords.newEvent, ...withMod('7') },
    { href: '/statistics', name: words.statistics, also: topicWords.statistics, ...withMod('8') },
    { href: '/new/own', name: names.ownMovement, also: commandWords.ownMovement, ...withMod('9') },
    { href: '/sheets', name: words.sheets, also: topicWords.sheets, ...withMod('0') },
    { href: '/members', name: words.members, also: topicWords.members, shortcut: 'f10', cap: 'F10', keys: ['F10'] },
    { href: '/seasons', name: words.seasons, also: topicWords.seasons, ...withMod('.') },
    { href: '/settings', name: words.settings, also: topicWords.settings, ...withMod(',') },
  ];
  return session === null ? ofClub : [...ofSession, display, ...ofClub];
}

function withMod(cap: string) {
  return { shortcut: `mod+${cap}`, cap, keys: [MOD, cap] };
}

/** All screens; on those of the club, with those of the session that was open last. */
export function useScreens(): readonly ScreenPlace[] {
  const language = useLanguage();
  const [location] = useLocation();
  const here = /^\/sessions\/(\d+)(?:\/|$)/.exec(location)?.[1];
  const last = useLastSession(here === undefined);
  const [session, event] = here === undefined ? [last.session, last.event] : [Number(here), null];
  return useMemo(
    () => allScreens(session, (name) => (event === null ? name : paletteWords[language].of(name, event)), language),
    [session, event, language],
  );
}

/** The shortcuts of all screens. */
export function screenShortcuts(screens: readonly ScreenPlace[], go: (href: string) => void): Shortcuts {
  return Object.fromEntries(screens.map(({ shortcut, href, run }) => [shortcut, run ?? (() => go(href))]));
}

/** Opens the window for the second display of a session. */
export function openDisplay(session: number): void {
  window.open(`/sessions/${session}/display`, `display ${session}`, 'popup');
}

/** Opens the window for the second display of a season, with one of its rankings. */
export function openSeasonDisplay(season: number, ranking: number): void {
  window.open(`/seasons/${season}/display?ranking=${ranking}`, `display of season ${season}`, 'popup');
}

const LAST_SESSION = 'last session';

/** Remembers the session that is open, so that the club's screens lead back to it. */
export function rememberSession(session: number): void {
  window.sessionStorage.setItem(LAST_SESSION, String(session));
}

/** The session that was open last, while it is in the club file. Its keys work at once, before its name is there. */
function useLastSession(isWanted: boolean) {
  const session = Number(window.sessionStorage.getItem(LAST_SESSION));
  const isAsked = isWanted && session > 0;
  const { data: event, isPending } = useEvent(session, isAsked);
  return { session: isAsked && (isPending || event) ? session : null, event: event?.name ?? null };
}
