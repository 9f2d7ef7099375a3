import type { Club } from '../club.ts';
import type { PlayerView } from '../model/players.ts';
import { searchTerms } from '../../../src/language/search-terms.ts';

const MOST_PLAYERS = 20;

/**
 * Players with a word beginning with each word of `like`, accents and case ignored; at most 20, those whose
 * name begins with it first. The sample's players are left out as soon as the club has players of its own.
 */
export function findPlayers({ store }: Club, like: string): readonly PlayerView[] {
  return store.players.search(searchTerms(like), MOST_PLAYERS);
}
