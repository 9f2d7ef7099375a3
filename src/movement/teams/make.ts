import { TEAM_FAMILIES, type TeamMovementKind, type TeamSpec } from './families/index.ts';
import type { FigureBounds, TeamFamily, TeamFigure } from './families/family.ts';
import type { TeamMovement } from './team-movement.ts';
import { teamMovementErrors } from './validate.ts';

/** Why a movement of teams can't be built as asked: the figure at fault, and the values it may have. */
export interface TeamSpecProblem {
  readonly kind: 'problem';
  readonly code: TeamFigure;
  readonly movement: TeamMovementKind;
  readonly given: number;
  readonly least: number;
  readonly most: number;
  /** The only ones, where not all from least to most may be. */
  readonly possible?: readonly number[];
}

const RULES: ReadonlyMap<string, TeamFamily<TeamSpec>> = new Map(
  TEAM_FAMILIES.map((family) => [family.kind, family as unknown as TeamFamily<TeamSpec>]),
);

/** The family that a specification belongs to. */
export function teamFamilyOf({ kind }: Pick<TeamSpec, 'kind'>): TeamFamily<TeamSpec> {
  const family = RULES.get(kind);
  if (!family) throw new Error(`teamFamilyOf: no family ${kind}`);
  return family;
}

/**
 * The movement of a specification, always the same for the same one, or the figure that is not possible. Every movement
 * made here has passed the validator.
 */
export function makeTeamMovement(spec: TeamSpec): TeamMovement | TeamSpecProblem {
  const problem = teamSpecProblem(spec);
  if (problem) return problem;
  const movement: TeamMovement = { spec, teams: spec.teams, ...teamFamilyOf(spec).layOut(spec) };
  const [error] = teamMovementErrors(movement, teamFamilyOf(spec).copies(spec));
  if (error) throw new Error(`makeTeamMovement: ${JSON.stringify(error)} in ${JSON.stringify(spec)}`);
  return movement;
}

/** Whether `makeTeamMovement` returned a movement. */
export function isTeamMovement(made: TeamMovement | TeamSpecProblem): made is TeamMovement {
  return !('kind' in made);
}

/** The first figure of a specification that is not possible; null where its movement can be made. */
export function teamSpecProblem(spec: TeamSpec): TeamSpecProblem | null {
  const wrong = teamFamilyOf(spec)
    .bounds(spec)
    .find((bounds) => !isWithin(bounds));
  if (!wrong) return null;
  const { figure, ...bounds } = wrong;
  return { kind: 'problem', code: figure, movement: spec.kind, ...bounds };
}

function isWithin({ given, least, most, possible }: FigureBounds): boolean {
  return Number.isInteger(given) && given >= least && given <= most && (possible?.includes(given) ?? true);
}
