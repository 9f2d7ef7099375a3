import type { Dispatch, SetStateAction } from 'react';
import { useLocation } from 'wouter';
import { paletteWords } from '../../../../src/language/screens/palette.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { useChangeSettings, useSettings } from '../../api/queries.ts';
import type { KeyHelp } from '../keyHelp.ts';
import { CommandList } from './CommandList.tsx';
import { uniqueCommands, type PaletteCommand } from './commands.ts';
import type { Destination } from './destination.ts';
import { KeyList } from './KeyList.tsx';

/** The open part of the palette. */
export type OpenPalette = 'commands' | 'keys' | null;

/** The commands and keys of a screen. Ctrl K opens the commands, ? the keys; F1 does so from a field too. */
export function Palette(props: {
  readonly keys: readonly KeyHelp[];
  /** The screens, with the keys that lead to each from every other. */
  readonly screens: readonly Destination[];
  readonly places: () => readonly Destination[];
  readonly open: OpenPalette;
  readonly onShow: Dispatch<SetStateAction<OpenPalette>>;
}) {
  const { open, onShow: show } = props;
  useShortcuts({ 'mod+k': () => show('commands'), '?': () => show('keys'), f1: () => show('keys') });
  // A dialog says that it has closed only after the next key, which may have opened the other one.
  const close = () => show((now) => (now === open ? null : now));
  if (open === 'keys') return <KeyList keys={props.keys} screens={props.screens} onClose={close} />;
  if (open === 'commands') return <Commands {...props} onKeys={() => show('keys')} onClose={close} />;
  return null;
}

function Commands(props: {
  readonly keys: readonly KeyHelp[];
  readonly places: () => readonly Destination[];
  readonly onKeys: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(shellWords);
  const { topicWords: also } = useWords(paletteWords);
  const [, go] = useLocation();
  const language = useLanguage();
  const theme = useSettings().data?.theme;
  const { mutate: change } = useChangeSettings();
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const commands: readonly PaletteCommand[] = [
    ...props.keys.flatMap(({ keys, does, also = '', onPress }) =>
      onPress ? [{ name: does, also, keys, run: onPress }] : [],
    ),
    ...props.places().map(({ name, href, also = '', keys = [], run }) => ({
      name,
      also,
      keys,
      run: run ?? (() => go(href)),
    })),
    { name: words.keysOfScreen, also: also.keys, keys: ['?'], run: props.onKeys },
    {
      name: words.otherLanguage,
      also: also.language,
      keys: [],
      run: () => change({ language: language === 'en' ? 'fr' : 'en' }),
    },
    {
      name: dark ? words.toLight : words.toDark,
      also: also.theme,
      keys: [],
      run: () => change({ theme: dark ? 'light' : 'dark' }),
    },
  ];
  return <CommandList commands={uniqueCommands(commands)} onClose={props.onClose} />;
}
