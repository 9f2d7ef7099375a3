import { formatDay, formatWeekday } from '../../../src/language/dates.ts';
import { movementName } from '../../../src/language/movement/name.ts';
import { searchTerms } from '../../../src/language/search-terms.ts';
import type { Language } from '../../../src/language.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import type { EventHead } from '../../store/events/event-list.ts';
import type { Club } from '../club.ts';
import { readSettings } from '../settings.ts';

/**
 * Finds events, newest day first, each with the players by whom it was found. Every word typed begins a word of the
 * name, the day or the movement; the words that begin none of these begin words of one player's name. Null where
 * nothing is typed.
 */
export function searchEvents(club: Club, find: string): ReadonlyMap<number, readonly string[]> | null {
  const typed = searchTerms(find);
  if (typed.length === 0) return null;
  const { language } = readSettings(club);
  const movements = new Map<string, readonly string[]>();
  const players = new Map<string, ReadonlyMap<number, readonly string[]>>();
  const found = new Map<number, readonly string[]>();
  for (const head of club.store.eventList.heads()) {
    const words = wordsOf(head, language, movements);
    const left = typed.filter((begin) => !words.some((word) => word.startsWith(begin)));
    if (left.length === 0) {
      found.set(head.session, playersOf(club, typed, players).get(head.session) ?? []);
      continue;
    }
    const names = playersOf(club, left, players).get(head.session);
    if (names) found.set(head.session, names);
  }
  return found;
}

/** The words of an event. Movements have few names, each worked out once. */
function wordsOf(
  { name, date, movements }: EventHead,
  language: Language,
  known: Map<string, readonly string[]>,
): readonly string[] {
  let ofMovement = known.get(movements);
  if (!ofMovement) {
    const specs = JSON.parse(movements) as readonly MovementSpec[];
    ofMovement = searchTerms(specs.map((spec) => movementName(spec, language)).join(' '));
    known.set(movements, ofMovement);
  }
  const day = `${date} ${formatDay(date, 'long', language)} ${formatWeekday(date, language)}`;
  return [...searchTerms(name), ...searchTerms(day), ...ofMovement];
}

/** The players whose name has all the words, by session. */
function playersOf(
  { store }: Club,
  words: readonly string[],
  known: Map<string, ReadonlyMap<number, readonly string[]>>,
): ReadonlyMap<number, readonly string[]> {
  const key = words.join(' ');
  let bySession = known.get(key);
  if (!bySession) {
    const found = Map.groupBy(store.eventList.players(words), ({ session }) => session);
    bySession = new Map([...found].map(([session, rows]) => [session, rows.map(({ name }) => name)]));
    known.set(key, bySession);
  }
  return bySession;
}
