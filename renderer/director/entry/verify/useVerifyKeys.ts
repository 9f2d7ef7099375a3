import { entryPageWords } from '../../../../src/language/screens/entry-pages.ts';
import { entryWords } from '../../../../src/language/screens/entry.ts';
import { verifyWords } from '../../../../src/language/screens/verify.ts';
import { useWords } from '../../../shared/language.tsx';
import { ALT, MOD, type Shortcuts } from '../../../shared/shortcuts.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import type { PageKind } from '../sheet/page.ts';
import type { PageNavigation } from '../page/usePageNavigation.ts';

/** The two ways out of a difference, in the order of their keys. */
const WAYS = ['keep', 'replace'] as const;

/** The keys of the verify pass, outside a line and as the key line shows them. */
export function useVerifyKeys(on: {
  readonly kind: PageKind;
  readonly navigation: PageNavigation;
  /** How many lines differ. */
  readonly differences: number;
  readonly onEnter: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onFix: (difference: number, way: (typeof WAYS)[number]) => void;
  readonly onKind: () => void;
  readonly onChoose: () => void;
  readonly onStop: () => void;
}): { readonly keys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const words = useWords(verifyWords);
  const entry = useWords(entryWords);
  const pages = useWords(entryPageWords);
  const fixes = Math.min(on.differences * WAYS.length, MOST_FIX_KEYS);
  const shortcuts: Shortcuts = {
    'mod+arrowleft': () => on.navigation.toNeighbour(-1),
    'mod+arrowright': () => on.navigation.toNeighbour(1),
    'mod+g': on.onChoose,
    f2: on.onKind,
    f4: on.onStop,
    ...Object.fromEntries(
      Array.from({ length: fixes }, (_, place) => [
        `alt+${place + 1}`,
        () => on.onFix(Math.floor(place / WAYS.length), WAYS[place % WAYS.length] ?? 'keep'),
      ]),
    ),
  };
  const keys: readonly KeyHelp[] = [
    { keys: [entry.enter], does: words.compare, onPress: on.onEnter },
    { keys: ['↑'], does: entry.keyLineAbove, onPress: () => on.onMove(-1) },
    { keys: [`${MOD} ← →`], does: pages.keyNeighbour[on.kind], onPress: () => on.navigation.toNeighbour(1) },
    { keys: ['F2'], does: pages.keyMode, onPress: on.onKind },
    { keys: ['F4'], does: words.keyBack, onPress: on.onStop },
    { keys: [`${MOD} G`], does: entry.keyGoTo, onPress: on.onChoose },
    ...(fixes > 0 ? [{ keys: [`${ALT} 1–${fixes}`], does: entry.keyFix }] : []),
  ];
  return { keys, shortcuts };
}
