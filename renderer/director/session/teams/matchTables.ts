import type { SessionView } from '../../../../main/club/model/session.ts';
import type { MatchTables } from '../../../../src/language/game/match.ts';
import { hasRooms } from '../../../../src/movement/event-movement.ts';

/** How the two tables of a match of a section are told apart: a half match has no rooms. */
export function matchTables(
  section: Pick<SessionView['sections'][number], 'spec'> | undefined,
  match?: { readonly isHalf?: true },
): MatchTables {
  return match?.isHalf || (section && !hasRooms(section.spec)) ? 'rounds' : 'rooms';
}
