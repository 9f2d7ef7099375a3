import { eventFileWords } from '../../../src/language/screens/events/event-file.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { MOD, type Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import type { EventTask } from '../shell/eventTask.ts';

interface EventActions {
  readonly isEmpty: boolean;
  readonly begin: (task: EventTask) => void;
  readonly newEvent: () => void;
  readonly openSample: () => void;
  readonly openSheets: () => void;
  readonly openMembers: () => void;
  readonly openSeasons: () => void;
  readonly openSeason: () => void;
  readonly bringIn: () => void;
  readonly find: () => void;
  readonly undo: (() => void) | null;
}

/** The keys of the list of events. Deleting has no shortcut of the screen: it takes the key on a row. */
export function useEventKeys({
  isEmpty,
  begin,
  newEvent,
  openSample,
  openSheets,
  openMembers,
  openSeasons,
  openSeason,
  bringIn,
  find,
  undo,
}: EventActions): {
  readonly keys: readonly KeyHelp[];
  readonly sharedKeys: readonly KeyHelp[];
  readonly shortcuts: Shortcuts;
} {
  const words = useWords(eventsWords);
  const file = useWords(eventFileWords);
  const { caps } = useWords(shellWords);
  const onEvents: readonly KeyHelp[] = [
    { keys: ['↑', '↓'], does: words.keyChoose },
    { keys: [caps.enter], does: words.keyOpen },
    { keys: ['F'], does: words.keyFind, onPress: find },
    { keys: ['E'], does: words.keyEdit, onPress: () => begin('edit') },
    { keys: ['D'], does: words.keyDuplicate, onPress: () => begin('duplicate') },
    { keys: ['P'], does: words.keySeason, onPress: openSeason },
    { keys: ['X'], does: file.keySave, onPress: () => begin('save') },
    { keys: [caps.delete], does: words.keyDelete, onPress: () => begin('delete') },
  ];
  return {
    keys: [
      ...(isEmpty ? [] : onEvents),
      { keys: ['N'], does: words.keyNew, onPress: newEvent },
      { keys: ['S'], does: words.keySample, onPress: openSample },
      { keys: ['R'], does: words.keySheets, onPress: openSheets },
      { keys: ['M'], does: words.keyMembers, onPress: openMembers },
      { keys: ['C'], does: words.keySeasons, onPress: openSeasons },
      { keys: ['I'], does: file.keyBringIn, onPress: bringIn },
    ],
    sharedKeys: undo ? [{ keys: [MOD, 'Z'], does: words.keyUndo, onPress: undo }] : [],
    shortcuts: {
      n: newEvent,
      s: openSample,
      r: openSheets,
      m: openMembers,
      c: openSeasons,
      i: bringIn,
      'mod+o': bringIn,
      ...(isEmpty
        ? {}
        : {
            f: find,
            '/': find,
            'mod+f': find,
            e: () => begin('edit'),
            d: () => begin('duplicate'),
            p: openSeason,
            x: () => begin('save'),
          }),
      ...(undo ? { 'mod+z': undo } : {}),
    },
  };
}
