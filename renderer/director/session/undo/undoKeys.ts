import type { UndoDirection } from '../../../../main/store/changes.ts';
import type { undoWords } from '../../../../src/language/screens/undo.ts';
import { isMac, MOD, type Shortcuts } from '../../../shared/shortcuts.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import type { UndoActions } from './undo.ts';

/** The key caps of undo and redo. */
export function undoKeyCaps({ shift }: (typeof undoWords)['en']): Readonly<Record<UndoDirection, readonly string[]>> {
  return { undo: [MOD, 'Z'], redo: [MOD, isMac ? '⇧' : shift, 'Z'] };
}

/** The shortcuts on every screen of a session. A screen's own meaning of Ctrl Y comes before. */
export function undoShortcuts({ undo, redo }: UndoActions): Shortcuts {
  return { 'mod+z': undo, 'mod+shift+z': redo, 'mod+y': redo };
}

/** @param also other words for both, by which the palette finds them */
export function undoKeyHelp(
  words: (typeof undoWords)['en'],
  also: Readonly<Record<UndoDirection, string>>,
  undo: UndoActions,
): readonly KeyHelp[] {
  const keys = undoKeyCaps(words);
  return (['undo', 'redo'] as const).map((direction) => ({
    keys: keys[direction],
    does: words[direction],
    also: also[direction],
    onPress: undo[direction],
  }));
}
