import { useLocation } from 'wouter';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import type { Shortcuts } from '../../shared/shortcuts.ts';
import { entryPath } from '../session/entryPath.ts';
import { focusMarked } from '../session/focus.ts';
import { matchPath } from '../session/teams/matchPath.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import { lineToOpen } from './matchRows.ts';
import type { MatchScreenState } from './useMatch.ts';

/** The keys of the screen of a match. */
export function useMatchKeys(
  state: MatchScreenState,
  sharedKeys: readonly KeyHelp[],
): { readonly keys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const words = useWords(matchScreenWords);
  const { enterKey } = useWords(rankingWords);
  const [, go] = useLocation();
  const { session, rows, chosen, before, after, tables } = state;
  const move = (step: number) => {
    const at = chosen ? rows.indexOf(chosen) : -1;
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    if (!next) return;
    state.choose(next.board.board);
    focusMarked('board', next.board.board);
  };
  const open = (slot: ReturnType<typeof lineToOpen>) => slot && go(entryPath(session.id, slot));
  const openLine = () => chosen && open(lineToOpen(chosen));
  const openClosed = () => chosen && open(chosen.rooms.closed.slot);
  const goTo = (match: number | null) => match !== null && go(matchPath(session.id, match));
  const give = () => state.openForm('given');
  const isPairs = state.rooms.length === 1;
  const lineUp = () => state.openForm('line-up');
  const leave = () => (state.form ? state.openForm(null) : go(matchPath(session.id)));
  return {
    keys: [
      ...(rows.length > 0
        ? [
            { keys: ['↑', '↓'], does: words.keyBoard },
            { keys: [enterKey], does: words.keyOpen, onPress: openLine },
            ...(isPairs
              ? []
              : [{ keys: ['C'], does: tables === 'rooms' ? words.keyClosed : words.keyOther, onPress: openClosed }]),
          ]
        : []),
      ...(before !== null || after !== null
        ? [{ keys: ['[ ]'], does: words.keyMatch, onPress: () => goTo(after ?? before) }]
        : []),
      ...(rows.length > 0 && !isPairs ? [{ keys: ['L'], does: words.keyLineUp, onPress: lineUp }] : []),
      { keys: ['G'], does: words.keyGive, onPress: give },
      ...sharedKeys,
    ],
    shortcuts: {
      arrowup: () => move(-1),
      arrowdown: () => move(1),
      enter: openLine,
      g: give,
      ...(isPairs ? {} : { c: openClosed, l: lineUp }),
      escape: leave,
      '[': () => goTo(before),
      ']': () => goTo(after),
      'mod+alt+[': () => goTo(before),
      'mod+alt+]': () => goTo(after),
    },
  };
}
