import type { Club } from '../club.ts';
import type { PlayerView } from '../model/players.ts';
import { searchTerms } from '../../../src/language/search-terms.ts';

const MOST_PLAYERS = 20;

/**
 * Finds players whose name has, for each word of `like`, a word that begins with it. Accents and case are ignored. At
 * most 20 are found, first those whose name begins with `like`. The sample's players are found only while the club has
 * no others. Players of one name are each found, with what tells them apart.
 */
export function findPlayers({ store }: Club, like: string): readonly PlayerView[] {
  return store.players
    .search(searchTerms(like), MOST_PLAYERS)
    .flatMap(({ id, name, namesakes }): readonly PlayerView[] => {
      if (namesakes === 1) return [{ id, name, apart: null }];
      return store.players.namesakes(name).map((player) => {
        const [number = null] = store.members.read(player)?.numbers ?? [];
        return { id: player, name, apart: { number, partner: store.players.lastPartner(player) } };
      });
    });
}
