import type { IndividualSpec } from './individual/individual.ts';
import type { MovementSpec } from './movement.ts';
import { isSwissField, type SwissFieldSpec, type SwissPairsSpec } from './swiss/spec.ts';
import { TEAM_FAMILIES, TEAM_KINDS, type TeamSpec } from './teams/families/index.ts';

/** The movement of a section, whoever plays in it. */
export type EventMovementSpec = MovementSpec | IndividualSpec | SwissFieldSpec | TeamSpec;

/** Whether it is a movement of single players. */
export function isIndividualSpec(spec: EventMovementSpec): spec is IndividualSpec {
  return spec.kind === 'individual' || spec.kind === 'rainbow';
}

const TEAMS: ReadonlySet<string> = new Set(TEAM_KINDS);

/** Whether it is a movement of teams. */
export function isTeamSpec(spec: EventMovementSpec): spec is TeamSpec {
  return TEAMS.has(spec.kind);
}

/** Whether matches are played in two rooms at once. Where East-West move, two teams meet in two rounds instead. */
export function hasRooms(spec: EventMovementSpec): boolean {
  return TEAM_FAMILIES.some(({ kind, mover }) => kind === spec.kind && mover !== 'east-west');
}

/** Whether it is a movement of pairs that is known to its end. */
export function isPairsSpec(spec: EventMovementSpec): spec is MovementSpec {
  return !isIndividualSpec(spec) && !isTeamSpec(spec) && !isSwissField(spec);
}

/** Whether its contestants meet in matches: teams, or two pairs at a table. */
export function hasMatches(spec: EventMovementSpec): spec is TeamSpec | SwissPairsSpec {
  return isTeamSpec(spec) || spec.kind === 'swiss-pairs';
}

/**
 * Whether its rounds are drawn during play, each when the one before is in, and have their places in the schedule from
 * the start, as in a Swiss. The schedule of a knockout grows instead.
 */
export function isDrawnInPlay(spec: EventMovementSpec): boolean {
  return isSwissField(spec) || TEAM_FAMILIES.some((family) => family.kind === spec.kind && 'outlook' in family);
}
