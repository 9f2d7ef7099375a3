import { paletteWords } from '../../../src/language/screens/palette.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { useWords } from '../../shared/language.tsx';
import type { Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import { countChanges } from './published/ChangesSincePublished.tsx';
import type { PublicationActions } from './published/usePublicationActions.ts';

/** A view of a ranking: the text of its tab, and what its key does, for the list of all keys and for the palette. */
export interface ShownView<Name extends string> {
  readonly name: Name | 'changed';
  readonly text: string;
  readonly does: string;
}

export interface RankingViews<Name extends string> {
  /** In the order of their tabs; the last holds the changes since the publication, once there is one. */
  readonly views: readonly ShownView<Name>[];
  /** What the key of the publication does next. */
  readonly keyPublication: string;
}

/** The keys of a ranking's screen. */
export interface RankingScreenKeys {
  readonly keys: readonly KeyHelp[];
  readonly panelKeys: readonly KeyHelp[];
  readonly shortcuts: Shortcuts;
}

/** The keys of a ranking without results. */
export const NO_KEYS: RankingScreenKeys = { keys: [], panelKeys: [], shortcuts: {} };

/** The views of a ranking in the language of the screen. */
export function useRankingViews<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
  publication: PublicationActions,
): RankingViews<Name> {
  const palette = useWords(paletteWords);
  const { keyEnd, keyPublish, changed } = useWords(publicationWords);
  const { published, report, isToEnd } = publication;
  const ofChanges = published && report ? [changed(countChanges(report))] : [];
  return {
    views: [
      ...names.map((name) => ({ name, text: labels[name], does: palette.view(labels[name]) })),
      ...ofChanges.map((text) => ({ name: 'changed' as const, text, does: text })),
    ],
    keyPublication: isToEnd ? keyEnd : keyPublish,
  };
}

/** The keys of the views: the numbers of their tabs. */
export function viewKeys<Name extends string>(
  views: readonly ShownView<Name>[],
  show: (name: Name | 'changed') => void,
): readonly KeyHelp[] {
  return views.map(({ name, does }, at) => ({ keys: [String(at + 1)], does, onPress: () => show(name) }));
}

export function viewShortcuts<Name extends string>(
  views: readonly ShownView<Name>[],
  show: (name: Name | 'changed') => void,
): Shortcuts {
  return Object.fromEntries(views.map(({ name }, at) => [String(at + 1), () => show(name)]));
}
