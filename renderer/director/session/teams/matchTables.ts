import type { SessionView } from '../../../../main/club/model/session.ts';
import type { MatchTables } from '../../../../src/language/game/match.ts';
import { hasRooms } from '../../../../src/movement/event-movement.ts';

/** How the two tables of the matches of a section are told apart. */
export function matchTables(section: Pick<SessionView['sections'][number], 'spec'> | undefined): MatchTables {
  return section && !hasRooms(section.spec) ? 'rounds' : 'rooms';
}
