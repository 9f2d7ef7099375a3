import type { rankingWords } from '../../../src/language/screens/ranking.ts';
import type { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';

/** What is in the work area. */
export type RankingViewName = 'table' | 'scorecards';

/** Everything a key can do in the ranking. */
export interface RankingActions {
  readonly movePair: (step: 1 | -1) => void;
  readonly moveBoard: (step: 1 | -1) => void;
  readonly openResult: () => void;
  /** Opens or closes the explanation of what the pair has in all. */
  readonly explainTotal: () => void;
  readonly close: () => void;
  readonly givePenalty: () => void;
  readonly undoPenalty: () => void;
  readonly print: () => void;
  readonly turnSections: (by: 1 | -1) => void;
}

/** Up and down go through the rows: pairs in the ranking, boards on a scorecard. Left and right through the other. */
export function rankingShortcuts(view: RankingViewName, actions: RankingActions): Shortcuts {
  const { movePair, moveBoard, turnSections } = actions;
  const [alongRows, acrossRows] = view === 'table' ? [movePair, moveBoard] : [moveBoard, movePair];
  return {
    arrowup: () => alongRows(-1),
    arrowdown: () => alongRows(1),
    arrowleft: () => acrossRows(-1),
    arrowright: () => acrossRows(1),
    enter: actions.openResult,
    escape: actions.close,
    e: actions.explainTotal,
    b: actions.givePenalty,
    'mod+z': actions.undoPenalty,
    'mod+p': actions.print,
    '[': () => turnSections(-1),
    ']': () => turnSections(1),
    'mod+alt+[': () => turnSections(-1),
    'mod+alt+]': () => turnSections(1),
  };
}

/** What the key line says of them. */
export function rankingKeys(
  words: (typeof rankingWords)['en'] & Pick<(typeof scoringScreenWords)['en'], 'penalties'>,
  view: RankingViewName,
  lines: number,
  sections: number,
  actions: RankingActions,
): readonly KeyHelp[] {
  const [rows, across] = view === 'table' ? [words.keyPair, words.keyBoard] : [words.keyBoard, words.keyPair];
  return [
    { keys: ['↑', '↓'], does: rows },
    ...(view === 'table' && lines > 1 ? [{ keys: [words.tabKey], does: words.keyLine }] : []),
    { keys: ['←', '→'], does: across },
    { keys: [words.enterKey], does: words.keyOpen, onPress: actions.openResult },
    { keys: ['E'], does: words.keyWhy, onPress: actions.explainTotal },
    { keys: [words.escapeKey], does: words.keyClose, onPress: actions.close },
    ...(sections > 1 ? [{ keys: ['[ ]'], does: words.keySection, onPress: () => actions.turnSections(1) }] : []),
    { keys: ['B'], does: words.penalties.key, onPress: actions.givePenalty },
    { keys: [MOD, 'Z'], does: words.penalties.undoKey, onPress: actions.undoPenalty },
    { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
  ];
}
