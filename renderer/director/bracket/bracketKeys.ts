import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import type { Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import type { BracketActions } from './bracketActions.ts';
import type { BracketScreenState } from './useBracket.ts';

/** The keys of the bracket: those that do something now. */
export function useBracketKeys(
  state: BracketScreenState,
  actions: BracketActions,
  sharedKeys: readonly KeyHelp[],
): { readonly keys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const { keys: words } = useWords(bracketWords);
  const { enterKey } = useWords(rankingWords);
  const offered = [
    [enterKey, words.sheet, actions.openMatch],
    ['W', words.walkover, actions.walkover],
    ['E', words.extra, actions.extra],
    ['C', words.carry, actions.carry],
    ['S', words.seeds, actions.seeds],
    ['X', words.opponents, actions.opponents],
    ['I', words.instead, actions.instead],
    ['A', words.announce, actions.announce],
  ] as const;
  const able = offered.flatMap(([key, does, onPress]) => (onPress ? [{ key, does, onPress }] : []));
  return {
    keys: [
      { keys: ['←↑↓→'], does: words.match },
      ...able.map(({ key, does, onPress }) => ({ keys: [key], does, onPress })),
      ...sharedKeys,
    ],
    shortcuts: {
      arrowup: () => actions.move('up'),
      arrowdown: () => actions.move('down'),
      arrowleft: () => actions.move('left'),
      arrowright: () => actions.move('right'),
      escape: () => state.openForm(null),
      ...Object.fromEntries(able.map(({ key, onPress }) => [key === enterKey ? 'enter' : key.toLowerCase(), onPress])),
    },
  };
}
