import type { SessionView } from '../../../main/club/model/session.ts';
import { isTeamSpec } from '../../../src/movement/event-movement.ts';

/** The tables of a place of the room: both rooms of a match of teams, or one. */
export function tablesOfPlace(
  { sections: [section] }: Pick<SessionView, 'sections'>,
  place: number,
): readonly number[] {
  return section && isTeamSpec(section.spec) ? [2 * place - 1, 2 * place] : [place];
}
