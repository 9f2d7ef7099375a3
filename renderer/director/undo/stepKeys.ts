import type { Way } from '../../../main/club/undo-view.ts';
import type { undoWords } from '../../../src/language/screens/undo.ts';
import { isMac, MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import type { Steps } from './steps.ts';

/** What is printed on the keys of undo and redo. */
export function stepKeys({ shift }: (typeof undoWords)['en']): Readonly<Record<Way, readonly string[]>> {
  return { undo: [MOD, 'Z'], redo: [MOD, isMac ? '⇧' : shift, 'Z'] };
}

/** The keys on every screen of a session. Where Ctrl Y means something else, it goes on meaning that. */
export function stepShortcuts({ undo, redo }: Steps): Shortcuts {
  return { 'mod+z': undo, 'mod+shift+z': redo, 'mod+y': redo };
}

export function stepHelp(words: (typeof undoWords)['en'], steps: Steps): readonly KeyHelp[] {
  const keys = stepKeys(words);
  return (['undo', 'redo'] as const).map((way) => ({ keys: keys[way], does: words[way], onPress: steps[way] }));
}
