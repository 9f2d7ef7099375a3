import type { MemberTwin } from '../../../main/club/model/members/members.ts';
import { membersWords } from '../../../src/language/screens/members/members.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { ALT, MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import type { MembersTask } from './membersTask.ts';

interface MemberActions {
  readonly isListed: boolean;
  /** Whether a form is open. */
  readonly isBusy: boolean;
  readonly begin: (task: MembersTask) => void;
  /** Begins something with the member that is chosen. */
  readonly onCurrent: (task: MembersTask) => void;
  readonly find: () => void;
  /** Finds those who seem to be in the list twice; null where nobody does. */
  readonly showTwins: (() => void) | null;
  readonly openImport: () => void;
  readonly save: () => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly twin: MemberTwin | null;
  readonly tellApart: () => void;
  readonly leave: () => void;
}

/** The keys of the list of members. Forgetting takes a key on a row. */
export function useMemberKeys(actions: MemberActions): {
  readonly keys: readonly KeyHelp[];
  readonly sharedKeys: readonly KeyHelp[];
  readonly shortcuts: Shortcuts;
} {
  const words = useWords(membersWords);
  const { caps } = useWords(shellWords);
  const { isListed, isBusy, onCurrent, find, undo, redo, twin, showTwins } = actions;
  const edit = () => onCurrent('edit');
  const merge = () => onCurrent('merge');
  const add = () => actions.begin('new');
  const onRows: readonly KeyHelp[] = [
    { keys: ['↑', '↓'], does: words.keyChoose },
    { keys: [caps.enter], does: words.keyEdit, onPress: edit },
    { keys: ['F'], does: words.keyFind, onPress: find },
    { keys: ['M'], does: words.keyMerge, onPress: merge },
    { keys: [caps.delete], does: words.keyForget, onPress: () => onCurrent('forget') },
    { keys: [MOD, 'S'], does: words.keySave, onPress: actions.save },
  ];
  return {
    keys: [
      ...(isListed ? onRows : []),
      { keys: ['N'], does: words.keyNew, onPress: add },
      { keys: ['I'], does: words.keyImport, onPress: actions.openImport },
      ...(showTwins ? [{ keys: ['T'], does: words.keyTwins, onPress: showTwins }] : []),
    ],
    sharedKeys: [
      ...(undo ? [{ keys: [MOD, 'Z'], does: words.keyUndo, onPress: undo }] : []),
      ...(redo ? [{ keys: [MOD, '⇧', 'Z'], does: words.keyRedo, onPress: redo }] : []),
      ...(twin ? [{ keys: [ALT, '1'], does: words.makeOne, onPress: merge }] : []),
      ...(twin ? [{ keys: [ALT, '2'], does: words.areTwo, onPress: actions.tellApart }] : []),
    ],
    shortcuts: {
      n: add,
      i: actions.openImport,
      escape: actions.leave,
      ...(showTwins && { t: showTwins }),
      ...(isListed && { f: find, '/': find, 'mod+f': find, m: merge, 'mod+s': actions.save }),
      ...(undo && !isBusy && { 'mod+z': undo }),
      ...(redo && !isBusy && { 'mod+shift+z': redo }),
      ...(twin && !isBusy && { 'alt+1': merge, 'alt+2': actions.tellApart }),
    },
  };
}
