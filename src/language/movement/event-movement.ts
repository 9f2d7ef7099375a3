import type { Language } from '../../language.ts';
import {
  isIndividualSpec,
  isRecordedTeams,
  isTeamSpec,
  type EventMovementSpec,
} from '../../movement/event-movement.ts';
import { isSwissField } from '../../movement/swiss/spec.ts';
import { TEAM_KINDS, type TeamMovementKind } from '../../movement/teams/families/index.ts';
import { familyWords } from './families.ts';
import { individualKindName, individualName } from './individual.ts';
import { movementName, namesBySection, recordedName } from './name.ts';
import { swissKindName, swissName } from './swiss.ts';
import { teamKindName, teamMovementName } from './teams.ts';

/** The name of a movement, of pairs, of players or of teams. */
export function eventMovementName(spec: EventMovementSpec, language: Language): string {
  if (isIndividualSpec(spec)) return individualName(spec, language);
  if (isSwissField(spec)) return swissName(spec, language);
  if (isRecordedTeams(spec)) return recordedName(language);
  return isTeamSpec(spec) ? teamMovementName(spec, language) : movementName(spec, language);
}

/** The names of the movements of an event's sections. */
export function eventMovementNames(specs: readonly EventMovementSpec[], language: Language): string {
  return namesBySection(
    specs.map((spec) => eventMovementName(spec, language)),
    language,
  );
}

/** A kind of movement, and whether it is who met whom in an event recorded elsewhere. */
export interface KindOfMovement {
  readonly kind: EventMovementSpec['kind'];
  readonly recorded?: true;
}

/** What a movement is without its figures: Mitchell, Howell, Individual; As played elsewhere. */
export function movementKindName({ kind, recorded }: KindOfMovement, language: Language): string {
  if (recorded) return recordedName(language);
  if (kind === 'individual' || kind === 'rainbow') return individualKindName(kind, language);
  if (kind === 'swiss-pairs' || kind === 'swiss-individual') return swissKindName(kind, language);
  if (kind === 'recorded-teams') return recordedName(language);
  return isTeamKind(kind) ? teamKindName(kind, language) : familyWords[language][kind].name;
}

function isTeamKind(kind: EventMovementSpec['kind']): kind is TeamMovementKind {
  return (TEAM_KINDS as readonly string[]).includes(kind);
}
