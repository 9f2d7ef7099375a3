import { HOWELL_TABLES, howellRounds, howellSeatings } from './howell.ts';
import { MITCHELL_TABLES, mitchellRounds, mitchellSeatings } from './mitchell.ts';
import type { HowellSpec, MitchellSpec, Movement, MovementSpec } from './movement.ts';
import { phantomOf } from './pairs.ts';
import type { SpecProblem } from './problem.ts';
import { movementErrors } from './validate.ts';

const MOST_BOARDS_PER_ROUND = 36;

/**
 * The movement a specification asks for, always the same for the same one, or the figure that can't be.
 * Every movement made here has passed the validator.
 */
export function makeMovement(spec: MovementSpec): Movement | SpecProblem {
  const problem = spec.kind === 'mitchell' ? mitchellProblem(spec) : howellProblem(spec);
  if (problem) return problem;
  const movement: Movement = {
    spec,
    tables: spec.tables,
    boardsPerRound: spec.boardsPerRound,
    sets: spec.kind === 'mitchell' ? spec.tables : howellRounds(spec.tables),
    winners: spec.kind === 'mitchell' && spec.arrowSwitch === 0 ? 2 : 1,
    phantom: phantomOf(spec),
    rounds: spec.kind === 'mitchell' ? mitchellSeatings(spec) : howellSeatings(spec),
  };
  const [error] = movementErrors(movement);
  if (error) throw new Error(`makeMovement: ${error.code} in ${JSON.stringify(spec)}`);
  return movement;
}

/** Whether `makeMovement` answered with a movement. */
export function isMovement(made: Movement | SpecProblem): made is Movement {
  return !('kind' in made);
}

function mitchellProblem(spec: MitchellSpec): SpecProblem | null {
  return (
    outside(spec, 'tables', spec.tables, MITCHELL_TABLES.least, MITCHELL_TABLES.most) ??
    outside(spec, 'rounds', spec.rounds, 1, mitchellRounds(spec)) ??
    outside(spec, 'boards-per-round', spec.boardsPerRound, 1, MOST_BOARDS_PER_ROUND) ??
    outside(spec, 'arrow-switch', spec.arrowSwitch, 0, spec.rounds - 1)
  );
}

function howellProblem(spec: HowellSpec): SpecProblem | null {
  return (
    outside(spec, 'tables', spec.tables, HOWELL_TABLES.least, HOWELL_TABLES.most) ??
    outside(spec, 'rounds', spec.rounds, 1, howellRounds(spec.tables)) ??
    outside(spec, 'boards-per-round', spec.boardsPerRound, 1, MOST_BOARDS_PER_ROUND)
  );
}

function outside(
  spec: MovementSpec,
  code: SpecProblem['code'],
  given: number,
  least: number,
  most: number,
): SpecProblem | null {
  if (Number.isInteger(given) && given >= least && given <= most) return null;
  return { kind: 'problem', code, movement: spec.kind, given, least, most };
}
