import type { Slot } from '../../../src/session/slot.ts';
import type { roomWords } from '../../../src/language/screens/room.ts';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import type { ScheduleChangeKind } from './change/draft.ts';
import type { Arrow } from './tables/choice.ts';
import { backWords, callWords, type ClockStep } from './clock/steps.ts';
import type { ClockActions } from './clock/useClock.ts';

/** The actions of the room's keys. */
export interface RoomActions extends ClockActions {
  readonly move: (arrow: Arrow) => void;
  readonly type: (digit: string) => void;
  /** Opens the traveller of the chosen table's board at its first line. */
  readonly typeTraveller: () => void;
  /** Opens the sheet of the chosen table at its next line. */
  readonly openTable: () => void;
  /** Opens a line in Entry. */
  readonly goToLine: (slot: Slot) => void;
  readonly goToRanking: () => void;
  readonly goToNames: () => void;
  readonly openDisplay: () => void;
  /** The kind of change with which the panel of changes was opened; null while it is closed. */
  readonly changing: ScheduleChangeKind | null;
  /** Whether the form of a new break is open. */
  readonly planningBreak: boolean;
  /** Whether the form that names a Bridgemate file is open. */
  readonly following: boolean;
  readonly toggleFollow: () => void;
  readonly togglePlanBreak: () => void;
  /** Null where the schedule follows from draws alone. */
  readonly toggleChange: (() => void) | null;
  /** The match and the part whose line-up is open; null while none is. */
  readonly lineUp: { readonly match: number; readonly segment: number } | null;
  /** Opens the line-up of the chosen table's match, or closes it; null where there are no teams. */
  readonly toggleLineUp: (() => void) | null;
  /** Closes the forms that are open in the panel. */
  readonly closeForms: () => void;
  readonly turnRounds: (by: 1 | -1) => void;
  readonly turnSections: (by: 1 | -1) => void;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The shortcuts of the room. On a French keyboard brackets need AltGr, which sends Ctrl and Alt. */
export function roomShortcuts(room: RoomActions): Shortcuts {
  const before = () => room.turnSections(-1);
  const after = () => room.turnSections(1);
  return {
    arrowup: () => room.move('up'),
    arrowdown: () => room.move('down'),
    arrowleft: () => room.move('left'),
    arrowright: () => room.move('right'),
    ...Object.fromEntries(DIGITS.map((digit) => [digit, () => room.type(digit)])),
    enter: room.openTable,
    e: room.typeTraveller,
    r: room.goToRanking,
    n: room.goToNames,
    d: room.openDisplay,
    f: room.toggleFollow,
    ...(room.toggleLineUp && { l: room.toggleLineUp }),
    ...(room.toggleChange && { c: room.toggleChange }),
    escape: room.closeForms,
    '[': before,
    ']': after,
    'mod+alt+[': before,
    'mod+alt+]': after,
    'mod+arrowleft': () => room.turnRounds(-1),
    'mod+arrowright': () => room.turnRounds(1),
    space: room.startOrPause,
    '+': () => room.addMinutes(1),
    '=': () => room.addMinutes(1),
    '-': () => room.addMinutes(-1),
    p: room.togglePlanBreak,
    m: room.next,
    b: room.previous,
  };
}

/** The keys named in the key line. The panel has those of the clock and of the other screens. */
export function roomKeys(
  words: (typeof roomWords)['en'],
  tables: number,
  sections: number,
  room: RoomActions,
): readonly KeyHelp[] {
  return [
    { keys: ['← ↑ ↓ →'], does: words.keyTable },
    { keys: [`1–${tables}`], does: words.keyGoTo },
    { keys: [words.enterKey], does: words.keyOpen, onPress: room.openTable },
    { keys: [MOD, '← →'], does: words.keyRound, onPress: () => room.turnRounds(1) },
    ...(sections > 1 ? [{ keys: ['[ ]'], does: words.keySection, onPress: () => room.turnSections(1) }] : []),
  ];
}

/** The keys named in the panel, for the list of all keys and for the command palette. */
export function roomPanelKeys(
  words: (typeof roomWords)['en'],
  step: ClockStep,
  room: RoomActions,
  follow: string,
): readonly KeyHelp[] {
  return [
    { keys: [words.spaceKey], does: `${words.start}, ${words.pause}`, onPress: room.startOrPause },
    { keys: ['+'], does: words.minuteMore, onPress: () => room.addMinutes(1) },
    { keys: ['−'], does: words.minuteLess, onPress: () => room.addMinutes(-1) },
    { keys: ['P'], does: words.planBreak, onPress: room.togglePlanBreak },
    { keys: ['M'], does: callWords(words, step), onPress: room.next },
    ...(step.back === null ? [] : [{ keys: ['B'], does: backWords(words, step.back), onPress: room.previous }]),
    { keys: ['E'], does: words.typeTraveller, onPress: room.typeTraveller },
    { keys: ['R'], does: words.ranking, onPress: room.goToRanking },
    { keys: ['N'], does: words.names, onPress: room.goToNames },
    { keys: ['D'], does: words.display, onPress: room.openDisplay },
    { keys: ['F'], does: follow, onPress: room.toggleFollow },
    ...(room.toggleLineUp ? [{ keys: ['L'], does: words.lineUp, onPress: room.toggleLineUp }] : []),
    ...(room.toggleChange ? [{ keys: ['C'], does: words.change, onPress: room.toggleChange }] : []),
  ];
}
