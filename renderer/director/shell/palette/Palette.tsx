import { useLocation } from 'wouter';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { useChangeSettings, useSettings } from '../../api/queries.ts';
import type { KeyHelp } from '../keyHelp.ts';
import { CommandList } from './CommandList.tsx';
import { uniqueCommands, type PaletteCommand } from './commands.ts';
import { KeyList } from './KeyList.tsx';

/** A screen or a board to go to. */
export interface Destination {
  readonly href: string;
  readonly name: string;
}

/** The open part of the palette. */
export type OpenPalette = 'commands' | 'keys' | null;

/** The commands and keys of a screen. Ctrl K opens the commands, ? the keys; F1 does so from a field too. */
export function Palette(props: {
  readonly keys: readonly KeyHelp[];
  readonly places: () => readonly Destination[];
  readonly open: OpenPalette;
  readonly onShow: (open: OpenPalette) => void;
}) {
  const { open, onShow: show } = props;
  useShortcuts({ 'mod+k': () => show('commands'), '?': () => show('keys'), f1: () => show('keys') });
  const close = () => show(null);
  if (open === 'keys') return <KeyList keys={props.keys} onClose={close} />;
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
  const [, go] = useLocation();
  const language = useLanguage();
  const theme = useSettings().data?.theme;
  const { mutate: change } = useChangeSettings();
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const commands: readonly PaletteCommand[] = [
    ...props.keys.flatMap(({ keys, does, onPress }) => (onPress ? [{ name: does, keys, run: onPress }] : [])),
    ...props.places().map(({ name, href }) => ({ name, keys: [], run: () => go(href) })),
    { name: words.keysOfScreen, keys: ['?'], run: props.onKeys },
    {
      name: words.otherLanguage,
      keys: [],
      run: () => change({ language: language === 'en' ? 'fr' : 'en' }),
    },
    { name: dark ? words.toLight : words.toDark, keys: [], run: () => change({ theme: dark ? 'light' : 'dark' }) },
  ];
  return <CommandList commands={uniqueCommands(commands)} onClose={props.onClose} />;
}
