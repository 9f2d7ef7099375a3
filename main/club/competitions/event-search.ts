import { formatDay, formatWeekday } from '../../../src/language/dates.ts';
import { eventMovementName } from '../../../src/language/movement/event-movement.ts';
import { searchTerms } from '../../../src/language/search-terms.ts';
import type { Language } from '../../../src/language.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
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
  const players = new Map<string, ReadonlyMap<number, readonly string[]>>();
  const found = new Map<number, readonly string[]>();
  for (const head of club.store.eventList.heads()) {
    const words = wordsOf(head, language);
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

/** The words of names, days and movements, in each language: few of them differ, and days are slow to write out. */
const termsOf = new Map<string, readonly string[]>();
const MOST_TERMS = 20_000;

/** The words of an event. */
function wordsOf({ name, date, movements }: EventHead, language: Language): readonly string[] {
  return [
    ...cachedTerms(`name ${name}`, () => name),
    ...cachedTerms(`${language} ${date}`, () =>
      [date, formatDay(date, 'long', language), formatWeekday(date, language)].join(' '),
    ),
    ...cachedTerms(`${language} ${movements}`, () => {
      const specs = JSON.parse(movements) as readonly EventMovementSpec[];
      return specs.map((spec) => eventMovementName(spec, language)).join(' ');
    }),
  ];
}

function cachedTerms(key: string, text: () => string): readonly string[] {
  let terms = termsOf.get(key);
  if (!terms) {
    if (termsOf.size >= MOST_TERMS) termsOf.clear();
    terms = searchTerms(text());
    termsOf.set(key, terms);
  }
  return terms;
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
