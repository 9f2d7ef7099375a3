import type { IndividualSpec } from './individual/individual.ts';
import type { MovementSpec } from './movement.ts';
import type { RecordedTeamsSpec } from './recorded/teams-spec.ts';
import { isSwissField, type SwissFieldSpec, type SwissPairsSpec } from './swiss/spec.ts';
import { TEAM_FAMILIES, TEAM_KINDS, type TeamSpec } from './teams/families/index.ts';

/** The movement of a section, whoever plays in it. */
export type EventMovementSpec = MovementSpec | IndividualSpec | SwissFieldSpec | TeamSpec | RecordedTeamsSpec;

/** Whether it is a movement of single players. */
export function isIndividualSpec(spec: EventMovementSpec): spec is IndividualSpec {
  return spec.kind === 'individual' || spec.kind === 'rainbow';
}

const TEAMS: ReadonlySet<string> = new Set(TEAM_KINDS);

/** Whether it is a movement of teams that can be built. */
export function isTeamSpec(spec: EventMovementSpec): spec is TeamSpec {
  return TEAMS.has(spec.kind);
}

/** Whether it is of teams that were recorded elsewhere. */
export function isRecordedTeams(spec: EventMovementSpec): spec is RecordedTeamsSpec {
  return spec.kind === 'recorded-teams';
}

/** Whether matches are played in two rooms at once. Where East-West move, two teams meet in two rounds instead. */
export function hasRooms(spec: EventMovementSpec): boolean {
  if (isRecordedTeams(spec)) return spec.inRooms;
  return TEAM_FAMILIES.some(({ kind, mover }) => kind === spec.kind && mover !== 'east-west');
}

/** Whether it is a movement of pairs that is known to its end. */
export function isPairsSpec(spec: EventMovementSpec): spec is MovementSpec {
  return !isIndividualSpec(spec) && !isTeamSpec(spec) && !isSwissField(spec) && !isRecordedTeams(spec);
}

/** Whether its contestants meet in matches: teams, or two pairs at a table. */
export function hasMatches(spec: EventMovementSpec): spec is TeamSpec | SwissPairsSpec | RecordedTeamsSpec {
  return isTeamSpec(spec) || isRecordedTeams(spec) || spec.kind === 'swiss-pairs';
}

/**
 * Whether its rounds are drawn during play, each when the one before is in, and have their places in the schedule from
 * the start, as in a Swiss. The schedule of a knockout grows instead.
 */
export function isDrawnInPlay(spec: EventMovementSpec): boolean {
  return isSwissField(spec) || TEAM_FAMILIES.some((family) => family.kind === spec.kind && 'outlook' in family);
}
