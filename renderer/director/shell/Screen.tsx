import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useFileDrop } from '../../shared/useFileDrop.ts';
import { MOD, useShortcuts, type Shortcuts } from '../../shared/shortcuts.ts';
import { useChangeSettings } from '../api/queries.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ClubFileNotices } from './ClubFileNotices.tsx';
import type { KeyHelp } from './keyHelp.ts';
import { screenShortcuts, useScreens, type ScreenPlace } from './screens.ts';
import { importPath } from './eventTask.ts';
import { DropHere } from './files/DropHere.tsx';
import { leaveFile } from './files/waitingFile.ts';
import { useModHeld } from './useModHeld.ts';
import type { Destination } from './palette/destination.ts';
import { Palette, type OpenPalette } from './palette/Palette.tsx';
import classes from './Screen.module.css';

/** The frame of every screen: top bar, work area, side panel, key line. */
export function Screen(props: {
  /** The second part of the window's title, after the screen's name; the program's name by default. */
  readonly name?: string;
  readonly title: ReactNode;
  readonly tabs: readonly { readonly href: string; readonly name: string }[];
  /** The right side of the top bar. */
  readonly status?: ReactNode;
  /** The link back. */
  readonly back?: { readonly href: string; readonly name: string };
  readonly keys: readonly KeyHelp[];
  /** Keys named in the panel instead of the key line. */
  readonly panelKeys?: readonly KeyHelp[];
  /** Further destinations for the command palette. */
  readonly places?: () => readonly Destination[];
  readonly shortcuts?: Shortcuts;
  /** Shortcuts that several screens share, such as undo. The screen's own shortcuts come before them. */
  readonly sharedShortcuts?: Shortcuts;
  /** The keys of those shortcuts, for the list of all keys. A screen may show them among its own keys too. */
  readonly sharedKeys?: readonly KeyHelp[];
  /** The right side of the key line, before the language. */
  readonly foot?: ReactNode;
  readonly panel?: ReactNode;
  /** What takes files that are dropped here, and says so meanwhile; they are imported by default. */
  readonly drop?: { readonly text: string; readonly onFiles: (files: readonly File[]) => void };
  /** Right by default; left where the panel is a form. */
  readonly panelAt?: 'left' | 'right';
  readonly children: ReactNode;
}) {
  const words = useWords(shellWords);
  const [location, go] = useLocation();
  const screens = useScreens();
  const [palette, showPalette] = useState<OpenPalette>(null);
  const bringIn = () => go(importPath(location));
  const hasOwnKey = props.keys.some(({ keys }) => keys[0] === MOD && keys[1] === 'O');
  const importPlace = { name: words.importFile, href: importPath(location), keys: hasOwnKey ? [] : [MOD, 'O'] };
  const isDropping = useFileDrop((files) => {
    showPalette(null);
    if (props.drop) return props.drop.onFiles(files);
    const [file] = files;
    if (!file) return;
    leaveFile(file, 'events');
    bringIn();
  });
  useShortcuts({
    ...screenShortcuts(screens, go),
    'mod+o': bringIn,
    ...props.sharedShortcuts,
    ...props.shortcuts,
  });
  useModHeld();
  useWindowName(props.tabs.find((tab) => isAt(location, tab.href))?.name, props.name ?? 'Etui');
  const panel = props.panel && <aside className={classes['panel']}>{props.panel}</aside>;
  return (
    <div className={classes['screen']}>
      {isDropping && <DropHere text={props.drop?.text ?? words.drop} />}
      <header className={classes['top']}>
        <div className={classes['title']}>{props.title}</div>
        <nav className={classes['tabs']} aria-label={words.sections}>
          {props.tabs.map((tab) => (
            <Link
              key={tab.href}
              href={tab.href}
              className={classes['tab'] ?? ''}
              aria-current={isAt(location, tab.href) ? 'page' : undefined}
            >
              {tab.name}
              <ScreenKey of={screens.find(({ href }) => href === tab.href)} />
            </Link>
          ))}
        </nav>
        <div className={classes['status']}>
          {props.status}
          {props.back && (
            <Link href={props.back.href} className={classes['back'] ?? ''}>
              {props.back.name}
            </Link>
          )}
        </div>
      </header>
      <div className={classes['body']} data-panel={props.panel ? (props.panelAt ?? 'right') : 'none'}>
        {props.panelAt === 'left' && panel}
        <main className={classes['work']}>{props.children}</main>
        {props.panelAt !== 'left' && panel}
      </div>
      <div>
        <ConnectionNotice />
        <ClubFileNotices />
      </div>
      <footer className={classes['foot']}>
        <div className={classes['keys']} role="group" aria-label={words.keys}>
          {props.keys.map((key) => (
            <KeyAction key={key.does} keys={key.keys} onPress={key.onPress}>
              {key.does}
            </KeyAction>
          ))}
        </div>
        <div className={classes['saved']}>
          <KeyAction keys={['F1']} onPress={() => showPalette('keys')}>
            {words.allKeys}
          </KeyAction>
          {props.foot}
          <LanguageSwitch />
        </div>
      </footer>
      <Palette
        // A dialog would hide where the file can be dropped.
        open={isDropping ? null : palette}
        onShow={showPalette}
        keys={keysOf(props)}
        screens={screens}
        places={() => [...screens, importPlace, ...(props.places?.() ?? [])]}
      />
    </div>
  );
}

/** The key of a screen on its tab, while Ctrl is held. */
function ScreenKey({ of: screen }: { readonly of: ScreenPlace | undefined }) {
  return (
    screen && (
      <kbd className={classes['screenKey']} aria-hidden="true">
        {screen.cap}
      </kbd>
    )
  );
}

/** All keys of a screen, each once. */
function keysOf(props: {
  readonly keys: readonly KeyHelp[];
  readonly panelKeys?: readonly KeyHelp[];
  readonly sharedKeys?: readonly KeyHelp[];
}): readonly KeyHelp[] {
  const shown = new Set(props.keys);
  return [...props.keys, ...(props.panelKeys ?? []), ...(props.sharedKeys ?? []).filter((key) => !shown.has(key))];
}

/** Whether a location belongs to a tab. */
function isAt(location: string, href: string): boolean {
  return location === href || (href !== '/' && location.startsWith(`${href}/`));
}

function useWindowName(screen: string | undefined, name: string): void {
  useEffect(() => {
    document.title = screen === undefined ? name : `${screen} – ${name}`;
  }, [screen, name]);
}

function LanguageSwitch() {
  const words = useWords(shellWords);
  const language = useLanguage();
  const change = useChangeSettings();
  return (
    <button
      type="button"
      className={classes['language']}
      title={words.otherLanguage}
      aria-label={`${words.languageCode}: ${words.otherLanguage}`}
      onClick={() => change.mutate({ language: language === 'en' ? 'fr' : 'en' })}
    >
      {words.languageCode}
    </button>
  );
}
