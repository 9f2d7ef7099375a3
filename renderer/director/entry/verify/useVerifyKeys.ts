import { entryPageWords } from '../../../../src/language/screens/entry/pages.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { useWords } from '../../../shared/language.tsx';
import { ALT, MOD, type Shortcuts } from '../../../shared/shortcuts.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import type { VerifyPass } from './useVerifyPass.ts';

/** The two fixes of a difference, in the order of their keys: that of the review queue, where keeping comes last. */
const FIXES = ['replace', 'keep'] as const;

/** The keys that work anywhere in the verify pass, and all keys as the key line shows them. */
export function useVerifyKeys(pass: VerifyPass): {
  readonly keys: readonly KeyHelp[];
  readonly shortcuts: Shortcuts;
} {
  const { sheet, navigation, pageChoice } = pass;
  const words = useWords(verifyWords);
  const entry = useWords(entryWords);
  const pages = useWords(entryPageWords);
  const differing = pass.rows.filter((row) => row.verdict.kind === 'differs');
  const fixes = Math.min(differing.length * FIXES.length, MOST_FIX_KEYS);
  const applyNumbered = (index: number) => {
    const line = differing[Math.floor(index / FIXES.length)]?.line;
    if (line) pass[FIXES[index % FIXES.length] ?? 'keep'](line);
  };
  const shortcuts: Shortcuts = {
    'mod+arrowleft': () => navigation.toNeighbour(-1),
    'mod+arrowright': () => navigation.toNeighbour(1),
    'mod+g': pageChoice.choose,
    f2: navigation.toNextKind,
    f4: pass.onStop,
    ...Object.fromEntries(
      Array.from({ length: fixes }, (_, index) => [`alt+${index + 1}`, () => applyNumbered(index)]),
    ),
  };
  const keys: readonly KeyHelp[] = [
    { keys: [entry.enter], does: words.compare, onPress: pass.enter },
    { keys: ['↑'], does: entry.keyLineAbove, onPress: () => pass.move(-1) },
    { keys: [`${MOD} ← →`], does: pages.keyNeighbour[sheet.page.kind], onPress: () => navigation.toNeighbour(1) },
    { keys: ['F2'], does: pages.keyMode, onPress: navigation.toNextKind },
    { keys: ['F4'], does: words.keyBack, onPress: pass.onStop },
    { keys: [`${MOD} G`], does: entry.keyGoTo, onPress: pageChoice.choose },
    ...(fixes > 0 ? [{ keys: [`${ALT} 1–${fixes}`], does: entry.keyFix }] : []),
  ];
  return { keys, shortcuts };
}
