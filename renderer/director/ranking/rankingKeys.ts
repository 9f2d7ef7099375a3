import type { rankingWords } from '../../../src/language/screens/ranking.ts';
import type { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { PairFormName } from './pair/useChosenPairCard.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import { viewShortcuts, type ShownView } from './useRankingViews.ts';

/** The views of the work area, in the order of their tabs. */
export const RANKING_VIEWS = ['table', 'rounds', 'evolution', 'boards', 'scorecards', 'statistics'] as const;
export type RankingViewName = (typeof RANKING_VIEWS)[number] | 'changed';

/** Whether a view has a chosen pair, which the panel explains. */
export function hasPair(view: RankingViewName): boolean {
  return view !== 'boards' && view !== 'statistics' && view !== 'rounds';
}

/** Whether the rows of a view are pairs. The rows of other views are boards. */
function hasPairRows(view: RankingViewName): boolean {
  return view === 'table' || view === 'rounds' || view === 'evolution' || view === 'changed';
}

/** The actions of the keys in the ranking. */
export interface RankingActions {
  readonly movePair: (step: 1 | -1) => void;
  readonly moveBoard: (step: 1 | -1) => void;
  /** Shows the ranking after the round before or after. */
  readonly moveRound: (step: 1 | -1) => void;
  readonly show: (view: RankingViewName) => void;
  readonly openResult: () => void;
  /** Opens or closes the explanation of the pair's total. */
  readonly explainTotal: () => void;
  readonly close: () => void;
  /** Opens a form for the chosen pair. Without one, for the first. */
  readonly openForm: (form: PairFormName) => void;
  readonly givePenalty: () => void;
  /** Opens the form that says whether the pair is ranked, a guest, or withdrawn. */
  readonly changeStanding: () => void;
  /** Publishes the ranking, or ends the corrections of one that is published. */
  readonly publish: () => void;
  readonly print: () => void;
  /** The files of the event, by who receives them. */
  readonly exportEvent: () => void;
  readonly turnSections: (by: 1 | -1) => void;
}

/**
 * Up and down move through the rows, which are pairs in the ranking and its drawing, and boards elsewhere. Left and
 * right move through the other of the two, where a pair is chosen.
 */
export function rankingShortcuts(
  view: RankingViewName,
  views: readonly ShownView<(typeof RANKING_VIEWS)[number]>[],
  actions: RankingActions,
): Shortcuts {
  const { movePair, moveBoard, turnSections } = actions;
  const [alongRows, acrossRows] = hasPairRows(view) ? [movePair, moveBoard] : [moveBoard, movePair];
  const rows = { arrowup: () => alongRows(-1), arrowdown: () => alongRows(1) };
  const ofResult = { enter: actions.openResult };
  const ofRound = { arrowleft: () => actions.moveRound(-1), arrowright: () => actions.moveRound(1) };
  const ofPair = {
    arrowleft: () => acrossRows(-1),
    arrowright: () => acrossRows(1),
    e: actions.explainTotal,
    b: actions.givePenalty,
    w: actions.changeStanding,
  };
  return {
    ...(view === 'statistics' ? {} : rows),
    ...(view === 'statistics' || view === 'rounds' ? {} : ofResult),
    ...(view === 'rounds' ? ofRound : {}),
    ...(hasPair(view) ? ofPair : {}),
    ...viewShortcuts(views, actions.show),
    escape: actions.close,
    'mod+p': actions.print,
    p: actions.publish,
    x: actions.exportEvent,
    '[': () => turnSections(-1),
    ']': () => turnSections(1),
    'mod+alt+[': () => turnSections(-1),
    'mod+alt+]': () => turnSections(1),
  };
}

/** The keys as the key line shows them. */
export function rankingKeys(
  words: (typeof rankingWords)['en'] &
    Pick<(typeof scoringScreenWords)['en'], 'penalties'> & {
      readonly keyPublication: string;
      readonly keyStanding: string;
    },
  view: RankingViewName,
  lines: number,
  sections: number,
  actions: RankingActions,
  sharedKeys: readonly KeyHelp[],
): readonly KeyHelp[] {
  const [rows, across] = hasPairRows(view) ? [words.keyPair, words.keyBoard] : [words.keyBoard, words.keyPair];
  const ofPair = hasPair(view);
  return [
    ...(view === 'statistics' ? [] : [{ keys: ['↑', '↓'], does: rows }]),
    ...(hasPairRows(view) && lines > 1 ? [{ keys: [words.tabKey], does: words.keyLine }] : []),
    ...(ofPair ? [{ keys: ['←', '→'], does: across }] : []),
    ...(view === 'rounds' ? [{ keys: ['←', '→'], does: words.keyAfterRound }] : []),
    ...(view === 'statistics' || view === 'rounds'
      ? []
      : [{ keys: [words.enterKey], does: ofPair ? words.keyOpen : words.keyOpenBoard, onPress: actions.openResult }]),
    ...(ofPair ? [{ keys: ['E'], does: words.keyWhy, onPress: actions.explainTotal }] : []),
    { keys: [words.escapeKey], does: words.keyClose, onPress: actions.close },
    ...(sections > 1 ? [{ keys: ['[ ]'], does: words.keySection, onPress: () => actions.turnSections(1) }] : []),
    ...(ofPair
      ? [
          { keys: ['B'], does: words.penalties.key, onPress: actions.givePenalty },
          { keys: ['W'], does: words.keyStanding, onPress: actions.changeStanding },
        ]
      : []),
    ...sharedKeys,
    { keys: ['P'], does: words.keyPublication, onPress: actions.publish },
    { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
    { keys: ['X'], does: words.keyExport, onPress: actions.exportEvent },
  ];
}
