import { withArrowSwitch } from './arrow-switch.ts';
import { familyOf } from './family-of.ts';
import type { Movement, MovementSpec } from './movement.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { hasLines, phantomOf, winnersOf } from './pairs.ts';
import type { SpecProblem } from './problem.ts';
import { movementErrors } from './validate.ts';

export const MOST_BOARDS_PER_ROUND = 36;

/**
 * The movement of a specification, always the same for the same one, or the figure that is not possible. Every movement
 * made here has passed the validator, except a movement of the club's own, which stays as it was typed.
 */
export function makeMovement(spec: MovementSpec): Movement | SpecProblem {
  const problem = specProblem(spec);
  if (problem) return problem;
  const family = familyOf(spec);
  const seatings = family.seatings(spec);
  const movement: Movement = {
    spec,
    tables: spec.tables,
    boardsPerRound: spec.boardsPerRound,
    sets: family.bounds(spec).sets,
    winners: winnersOf(spec),
    phantom: phantomOf(spec),
    rounds: hasLines(spec) ? withArrowSwitch(seatings, spec) : seatings,
  };
  const [error] = spec.kind === 'own' ? [] : movementErrors(movement);
  if (error) throw new Error(`makeMovement: ${JSON.stringify(error)} in ${JSON.stringify(spec)}`);
  return movement;
}

/** Whether `makeMovement` returned a movement. */
export function isMovement(made: Movement | SpecProblem): made is Movement {
  return !('kind' in made);
}

/** The figure of a specification that is not possible; null where its movement can be made. */
export function specProblem(spec: MovementSpec): SpecProblem | null {
  return (
    tablesProblem(spec) ??
    setsProblem(spec) ??
    outside(spec, 'rounds', spec.rounds, 1, familyOf(spec).bounds(spec).rounds) ??
    outside(spec, 'boards-per-round', spec.boardsPerRound, 1, MOST_BOARDS_PER_ROUND) ??
    (hasLines(spec) ? outside(spec, 'arrow-switch', spec.arrowSwitch, 0, spec.rounds - 1) : null)
  );
}

function tablesProblem(spec: MovementSpec): SpecProblem | null {
  const { tables, suits } = familyOf(spec).bounds(spec);
  const problem = outside(spec, 'tables', spec.tables, tables.least, tables.most);
  if (problem || !suits || suits(spec.tables)) return problem;
  const possible = numbersTo(spec.tables + 4).filter((number) => number >= tables.least && suits(number));
  return { ...asProblem(spec, 'tables', spec.tables, tables.least, tables.most), possible };
}

function setsProblem(spec: MovementSpec): SpecProblem | null {
  const { sets, setsToChoose } = familyOf(spec).bounds(spec);
  if (!setsToChoose || setsToChoose.includes(sets)) return null;
  const [least = 0, most = 0] = [setsToChoose[0], setsToChoose.at(-1)];
  return { ...asProblem(spec, 'rounds', sets, least, most), possible: setsToChoose };
}

function outside(
  spec: MovementSpec,
  code: SpecProblem['code'],
  given: number,
  least: number,
  most: number,
): SpecProblem | null {
  if (Number.isInteger(given) && given >= least && given <= most) return null;
  return asProblem(spec, code, given, least, most);
}

function asProblem(
  spec: MovementSpec,
  code: SpecProblem['code'],
  given: number,
  least: number,
  most: number,
): SpecProblem {
  return { kind: 'problem', code, movement: spec.kind, given, least, most };
}
